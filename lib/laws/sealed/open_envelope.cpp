#include "laws/sealed/open_envelope.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <string_view>

#include "board/resolve.h"
#include "laws/sealed/sealed_text.h"
#include "notation/read/move_reader.h"

namespace planilla {

namespace {

std::vector<const LanguageClass*> classes_of(const Notations& notations,
                                             const std::vector<std::string>& tags) {
  const Languages& languages = notations.languages();
  std::vector<const LanguageClass*> out;
  for (const std::string& tag : tags) {
    const Language* language = languages.find(tag);
    if (language != nullptr) out.push_back(&languages.class_of(*language));
  }
  if (tags.empty())
    for (const LanguageClass& one : languages.classes())
      if (!one.by_name_only) out.push_back(&one);
  return out;
}

std::string name_of(const LanguageClass& one) {
  std::vector<std::string> tags;
  for (const Language* language : one.languages) tags.push_back(language->tag);
  return fmt::format("{}", fmt::join(tags, ", "));
}

OpenEnvelope open_in(const std::string& written, const EnvelopeContext& by,
                     const GrammarInfo& grammar) {
  OpenEnvelope out;
  out.evidence = grammar.evidence;
  const std::vector<std::string>& tags = by.letters.languages;
  std::vector<EnvelopeDoubt> doubts;
  bool well = false;  // in some alphabet it is a move and nothing else
  for (const LanguageClass* one : classes_of(by.notations, tags)) {
    MoveReader reader(by.notations, {{one}, grammar.name});
    EnvelopeText text = read_envelope(written, reader, by.words);
    const std::string name = tags.empty() ? name_of(*one) : tags[out.alphabets.size()];
    const bool reads = !text.readings.empty() || text.doubt != EnvelopeDoubt::none;
    if (reads) out.draw_offer |= text.draw_offer;
    if (text.doubt != EnvelopeDoubt::ends_game) out.number = std::max(out.number, text.number);
    if (out.rest.empty()) out.rest = text.rest;
    doubts.push_back(reads ? text.doubt : EnvelopeDoubt::none);
    out.both_texts.insert(out.both_texts.end(), text.both_texts.begin(), text.both_texts.end());
    out.next_move.insert(out.next_move.end(), text.next_move.begin(), text.next_move.end());
    out.evidence &= !text.in_words;
    well |= !text.readings.empty() && text.doubt == EnvelopeDoubt::none;
    out.alphabets.push_back({name, std::move(text.readings)});
    out.more_moves.push_back(std::move(text.more_moves));
    if (!grammar.uses_letters) break;
  }
  if (!well) out.doubt = *std::max_element(doubts.begin(), doubts.end());
  return out;
}

bool is_read(const OpenEnvelope& envelope) {
  for (const AlphabetReadings& one : envelope.alphabets)
    if (!one.readings.empty()) return true;
  return false;
}

bool is_legal_as(const std::vector<Reading>& readings, const Position& position) {
  return std::any_of(readings.begin(), readings.end(), [&](const Reading& reading) {
    MoveList fits;
    legal_matches(position, reading.pattern, fits);
    return !fits.empty();
  });
}

std::vector<Move> first_moves(const OpenEnvelope& envelope, const Position& position) {
  std::vector<Move> out;
  for (const AlphabetReadings& one : envelope.alphabets)
    for (const Reading& reading : one.readings) {
      MoveList fits;
      legal_matches(position, reading.pattern, fits);
      out.insert(out.end(), fits.begin(), fits.end());
    }
  return out;
}

// "4.Cd4" behind a move of Black's at 3, "3...Cc6" behind one of White's: the number says whose it
// is.
bool is_numbered_as_answer(std::string_view rest, const Position& position) {
  rest.remove_prefix(std::min(rest.find_first_not_of(" ,;("), rest.size()));
  const std::size_t digits = std::min(rest.find_first_not_of("0123456789"), rest.size());
  if (digits == 0 || digits > 3) return false;
  int number = 0;
  for (const char c : rest.substr(0, digits)) number = number * 10 + (c - '0');
  rest.remove_prefix(digits);
  const bool is_blacks = rest.starts_with("..") || rest.starts_with("\u2026");
  return position.turn() == white ? is_blacks && number == position.fullmove_number()
                                  : !is_blacks && number == position.fullmove_number() + 1;
}

// "Bb3 Bb5": the second move is another that the player can make. It may be an answer to the first
// all the same, "Nf6 Nd4": only a number would say so.
bool names_two_moves(const OpenEnvelope& envelope, const std::vector<Move>& first,
                     const Position& position) {
  if (is_numbered_as_answer(envelope.rest, position)) return false;
  return std::any_of(envelope.next_move.begin(), envelope.next_move.end(), [&](const Reading& r) {
    MoveList fits;
    legal_matches(position, r.pattern, fits);
    return std::any_of(fits.begin(), fits.end(), [&](Move move) {
      return std::find(first.begin(), first.end(), move) == first.end();
    });
  });
}

// All that they can be, where the first can be made; else neither is read.
void read_both(bool is_first_legal, OpenEnvelope& envelope) {
  for (std::size_t i = 0; i < envelope.alphabets.size(); ++i) {
    std::vector<Reading>& readings = envelope.alphabets[i].readings;
    const std::vector<Reading>& more = envelope.more_moves[i];
    readings.insert(readings.end(), more.begin(), more.end());
    for (Reading& reading : readings) reading.cost = 0;
    if (is_first_legal) continue;
    envelope.both_texts.insert(envelope.both_texts.end(), readings.begin(), readings.end());
    readings.clear();
  }
  envelope.doubt = is_first_legal ? EnvelopeDoubt::none : EnvelopeDoubt::two_moves;
}

// Every legal reading takes a capital for a file, or a small letter for a piece.
bool all_in_odd_case(const OpenEnvelope& envelope, const Position& position) {
  for (const AlphabetReadings& one : envelope.alphabets)
    for (const Reading& reading : one.readings)
      if ((reading.quirks & quirk_case) == 0 && is_legal_as({reading}, position)) return false;
  return true;
}

// `B-B4` is Bb4 in capitals, and Bc5 or Bf4 in descriptive notation.
void add_other_notations(const std::string& written, const EnvelopeContext& by, OpenEnvelope& out) {
  for (const GrammarInfo& grammar : by.notations.grammars()) {
    if (grammar.name == "algebraic") continue;
    OpenEnvelope other = open_in(written, by, grammar);
    if (other.doubt != EnvelopeDoubt::none || !is_legal(other, by.position)) continue;
    for (AlphabetReadings& one : other.alphabets) {
      if (!is_legal_as(one.readings, by.position)) continue;
      one.alphabet += " (" + std::string(grammar.name) + ")";
      out.alphabets.push_back(std::move(one));
      out.more_moves.emplace_back();
    }
  }
}

OpenEnvelope open_in_best(const std::string& written, const EnvelopeContext& by) {
  const bool any = by.letters.notation == "auto";
  const GrammarInfo& first = *by.notations.find_grammar(any ? "algebraic" : by.letters.notation);
  OpenEnvelope plain = open_in(written, by, first);
  if (any && is_legal(plain, by.position) && all_in_odd_case(plain, by.position))
    add_other_notations(written, by, plain);
  const bool is_in_words = plain.doubt == EnvelopeDoubt::words_beside && !is_read(plain);
  if (!any || is_legal(plain, by.position) || (plain.doubt != EnvelopeDoubt::none && !is_in_words))
    return plain;
  // A text that can be read in its own notation, or in part, is not read as less than it says.
  const bool in_part = is_read(plain) || !plain.rest.empty();
  for (const GrammarInfo& grammar : by.notations.grammars()) {
    OpenEnvelope other = open_in(written, by, grammar);
    const bool whole = other.doubt == EnvelopeDoubt::none || !in_part;
    if (whole && is_legal(other, by.position)) return other;
    if (whole && !is_in_words && !is_read(plain) && is_read(other)) plain = std::move(other);
  }
  return plain;
}

// The text as one move that can be played, and nothing else.
std::optional<OpenEnvelope> open_whole(const std::string& written, const EnvelopeContext& by) {
  OpenEnvelope out = open_in_best(written, by);
  if (!is_legal(out, by.position) || out.doubt != EnvelopeDoubt::none) return std::nullopt;
  return out;
}

// The same with more in the envelope, which the arbiter weighs.
std::optional<OpenEnvelope> beside(const std::string& rest, std::optional<OpenEnvelope> move) {
  if (!move) return move;
  move->rest = rest;
  move->doubt = EnvelopeDoubt::words_beside;
  return move;
}

// Can it be the move that the other player made last? Its piece stands where it went.
bool may_be_last_move(const OpenEnvelope& envelope, const Position& position) {
  const Color them = ~position.turn();
  const auto stands = [&](const Reading& reading) {
    const MovePattern& pattern = reading.pattern;
    if (pattern.castle != castle_none || pattern.relative || !single(pattern.to)) return false;
    if ((position.pieces(them) & pattern.to) == 0) return false;
    const auto roles = pattern.promotion ? pattern.promotion : pattern.roles;
    return (roles & role_bit(role_of(position.piece_on(first_square(pattern.to))))) != 0;
  };
  return std::any_of(envelope.alphabets.begin(), envelope.alphabets.end(),
                     [&](const AlphabetReadings& one) {
                       return std::any_of(one.readings.begin(), one.readings.end(), stands);
                     });
}

// "3. Ab5 Cf6" of Black: a whole row of the sheet, of which the second half is sealed.
std::optional<OpenEnvelope> open_row(const std::string& written, const EnvelopeContext& by) {
  constexpr std::string_view gap = " \t,;";
  for (std::size_t at = written.find_first_of(gap); at != written.npos;
       at = written.find_first_of(gap, at + 1)) {
    const std::size_t behind = written.find_first_not_of(gap, at);
    if (behind == written.npos) break;
    const std::string before = written.substr(0, at);
    if (!may_be_last_move(open_in(before, by, *by.notations.find_grammar("algebraic")),
                          by.position))
      continue;
    std::optional<OpenEnvelope> out = open_whole(written.substr(behind), by);
    if (out) return beside(before, std::move(out));
  }
  return std::nullopt;
}

bool is_of_square(char c) {
  return (c >= 'a' && c <= 'h') || (c >= '1' && c <= '8');
}

// `<Cbd2>`, `**Cbd2**`, `Cbd2/`, `C(b)d2`: without what is drawn around a move, or one character
// of it. The text as it stands where nothing is.
std::string without_drawing(std::string_view text) {
  constexpr std::string_view drawn = "<>*_/\\|~^ ";
  const std::size_t begin = text.find_first_not_of(drawn);
  if (begin == text.npos) return std::string(text);
  std::string out(text.substr(begin, text.find_last_not_of(drawn) + 1 - begin));
  for (std::size_t open = out.find('('); open != out.npos; open = out.find('(', open + 1)) {
    const bool is_inside = open > 0 && open + 3 < out.size() && out[open - 1] != ' ' &&
                           out[open + 2] == ')' && is_of_square(out[open + 1]) &&
                           is_of_square(out[open + 3]);
    if (!is_inside) continue;
    out.erase(open + 2, 1);
    out.erase(open, 1);
  }
  return out;
}

// "Torre a1 d1": a blank between two squares, as a hyphen.
std::string with_hyphen(const std::string& text) {
  const auto is_square = [&](std::size_t at) {
    return at + 1 < text.size() && text[at] >= 'a' && text[at] <= 'h' && text[at + 1] >= '1' &&
           text[at + 1] <= '8';
  };
  for (std::size_t at = text.find(' '); at != text.npos; at = text.find(' ', at + 1)) {
    const std::size_t next = std::min(text.find_first_not_of(' ', at), text.size());
    if (at >= 2 && is_square(at - 2) && is_square(next))
      return text.substr(0, at) + "-" + text.substr(next);
  }
  return text;
}

std::optional<OpenEnvelope> open_hyphened(const std::string& written, const EnvelopeContext& by) {
  const std::string move = with_hyphen(written);
  if (move == written) return std::nullopt;
  return open_whole(move, by);
}

std::optional<OpenEnvelope> open_drawn(const std::string& written, const EnvelopeContext& by) {
  const std::string move = without_drawing(written);
  if (move == written) return std::nullopt;
  return beside(written, open_whole(move, by));
}

}  // namespace

bool is_legal(const OpenEnvelope& envelope, const Position& position) {
  return std::any_of(
      envelope.alphabets.begin(), envelope.alphabets.end(),
      [&](const AlphabetReadings& one) { return is_legal_as(one.readings, position); });
}

OpenEnvelope open_envelope(const std::string& written, const EnvelopeContext& by) {
  OpenEnvelope out = open_in_best(written, by);
  if (!is_legal(out, by.position)) {
    if (auto row = open_row(written, by)) return std::move(*row);
    if (auto way = open_hyphened(written, by)) return std::move(*way);
    if (auto drawn = open_drawn(written, by)) return std::move(*drawn);
  }
  const std::vector<Move> first = first_moves(out, by.position);
  if (names_two_moves(out, first, by.position)) read_both(!first.empty(), out);
  return out;
}

}  // namespace planilla
