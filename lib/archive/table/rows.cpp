// One walk over the main line.
#include "archive/table/rows.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>
#include <optional>

#include "base/ascii.h"
#include "board/fen.h"
#include "game/spelling/clock_time.h"
#include "notation/write/san.h"
#include "pgn/symbols.h"

namespace planilla {

namespace {

// Without control characters: many readers of tables end a text at the first.
std::string cell_of(std::string_view value) {
  std::string out(value);
  std::erase_if(out, [](char c) { return lex::is_control(static_cast<unsigned char>(c)) != 0; });
  return out;
}

std::string known(std::string_view value) {
  return value == "?" || value == "-" || value == "????.??.??" ? std::string() : cell_of(value);
}

// A whole number without zeros before it, or nothing.
std::string whole_number(std::string_view value) {
  const bool digits = !value.empty() && value.size() < 10 &&
                      std::all_of(value.begin(), value.end(), ascii::is_digit);
  if (!digits) return {};
  return std::string(value.substr(std::min(value.find_first_not_of('0'), value.size() - 1)));
}

// What stands in [%name ...] of a comment, up to one of `ends`.
std::string_view command(std::string_view comment, std::string_view name, const char* ends) {
  std::size_t at = comment.find("[%" + std::string(name));
  if (at == std::string_view::npos) return {};
  at += 2 + name.size();
  if (at >= comment.size() || comment[at] != ' ') return {};
  at = std::min(comment.find_first_not_of(' ', at), comment.size());
  return comment.substr(at, std::min(comment.find_first_of(ends, at), comment.size()) - at);
}

// Takes digits off the front; nothing if there are none, or more than any clock shows.
std::optional<double> take_digits(std::string_view& text) {
  std::size_t size = 0;
  while (size < text.size() && ascii::is_digit(text[size])) ++size;
  if (size == 0 || size > 9) return std::nullopt;
  double out = 0;
  std::from_chars(text.data(), text.data() + size, out);
  text.remove_prefix(size);
  return out;
}

// "1:05:09", "0:10:00.5" or "0:10:00,5" to seconds; empty if it is anything else.
std::string seconds_of(std::string_view clock) {
  constexpr int most_parts = 3;
  double seconds = 0;
  for (int part = 1;; ++part) {
    const auto number = take_digits(clock);
    if (!number) return {};
    seconds = seconds * 60 + *number;
    if (!clock.starts_with(':')) break;
    if (part == most_parts) return {};
    clock.remove_prefix(1);
  }
  if (clock.starts_with('.') || clock.starts_with(',')) {
    clock.remove_prefix(1);
    const std::size_t size = clock.size();
    const auto fraction = take_digits(clock);
    if (!fraction) return {};
    seconds += *fraction / std::pow(10.0, static_cast<double>(size - clock.size()));
  }
  if (!clock.empty()) return {};
  char text[32];
  const auto end = std::to_chars(text, text + sizeof text, seconds).ptr;
  return {text, end};
}

// Calls `move(position before, element, position after)` and `comment(text)` of the main line.
template <typename OnMove, typename OnComment>
void walk_main_line(const Game& game, const OnMove& move, const OnComment& comment) {
  Position position = game.start;
  int depth = 0;
  for (const Element& element : game.elements) {
    switch (element.kind) {
      case ElementKind::open:
        ++depth;
        break;
      case ElementKind::close:
        --depth;
        break;
      case ElementKind::move:
      case ElementKind::illegal_move:
      case ElementKind::null_move: {
        if (depth != 0) break;
        const Position before = position;
        if (element.kind == ElementKind::move)
          position.play(element.move);
        else if (element.kind == ElementKind::null_move)
          position.pass();
        else
          position.force(element.move);
        move(before, element, position);
        break;
      }
      case ElementKind::comment:
        if (depth == 0) comment(element.span.in(game.text));
        break;
      case ElementKind::clock:
        if (depth == 0) comment("[%clk 0:0:" + std::to_string(element.number) + "]");
        break;
      default:
        break;
    }
  }
}

std::string move_san(const Position& before, const Element& element) {
  return element.kind == ElementKind::move ? san(before, element.move) : "Z0";
}

void game_row(const Game& game, std::vector<Row>& out) {
  std::string moves;
  const auto add = [&](const Position& before, const Element& element, const Position&) {
    if (!moves.empty()) moves += ' ';
    if (element.kind == ElementKind::move && (element.flags & element_is_san) != 0)
      moves += element.span.in(game.text);
    else
      moves += move_san(before, element);
  };
  walk_main_line(game, add, [](std::string_view) {});
  const auto result = result_text(game.result);
  out.push_back({known(game.tag_value("Event")), known(game.tag_value("Site")),
                 cell_of(game.tag_value("Date")), known(game.tag_value("Round")),
                 known(game.tag_value("White")), known(game.tag_value("Black")),
                 std::string(result.empty() ? "*" : result),
                 whole_number(game.tag_value("WhiteElo")), whole_number(game.tag_value("BlackElo")),
                 known(game.tag_value("ECO")), std::to_string(game.plies), to_fen(game.start),
                 to_fen(game.final), moves});
}

void ply_rows(const Game& game, std::vector<Row>& out) {
  const std::size_t first = out.size();
  const auto add = [&](const Position& before, const Element& element, const Position& after) {
    std::string uci;
    if (element.kind == ElementKind::move)
      append_uci(before, element.move, uci);
    else
      uci = "0000";
    out.push_back({std::to_string(out.size() - first + 1), move_san(before, element), uci,
                   to_fen(after), "", ""});
  };
  walk_main_line(game, add, [&](std::string_view comment) {
    if (out.size() == first) return;
    Row& row = out.back();
    if (row[4].empty()) row[4] = seconds_of(command(comment, "clk", "] "));
    if (row[5].empty()) row[5] = cell_of(command(comment, "eval", "] ,"));
  });
}

}  // namespace

const std::vector<Column>& columns(TableKind kind) {
  static const std::vector<Column> games = {
      {"file"},        {"game", true},      {"event"},           {"site"},
      {"date"},        {"round"},           {"white"},           {"black"},
      {"result"},      {"white_elo", true}, {"black_elo", true}, {"eco"},
      {"plies", true}, {"start_fen"},       {"end_fen"},         {"moves"}};
  static const std::vector<Column> plies = {{"file"}, {"game", true}, {"ply", true},   {"san"},
                                            {"uci"},  {"fen"},        {"clock", true}, {"eval"}};
  return kind == TableKind::games ? games : plies;
}

const std::vector<Column>& finding_columns() {
  static const std::vector<Column> all = {
      {"file"},     {"game", true}, {"line", true}, {"column", true}, {"rule"},
      {"severity"}, {"ply", true},  {"move"},       {"written"},      {"message"}};
  return all;
}

void rows_of(TableKind kind, const Game& game, std::vector<Row>& out) {
  if (kind == TableKind::games)
    game_row(game, out);
  else
    ply_rows(game, out);
}

void pack_row(const Row& row, std::string& out) {
  for (const std::string& field : row) {
    const auto size = static_cast<std::uint32_t>(field.size());
    out.append(reinterpret_cast<const char*>(&size), sizeof size).append(field);
  }
  const std::uint32_t end = UINT32_MAX;
  out.append(reinterpret_cast<const char*>(&end), sizeof end);
}

Row unpack_row(std::string_view& packed) {
  Row out;
  while (!packed.empty()) {
    std::uint32_t size = 0;
    std::memcpy(&size, packed.data(), sizeof size);
    packed.remove_prefix(sizeof size);
    if (size == UINT32_MAX) break;
    out.emplace_back(packed.substr(0, size));
    packed.remove_prefix(size);
  }
  return out;
}

}  // namespace planilla
