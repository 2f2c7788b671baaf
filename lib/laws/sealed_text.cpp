#include "laws/sealed_text.h"

#include "notation/fold.h"
#include "pgn/tokenizer.h"

namespace planilla {

namespace {

class Envelope {
 public:
  Envelope(std::string_view text, MoveReader& reader, const OfferWords& offers)
      : text_(text), reader_(reader), offers_(offers) {
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
      if (takes_) only_takes(whole.pattern);
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

  // The text had a sign of capture before its first letter.
  void take_sign() { takes_ = true; }

 private:
  static void only_takes(MovePattern& pattern) {
    pattern.claims |= claim_capture;
    if (single(pattern.to)) pattern.from &= ~file_mask(file_of(first_square(pattern.to)));
  }

  // Past suffixes, judgements and draw offers.
  std::size_t after_marks(std::size_t at, std::uint16_t& claims) {
    while (at < tokens_.size()) {
      const Token& token = tokens_[at];
      if (offers_.holds(text_.substr(token.begin()))) {
        out_.draw_offer = true;
        return tokens_.size();
      }
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
  const OfferWords& offers_;
  std::vector<Token> tokens_;
  bool takes_ = false;
  EnvelopeText out_;
};

// Lower case, no marks, words parted by one blank.
std::string plain(std::string_view words) {
  std::string out;
  for (const char c : to_lower(words)) {
    const bool letter = (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
    if (letter) out += c;
    else if (!out.empty() && out.back() != ' ') out += ' ';
  }
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return fold(out).text;
}

// "xd5" without its sign; the text as it stands where there is no such sign.
std::string_view without_sign(std::string_view text) {
  const std::size_t at = text.find_first_not_of("0123456789. \t");
  if (at == std::string_view::npos) return text;
  for (const std::string_view sign : {"x", "X", ":", "×"})
    if (text.substr(at).starts_with(sign)) return text.substr(at + sign.size());
  return text;
}

}  // namespace

OfferWords::OfferWords(const Languages& languages) {
  for (const Language& language : languages.all())
    for (const auto* list : {&language.draw_offer, &language.draw})
      for (const std::string& words : *list) words_.insert(plain(words));
  words_.erase("");
}

bool OfferWords::holds(std::string_view words) const { return words_.contains(plain(words)); }

EnvelopeText read_envelope(std::string_view text, MoveReader& reader, const OfferWords& offers) {
  EnvelopeText out = Envelope(text, reader, offers).read();
  const std::string_view rest = without_sign(text);
  if (!out.readings.empty() || rest.size() == text.size()) return out;
  Envelope taking(rest, reader, offers);
  taking.take_sign();
  EnvelopeText taken = taking.read();
  std::erase_if(taken.readings, [](const Reading& r) {
    return r.pattern.roles != role_bit(pawn) || r.pattern.from_file || r.pattern.relative;
  });
  return taken.readings.empty() ? out : taken;
}

}  // namespace planilla
