// Lines of words are counted.
#include "game/tables/blocks.h"

#include <algorithm>

#include "game/tables/token_lines.h"

namespace planilla {

namespace {

struct WordRow {
  std::vector<std::size_t> words;
  std::size_t begin = 0, end = 0;  // tokens
  std::size_t size() const { return words.size(); }
};

// The line that begins at `at`, if it holds words, half-moves most of them, and signs between them.
WordRow row_of_words(std::string_view text, std::span<const Token> tokens, std::size_t at) {
  WordRow row{{}, at, at};
  std::size_t moves = 0;
  bool plain = true;
  do {
    const Token& token = tokens[row.end];
    if (token.kind == TokenKind::word) {
      moves += looks_like_move(text, token) ? 1 : 0;
      row.words.push_back(row.end);
    } else {
      plain &= token.kind == TokenKind::junk &&
               token.in(text).find_first_not_of(";,|") == std::string_view::npos;
    }
    ++row.end;
  } while (row.end < tokens.size() && line_ends_before(text, tokens, row.end) == 0);
  if (!plain || moves + 1 < row.size() || row.size() % 2 != 0) row.words.clear();
  return row;
}

}  // namespace

namespace {

std::size_t gap_before(std::span<const Token> tokens, std::size_t word, std::size_t before) {
  return tokens[word].begin() - tokens[before].end();
}

}  // namespace

bool blocks_stand_apart(std::string_view text, std::span<const Token> tokens, std::size_t from) {
  constexpr std::size_t pair = 2, fewest_words = 2 * pair, fewest_rows = 2, wider = 2;
  std::size_t rows = 0;
  for (std::size_t at = from; at < tokens.size();) {
    const WordRow row = row_of_words(text, tokens, at);
    at = row.end;
    if (row.size() < fewest_words) {
      if (row.size() == pair && rows > 0) continue;  // the last of the left block
      return false;
    }
    const std::size_t inside = gap_before(tokens, row.words[1], row.words[0]);
    if (gap_before(tokens, row.words[pair], row.words[pair - 1]) < inside + wider) return false;
    ++rows;
  }
  return rows >= fewest_rows;
}

std::vector<Token> blocks_one_after_another(std::string_view text, std::span<const Token> tokens,
                                            std::size_t from, std::size_t to) {
  constexpr std::size_t pair = 2, fewest_words = 2 * pair, fewest_rows = 2;
  std::vector<WordRow> rows;
  for (std::size_t at = from; at < to;) {
    if (at > from && line_ends_before(text, tokens, at) == 0) {
      ++at;
      continue;
    }
    const WordRow row = row_of_words(text, tokens, at);
    const std::size_t most = rows.empty() ? row.size() : rows.front().size();
    if (row.size() < pair || row.size() > most || (rows.empty() && row.size() < fewest_words)) {
      if (!rows.empty()) break;
      at = row.end;
      continue;
    }
    rows.push_back(row);
    at = row.end;
  }
  if (rows.size() < fewest_rows) return {};
  std::vector<Token> out(tokens.begin(),
                         tokens.begin() + static_cast<std::ptrdiff_t>(rows.front().begin));
  for (std::size_t block = 0; block < rows.front().size(); block += pair)
    for (const WordRow& row : rows)
      for (std::size_t i = block; i < std::min(block + pair, row.size()); ++i)
        out.push_back(tokens[row.words[i]]);
  out.insert(out.end(), tokens.begin() + static_cast<std::ptrdiff_t>(rows.back().end),
             tokens.end());
  return out;
}

}  // namespace planilla
