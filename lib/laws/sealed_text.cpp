#include "laws/sealed_text.h"

#include "pgn/tokenizer.h"

namespace planilla {

namespace {

class Envelope {
 public:
  Envelope(std::string_view text, MoveReader& reader) : text_(text), reader_(reader) {
    tokenize(text, {0, static_cast<std::uint32_t>(text.size())}, tokens_);
  }

  EnvelopeText read() {
    std::size_t at = 0;
    while (at < tokens_.size() && tokens_[at].kind == TokenKind::move_number) ++at;
    if (at == tokens_.size()) return out_;
    const WordReading word = reader_.read(text_, tokens_, at);  // a copy: the next call overwrites it
    if (word.kind != WordKind::move) return out_;
    std::string rest;
    for (const Reading& reading : word.readings()) {
      Reading whole = reading;
      const std::size_t taken = reading.tokens ? reading.tokens : word.tokens;
      const std::size_t end = reading.bytes ? at : after_marks(at + taken, whole.pattern.claims);
      if (end == tokens_.size())
        out_.readings.push_back(whole);
      else if (rest.empty())
        rest = text_.substr(tokens_[end].begin() + reading.bytes);
    }
    if (out_.readings.empty()) out_.rest = rest;
    return out_;
  }

 private:
  // Past suffixes, judgements and draw offers.
  std::size_t after_marks(std::size_t at, std::uint16_t& claims) {
    while (at < tokens_.size()) {
      const Token& token = tokens_[at];
      if (token.kind == TokenKind::offer || (token.kind == TokenKind::glyph && token.in(text_) == "=")) {
        out_.draw_offer = true;
        ++at;
      } else if (token.kind == TokenKind::glyph || token.kind == TokenKind::nag) {
        ++at;
      } else {
        const WordReading& mark = reader_.read(text_, tokens_, at);
        if (token.kind != TokenKind::word || mark.kind != WordKind::suffix) break;
        claims |= mark.suffix_claims;
        at += mark.tokens;
      }
    }
    return at;
  }

  std::string_view text_;
  MoveReader& reader_;
  std::vector<Token> tokens_;
  EnvelopeText out_;
};

}  // namespace

EnvelopeText read_envelope(std::string_view text, MoveReader& reader) {
  return Envelope(text, reader).read();
}

}  // namespace planilla
