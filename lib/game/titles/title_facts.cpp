// Lines in sentences, each asked for what it may tell.
#include "game/titles/title_facts.h"

#include <algorithm>
#include <string>
#include <vector>

#include "base/ascii.h"
#include "game/layout/sheet.h"
#include "game/model/result.h"
#include "game/titles/name_particles.h"
#include "game/titles/title_dates.h"
#include "game/titles/title_names.h"
#include "game/titles/title_pieces.h"
#include "game/titles/title_rest.h"
#include "game/titles/title_winner.h"
#include "game/titles/title_words.h"

namespace planilla {

namespace {

using Lines = std::vector<std::string_view>;

// The game, and what stands right behind it: others may follow in their thousands.
std::string_view text_around(const Game& game) {
  constexpr std::size_t behind = 4096;  // bytes
  const std::string_view text = game.text;
  return text.substr(game.extent.begin, game.extent.end - game.extent.begin + behind);
}

using ascii::is_digit;

// `GALLEGO, J. (2355) - DE LA` above `RIVA, P. (2410)`, `blancas, B. Ivkov; negras, A.` above
// `Pomar.`: a name that the line end cuts. Both lines become one.
void join_cut_names(Game& game, const Lexicon& lexicon, Lines& lines) {
  constexpr std::size_t fewest = 3, initial = 3;  // words; bytes
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
    const std::vector<TitleWord> words = title_words(lines[i], lexicon);
    if (words.size() < fewest || !begins_with_capital(lines[i + 1])) continue;
    const TitleWord &last = words.back(), &before = words[words.size() - 2];
    const bool behind_side = before.of == WordOf::white || before.of == WordOf::black;
    const bool cut_initial = behind_side && last.text.size() <= initial && last.text.ends_with('.');
    const bool pairs = std::any_of(words.begin(), words.end(), [](const TitleWord& word) {
      return word.of == WordOf::against;
    });
    if (!cut_initial && !(pairs && is_name_particle(fold_words(last.bare)))) continue;
    lines[i] = game.keep(std::string(lines[i]) + ' ' + std::string(lines[i + 1]));
    lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(i) + 1);
  }
}

// The lines of the remarks before the first move.
Lines title_lines(Game& game, const Lexicon& lexicon) {
  constexpr std::size_t most = 20;
  Lines out;
  for (const Element& element : game.elements) {
    if (element.kind == ElementKind::move || out.size() >= most) break;
    if (element.kind != ElementKind::remark) continue;
    std::string_view text = element.span.in(game.text);
    while (!text.empty() && out.size() < most) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      if (const std::string_view line = trim_title(text.substr(0, end)); !line.empty())
        out.push_back(line);
      text.remove_prefix(std::min(end + 1, text.size()));
    }
  }
  join_cut_names(game, lexicon, out);
  return out;
}

// A paragraph of one line with two players, below a picture among the moves: `Ruiz–Mas, Cali 1984`.
// The text names one of them elsewhere too, or it may be of a game that is cited.
Pairing caption_in(const Game& game, const Lexicon& lexicon) {
  constexpr std::size_t longest = 60;  // bytes
  constexpr int most = 20;             // lines that are looked at
  bool moves = false;
  int lines = 0;
  for (const Element& element : game.elements) {
    moves |= element.kind == ElementKind::move;
    if (!moves || element.kind != ElementKind::remark) continue;
    std::string_view text = element.span.in(game.text);
    while (!text.empty()) {
      const std::size_t end = std::min(text.find("\n\n"), text.size());
      const std::string_view line = trim_title(text.substr(0, end));
      text.remove_prefix(std::min(end + 2, text.size()));
      if (line.empty() || line.size() > longest) continue;
      const auto at = static_cast<std::size_t>(line.data() - game.text.data());
      const std::string_view before = std::string_view(game.text).substr(0, at);
      const bool alone = before.ends_with("\n\n") && line.find('\n') == line.npos &&
                         (end < text.size() || !text.empty() ||
                          std::string_view(game.text).substr(at + line.size()).starts_with("\n\n"));
      if (!alone) continue;
      if (++lines > most) return {};
      const Pairing found = find_pairing(std::span(&line, 1), lexicon, text_around(game));
      if (found.line == Pairing::none || !found.lead.empty()) continue;
      const std::string_view family = found.white.name.substr(found.white.name.rfind(' ') + 1);
      const std::string_view other = found.black.name.substr(found.black.name.rfind(' ') + 1);
      const std::string_view behind = std::string_view(game.text).substr(at + line.size());
      const auto is_told = [&](std::string_view name) {
        return before.find(name) != before.npos || behind.find(name) != behind.npos;
      };
      if (is_told(family) && is_told(other)) return found;
    }
  }
  return {};
}

// Those of the headings and of the moves.
std::vector<const Language*> languages_of(const Game& game, const Lexicon& lexicon) {
  std::vector<const Language*> out = lexicon.languages_of_headings(game);
  for (const std::string& tag : languages_of_both(game.read_as))
    if (const Language* language = lexicon.language(tag)) out.push_back(language);
  return out;
}

class TitleReader {
public:
  TitleReader(Game& game, const Lexicon& lexicon)
      : game_(game), lexicon_(lexicon), dates_(languages_of(game, lexicon)) {}

  void read();

private:
  void add(std::string_view name, std::string_view value) {
    if (!value.empty() && game_.tag(name) == nullptr)
      game_.tags.push_back({.name = name, .value = value, .added = true});
  }
  void add_rating(std::string_view name, std::string_view rating) {
    std::string digits(rating);
    std::erase_if(digits, [](char c) { return !is_digit(c); });
    add(name, game_.keep(digits));
  }
  void tag_result(Result said);
  void add_result(std::string_view text);
  void add_contradicted_result(std::string_view text);
  void add_only_result(const Lines& lines);
  void read_player_line(const Pairing& players);
  void read_sentences(std::string_view text, bool near_players);
  void read_piece(std::string_view piece, bool near_players);
  void read_code(const std::vector<TitleWord>& words);
  void read_round(const std::vector<TitleWord>& words);
  void read_place(std::string_view piece, bool near_players);
  std::string_view without_round(std::string_view place);

  Game& game_;
  const Lexicon& lexicon_;
  TitleDates dates_;
};

// `[B97]`, `(D 33)`, `Siciliana B97`, `ECO D51`
void TitleReader::read_code(const std::vector<TitleWord>& words) {
  constexpr std::size_t size = 3;
  const auto is_code = [](std::string_view word) {
    return word.size() == size && word[0] >= 'A' && word[0] <= 'E' && is_digit(word[1]) &&
           is_digit(word[2]);
  };
  bool opening = false;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const TitleWord& word = words[i];
    opening |= word.of == WordOf::opening || lexicon_.heading(word.bare) == "ECO";
    const bool enclosed = word.text.front() == '(' || word.text.front() == '[';
    if (is_code(word.bare) && (enclosed || opening)) {
      add("ECO", word.bare);
      return;
    }
    if (!enclosed || i + 1 == words.size()) continue;
    const std::string joined = std::string(word.bare) + std::string(words[i + 1].bare);
    if (is_code(joined) && word.bare.size() == 1) {
      add("ECO", game_.keep(joined));
      return;
    }
  }
}

// `ronda 5`, `5ª ronda`, `Runde: 5`
void TitleReader::read_round(const std::vector<TitleWord>& words) {
  constexpr std::size_t longest = 6;  // bytes: 5ª, 11th
  const auto number = [](std::string_view word) {
    std::size_t digits = 0;
    while (digits < word.size() && is_digit(word[digits])) ++digits;
    const std::string_view rest = word.substr(digits);
    const bool plain = digits <= 3 && word.size() <= longest &&
                       rest.find_first_of("-/:0123456789") == std::string_view::npos;
    return plain ? word.substr(0, digits) : std::string_view();
  };
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (!names_round(words[i], lexicon_)) continue;
    std::string_view found = i + 1 < words.size() ? number(words[i + 1].bare) : "";
    if (found.empty() && i > 0) found = number(words[i - 1].bare);
    add("Round", found);
  }
}

// `New York (23)`: the place alone.
std::string_view TitleReader::without_round(std::string_view place) {
  const std::size_t open = place.rfind('(');
  if (open == std::string_view::npos || open == 0) return place;
  const std::string_view number = number_in_brackets(place.substr(open));
  if (number.empty()) return place;
  add("Round", number);
  return trim_title(place.substr(0, open));
}

// `Caracas, 1960`, `Abierto de Cali 2019`, `Liga (Cali, 1984)`, `La Habana, 5 de mayo del 2001`
void TitleReader::read_place(std::string_view piece, bool near_players) {
  constexpr std::size_t most = 12;
  if (const auto line = near_players ? export_line(piece) : std::nullopt) {
    add("Event", line->event);
    add("Site", line->site);
    add("Round", line->round);
    return add("Date", game_.keep(dates_.pgn(line->date, year_in(line->date))));
  }
  const std::vector<TitleWord> words = title_words(piece, lexicon_);
  const auto year = std::find_if(words.begin(), words.end(),
                                 [](const TitleWord& word) { return !year_in(word.bare).empty(); });
  const std::size_t at = static_cast<std::size_t>(year - words.begin());
  if (year == words.end()) return add("Event", event_in(piece, lexicon_).name);
  if (at > most) return;
  const std::size_t first = dates_.begin(words, at);
  const std::string_view to_date = piece.substr(0, words[first].at);
  const std::string_view to_year =
      piece.substr(0, words[at].at + words[at].text.find_last_of("0123456789") + 1);
  const TitleEvent event = event_in(to_date, lexicon_);
  std::string_view place = place_in(event.name.empty() ? to_date : event.behind, lexicon_);
  near_players |= is_round(to_date.substr(0, to_date.find('(')), lexicon_);
  if (near_players) place = without_round(place);
  const bool sides = std::any_of(words.begin(), year, [](const TitleWord& word) {
    return word.of == WordOf::white || word.of == WordOf::black;
  });
  const bool beside_event = !event.name.empty() && event.behind.starts_with('(');
  const bool site =
      (beside_event || (event.name.empty() && near_players)) && !sides && is_place(place, lexicon_);
  if (event.name.empty() && !site && !(near_players && place.empty())) return;
  const bool year_of_event = event.takes_year && first == at && words[at].text.front() != '(';
  const char* const begin = event.name.data();
  if (year_of_event)
    add("Event", trim_title(to_year.substr(static_cast<std::size_t>(begin - piece.data()))));
  else
    add("Event", event.name);
  if (site) add("Site", place);
  if (near_players) add("Round", number_in_brackets(trim_title(piece.substr(to_year.size()))));
  add("Date", game_.keep(dates_.pgn(to_year.substr(words[first].at), year_in(words[at].bare))));
}

void TitleReader::read_piece(std::string_view piece, bool near_players) {
  std::vector<TitleWord> words = title_words(piece, lexicon_);
  if (words.empty()) return;
  read_code(words);
  read_round(words);
  while (piece.starts_with(',') || piece.starts_with(' ')) piece.remove_prefix(1);
  if (piece.starts_with('[') && game_.tag("ECO") != nullptr)  // [B42] Wijk aan Zee, 2005
    piece = trim_title(piece.substr(std::min(piece.find(']'), piece.size() - 1) + 1));
  words = title_words(piece, lexicon_);
  if (words.empty()) return;
  const auto opening = std::find_if(
      words.begin(), words.end(), [](const TitleWord& word) { return word.of == WordOf::opening; });
  if (opening != words.end()) {  // Milano 2007, Difesa Siciliana
    const std::size_t comma = piece.rfind(',', opening->at);
    if (comma == std::string_view::npos) return;
    piece = piece.substr(0, comma);
  }
  read_place(piece, near_players);
}

void TitleReader::read_sentences(std::string_view text, bool near_players) {
  constexpr std::size_t longest = 200;  // bytes: prose tells nothing
  if (text.size() > longest) return;
  bool other = true;  // `Tal` of `Tal - Keres, 1959` speaks of no event
  for (const TitlePiece& piece : title_pieces(text, lexicon_)) {
    read_piece(piece.text, near_players && (other || !piece.behind_sign));
    other = is_round(piece.text, lexicon_) || !event_in(piece.text, lexicon_).name.empty();
  }
}

// What stands before the names, and an ECO code behind them: `Ronda 4: Ruiz - Sanz, D34`.
void TitleReader::read_player_line(const Pairing& players) {
  std::string_view lead = players.lead;
  if (lead.ends_with(':')) lead.remove_suffix(1);
  read_sentences(lead, false);
  for (const TitleWord& word : title_words(players.rest, lexicon_))
    if (is_opening_code(word.bare)) add("ECO", word.bare);
}

// "Ruiz - Sanz, 1-0" above a game at the end of which White resigns: the tag lets the two be told.
void TitleReader::add_contradicted_result(std::string_view text) {
  if (const Result said = title_result(text); said != Result::none &&
                                              game_.terminator != Result::none &&
                                              contradicts(said, game_.terminator))
    tag_result(said);
}

// `1-0`, `(1-0)` behind the players or alone in the line beside theirs, where none stands
// elsewhere.
void TitleReader::add_result(std::string_view text) {
  if (game_.terminator == Result::none) tag_result(title_result(text));
}

void TitleReader::tag_result(Result said) {
  if (said == Result::none || game_.tag("Result") != nullptr) return;
  add("Result", result_text(said));
  game_.tag_result = said;
}

void TitleReader::read() {
  const Lines lines = title_lines(game_, lexicon_);
  const bool named = game_.tag("White") != nullptr || game_.tag("Black") != nullptr;
  Pairing players = named ? Pairing() : find_pairing(lines, lexicon_, text_around(game_));
  if (!named && players.line == Pairing::none)
    players = pairing_of_duel(lines, game_.terminator, lexicon_);
  if (!named && players.line == Pairing::none) {
    const Pairing caption = caption_in(game_, lexicon_);
    add("White", caption.white.name);
    add("Black", caption.black.name);
  }
  if (players.line != Pairing::none) {
    add("White", players.white.name);
    add("Black", players.black.name);
    add_rating("WhiteElo", players.white.rating);
    add_rating("BlackElo", players.black.rating);
  }
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const bool is_line = players.line == i;
    const bool below = players.line != Pairing::none && i > players.line && i <= players.line + 2;
    const std::string_view text = is_line ? players.rest : lines[i];
    const bool names =
        players.line != Pairing::none && text.find(players.black.name) != std::string_view::npos;
    if (is_line) read_player_line(players);
    if (!names) read_sentences(text, is_line || below || named);
    const bool beside = players.line != Pairing::none && i + 1 >= players.line &&
                        i <= players.line + 1 && text.find(' ') == std::string_view::npos;
    const bool alone = parse_result(lines[i]) != Result::none;
    if (is_line || beside || alone) add_result(text);
    if (is_line) add_contradicted_result(text);
  }
  add_result(players.result);
  add_only_result(lines);
}

// The one result that the lines hold: `1-0 Ruiz - Sanz`, `Partida 2 (0-1)`, `Ruiz;Sanz;1-0`. Two
// are of a list.
void TitleReader::add_only_result(const Lines& lines) {
  constexpr std::size_t longest_line = 80, shortest = 3;  // bytes
  constexpr std::string_view around = " \t;|()[].,";
  std::string_view only;
  for (const std::string_view line : lines)
    for (std::size_t at = line.find_first_not_of(around); at != std::string_view::npos;) {
      const std::size_t end = std::min(line.find_first_of(around, at), line.size());
      const std::string_view text = line.substr(at, end - at);
      at = line.find_first_not_of(around, end);
      if (text.size() < shortest || parse_result(text) == Result::none) continue;
      if (!only.empty() || line.size() > longest_line) return;
      only = text;
    }
  if (!only.empty()) add_result(only);
}

// `Ana - Eva` above `[ECO "B01"]`: words of no game, above tags that name nobody.
bool stands_below_words(const Game& game) {
  return !game.elements.is_compact() && !game.elements.empty() && !game.tags.empty() &&
         !game.tag("White") && !game.tag("Black") && !game.tags.front().span.empty() &&
         game.elements[0].kind == ElementKind::remark &&
         game.elements[0].span.end < game.tags.front().span.begin;
}

}  // namespace

void read_title(Game& game, const Lexicon& lexicon) {
  if (!(game.is_sheet || stands_below_words(game)) || game.plies == 0) return;
  TitleReader(game, lexicon).read();
}

void read_termination(Game& game, const Lexicon& lexicon) {
  if (!game.is_sheet || game.plies == 0 || game.tag("Termination") != nullptr) return;
  constexpr std::size_t longest = 160;  // bytes
  std::uint32_t last = game.extent.begin;
  int depth = 0;
  for (const Element& element : game.elements) {
    if (element.kind == ElementKind::open) ++depth;
    if (element.kind == ElementKind::close) --depth;
    if (element.kind == ElementKind::unread) return;
    if (element.kind == ElementKind::move && depth == 0) last = element.span.end;
  }
  if (last >= game.extent.end) return;
  std::string_view text = Span{last, game.extent.end}.in(game.text).substr(0, longest);
  text = text.substr(0, text.find("\n\n"));
  // The words of all languages are gathered for those that have letters behind the moves.
  const bool has_words = std::any_of(text.begin(), text.end(), [](char c) {
    const int lower = static_cast<unsigned char>(c) | 32;
    return (lower >= 'a' && lower <= 'z') || static_cast<unsigned char>(c) >= 0x80;
  });
  if (!has_words) return;
  const std::string_view how = lexicon.termination(text);
  const bool decided = game.result != Result::unknown;
  if (how.empty() || decided == (how == "unterminated")) return;
  game.tags.push_back({.name = "Termination", .value = game.keep(std::string(how)), .added = true});
}

}  // namespace planilla
