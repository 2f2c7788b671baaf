// Lines that a program broke because the next word had no room: their ends are blanks, and what
// stands behind them begins nothing.
//
//   join_wrapped_lines(text)      // the text, each of them a blank; empty: it has none
//
// A text is wrapped if several of its lines are about as long as its longest, which is no short
// one, and most do not begin with a number, as the rows of a sheet do. A line end of it is the
// program's if the word behind it would have gone beyond that length; any other was meant. Where
// most such lines end a sentence, they are paragraphs of about the same length.
#pragma once

#include <string>
#include <string_view>

namespace planilla {

// Of the length of `text`, so that places in the one are places in the other.
std::string join_wrapped_lines(std::string_view text);

}  // namespace planilla
