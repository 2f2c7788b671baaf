// The text of an envelope, read as it stands, then with what surrounds the move taken away, then as
// what no pawn can become; where nothing can be read as a move, whether it ends the game.
#include "laws/sealed/sealed_text.h"

#include "laws/sealed/sealed_words.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "board/legality.h"
#include "notation/read/fields.h"
#include "pgn/tokenizer.h"

namespace planilla {

namespace {

class Envelope {
public:
  Envelope(std::string_view text, MoveReader& reader, const EnvelopeWords& words)
      : text_(text), reader_(reader), words_(words) {
    tokenize(text, {0, static_cast<std::uint32_t>(text.size())}, tokens_);
  }

  EnvelopeText read() {
    std::size_t at = 0;
    while (at < tokens_.size() && (is(at, TokenKind::move_number) || is(at, TokenKind::offer)))
      take_number_or_offer(at++);
    if (at == tokens_.size()) return out_;
    const WordReading word =
        reader_.read(text_, tokens_, at);  // a copy: the next call overwrites it
    if (word.kind != WordKind::move) return out_;
    std::vector<Reading> beside;
    for (const Reading& reading : word.readings()) {
      Reading whole = reading;
      if (takes_) only_takes(whole.pattern);
      const std::size_t taken = reading.tokens ? reading.tokens : word.tokens;
      const std::size_t end = reading.bytes ? at : after_marks(at + taken, whole.pattern.claims);
      if (end == tokens_.size()) {
        out_.readings.push_back(whole);
        continue;
      }
      if (out_.rest.empty()) out_.rest = text_.substr(tokens_[end].begin() + reading.bytes);
      if (reading.bytes) continue;
      const bool more = holds_move(end);
      if (more && takes_back(end)) {
        take_two_texts(whole, end);
      } else if (!more || !say_again(whole, text_.substr(tokens_[end].begin()))) {
        if (may_name_side(whole.pattern, end))
          out_.doubt = EnvelopeDoubt::words_beside;
        else
          beside.push_back(whole);
        out_.next_move = first_move(end);
      }
    }
    settle(std::move(beside));
    return out_;
  }

  // The text had a sign of capture before its first letter.
  void take_sign() { takes_ = true; }

  // A result written where the move should be.
  bool is_result() const {
    return std::any_of(tokens_.begin(), tokens_.end(), [&](const Token& t) {
      return t.kind == TokenKind::result && t.in(text_) != "*";
    });
  }

private:
  bool is(std::size_t at, TokenKind kind) const { return tokens_[at].kind == kind; }

  void take_number_or_offer(std::size_t at) {
    if (is(at, TokenKind::offer)) {
      out_.draw_offer = true;
      return;
    }
    int number = 0;
    for (const char c : tokens_[at].in(text_))
      if (c >= '0' && c <= '9' && number < 10'000) number = number * 10 + (c - '0');
    out_.number = number;
  }

  // A word of correction among what follows the first move.
  bool takes_back(std::size_t at) const {
    return words_.take_back(text_.substr(tokens_[at].begin()));
  }

  // Of what the move could be, readings that take the whole text go before those with more beside
  // them. Of two texts neither is read here.
  void settle(std::vector<Reading> beside) {
    if (!out_.readings.empty()) {
      out_.rest.clear();
      out_.doubt = EnvelopeDoubt::none;
      out_.next_move.clear();
    } else if (!beside.empty() && out_.doubt == EnvelopeDoubt::none) {
      out_.readings = std::move(beside);
      out_.doubt = EnvelopeDoubt::words_beside;
    }
  }

  // Castling whose side may stand in what follows, "castles on the far side", "O-O(-O)": one that
  // is legal is not what was written.
  bool may_name_side(const MovePattern& pattern, std::size_t end) const {
    if (pattern.castle == castle_none) return false;
    return pattern.castle == castle_either ||
           text_.substr(tokens_[end].begin()).find_first_not_of("Oo0-() ") == text_.npos;
  }

  static void only_takes(MovePattern& pattern) {
    pattern.claims |= claim_capture;
    if (single(pattern.to)) pattern.from &= ~file_mask(file_of(first_square(pattern.to)));
  }

  bool is_move(std::size_t at) {
    return at < tokens_.size() && is(at, TokenKind::word) &&
           reader_.read(text_, tokens_, at).kind == WordKind::move;
  }

  bool holds_move(std::size_t at) {
    while (at < tokens_.size() && !is_move(at)) ++at;
    return at < tokens_.size();
  }

  void take_two_texts(const Reading& first, std::size_t at) {
    out_.doubt = EnvelopeDoubt::two_texts;
    out_.both_texts.push_back(first);
    for (; at < tokens_.size(); ++at) {
      if (!is(at, TokenKind::word)) continue;
      const WordReading& word = reader_.read(text_, tokens_, at);
      if (word.kind != WordKind::move) continue;
      const auto readings = word.readings();
      out_.both_texts.insert(out_.both_texts.end(), readings.begin(), readings.end());
    }
  }

  // The readings of the first move from the token on.
  std::vector<Reading> first_move(std::size_t at) {
    for (; at < tokens_.size(); ++at) {
      if (!is(at, TokenKind::word)) continue;
      const WordReading& word = reader_.read(text_, tokens_, at);
      if (word.kind == WordKind::move) return {word.readings().begin(), word.readings().end()};
    }
    return {};
  }

  // "Nf3 (Ng1-f3)": the move is written once more, and both are one move. Of "Nd5 Nxd5" the second
  // takes what the first left there: it is the answer.
  bool say_again(const Reading& first, std::string_view rest) {
    const EnvelopeText again = Envelope(unwrapped(rest), reader_, words_).read();
    if (again.doubt != EnvelopeDoubt::none) return false;
    const std::size_t before = out_.readings.size();
    for (const Reading& second : again.readings) {
      const bool takes = (second.pattern.claims & claim_capture) != 0;
      if (takes && (first.pattern.claims & claim_capture) == 0) continue;
      if (const auto both = narrowed(first.pattern, second.pattern)) {
        out_.readings.push_back(first);
        out_.readings.back().pattern = *both;
        out_.draw_offer |= again.draw_offer;
      }
    }
    return out_.readings.size() > before;
  }

  static std::optional<MovePattern> narrowed(MovePattern a, const MovePattern& b) {
    if (a.relative != b.relative || a.wing != b.wing) return std::nullopt;
    if (a.castle != b.castle && (a.castle & b.castle) == 0) return std::nullopt;
    if (a.promotion != b.promotion && a.promotion && b.promotion) return std::nullopt;
    a.from &= b.from, a.to &= b.to, a.roles &= b.roles, a.castle &= b.castle;
    a.promotion |= b.promotion, a.claims |= b.claims, a.allows_castle |= b.allows_castle;
    if (!a.from || !a.to || !a.roles) return std::nullopt;
    return a;
  }

  // "J. Roca": a name, and no check in Spanish.
  static bool is_initial(std::string_view word) {
    return word.size() <= 2 && word[0] >= 'A' && word[0] <= 'Z';
  }

  // Past suffixes, judgements and draw offers.
  std::size_t after_marks(std::size_t at, std::uint16_t& claims) {
    while (at < tokens_.size()) {
      const Token& token = tokens_[at];
      const std::string_view rest = text_.substr(token.begin());
      if (words_.offer(rest)) return out_.draw_offer = true, tokens_.size();
      if (words_.en_passant(rest)) return claims |= claim_en_passant, tokens_.size();
      if (token.kind == TokenKind::offer ||
          (token.kind == TokenKind::glyph && token.in(text_) == "=")) {
        // "Cbd2 = Cb1-d2": the same once more.
        out_.draw_offer |= token.kind == TokenKind::offer || !is_move(at + 1);
        ++at;
      } else if (token.kind == TokenKind::glyph || token.kind == TokenKind::nag) {
        ++at;
      } else {
        const WordReading& mark = reader_.read(text_, tokens_, at);
        if (token.kind != TokenKind::word || mark.kind != WordKind::suffix) break;
        if (is_initial(token.in(text_)) && at + mark.tokens < tokens_.size()) break;
        claims |= mark.suffix_claims;
        at += mark.tokens;
      }
    }
    return at;
  }

  std::string_view text_;
  MoveReader& reader_;
  const EnvelopeWords& words_;
  std::vector<Token> tokens_;
  bool takes_ = false;
  EnvelopeText out_;
};

bool reads_well(const EnvelopeText& text) {
  return !text.readings.empty() && text.doubt == EnvelopeDoubt::none;
}

// "C a f6", "N to f6": the little word is none of the move, or the file where the piece stood.
EnvelopeText read_named(const std::string& letters, MoveReader& reader,
                        const EnvelopeWords& words) {
  EnvelopeText named = Envelope(letters, reader, words).read();
  std::string direct = letters;
  constexpr int most = 3;  // "va a", "to the"
  for (int i = 0; i < most; ++i) {
    const std::string shorter = without_preposition(direct);
    if (shorter == direct) return named;
    direct = shorter;
    EnvelopeText out = Envelope(direct, reader, words).read();
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
  EnvelopeText out = Envelope(tidy, reader, words).read();
  if (reads_well(out)) return out;
  const std::size_t end = tidy.find_last_not_of(".,;: \t");
  if (end != std::string::npos) tidy.resize(end + 1);
  if (EnvelopeText stopped = Envelope(tidy, reader, words).read(); reads_well(stopped))
    return stopped;
  const std::string letters = with_letters(tidy, reader);
  if (letters != tidy || without_preposition(letters) != letters)
    if (EnvelopeText named = read_named(letters, reader, words); reads_well(named)) return named;
  if (!tidy.ends_with('=')) return out;
  tidy.pop_back();
  EnvelopeText offered = Envelope(tidy, reader, words).read();
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
  Envelope taking(rest, reader, words);
  taking.take_sign();
  EnvelopeText taken = taking.read();
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
        EnvelopeText out = Envelope(without, reader, words).read();
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
    if (begin == std::string_view::npos || holds_square(before)) break;
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
    EnvelopeText out = Envelope(first, reader, words).read();
    if (!reads_well(out)) continue;
    EnvelopeText other = Envelope(second, reader, words).read();
    std::vector<Reading> readings = other.readings;
    if (word == "/" && letters != 0 && letters != first.npos) {  // "Cf6/e7": Ce7 too
      const std::string again = first.substr(0, letters) + second;
      other = Envelope(again, reader, words).read();
      readings.insert(readings.end(), other.readings.begin(), other.readings.end());
    }
    if (const std::size_t equals = first.find('='); equals != first.npos) {  // "c8=D o T"
      other = Envelope(first.substr(0, equals + 1) + second, reader, words).read();
      readings.insert(readings.end(), other.readings.begin(), other.readings.end());
    }
    if (readings.empty()) continue;
    out.readings.insert(out.readings.end(), readings.begin(), readings.end());
    for (Reading& reading : out.readings) reading.cost = 0;
    return out;
  }
  return {};
}

// "Rochade": to either side, where that can be. "castles on the queen side": more words than one
// move has in a sheet.
EnvelopeText read_castling(std::string_view text, MoveReader& reader) {
  EnvelopeText out;
  const std::size_t number = std::min(text.find_first_not_of("0123456789"), text.size());
  const bool says_more = text.find_first_of("0123456789", number) != text.npos;  // "Rochade 0-0"
  const CastleSides sides = castling_in(text, reader.alphabet().classes);
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
  const EnvelopeText castling = read_castling(inside, reader);
  if (reads_well(castling) && castling.readings[0].pattern.castle == castle_either) return castling;
  EnvelopeText out = Envelope(text, reader, words).read();
  if (reads_well(out)) return out;
  if (reads_well(castling)) return castling;
  if (EnvelopeText either = read_either(inside, reader, words); reads_well(either)) return either;
  for (const auto read : {read_tidied, read_taking, read_promotion, read_offer_first, read_parted})
    if (EnvelopeText other = read(inside, reader, words); reads_well(other)) return other;
  if (!out.readings.empty() || !out.rest.empty()) return out;
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
  } else if (words.end_game(inside) || Envelope(inside, reader, words).is_result()) {
    out.doubt = EnvelopeDoubt::ends_game;
  } else if (speaks_of_chess(inside, reader.alphabet().classes)) {
    out.doubt = EnvelopeDoubt::words_beside;
  }
  return out;
}

}  // namespace planilla
