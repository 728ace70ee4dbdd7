// ncursesw's terminfo half: setupterm, tigetstr, tigetnum, tigetflag, tparm.
#ifndef EMOJIPAD_CNCURSES_SHIM_H
#define EMOJIPAD_CNCURSES_SHIM_H

#define NCURSES_WIDECHAR 1
#define _XOPEN_SOURCE_EXTENDED 1
#include <curses.h>
#include <term.h>

// Provided because tparm is variadic, which Swift does not import.
static inline char *emojipad_tparm1(const char *capability, int first) {
  return tparm(capability, first);
}

// Provided because tparm is variadic, which Swift does not import.
static inline char *emojipad_tparm2(const char *capability, int first, int second) {
  return tparm(capability, first, second);
}

#endif
