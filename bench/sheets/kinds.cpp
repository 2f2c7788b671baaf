#include "kinds.h"

#include <array>

#include "board/resolve.h"
#include "notation/write/san.h"
#include "random.h"

namespace planilla::sheets {

namespace {

enum class Extra : std::uint8_t { none, clocks, annotations };

struct Style {
  Symbols symbols = Symbols::english();
  Extra extra = Extra::none;
  std::size_t plies = SIZE_MAX;
  unsigned broken_in_thousand = 0;  // games
};

Style style_of(const Kind& kind, const Notations& notations) {
  Style style;
  if (kind.name == "lichess") style.extra = Extra::clocks;
  if (kind.name == "annotated") style.extra = Extra::annotations;
  if (kind.name == "faulty") style.broken_in_thousand = 15;
  if (kind.name == "broken") style.broken_in_thousand = 100;
  if (kind.name == "tiny") style.plies = 12;
  if (kind.name.substr(0, 8) == "figurine") style.symbols = Symbols::figurine();
  if (kind.name.substr(0, 7) == "spanish" || kind.name == "bulletin")
    style.symbols = Symbols::of_language(*notations.languages().find("es"));
  if (kind.name.substr(0, 7) == "russian")
    style.symbols = Symbols::of_language(*notations.languages().find("ru"));
  return style;
}

std::string two_digits(std::size_t value) {
  return (value < 10 ? "0" : "") + std::to_string(value);
}

// Words wrapped below 80 columns, as the export format asks.
class Lines {
public:
  explicit Lines(std::string& out) : out_(out) {}
  void add(std::string_view words) {
    while (!words.empty()) {
      const std::size_t blank = std::min(words.find(' '), words.size());
      word(words.substr(0, blank));
      words.remove_prefix(std::min(blank + 1, words.size()));
    }
  }

private:
  void word(std::string_view text) {
    if (column_ != 0 && column_ + 1 + text.size() > 79) {
      out_ += '\n';
      column_ = 0;
    }
    if (column_ != 0) {
      out_ += ' ';
      ++column_;
    }
    out_ += text;
    column_ += text.size();
  }
  std::string& out_;
  std::size_t column_ = 0;
};

constexpr std::array<std::string_view, 6> remarks = {
    "{A natural move, which prepares to castle.}",
    "{The main alternative leads to a sharper game.}",
    "{White keeps the initiative.}",
    "{Played after long thought; the clock becomes a factor.}",
    "{A well known position.}",
    "{Black could have equalised here.}"};

std::string number_before(std::size_t ply) {
  return std::to_string(ply / 2 + 1) + (ply % 2 == 0 ? ". " : "... ");
}

// What stands behind a move.
struct Added {
  std::string text;
  std::size_t plies = 0;  // of a variation
};

// A variation of one to four half-moves in place of `played`.
Added variation(Position position, Move played, std::size_t ply, Random& random) {
  Added out;
  const std::size_t length = 1 + random.below(4);
  for (std::size_t i = 0; i < length; ++i) {
    MoveList moves;
    position.legal_moves(moves);
    if (moves.size() == 0) break;
    Move move = moves[random.below(moves.size())];
    if (i == 0 && move == played) return {};
    if (i == 0 || (ply + i) % 2 == 0) out.text += number_before(ply + i);
    out.text += san(position, move) + " ";
    position.play(move);
    ++out.plies;
  }
  if (out.text.empty()) return {};
  out.text.back() = ')';
  out.text.insert(0, " (");
  return out;
}

Added extra_of(Extra extra, const Position& before, Move move, std::size_t ply, Random& random) {
  if (extra == Extra::clocks) {
    const std::size_t left = 600 - std::min<std::size_t>(ply * 4 + random.below(4), 590);
    return {" { [%eval " + std::string(random.coin() ? "-" : "") + std::to_string(random.below(3)) +
            "." + two_digits(random.below(100)) + "] [%clk 0:" + two_digits(left / 60) + ":" +
            two_digits(left % 60) + "] }"};
  }
  if (extra == Extra::annotations) {
    const std::size_t what = random.below(12);
    if (what == 0) return {" $" + std::to_string(1 + random.below(6))};
    if (what < 3) return {" " + std::string(remarks[random.below(remarks.size())])};
    if (what < 5) return variation(before, move, ply, random);
  }
  return {};
}

// Names that no spelling check takes for one another.
std::string player(std::size_t number) {
  constexpr std::array<std::string_view, 16> surnames = {
      "Ardila",  "Benavides",  "Cuervo",  "Duarte",    "Echeverri", "Fajardo",
      "Galvis",  "Hinestroza", "Iriarte", "Jaramillo", "Landazuri", "Montoya",
      "Naranjo", "Ospina",     "Pachon",  "Quimbaya"};
  constexpr std::array<std::string_view, 8> given = {"Ana",  "Bernardo", "Clara",  "Diego",
                                                     "Elsa", "Fabio",    "Gloria", "Hugo"};
  return std::string(surnames[number % 16]) + ", " + std::string(given[number / 16 % 8]);
}

void append_game(const TrueGame& game, std::size_t number, const Style& style, Random& random,
                 KindFile& file) {
  std::string& out = file.text;
  const auto tag = [&](std::string_view name, std::string_view value) {
    out.append("[").append(name).append(" \"").append(value).append("\"]\n");
  };
  tag("Event", "Club " + std::to_string(number / 30 + 1));
  tag("Site", "Cali");
  tag("Date", "19" + two_digits(50 + number / 300 % 50) + "." + two_digits(1 + number / 30 % 12) +
                  "." + two_digits(1 + number % 28));
  tag("Round", std::to_string(number % 30 + 1));
  tag("White", game.white.empty() ? player(2 * number) : game.white);
  tag("Black", game.black.empty() ? player(2 * number + 1) : game.black);
  tag("Result", game.result);
  out += '\n';
  Lines lines(out);
  const std::size_t plies = std::min(
      game.moves.size(), style.plies == SIZE_MAX ? SIZE_MAX : 1 + random.below(style.plies));
  file.plies += plies;
  const bool broken = random.below(1000) < style.broken_in_thousand;
  const std::size_t fault = broken && plies > 4 ? 2 + random.below(plies - 3) : SIZE_MAX;
  Position position = Position::initial();
  bool numbered = false;
  for (std::size_t ply = 0; ply < plies; ++ply) {
    const Move move = game.moves[ply];
    std::string word;
    if (ply % 2 == 0 || numbered) word = number_before(ply);
    Position after = position;
    after.play(move);
    append_san(position, move, facts_of(position, move, after), style.symbols, word);
    if (ply == fault) word = number_before(ply) + "Qa1xh8";
    const Added extra = extra_of(style.extra, position, move, ply, random);
    numbered = !extra.text.empty() && extra.text[1] != '$';
    file.plies += extra.plies;
    lines.add(word + extra.text);
    position = after;
  }
  lines.add(game.result);
  out += "\n\n";
}

// A title, and moves with a sentence among them, as bulletins print them.
void append_printed_game(const TrueGame& game, std::size_t number, const Style& style,
                         KindFile& file) {
  constexpr std::size_t before_sentence = 6;  // half-moves
  std::string& out = file.text;
  out += (game.white.empty() ? player(2 * number) : game.white) + " - " +
         (game.black.empty() ? player(2 * number + 1) : game.black) + "\n\n";
  Lines lines(out);
  Position position = Position::initial();
  for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
    const Move move = game.moves[ply];
    Position after = position;
    after.play(move);
    if (ply == before_sentence) lines.add("una jugada conocida");
    std::string word = ply % 2 == 0 ? std::to_string(ply / 2 + 1) + "." : "";
    append_san(position, move, facts_of(position, move, after), style.symbols, word);
    lines.add(word);
    position = after;
  }
  file.plies += game.moves.size();
  lines.add(game.result);
  out += "\n\n";
}

// Sentences without chess, of the words of a licence or a manual.
std::string prose(std::size_t size, Random& random) {
  constexpr std::array<std::string_view, 24> words = {
      "the",  "software", "is",   "provided", "as",   "it",     "stands",  "without",
      "any",  "warranty", "of",   "fitness",  "for",  "a",      "purpose", "and",
      "each", "copy",     "must", "keep",     "this", "notice", "in",      "full"};
  std::string out;
  Lines lines(out);
  while (out.size() < size) {
    std::string sentence;
    for (std::size_t i = 6 + random.below(10); i > 0; --i)
      sentence.append(words[random.below(words.size())]).append(i > 1 ? " " : ".");
    sentence[0] = static_cast<char>(sentence[0] - 'a' + 'A');
    lines.add(sentence);
  }
  return out + "\n";
}

}  // namespace

const std::vector<Kind>& kinds() {
  static const std::vector<Kind> all = {
      {"book", ""},      {"lichess", ""},        {"annotated", ""}, {"faulty", ""},
      {"broken", ""},    {"tiny", ""},           {"spanish", "es"}, {"spanish-untold", ""},
      {"russian", "ru"}, {"russian-untold", ""}, {"figurine", ""},  {"bulletin", ""},
      {"prose", ""}};
  return all;
}

KindFile kind_file(const Kind& kind, const std::vector<TrueGame>& games, const Notations& notations,
                   std::uint64_t seed) {
  Random random(seed);
  if (kind.name == "prose") return {prose(35'000, random), 0};
  const Style style = style_of(kind, notations);
  KindFile file;
  for (std::size_t i = 0; i < games.size(); ++i)
    kind.name == "bulletin" ? append_printed_game(games[i], i, style, file)
                            : append_game(games[i], i, style, random, file);
  return file;
}

std::vector<TrueGame> random_games(std::size_t count, std::uint64_t seed) {
  constexpr std::array<std::string_view, 3> results = {"1-0", "0-1", "1/2-1/2"};
  std::vector<TrueGame> games(count);
  for (std::size_t i = 0; i < count; ++i) {
    Random random(seed, i);
    games[i].result = results[random.below(3)];
    Position position = Position::initial();
    for (std::size_t left = 20 + random.below(100); left > 0; --left) {
      MoveList moves;
      position.legal_moves(moves);
      if (moves.size() == 0) break;
      games[i].moves.push_back(moves[random.below(moves.size())]);
      position.play(games[i].moves.back());
    }
    if (position.is_checkmate()) games[i].result = position.turn() == white ? "0-1" : "1-0";
    if (position.is_stalemate()) games[i].result = "1/2-1/2";
  }
  return games;
}

}  // namespace planilla::sheets
