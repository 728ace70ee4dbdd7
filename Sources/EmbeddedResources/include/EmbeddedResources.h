// The files of Resources/ as bytes in the read-only data of the program: no parsing, no cost at start.
#ifndef EMOJIPAD_EMBEDDED_RESOURCES_H
#define EMOJIPAD_EMBEDDED_RESOURCES_H

#include <stddef.h>

/// A file's bytes. They live as long as the program and end in no NUL.
typedef struct {
  const unsigned char *_Nonnull bytes;
  size_t count;
} emojipad_resource;

/// Resources/emoji.tsv: the emoji of the catalogue.
emojipad_resource emojipad_emoji_table(void);

/// The same, and Resources/symbols.tsv behind it: all of the catalogue.
emojipad_resource emojipad_catalog_table(void);

/// Resources/languages/LOCALE.tsv: names and keywords in a language. An empty resource where there is none.
emojipad_resource emojipad_language_table(const char *_Nonnull locale);

/// The locales that have a table, the most important one first; NULL beyond the last index.
const char *_Nullable emojipad_language_locale(size_t index);

/// The compiled terminfo entry of a terminal, in the form that $TERMINFO takes ("b64:…"), without a newline.
/// An empty resource where there is none for that name.
emojipad_resource emojipad_terminfo(const char *_Nonnull name);

#endif
