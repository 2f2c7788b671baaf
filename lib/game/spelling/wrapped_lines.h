// Lines that a program broke because the next word had no room: their ends are blanks, and what
// stands behind them begins nothing.
//
//   WrappedLines wrapped(text);
//   wrapped.holds(at)         // is the line end at text[at] such a one?
//   wrapped.joined(text)      // the text, each of them a blank; empty: it has none
//
// A text is wrapped if several of its lines are about as long as its longest, which is no short
// one, and most do not begin with a number, as the rows of a sheet do. A line end of it is the
// program's if the word behind it would have gone beyond that length; any other was meant. Where
// most such lines end a sentence, they are paragraphs of about the same length.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace planilla {

class WrappedLines {
public:
  explicit WrappedLines(std::string_view text);

  bool holds(std::size_t at) const;
  std::string joined(std::string_view text) const;

private:
  std::vector<std::size_t> ends_;  // in their order
};

}  // namespace planilla
