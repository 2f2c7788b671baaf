// An envelope read back and held against the game.
#include <algorithm>
#include <charconv>
#include <map>
#include <optional>

#include "board/fen.h"
#include "write/envelope/envelope.h"
#include "write/findings/message_catalog.h"
#include "write/pages/board_svg.h"

namespace planilla {

namespace {

constexpr std::string_view fields[] = {"event",       "round",      "date",       "white",
                                       "black",       "white-time", "black-time", "sealed-by",
                                       "move-number", "draw-offer", "resumption"};

// Without regard to ASCII case; runs of blanks are one.
std::string folded(std::string_view text) {
  std::string out;
  for (const char c : text) {
    const bool blank = c == ' ' || c == '\t' || c == '\r';
    if (!blank)
      out += c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    else if (!out.empty() && out.back() != ' ')
      out += ' ';
  }
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

std::string trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return std::string(text.substr(first, text.find_last_not_of(" \t\r") + 1 - first));
}

// The words of the sheet in one language.
struct Words {
  Symbols letters;
  std::map<std::string, std::string> field_of;  // folded label -> field
  std::string white, black, none;

  Words(const Data& data, const std::string& language) {
    const MessageCatalog catalog(data, language);
    letters = catalog.letters;
    for (const std::string_view field : fields) {
      const std::optional<MessageText> label = catalog.text("envelope-" + std::string(field));
      if (label) field_of[folded(label->pattern)] = field;
    }
    const auto word = [&](const char* key) {
      const std::optional<MessageText> found = catalog.text(key);
      return found ? folded(found->pattern) : "";
    };
    white = word("white"), black = word("black"), none = word("envelope-none");
  }

  // "Black (Dos, Eva)" as "black"; as it stands where it names no side.
  std::string side(const std::string& value) const {
    const std::string low = folded(value.substr(0, value.find('(')));
    if (low == white) return "white";
    if (low == black) return "black";
    return !none.empty() && low == none ? "none" : value;
  }
};

// "8  t . a": eight cells after the number of the rank, as letters of a FEN.
std::optional<std::string> row_of(std::string_view line, const Symbols& letters) {
  std::string cells;
  std::size_t at = line.find_first_not_of(" \t");
  if (at == std::string_view::npos || line[at] < '1' || line[at] > '8') return std::nullopt;
  const char rank = line[at++];
  for (; at < line.size(); ++at) {
    const char c = line[at];
    if (c == ' ' || c == '\t' || c == '\r') continue;
    char cell = c == '.' ? '.' : '\0';
    for (int role = pawn; role <= king; ++role) {
      const std::string letter = board_letter(static_cast<Role>(role), letters);
      if (letter.size() == 1 && c == letter[0]) cell = ".PNBRQK"[role];
      if (letter.size() == 1 && c == (letter[0] | 0x20)) cell = ".pnbrqk"[role];
    }
    if (cell == '\0') return std::nullopt;
    cells += cell;
  }
  if (cells.size() != 8) return std::nullopt;
  return rank + cells;
}

std::vector<std::string_view> split(std::string_view text) {
  std::vector<std::string_view> out;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    out.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return out;
}

EnvelopeSheet read_in(const std::vector<std::string_view>& lines, const Words& words) {
  EnvelopeSheet out;
  std::map<char, std::string> rows;
  for (const std::string_view line : lines) {
    if (const auto row = row_of(line, words.letters)) rows[(*row)[0]] = row->substr(1);
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos) continue;
    const std::string label = folded(line.substr(0, colon)),
                      value = trimmed(line.substr(colon + 1));
    if (label == "fen") out.fen = value;
    const auto field = words.field_of.find(label);
    if (field == words.field_of.end() || value.find_first_not_of('_') == std::string::npos)
      continue;
    const bool names_side = field->second == "sealed-by" || field->second == "draw-offer";
    out.fields.emplace_back(field->second, names_side ? words.side(value) : value);
  }
  if (rows.size() == 8)
    for (char rank = '8'; rank >= '1'; --rank) out.placement += rows[rank];
  return out;
}

std::string placement_of(const Position& position) {
  std::string out;
  for (int rank = 7; rank >= 0; --rank)
    for (int file = 0; file < 8; ++file) {
      const Piece piece = position.piece_on(make_square(file, rank));
      out += (color_of(piece) == white ? ".PNBRQK" : ".pnbrqk")[role_of(piece)];
    }
  return out;
}

// "0:35:12", "35:12", "0:35" -> its numbers without leading zeros, hours to the end; nullopt: no
// time.
std::optional<std::string> time_of(std::string_view text) {
  const std::size_t first = text.find_first_of("0123456789");
  if (first == std::string_view::npos) return std::nullopt;
  text = text.substr(first, text.find_first_not_of("0123456789:", first) - first);
  while (text.size() > 1 && (text[0] == '0' || text[0] == ':')) text.remove_prefix(1);
  return std::string(text);
}

bool same(std::string_view field, std::string_view written, std::string_view game) {
  if (field.ends_with("-time")) return time_of(written) == time_of(game);
  if (field == "move-number") {
    int a = 0, b = 0;
    std::from_chars(written.data(), written.data() + written.size(), a);
    std::from_chars(game.data(), game.data() + game.size(), b);
    return a == b;
  }
  return folded(written) == folded(game);
}

// A cell of a board as a figurine, which every reader knows.
std::string figure(char cell) {
  constexpr std::string_view cells = "KQRBNPkqrbnp";
  const std::size_t at = cells.find(cell);
  return at == std::string_view::npos ? "–"
                                      : std::string("\xe2\x99") + static_cast<char>(0x94 + at);
}

void compare_board(const EnvelopeSheet& written, const EnvelopeSheet& game,
                   std::vector<EnvelopeDifference>& out) {
  const std::string board = placement_of(game.position), fen = to_fen(game.position);
  for (std::size_t i = 0; i < written.placement.size(); ++i)
    if (written.placement[i] != board[i]) {
      const std::string square{static_cast<char>('a' + i % 8), static_cast<char>('8' - i / 8)};
      out.push_back(
          {"board", square + " " + figure(written.placement[i]), square + " " + figure(board[i])});
    }
  if (written.fen.empty() && written.placement.empty()) out.push_back({"fen", "", fen});
  if (written.fen.empty()) return;
  const FenResult read = parse_fen(written.fen, game.position.chess960());
  if (!read.position || read.position->key() != game.position.key())
    out.push_back({"fen", written.fen, fen});
}

}  // namespace

EnvelopeSheet read_envelope_sheet(std::string_view text, const Data& data) {
  const std::vector<std::string_view> lines = split(text);
  EnvelopeSheet best;
  for (const std::string& language : Messages::languages(data)) {
    EnvelopeSheet sheet = read_in(lines, Words(data, language));
    if (sheet.fields.size() > best.fields.size()) best = std::move(sheet);
  }
  return best;
}

std::vector<EnvelopeDifference> compare_envelopes(const EnvelopeSheet& written,
                                                  const EnvelopeSheet& game) {
  std::vector<EnvelopeDifference> out;
  for (const std::string_view field : fields) {
    const std::string_view there = written.value(field), here = game.value(field);
    if (field != "resumption" && !here.empty() && !same(field, there, here))
      out.push_back({std::string(field), std::string(there), std::string(here)});
  }
  compare_board(written, game, out);
  return out;
}

}  // namespace planilla
