// The text of an envelope, read as it stands, then with what surrounds the move taken away, then as
// what no pawn can become; where nothing can be read as a move, whether it ends the game.
#include "laws/sealed/sealed_text.h"

#include "laws/sealed/one_move.h"
#include "laws/sealed/sealed_words.h"

#include <algorithm>
#include <utility>

#include "board/legality.h"
#include "board/square_in_text.h"
#include "notation/read/fields.h"

namespace planilla {

namespace {

bool reads_well(const EnvelopeText& text) {
  return !text.readings.empty() && text.doubt == EnvelopeDoubt::none;
}

// "C a f6", "N to f6": the little word is none of the move, or the file where the piece stood.
EnvelopeText read_named(const std::string& letters, MoveReader& reader,
                        const EnvelopeWords& words) {
  EnvelopeText named = read_one_move(letters, reader, words);
  std::string direct = letters;
  constexpr int most = 3;  // "va a", "to the"
  for (int i = 0; i < most; ++i) {
    const std::string shorter = without_preposition(direct);
    if (shorter == direct) return named;
    direct = shorter;
    EnvelopeText out = read_one_move(direct, reader, words);
    if (!reads_well(out)) continue;
    // A piece in a small letter is none where a man is named: "peón a d6".
    for (const Reading& reading : named.readings)
      if (reads_well(named) && (reading.quirks & quirk_case) == 0) out.readings.push_back(reading);
    for (Reading& reading : out.readings) reading.cost = 0;
    return out;
  }
  return named;
}

// Without what surrounds the move: brackets, stops, an equals sign that can be nothing but an
// offer.
EnvelopeText read_tidied(std::string_view text, MoveReader& reader, const EnvelopeWords& words) {
  std::string tidy = joined(unwrapped(text));
  EnvelopeText out = read_one_move(tidy, reader, words);
  if (reads_well(out)) return out;
  const std::size_t end = tidy.find_last_not_of(".,;: \t");
  if (end != std::string::npos) tidy.resize(end + 1);
  if (EnvelopeText stopped = read_one_move(tidy, reader, words); reads_well(stopped))
    return stopped;
  const std::string letters = with_letters(tidy, reader);
  if (letters != tidy || without_preposition(letters) != letters)
    if (EnvelopeText named = read_named(letters, reader, words); reads_well(named)) return named;
  if (!tidy.ends_with('=')) return out;
  tidy.pop_back();
  EnvelopeText offered = read_one_move(tidy, reader, words);
  if (!reads_well(offered)) return out;
  const MovePattern& pattern = offered.readings[0].pattern;
  offered.draw_offer |= !(pattern.roles == role_bit(pawn) && (pattern.to & ~last_ranks) == 0);
  return offered;
}

// "tablas, Cf6": an offer before the move.
EnvelopeText read_offer_first(std::string_view text, MoveReader& reader,
                              const EnvelopeWords& words) {
  for (std::size_t at = text.find_first_of(" ,:;"); at != std::string_view::npos;
       at = text.find_first_of(" ,:;", at + 1)) {
    const std::size_t begin = text.find_first_not_of(" ,:;.-", at);
    if (begin == std::string_view::npos) break;
    if (!words.offer(text.substr(0, at))) continue;
    EnvelopeText out = read_tidied(text.substr(begin), reader, words);
    if (!reads_well(out)) continue;
    out.draw_offer = true;
    return out;
  }
  return {};
}

EnvelopeText read_taking(std::string_view text, MoveReader& reader, const EnvelopeWords& words) {
  const std::string_view rest = without_sign(text);
  if (rest.size() == text.size()) return {};
  EnvelopeText taken = read_one_capture(rest, reader, words);
  std::erase_if(taken.readings, [](const Reading& r) {
    return r.pattern.roles != role_bit(pawn) || r.pattern.from_file || r.pattern.relative;
  });
  return taken;
}

// "a8=K", "a8R" in Spanish: what the pawn shall become is written, and no pawn can.
EnvelopeText read_promotion(std::string_view text, MoveReader& reader, const EnvelopeWords& words) {
  for (const LanguageClass* one : reader.alphabet().classes)
    for (const Role role : {king, pawn})
      for (const std::string& symbol : one->symbols[role]) {
        const std::size_t at = text.rfind(symbol);
        if (at == std::string_view::npos || at == 0) continue;
        const std::size_t square = text.find_last_not_of("=(/ ", at - 1);
        if (square == std::string_view::npos || (text[square] != '1' && text[square] != '8'))
          continue;
        std::string_view behind = text.substr(at + symbol.size());
        if (behind.starts_with(')')) behind.remove_prefix(1);
        const std::string without = std::string(text.substr(0, square + 1)) + std::string(behind);
        EnvelopeText out = read_one_move(without, reader, words);
        std::erase_if(out.readings, [](const Reading& r) {
          return r.pattern.roles != role_bit(pawn) || (r.pattern.to & ~last_ranks) != 0 ||
                 r.pattern.promotion != 0;
        });
        if (!reads_well(out)) continue;
        for (Reading& reading : out.readings) reading.pattern.promotion = role_bit(role);
        return out;
      }
  return {};
}

// "a 6", "C f 6"
EnvelopeText read_parted(std::string_view text, MoveReader& reader, const EnvelopeWords& words) {
  const std::string whole = with_squares(text);
  return whole == text ? EnvelopeText() : read_tidied(whole, reader, words);
}

// Words before may say which man moves, or where: "lång rockad", "Cabalo f6". What is left without
// them may not be the move.
bool may_need_more(const std::vector<Reading>& readings) {
  return std::any_of(readings.begin(), readings.end(), [](const Reading& r) {
    return r.pattern.castle == castle_either || (r.quirks & quirk_case) != 0 ||
           (r.pattern.castle == castle_none && r.pattern.roles == role_bit(pawn));
  });
}

// "Jugada secreta: Cf6", "Mi jugada es Cf6": words before the move, none of which is one.
EnvelopeText read_behind_words(std::string_view text, MoveReader& reader,
                               const EnvelopeWords& words) {
  constexpr std::string_view gap = " :,";
  for (std::size_t at = text.find_first_of(gap); at != std::string_view::npos;
       at = text.find_first_of(gap, at + 1)) {
    const std::string_view before = text.substr(0, at);
    const std::size_t begin = text.find_first_not_of(gap, at);
    if (begin == std::string_view::npos || holds_small_square(before)) break;
    EnvelopeText out = read_tidied(text.substr(begin), reader, words);
    const bool runs_on = before.find_first_of(":,") == before.npos && text[at] == ' ';
    const bool is_signed = !runs_on && out.doubt == EnvelopeDoubt::words_beside;
    if (!reads_well(out) && (out.readings.empty() || !is_signed)) continue;
    if (runs_on && speaks_of_chess(before, reader.alphabet().classes))
      out.readings.clear();
    else if (runs_on && may_need_more(out.readings))
      out.both_texts = std::exchange(out.readings, {});
    out.rest = before;
    out.doubt = EnvelopeDoubt::words_beside;
    return out;
  }
  return {};
}

// Two moves of which one was meant: "Cf6/e7", "Cf6 o Ce7". All that either can be.
EnvelopeText read_either(std::string_view text, MoveReader& reader, const EnvelopeWords& words) {
  std::vector<std::string> between = {"/"};
  for (const LanguageClass* one : reader.alphabet().classes)
    for (const Language* language : one->languages)
      for (const std::string& word : language->either) between.push_back(" " + word + " ");
  for (const std::string& word : between) {
    const std::size_t part = text.find(word);
    if (part == text.npos || part == 0) continue;
    const std::string first(text.substr(0, part)), second(text.substr(part + word.size()));
    const std::size_t letters = first.find_first_of("abcdefgh12345678x");
    EnvelopeText out = read_one_move(first, reader, words);
    if (!reads_well(out)) continue;
    EnvelopeText other = read_one_move(second, reader, words);
    std::vector<Reading> readings = other.readings;
    if (word == "/" && letters != 0 && letters != first.npos) {  // "Cf6/e7": Ce7 too
      const std::string again = first.substr(0, letters) + second;
      other = read_one_move(again, reader, words);
      readings.insert(readings.end(), other.readings.begin(), other.readings.end());
    }
    if (const std::size_t equals = first.find('='); equals != first.npos) {  // "c8=D o T"
      other = read_one_move(first.substr(0, equals + 1) + second, reader, words);
      readings.insert(readings.end(), other.readings.begin(), other.readings.end());
    }
    if (readings.empty()) continue;
    out.readings.insert(out.readings.end(), readings.begin(), readings.end());
    for (Reading& reading : out.readings) reading.cost = 0;
    return out;
  }
  return {};
}

// "(Cf6) Ce7": the first of two moves in brackets.
EnvelopeText read_bracketed_first(std::string_view text, MoveReader& reader,
                                  const EnvelopeWords& words) {
  const bool is_open = text.starts_with('(') || text.starts_with('[');
  const std::size_t close = is_open ? text.find(text[0] == '(' ? ')' : ']') : text.npos;
  if (close == text.npos || close + 1 == text.size()) return {};
  std::string bare(text);
  bare[0] = bare[close] = ' ';
  return read_one_move(bare, reader, words);
}

// "Rochade": to either side, where that can be. "castles on the queen side": more words than one
// move has in a sheet.
EnvelopeText read_castling(std::string_view text, MoveReader& reader, const EnvelopeWords& words) {
  EnvelopeText out;
  const std::size_t number = std::min(text.find_first_not_of("0123456789"), text.size());
  const bool says_more = text.find_first_of("0123456789", number) != text.npos;  // "Rochade 0-0"
  CastleSides sides = castling_in(text, reader.alphabet().classes);
  if (sides == castle_none) sides = words.castling(text);  // of another language: no letters in it
  if (says_more || sides == castle_none) return out;
  Fields castling;
  castling.castle = sides;
  out.readings.push_back(*reading_of(castling));
  out.draw_offer = text.find("(=)") != std::string_view::npos;
  out.in_words = true;
  for (const char c : text.substr(0, number))
    if (out.number < 10'000) out.number = out.number * 10 + (c - '0');
  return out;
}

}  // namespace

EnvelopeText read_envelope(std::string_view text, MoveReader& reader, const EnvelopeWords& words) {
  const std::string_view inside = unwrapped(text);
  const EnvelopeText castling = read_castling(inside, reader, words);
  if (reads_well(castling) && castling.readings[0].pattern.castle == castle_either) return castling;
  EnvelopeText out = read_one_move(text, reader, words);
  if (reads_well(out)) return out;
  if (reads_well(castling)) return castling;
  if (EnvelopeText either = read_either(inside, reader, words); reads_well(either)) return either;
  for (const auto read : {read_tidied, read_taking, read_promotion, read_offer_first, read_parted})
    if (EnvelopeText other = read(inside, reader, words); reads_well(other)) return other;
  if (EnvelopeText first = read_bracketed_first(inside, reader, words); !first.readings.empty())
    return first;
  if (!out.readings.empty() || !out.both_texts.empty()) return out;
  if (EnvelopeText denied = read_denied(inside, reader, words); !denied.both_texts.empty())
    return denied;
  if (!out.rest.empty()) return out;
  if (EnvelopeText behind = read_behind_words(inside, reader, words);
      behind.doubt != EnvelopeDoubt::none)
    return behind;
  if (begins_with_castling(inside, reader.alphabet().classes)) {
    out.doubt = EnvelopeDoubt::words_beside;
  } else if (inside.empty()) {
    out.doubt = EnvelopeDoubt::nothing_written;
  } else if (inside == "(=)" || inside == "=" || words.offer(inside)) {
    out.draw_offer = true;
    out.doubt = EnvelopeDoubt::ends_game;
  } else if (words.end_game(inside) || is_result(inside, reader, words)) {
    out.doubt = EnvelopeDoubt::ends_game;
  } else if (speaks_of_chess(inside, reader.alphabet().classes)) {
    out.doubt = EnvelopeDoubt::words_beside;
  }
  return out;
}

}  // namespace planilla
