// Readings that take the whole text go before those with more beside them.
#include "laws/sealed/one_move.h"

#include "laws/sealed/sealed_words.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "board/legality.h"
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
        out_.more_moves = moves_from(end);
      }
    }
    settle(std::move(beside));
    return out_;
  }

  // The text had a sign of capture before its first letter.
  void take_sign() { takes_ = true; }

  // "no Cf6 sino Ce7": two moves and more, and a word that denies one of them.
  EnvelopeText read_denied() {
    std::size_t moves = 0;
    for (std::size_t at = 0; at < tokens_.size(); ++at) moves += is_move(at) ? 1u : 0u;
    if (moves < 2 || !words_.take_back(text_)) return {};
    out_.doubt = EnvelopeDoubt::two_texts;
    out_.both_texts = moves_from(0);
    return out_;
  }

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
      out_.rest = claimed_;
      out_.doubt = EnvelopeDoubt::none;
      out_.next_move.clear();
      out_.more_moves.clear();
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
    out_.both_texts = moves_from(at);
    out_.both_texts.insert(out_.both_texts.begin(), first);
  }

  // The readings of all moves from the token on.
  std::vector<Reading> moves_from(std::size_t at) {
    std::vector<Reading> out;
    for (; at < tokens_.size(); ++at) {
      if (!is(at, TokenKind::word)) continue;
      const WordReading& word = reader_.read(text_, tokens_, at);
      if (word.kind != WordKind::move) continue;
      const auto readings = word.readings();
      out.insert(out.end(), readings.begin(), readings.end());
    }
    return out;
  }

  // The readings of the first move from the token on.
  std::vector<Reading> first_move(std::size_t at) {
    while (at < tokens_.size() && !is_move(at)) ++at;
    if (at == tokens_.size()) return {};
    const auto readings = reader_.read(text_, tokens_, at).readings();
    return {readings.begin(), readings.end()};
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
      if (words_.claims_draw(rest)) return claimed_ = rest, tokens_.size();
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
  std::string_view claimed_;  // of the move: that it brings a draw
  EnvelopeText out_;
};

}  // namespace

EnvelopeText read_one_move(std::string_view text, MoveReader& reader, const EnvelopeWords& words) {
  return Envelope(text, reader, words).read();
}

EnvelopeText read_one_capture(std::string_view text, MoveReader& reader,
                              const EnvelopeWords& words) {
  Envelope taking(text, reader, words);
  taking.take_sign();
  return taking.read();
}

EnvelopeText read_denied(std::string_view text, MoveReader& reader, const EnvelopeWords& words) {
  return Envelope(text, reader, words).read_denied();
}

bool is_result(std::string_view text, MoveReader& reader, const EnvelopeWords& words) {
  return Envelope(text, reader, words).is_result();
}

}  // namespace planilla
