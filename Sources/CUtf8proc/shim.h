#ifndef EMOJIPAD_CUTF8PROC_SHIM_H
#define EMOJIPAD_CUTF8PROC_SHIM_H

#include <utf8proc.h>

#endif
