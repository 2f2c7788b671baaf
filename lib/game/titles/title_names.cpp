// Lines of the title, the likeliest of them by what speaks for players.
#include "game/titles/title_names.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>

#include "base/ascii.h"
#include "game/model/result.h"
#include "game/titles/name_pairs.h"
#include "game/titles/name_span.h"
#include "game/titles/odd_names.h"
#include "game/titles/short_forms.h"
#include "game/titles/title_rest.h"
#include "game/titles/title_sentences.h"
#include "game/titles/title_sides.h"
#include "game/titles/title_words.h"

namespace planilla {

namespace {

using Words = std::vector<TitleWord>;

constexpr int enough = 2;  // evidence
using ascii::is_digit;

// `: 1. d4 Nf6`, `.`: no more is said of the players.
std::string_view without_stop_before_moves(std::string_view rest) {
  const std::size_t at = std::min(rest.find_first_not_of(".:; "), rest.size());
  if (at == rest.size() || (at > 0 && rest.substr(at).starts_with("1."))) return {};
  return rest;
}

// What stands around the line of a pairing.
struct Around {
  std::string_view next;   // the line below
  std::string_view below;  // the game behind the line
  bool is_near = false;    // one of the last lines above the moves
};

// `Torneo 2011`, `Ronda 8`, `Partida 3`, `1-0`: no name.
bool is_of_no_player(const TitleWord& word) {
  return word.of == WordOf::event || word.of == WordOf::game || word.of == WordOf::heading ||
         is_digit(word.bare.back()) || is_result(word.bare);
}

// `vs.`
bool says_against(const TitleWord& word) {
  return word.of == WordOf::against && !word.weak && word.bare != "x";
}

// Where the name before words[against] begins: behind `la partida`, `Partida 3:`, `Brett 1.`,
// `Ronda 5.`, `Torneo 2011 -`, `Grupo D -` where `vs.` parts the names, a number, a result, a
// sentence, a year with its comma.
std::size_t begin_of_name(const Words& words, std::size_t against, int& evidence,
                          const Lexicon& lexicon) {
  std::size_t first = behind_capitals(words, against);
  for (std::size_t i = first; i < against; ++i) {
    const TitleWord& word = words[i];
    const auto begin = words.begin() + static_cast<std::ptrdiff_t>(first);
    const auto here = words.begin() + static_cast<std::ptrdiff_t>(i);
    const bool parts = word.weak || word.text == "/" || word.text == "|";
    const bool round = i > 0 && is_digit(word.bare.front()) && names_round(words[i - 1], lexicon);
    const bool leads_in = word.weak && says_against(words[against]);
    if (leads_in || (parts && std::any_of(begin, here, is_of_no_player)) || round) {
      first = i + 1;
      continue;
    }
    const bool leads =
        word.of == WordOf::game || (i == first && is_opening_code(word.bare)) ||
        (i == first && word.of == WordOf::opening && i + 2 < against &&
         is_opening_code(words[i + 1].bare)) ||
        (i == first &&
         (is_digit(word.text.front()) || is_digit(word.bare.front()) || word.bare == "n\u00ba" ||
          is_symbol(word.text) || is_result(word.bare) ||
          (word.of == WordOf::heading && i + 1 < against && is_digit(words[i + 1].text.front()))));
    // Not `2022/1,`: behind the name of an event stands a place.
    const bool numbered = word.bare.size() > 1 && word.bare[word.bare.size() - 2] == '/';
    const bool dated = word.text.ends_with(',') && is_digit(word.bare.back()) && !numbered;
    if (word.of == WordOf::game) evidence = std::max(evidence, enough);
    if (leads || dated || word.text.ends_with(':') || word.ends_piece()) first = i + 1;
  }
  return first;
}

// Of `Caro – Kann` and `Smith - Morra`.
bool names_opening(const Player& white, const Player& black, const Lexicon& lexicon) {
  return lexicon.title(std::string(white.name) + "-" + std::string(black.name)) == "opening";
}

// What speaks for players besides the sign between them.
int evidence_of(const Player& white, const Player& black, std::string_view rest,
                const Around& around, const Lexicon& lexicon) {
  const std::string_view next = around.next;
  int out = 0;
  if (names_opening(white, black, lexicon)) return -enough;
  const bool says_no_more = rest.empty() || is_opening_code(rest);
  if (says_no_more && around.is_near) out += around.next.empty() ? 3 : 2;
  if (is_named_below(white.name, around.below) || is_named_below(black.name, around.below))
    out += 2;
  const auto both = [&](auto&& has) { return has(white.name) || has(black.name); };
  if (both([](std::string_view name) { return name.find(',') != std::string_view::npos; }))
    out += 2;
  if (both([](std::string_view name) { return name.find('.') != std::string_view::npos; })) ++out;
  if (both([&](std::string_view name) { return lexicon.title(name) == "nobody"; })) out += 2;
  if (!white.rating.empty() || !black.rating.empty()) out += 3;
  if (!year_in(rest).empty()) out += 2;
  constexpr std::size_t place_and_year = 4;  // words
  if (!year_in(next).empty()) out += title_words(next, lexicon).size() <= place_and_year ? 2 : 1;
  const std::vector<TitleWord> words = title_words(rest, lexicon);
  if (std::any_of(words.begin(), words.end(),
                  [](const TitleWord& w) { return w.of == WordOf::event || is_result(w.bare); }))
    out += 2;
  if (names_round(words, lexicon)) out += 2;
  const bool full = white.name.find(' ') != std::string_view::npos &&
                    black.name.find(' ') != std::string_view::npos;
  if (full && says_no_more) out += 2;
  return out;
}

// `Bianchi` beside a name that is no side's: `Rossi contro Bianchi`.
bool is_name_of_side(std::string_view text, std::string_view other, const Lexicon& lexicon) {
  const Words words = title_words(text, lexicon);
  return words.size() == 1 && (words[0].of == WordOf::white || words[0].of == WordOf::black) &&
         begins_with_capital(words[0].text) && words[0].text == words[0].bare &&
         is_name(other, lexicon);
}

// A name that a site gave its player: `andnen`.
bool is_nickname(std::string_view text, const Lexicon& lexicon) {
  const Words words = title_words(text, lexicon);
  return words.size() == 1 && words[0].of == WordOf::anything && words[0].text == words[0].bare &&
         text.size() > 2 && !is_digit(text.front());
}

// `Bauern gegen Läufer und Springer`
bool are_pieces(std::string_view white, std::string_view black, const Lexicon& lexicon) {
  const Words first = title_words(white, lexicon), second = title_words(black, lexicon);
  return !first.empty() && !second.empty() && lexicon.names_piece(first.back().bare) &&
         lexicon.names_piece(second.front().bare);
}

// `Ana Gómez con blancas contra`, `Ann Smith played Black against`: where the name's words end; the
// sign's place where no side is named.
std::size_t end_before_side(const Words& words, std::size_t against) {
  constexpr std::size_t most = 3;      // words between name and sign
  constexpr std::size_t shortest = 3;  // bytes: not `I`, `Yo`
  const TitleWord& side = words[against - 1];
  if (side.of != WordOf::white && side.of != WordOf::black) return against;
  for (std::size_t end = against - 1; end > 0 && against - end <= most; --end) {
    const TitleWord& word = words[end - 1];
    if (word.of != WordOf::anything) return against;
    if (begins_with_capital(word.bare))
      return end + 1 == against || word.bare.size() < shortest ? against : end;
  }
  return against;
}

// `frente a Luis Pérez`: a word that belongs to the sign.
bool is_small_behind(const Words& words, std::size_t against) {
  constexpr std::size_t longest = 2;  // bytes
  return !words[against].weak && against + 2 < words.size() &&
         is_small_word(words[against + 1].text, longest);
}

std::optional<Pairing> pairing_at(std::string_view line, const Words& words, std::size_t against,
                                  const Around& around, const Lexicon& lexicon) {
  Pairing out;
  const TitleWord& sign = words[against];
  if (sign.weak && std::any_of(words.begin(), words.end(), says_against)) return std::nullopt;
  out.evidence = sign.weak ? 0 : 3;
  std::size_t first = begin_of_name(words, against, out.evidence, lexicon);
  if (first < against) first += is_category(words[first].text);
  if (first == against) return std::nullopt;
  const std::size_t begin = words[first].at;
  const bool second_apart = is_category(words[against + 1].text) || is_small_behind(words, against);
  const std::size_t behind = second_apart ? words[against + 1].at + words[against + 1].text.size()
                                          : sign.at + sign.text.size();
  const bool clause = begins_clause(words, first, run_begin(words, against));
  const bool in_sentence = first > 0 || !sign.weak || clause;
  out.white = player_in(line.substr(begin, sign.at - begin), lexicon);
  const std::size_t name_end = end_before_side(words, against);
  if (const std::size_t run = run_begin(words, name_end);
      in_sentence && run < name_end &&
      (!is_name(out.white.name, lexicon) || name_end < against || clause)) {
    const std::size_t last = words[name_end - 1].at + words[name_end - 1].text.size();
    out.white = player_in(line.substr(words[run].at, last - words[run].at), lexicon);
  }
  NameForm form;
  if (is_rating(words[against - 1].text) && against > first + 1) {
    form.number = true;
    out.white = rated_player_in(line.substr(begin, sign.at - begin), lexicon);
  }
  const std::size_t comma = out.white.name.find(',');
  form.comma = comma != std::string_view::npos;
  form.initials = form.comma && are_initials(out.white.name.substr(comma + 1));
  const std::size_t second = against + 1 + second_apart;
  std::size_t end = end_of_title_name(line, words, second, form);
  if (is_quoted(out.white.name)) end = std::max(end, end_of_quotes(line, behind));
  if (end <= behind) return std::nullopt;
  out.black = form.number ? rated_player_in(line.substr(behind, end - behind), lexicon)
                          : player_in(line.substr(behind, end - behind), lexicon);
  if (form.number && out.black.rating.empty() && !year_in(out.white.rating).empty())
    return std::nullopt;  // Linares 1993 - Karpov
  if (const std::size_t run = run_end(words, second);
      in_sentence && run > second && !is_name(out.black.name, lexicon)) {
    end = words[run - 1].at + words[run - 1].text.size();
    out.black = player_in(line.substr(behind, end - behind), lexicon);
  }
  out.rest = without_stop_before_moves(trim_title(line.substr(end)));
  const bool spoken = !sign.weak && sign.bare != "x" && words.size() - first <= 5;
  const bool number_behind = !out.rest.empty() && is_digit(out.rest.front()) &&
                             year_in(out.rest).empty() && !is_result(out.rest);
  if (sign.weak && number_behind) return std::nullopt;             // "GM Pérez - Revista 64"
  if (sign.bare == "/" && !out.rest.empty()) return std::nullopt;  // "Madrid / Toledo 1990"
  const bool dated = !year_in(out.rest).empty() && !out.rest.starts_with('(');
  const bool rated = is_rated_nickname(out.white) && is_rated_nickname(out.black);
  const bool quoted = is_quoted(out.white.name) && is_quoted(out.black.name);
  const auto may_be_player = [&](std::string_view name, std::string_view other) {
    if (sign.weak && is_only_capitals(name) && lexicon.title(name) != "nobody") return false;
    if (ends_with_side(name, lexicon)) return false;
    return is_name(name, lexicon) || (rated && !name.empty()) || (quoted && !name.empty()) ||
           (spoken && is_nickname(name, lexicon)) ||
           ((spoken || dated) && is_name_of_side(name, other, lexicon));
  };
  if (!may_be_player(out.white.name, out.black.name) ||
      !may_be_player(out.black.name, out.white.name))
    return std::nullopt;
  if (are_pieces(out.white.name, out.black.name, lexicon)) return std::nullopt;
  if (quoted) {
    out.evidence += enough;
    out.white.name = without_quotes(out.white.name);
    out.black.name = without_quotes(out.black.name);
  }
  out.evidence += evidence_of(out.white, out.black, out.rest, around, lexicon);
  if (names_opening_behind(out.rest, lexicon)) out.evidence += enough;
  if (name_end < against && words[against - 1].of == WordOf::black) std::swap(out.white, out.black);
  return out;
}

// `Karpov–Kasparov, Linares 1993`: two names in one word.
std::optional<Pairing> pairing_in_word(std::string_view line, const Words& words, std::size_t at,
                                       const Around& around, const Lexicon& lexicon) {
  const std::string_view word = words[at].text;
  std::size_t dash = word.find("\u2013"), size = 3;
  for (const std::string_view other : {"\u2014", "\u2010"})
    if (dash == std::string_view::npos) dash = word.find(other);
  if (dash == std::string_view::npos) dash = word.find('-'), size = 1;
  constexpr std::size_t shortest = 3;
  if (dash == std::string_view::npos || dash < shortest || words[at].of != WordOf::anything)
    return std::nullopt;
  // P. García-L. Muñoz, GM Ana Gómez-GM Luis Pérez
  const bool initial = is_initial(word.substr(dash + size)) ||
                       (is_only_capitals(word.substr(dash + size)) && at + 1 < words.size() &&
                        begins_with_capital(words[at + 1].text));
  if (word.size() < dash + size + shortest && !initial) return std::nullopt;
  Pairing out;
  out.evidence = size > 1 ? 0 : -1;
  const std::size_t first = begin_of_name(words, at, out.evidence, lexicon);
  const std::size_t begin = words[std::min(first, at)].at;
  const NameForm form{.in_group = word.starts_with('(')};
  const std::size_t end = end_of_title_name(line, words, initial ? at + 1 : at, form);
  const std::size_t behind = words[at].at + dash + size;
  if (end <= behind) return std::nullopt;
  out.white = player_in(line.substr(begin, words[at].at + dash - begin), lexicon);
  if (first > 0 && !is_name(out.white.name, lexicon))
    out.white = player_in(word.substr(0, dash), lexicon);  // "la partida del mes (Ruiz–Mas)"
  out.black = player_in(line.substr(behind, end - behind), lexicon);
  out.rest = trim_title(line.substr(end));
  if (const std::size_t run = run_end(words, at);  // "la partida Ruiz-Mas de ayer"
      first > 0 && run > at && !is_name(out.black.name, lexicon)) {
    const std::size_t last = words[run - 1].at + words[run - 1].text.size();
    out.black = player_in(line.substr(behind, last - behind), lexicon);
    out.rest = trim_title(line.substr(last));
  }
  if (!is_name(out.white.name, lexicon) || !is_name(out.black.name, lexicon)) return std::nullopt;
  if (out.white.name == out.black.name) return std::nullopt;  // Baden-Baden
  if (initial && out.white.name.find_first_of("., ") == std::string_view::npos) return std::nullopt;
  const bool is_place =
      (out.rest.starts_with(',') || out.rest.starts_with('(') || out.rest.starts_with('.')) &&
      (!year_in(out.rest).empty() || names_round(title_words(out.rest, lexicon), lexicon));
  if (size == 1 && (is_place || is_result(out.rest))) ++out.evidence;
  out.evidence += evidence_of(out.white, out.black, out.rest, around, lexicon);
  if (begins_with_title(out.white.name) && begins_with_title(out.black.name))
    out.evidence += 4;
  else if (size == 1 && out.rest.empty() &&
           !(are_capitals(out.white.name) && are_capitals(out.black.name)))
    out.evidence -= 2;  // one name with a hyphen
  return out;
}

// `García / Muñoz`, `García · Muñoz`, where nothing else parts names: `Morphy vs. Duke Karl / Count
// Isouard`.
void part_at_slash(Words& words) {
  if (std::any_of(words.begin(), words.end(),
                  [](const TitleWord& word) { return word.of == WordOf::against; }))
    return;
  for (TitleWord& word : words)
    if (word.text == "/" || word.text == "\u00b7") word.of = WordOf::against, word.weak = true;
}

// What of a text stands behind one of its lines; nothing where the line is not of the text.
std::string_view behind(std::string_view text, std::string_view line) {
  const std::less_equal<const char*> before;
  const char* const end = line.data() + line.size();
  if (!before(text.data(), line.data()) || !before(end, text.data() + text.size())) return {};
  return text.substr(static_cast<std::size_t>(end - text.data()));
}

// `Luis Pérez (negras) – Ana Gómez (blancas)`
void order_sides(Pairing& pairing, std::string_view line, const Lexicon& lexicon) {
  const std::size_t black_at = line.find(pairing.black.name);
  for (const TitleWord& word : title_words(line, lexicon))
    if (word.of == WordOf::black && word.text.starts_with('(') && word.at < black_at)
      std::swap(pairing.white, pairing.black);
}

// `RONDA 4 - MESA 2:` of `RONDA 4 - MESA 2: Ruiz - Sanz`.
std::string_view lead_of(const Pairing& pairing, std::string_view line) {
  const std::less_equal<const char*> before;
  const char* const name =
      std::min(pairing.white.name.data(), pairing.black.name.data(), std::less<const char*>());
  if (!before(line.data(), name) || !before(name, line.data() + line.size())) return {};
  return trim_title(line.substr(0, static_cast<std::size_t>(name - line.data())));
}

// `Fischer - Spassky (1992)`: the year or the rating of one player; it cannot be told which.
void forget_year(Pairing& pairing) {
  if (pairing.white.rating.empty() && !year_in(pairing.black.rating).empty())
    pairing.black.rating = {};
}

}  // namespace

Pairing find_pairing(std::span<const std::string_view> lines, const Lexicon& lexicon,
                     std::string_view text) {
  constexpr std::size_t longest = 200;  // bytes: prose names no players before that
  constexpr std::size_t near = 3;       // lines above the moves
  Pairing best;
  std::size_t scores = 0, with_score = Pairing::none;  // lines of two players and a result
  const auto offer = [&](std::optional<Pairing> found, std::size_t line) {
    if (found && found->evidence >= enough && with_score != line && names_result(lines[line])) {
      ++scores;
      with_score = line;
    }
    const int least = best.line == line ? best.evidence + 1 : best.evidence;
    if (!found || found->evidence < std::max(enough, least)) return;
    best = *found;
    best.line = found->line == Pairing::none ? line : found->line;
    best.lead = lead_of(best, lines[best.line]);
    forget_year(best);
    order_sides(best, lines[best.line], lexicon);
  };
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string_view line =
        i + 1 == lines.size() ? tail_of(lines[i], longest) : lines[i].substr(0, longest);
    const std::string_view next = i + 1 < lines.size() ? lines[i + 1].substr(0, longest) : "";
    const Around around{next, behind(text, lines[i]), i + near >= lines.size()};
    Words words = title_words(line, lexicon);
    part_at_slash(words);
    offer(pairing_by_sides(line, words, next, lexicon), i);
    offer(pairing_in_columns(words, next, lexicon), i);
    offer(pairing_in_brackets(line, words, lexicon), i);
    offer(pairing_between(line, words, lexicon), i);
    offer(pairing_behind_sides(line, words, lexicon), i);
    offer(pairing_before_sides(line, words, lexicon), i);
    offer(pairing_below_sides(lines.subspan(i), lexicon), i);
    offer(pairing_by_one_side(line, words, lexicon), i);
    offer(pairing_by_scores(line, words, lexicon), i);
    offer(pairing_by_initials(line, words, lexicon), i);
    offer(pairing_behind_heads(line, words, lexicon), i);
    offer(pairing_of_lines(line, next, lexicon), i);
    offer(pairing_by_short_forms(line, words, next, lexicon), i);
    if (i + 2 < lines.size()) offer(pairing_around_sign(line, next, lines[i + 2], lexicon), i);
    if (i + 1 == lines.size()) offer(pairing_of_known_names(line, words, text, lexicon), i);
    for (std::size_t at = 0; at < words.size(); ++at) {
      const bool parts = words[at].of == WordOf::against ||
                         parse_result(words[at].text) != Result::none;  // Ruiz 1-0 Sanz
      if (parts && at > 0 && at + 1 < words.size())
        offer(pairing_at(line, words, at, around, lexicon), i);
      else
        offer(pairing_in_word(line, words, at, around, lexicon), i);
    }
  }
  if (best.line == Pairing::none) offer(pairing_of_bare_lines(lines, text, lexicon), 0);
  if (best.line == Pairing::none)
    for (std::size_t i = lines.size(); i-- > 0 && best.line == Pairing::none;)
      for (const std::string_view sentence : title_sentences(lines[i], lexicon))
        offer(pairing_in_sentence(sentence, lexicon), i);
  return scores > 1 ? Pairing() : best;  // a list of a round's games
}

}  // namespace planilla
