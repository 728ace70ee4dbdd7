#include "EmbeddedResources.h"

#include <string.h>

// One table after the other, so that both can be read as one.
static const struct {
  unsigned char emoji[sizeof (unsigned char[]){
#embed "../../Resources/emoji.tsv"
  }];
  unsigned char symbols[sizeof (unsigned char[]){
#embed "../../Resources/symbols.tsv"
  }];
} catalog_table = {
    {
#embed "../../Resources/emoji.tsv"
    },
    {
#embed "../../Resources/symbols.tsv"
    },
};

emojipad_resource emojipad_emoji_table(void) {
  return (emojipad_resource){catalog_table.emoji, sizeof catalog_table.emoji};
}

emojipad_resource emojipad_catalog_table(void) {
  return (emojipad_resource){(const unsigned char *)&catalog_table, sizeof catalog_table};
}

// Made by: infocmp -x -0 -Q2 -q NAME
static const unsigned char xterm_256color[] = {
#embed "../../Resources/terminfo/xterm-256color"
};
static const unsigned char tmux_256color[] = {
#embed "../../Resources/terminfo/tmux-256color"
};
static const unsigned char screen_256color[] = {
#embed "../../Resources/terminfo/screen-256color"
};
static const unsigned char linux_console[] = {
#embed "../../Resources/terminfo/linux"
};
static const unsigned char xterm_kitty[] = {
#embed "../../Resources/terminfo/xterm-kitty"
};

emojipad_resource emojipad_terminfo(const char *name) {
  static const struct {
    const char *name;
    emojipad_resource entry;
  } entries[] = {
      {"xterm-256color", {xterm_256color, sizeof xterm_256color}},
      {"tmux-256color", {tmux_256color, sizeof tmux_256color}},
      {"screen-256color", {screen_256color, sizeof screen_256color}},
      {"linux", {linux_console, sizeof linux_console}},
      {"xterm-kitty", {xterm_kitty, sizeof xterm_kitty}},
  };
  for (size_t i = 0; i < sizeof entries / sizeof *entries; i++) {
    if (strcmp(entries[i].name, name) == 0) return entries[i].entry;
  }
  return (emojipad_resource){(const unsigned char *)"", 0};
}
