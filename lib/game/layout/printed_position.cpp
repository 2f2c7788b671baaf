// Rows to FEN.
#include "game/layout/printed_position.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <vector>

#include "board/fen.h"
#include "game/model/lexicon.h"
#include "text/charset/utf8.h"

namespace planilla {

namespace {

constexpr std::size_t board_size = 8;
using BoardRow = std::array<char32_t, board_size>;  // U'.' is empty

std::vector<char32_t> characters(std::string_view text) {
  std::vector<char32_t> out;
  for (std::size_t at = 0; at < text.size();) {
    const char32_t c = take_character(text, at);
    out.push_back(c == not_utf8 ? U'?' : c);
  }
  return out;
}

bool is_bar(char32_t c) {
  return c == U'|' || c == U'\u2502' || c == U'\u2551' || c == U'\u2503';
}
bool is_empty_square(char32_t c) {
  constexpr std::u32string_view signs = U".-_\u00b7*+\u25a1\u25a0\u2591\u2592\u2593\u2013";
  return signs.find(c) != std::u32string_view::npos;
}
bool is_piece(char32_t c) {
  return (c >= U'A' && c <= U'Z') || (c >= U'a' && c <= U'z') || (c >= 0x2654 && c <= 0x265f);
}

// Between bars: each cell one piece, or empty.
std::optional<BoardRow> row_of_cells(const std::vector<char32_t>& line) {
  std::vector<char32_t> cells;
  char32_t cell = U'.';
  bool inside = false, first = true;
  for (const char32_t c : line) {
    if (is_bar(c)) {
      if (inside) cells.push_back(cell);
      cell = U'.';
      inside = true;
    } else if (c != U' ' && c != U'\t' && inside) {
      if (cell != U'.' || !(is_piece(c) || is_empty_square(c))) {
        if (cells.size() >= board_size) break;
        return std::nullopt;
      }
      cell = is_piece(c) ? c : U'.';
    } else if (first && c >= U'1' && c <= U'8') {
      first = false;
    }
  }
  if (cells.size() == board_size - 1) cells.push_back(cell);
  if (cells.size() != board_size) return std::nullopt;
  BoardRow out{};
  std::copy(cells.begin(), cells.end(), out.begin());
  return out;
}

// One sign a square, with the number of the rank before or behind.
std::optional<BoardRow> row_of(std::string_view text, int& rank) {
  rank = 0;
  const std::vector<char32_t> line = characters(text);
  const auto bars = std::count_if(line.begin(), line.end(), is_bar);
  if (bars >= static_cast<std::ptrdiff_t>(board_size) - 1) return row_of_cells(line);
  BoardRow out{};
  std::size_t squares = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char32_t c = line[i];
    if (c == U' ' || c == U'\t' || c == U'\r' || is_bar(c)) continue;
    if (c >= U'1' && c <= U'8' && (squares == 0 || squares == board_size)) {
      if (rank != 0 && squares == 0) return std::nullopt;
      rank = static_cast<int>(c - U'0');
      continue;
    }
    if (squares == board_size || !(is_piece(c) || is_empty_square(c))) return std::nullopt;
    out[squares++] = is_piece(c) ? c : U'.';
  }
  return squares == board_size ? std::optional<BoardRow>(out) : std::nullopt;
}

// Of a line of `-`, `=`, `+` and bars that may be an empty row as well: "|---|---|" is none, and
// "--------" none where it would be the first.
bool is_ruled(std::string_view line, bool is_first) {
  const bool has_rule =
      line.find("--") != std::string_view::npos || line.find("==") != std::string_view::npos;
  return has_rule && (is_first || line.find('|') != std::string_view::npos);
}

// English letters of a row's characters; '?' for one that the language does not have.
char english(char32_t c, const LanguageClass* language) {
  constexpr std::string_view roles = "?PNBRQK";
  if (c == U'.') return '.';
  if (c >= 0x2654 && c <= 0x265f) {
    constexpr std::string_view pieces = "KQRBNPkqrbnp";
    return pieces[c - 0x2654];
  }
  const bool small = c >= U'a';
  const char letter = static_cast<char>(small ? c - 32 : c);
  const auto in_case = [&](char piece) { return small ? static_cast<char>(piece | 32) : piece; };
  if (language == nullptr)
    return letter != '?' && roles.find(letter) != std::string_view::npos ? in_case(letter) : '?';
  for (const Role role : {king, queen, rook, bishop, knight})
    if (language->symbols[role].front() == std::string(1, letter))
      return in_case(roles[static_cast<std::size_t>(role)]);
  const auto& pawns = language->symbols[pawn];
  const bool is_pawn = pawns.empty() ? letter == 'P' : pawns.front() == std::string(1, letter);
  return is_pawn || letter == 'P' ? in_case('P') : '?';
}

std::string castling_of(const std::array<std::string, board_size>& ranks) {  // 8 to 1
  std::string out;
  const auto side = [&](const std::string& home, char king_letter, char rook_letter, char offset) {
    if (home[4] != king_letter) return;
    if (home[7] == rook_letter) out += static_cast<char>('K' + offset);
    if (home[0] == rook_letter) out += static_cast<char>('Q' + offset);
  };
  side(ranks[7], 'K', 'R', 0);
  side(ranks[0], 'k', 'r', 32);
  return out.empty() ? "-" : out;
}

std::optional<std::string> fen_of(const std::vector<BoardRow>& rows, const LanguageClass* language,
                                  FirstNumber first) {
  std::array<std::string, board_size> ranks;
  int white_kings = 0, black_kings = 0;
  std::string fen;
  for (std::size_t i = 0; i < board_size; ++i) {
    int empty = 0;
    for (const char32_t c : rows[i]) {
      const char piece = english(c, language);
      if (piece == '?') return std::nullopt;
      ranks[i] += piece;
      white_kings += piece == 'K';
      black_kings += piece == 'k';
      if (piece == '.') {
        ++empty;
        continue;
      }
      if (empty > 0) fen += static_cast<char>('0' + empty);
      empty = 0;
      fen += piece;
    }
    if (empty > 0) fen += static_cast<char>('0' + empty);
    if (i + 1 < board_size) fen += '/';
  }
  if (white_kings != 1 || black_kings != 1) return std::nullopt;
  fen += first.of_black ? " b " : " w ";
  fen += castling_of(ranks) + " - 0 " + std::to_string(first.value);
  if (!parse_fen(fen).position) return std::nullopt;
  return fen;
}

// Is it the word for a side in the language: `Blancas`, "White"?
bool names_side(std::string_view word, const Language& language, std::string_view tag) {
  const std::string folded = fold_words(word);
  return std::any_of(language.headings.begin(), language.headings.end(), [&](const auto& heading) {
    return heading.second == tag && fold_words(heading.first) == folded;
  });
}

// `white`: the word for White beside the pieces, "" where there is none. Only the languages that
// have it are asked.
std::optional<std::string> in_one_language(const std::vector<BoardRow>& rows, FirstNumber first,
                                           const Languages& languages,
                                           std::string_view white_word = {}) {
  std::set<std::string> found;
  if (white_word.empty())
    if (const auto fen = fen_of(rows, nullptr, first)) found.insert(*fen);
  const auto has_word = [&](const Language* language) {
    return names_side(white_word, *language, "White");
  };
  for (const LanguageClass& language : languages.classes()) {
    if (!white_word.empty() &&
        std::none_of(language.languages.begin(), language.languages.end(), has_word))
      continue;
    if (const auto fen = fen_of(rows, &language, first)) found.insert(*fen);
  }
  return found.size() == 1 ? std::optional<std::string>(*found.begin()) : std::nullopt;
}

std::optional<std::string> diagram_in(std::string_view text, FirstNumber first,
                                      const Languages& languages) {
  std::vector<BoardRow> rows;
  int first_rank = 0;
  for (std::size_t at = 0; at < text.size() && rows.size() < board_size;) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = text.substr(at, end - at);
    at = end + 1;
    const bool ruling = line.find_first_not_of(" \t\r-+|=") == std::string_view::npos;
    int rank = 0;
    const auto row = row_of(line, rank);
    if (row && !(ruling && is_ruled(line, rows.empty()))) {
      if (rows.empty()) first_rank = rank;
      rows.push_back(*row);
    } else if (!ruling) {
      rows.clear();
    }
  }
  if (rows.size() != board_size) return std::nullopt;
  if (first_rank == 1) {  // Black sits below
    std::reverse(rows.begin(), rows.end());
    for (BoardRow& row : rows) std::reverse(row.begin(), row.end());
  }
  return in_one_language(rows, first, languages);
}

// "peones", "Bauern": the name of a pawn, with an ending of its plural perhaps.
bool names_pawn(std::string_view word, const Languages& languages) {
  constexpr std::size_t ending = 2, shortest = 3;  // bytes
  const std::string folded = fold_words(word);
  for (const Language& language : languages.all())
    for (const std::string& name : language.names[pawn]) {
      const std::string known = fold_words(name);
      if (known.size() >= shortest && folded.starts_with(known) &&
          folded.size() <= known.size() + ending)
        return true;
    }
  return false;
}

// "Kg1, Pe2", "Rg1 Tb1, peones f2 g2.": nothing but squares, each with a letter before it or none,
// and the word for pawns.
bool place_pieces(std::string_view list, bool of_black, const Languages& languages,
                  std::vector<BoardRow>& rows) {
  constexpr std::string_view blanks = " \t\r,;.";
  constexpr std::size_t longest = 3;  // bytes of a piece with its square
  int pieces = 0;
  for (std::size_t at = list.find_first_not_of(blanks); at != std::string_view::npos;
       at = list.find_first_not_of(blanks, at)) {
    const std::size_t end = std::min(list.find_first_of(blanks, at), list.size());
    const std::string_view word = list.substr(at, end - at);
    at = end;
    if (word.size() > longest && pieces > 0 && names_pawn(word, languages)) continue;
    if (word.size() < 2 || word.size() > longest) return false;
    const char file = word[word.size() - 2], rank = word.back();
    const char letter = word.size() == longest ? word[0] : 'P';
    if (file < 'a' || file > 'h' || rank < '1' || rank > '8' || letter < 'A' || letter > 'Z')
      return false;
    char32_t& square =
        rows[static_cast<std::size_t>('8' - rank)][static_cast<std::size_t>(file - 'a')];
    if (square != U'.') return false;
    square = static_cast<char32_t>(of_black ? letter + ('a' - 'A') : letter);
    ++pieces;
  }
  return pieces > 0;
}

struct ListedPieces {
  std::vector<BoardRow> rows;
  std::vector<Span> lines;
  std::string_view white_word;
};

// `White: Kg1, Pe2` above or before `Black: Kg8, Pe7`, White's pieces first.
ListedPieces listed_pieces(std::string_view text, const Languages& languages) {
  BoardRow empty{};
  empty.fill(U'.');
  ListedPieces out;
  constexpr std::size_t longest_word = 24;  // bytes
  out.rows.assign(board_size, empty);
  for (std::size_t at = 0; at < text.size() && out.lines.size() < 2;) {
    const std::size_t end = std::min(text.find_first_of("\n;", at), text.size());
    const std::string_view line = text.substr(at, end - at);
    const std::size_t begin = at + std::min(line.find_first_not_of(" \t"), line.size());
    const std::size_t at_line = at;
    at = end + 1;
    const std::size_t colon = line.find(':');
    std::vector<BoardRow> more = out.rows;
    const std::string_view tag = out.lines.empty() ? "White" : "Black";
    const std::string_view word =
        text.substr(begin, colon == line.npos ? 0 : colon - (begin - at_line));
    if (colon == std::string_view::npos || word.size() > longest_word ||
        !place_pieces(line.substr(colon + 1), !out.lines.empty(), languages, more) ||
        std::none_of(languages.all().begin(), languages.all().end(),
                     [&](const Language& one) { return names_side(word, one, tag); }))
      continue;
    out.rows = std::move(more);
    if (out.lines.empty()) out.white_word = word;
    out.lines.push_back({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)});
  }
  return out.lines.size() == 2 ? out : ListedPieces();
}

// The board of a FEN with whatever fields of it follow.
std::optional<std::string> fen_in(std::string_view text, FirstNumber first) {
  constexpr std::string_view blanks = " \t\r\n\"'()[]:,";
  for (std::size_t at = text.find('/'); at != std::string_view::npos; at = text.find('/', at)) {
    const std::size_t begin = text.find_last_of(blanks, at) + 1;
    const std::size_t end = std::min(text.find_first_of(blanks, at), text.size());
    const std::string_view board = text.substr(begin, end - begin);
    at = end;
    if (std::count(board.begin(), board.end(), '/') != 7) continue;
    const std::size_t line_end = std::min(text.find_first_of("\r\n\")[]<", end), text.size());
    const std::string fields(text.substr(begin, line_end - begin));
    if (fields.size() > board.size() + 2 && parse_fen(fields).position) return fields;
    const std::string plain = std::string(board) + (first.of_black ? " b - - 0 " : " w - - 0 ") +
                              std::to_string(first.value);
    if (parse_fen(plain).position) return plain;
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> find_printed_position(std::string_view text, FirstNumber first,
                                                 const Languages& languages) {
  constexpr std::size_t longest = 4000;  // bytes: a title, not a book
  if (text.size() > longest) return std::nullopt;
  if (auto fen = fen_in(text, first)) return fen;
  if (const ListedPieces listed = listed_pieces(text, languages); !listed.lines.empty())
    return in_one_language(listed.rows, first, languages, listed.white_word);
  return std::count(text.begin(), text.end(), '\n') >= static_cast<std::ptrdiff_t>(board_size)
             ? diagram_in(text, first, languages)
             : std::nullopt;
}

namespace {

// `a b c d e f g h`, or from h to a.
bool names_files(std::string_view line) {
  std::string letters(line);
  std::erase_if(letters, [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '|'; });
  for (char& c : letters) c = static_cast<char>(c | 0x20);
  return letters == "abcdefgh" || letters == "hgfedcba";
}

}  // namespace

std::vector<Span> find_listed_pieces(std::string_view text, const Languages& languages) {
  constexpr std::size_t near = 4000;  // bytes
  return listed_pieces(text.substr(0, near), languages).lines;
}

std::vector<Span> find_numbered_diagrams(std::string_view text) {
  std::vector<Span> out;
  Span span;
  std::size_t rows = 0;
  int last = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = text.substr(at, end - at);
    int rank = 0;
    const bool row = line.size() >= board_size && row_of(line, rank) && rank != 0;
    if (row && rows > 0 && rows < board_size && (rank == last + 1 || rank == last - 1)) {
      ++rows;
    } else {
      if (rows == board_size && names_files(line)) out.back().end = static_cast<std::uint32_t>(end);
      rows = row ? 1 : 0;
      span.begin = static_cast<std::uint32_t>(at + line.find_first_not_of(" \t"));
    }
    last = rank;
    span.end = static_cast<std::uint32_t>(end);
    if (rows == board_size) out.push_back(span);
    at = end + 1;
  }
  return out;
}

}  // namespace planilla
