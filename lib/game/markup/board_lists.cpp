// Line by line.
#include "game/markup/board_lists.h"

#include <algorithm>
#include <cstddef>

namespace planilla {

namespace {

constexpr std::string_view around_words = " \t\r|";

// The rank whose squares the line names, '1' to '8'; 0: none.
char rank_of_row(std::string_view line) {
  constexpr std::size_t most_between = 2;  // words
  if (line.find("h") == line.npos) return 0;
  char rank = 0, file = 'a';
  std::size_t between = 0;
  for (std::size_t at = line.find_first_not_of(around_words); at != line.npos;) {
    const std::size_t end = std::min(line.find_first_of(around_words, at), line.size());
    const std::string_view word = line.substr(at, end - at);
    at = line.find_first_not_of(around_words, end);
    const bool square = word.size() == 2 && word[0] == file && word[1] >= '1' && word[1] <= '8' &&
                        (rank == 0 || word[1] == rank);
    if (square) {
      rank = word[1];
      ++file;
      between = 0;
    } else if (rank == 0 || ++between > most_between) {
      return 0;
    }
  }
  return file == 'h' + 1 ? rank : '\0';
}

}  // namespace

std::vector<Span> find_board_lists(std::string_view text) {
  std::vector<Span> out;
  int rows = 0;
  char before = 0;  // the rank of the row above
  Span drawing;
  const auto close = [&] {
    if (rows > 1) out.push_back(drawing);
    rows = 0;
  };
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = text.substr(at, end - at);
    const std::size_t first = line.find_first_not_of(around_words);
    const char rank = first == line.npos ? '\0' : rank_of_row(line);
    if (rank != 0) {
      if (rows > 0 && rank != before + 1 && rank + 1 != before) close();
      if (rows++ == 0) drawing.begin = static_cast<std::uint32_t>(at + first);
      drawing.end = static_cast<std::uint32_t>(at + line.find_last_not_of(around_words) + 1);
      before = rank;
    } else if (first != line.npos) {
      close();
    }
    at = end + 1;
  }
  close();
  return out;
}

}  // namespace planilla
