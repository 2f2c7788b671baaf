// One token after another, by its first byte, with what the loop needs in registers.
#include "game/fast/annotated_text.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "base/ascii.h"
#include "game/layout/signed_rows.h"
#include "game/spelling/glyphs.h"
#include "pgn/symbols.h"
#include "text/simd/aside_bytes.h"

namespace planilla {

namespace {

constexpr std::string_view name_of_this = "planilla";
constexpr std::size_t padding = 64;

std::uint64_t eight_bytes(const char* at) {
  std::uint64_t bytes;
  std::memcpy(&bytes, at, sizeof bytes);
  return bytes;
}

constexpr std::uint64_t first_of_eight(unsigned count) {  // 1 to 8
  return ~std::uint64_t{0} >> (64 - 8 * count);
}

// What a byte may begin.
enum class Begin : std::uint8_t { odd, blank, word, number, result, comment, open, close, nag };

constexpr auto begins = [] {
  std::array<Begin, 256> out{};
  for (unsigned c = 0; c < 256; ++c) {
    if (lex::is_ascii_blank(static_cast<char>(c))) out[c] = Begin::blank;
    if (((c | 0x20) >= 'a' && (c | 0x20) <= 'z') || c >= 0x80) out[c] = Begin::word;
    if (c >= '0' && c <= '9') out[c] = Begin::number;
  }
  out['*'] = Begin::result;
  out['{'] = Begin::comment;
  out['('] = Begin::open;
  out[')'] = Begin::close;
  out['$'] = Begin::nag;
  return out;
}();

Begin what_begins(char c) {
  return begins[static_cast<unsigned char>(c)];
}

}  // namespace

// The loop at the private parts of an AnnotatedText. Each reads one token at `at`; nullptr: it is
// not for this.
struct AnnotatedTextLoop {
  AnnotatedText& of;
  const char* base;  // of the copy
  FastWord* word;    // room for the next
  Aside* aside;
  AnnotatedText::Line line;
  bool numbered, after_aside;

  std::uint32_t place(const char* at) const {
    return static_cast<std::uint32_t>(of.copied_ + static_cast<std::size_t>(at - base));
  }

  // A token that something else than a blank follows may be part of a longer one.
  static const char* if_it_ends(const char* at) {
    return what_begins(*at) == Begin::blank || *at == ')' ? at : nullptr;
  }

  [[gnu::always_inline]] const char* add_aside(ElementKind kind, const char* at, const char* end,
                                               std::uint32_t number = 0) {
    *aside++ = {
        {place(at), place(end)}, static_cast<std::uint32_t>(word - of.words_.data()), number, kind};
    of.signs_.kinds |= kind_bit(kind);
    after_aside = true;
    return end;
  }

  [[gnu::always_inline]] const char* read_word(const char* at) {
    const unsigned size = lex::word_size(at);
    if (size > 8) [[unlikely]]
      return nullptr;
    const FastReading* known =
        of.known_[line.turn]->look().find(eight_bytes(at) & first_of_eight(size));
    const std::uint32_t begin = place(at);
    if (known == nullptr) [[unlikely]] {
      of.unknown_ = {begin, begin + size};
      return nullptr;
    }
    word->reading = *known;
    word->place.begin = begin;
    word->place.size = static_cast<std::uint8_t>(size);
    word->place.marks = numbered;
    ++word;
    numbered = after_aside = false;
    line.has_word = true;
    line.last_due = line.due;
    if (line.turn == black) {
      line.due.count_on();
      line.due.settle();
    }
    line.turn = ~line.turn;
    at += size;
    return if_it_ends(at) ? at : read_glyph(at);
  }

  // "12." before White's move, "12..." before Black's where something stands between it and
  // White's. It is no number else, or not the one that is due.
  [[gnu::always_inline]] const char* read_number(const char* at) {
    const std::uint64_t due = line.due.dotted();
    const auto size = static_cast<unsigned>(std::bit_width(due) + 7) / 8;
    if ((eight_bytes(at) & first_of_eight(size)) != due) return nullptr;
    at += size;
    const bool is_blacks = *at == '.';
    if (is_blacks != (line.turn == black)) return nullptr;
    if (is_blacks && (!after_aside || at[1] != '.' || at[2] == '.')) return nullptr;
    of.signs_.numbered |= is_blacks;
    return is_blacks ? at + 2 : at;
  }

  [[gnu::always_inline]] const char* read_comment(const char* const from) {
    for (const char* at = from + 1;; at += 32) {
      lex::CommentMasks m = lex::comment_masks(at);
      const std::uint32_t inside = m.close ^ (m.close - 1);  // up to the brace; all without one
      for (m.other &= inside; m.other != 0; m.other &= m.other - 1)
        if (!of.is_plain_in_comment(place(at + std::countr_zero(m.other)))) return nullptr;
      for (m.percent &= inside; m.percent != 0; m.percent &= m.percent - 1) {
        const char* const sign = at + std::countr_zero(m.percent);
        if (sign[-1] == '[') of.signs_.commands |= command_of({sign + 1, 4});
      }
      if (m.close == 0) continue;
      const char* const end = at + std::countr_zero(m.close) + 1;
      of.signs_.long_comments |=
          end - from >= static_cast<std::ptrdiff_t>(MoveTotals::long_comment);
      return if_it_ends(add_aside(ElementKind::comment, from, end));
    }
  }

  const char* read_nag(const char* at) {
    constexpr std::ptrdiff_t longest = 4;  // digits
    const char* end = at + 1;
    std::uint32_t number = 0;
    for (; ascii::is_digit(*end); ++end) {
      if (end - at > longest) return nullptr;
      number = number * 10 + static_cast<unsigned>(*end - '0');
    }
    if (end == at + 1) return nullptr;
    return if_it_ends(add_aside(ElementKind::nag, at, end, number));
  }

  // "!?" behind a word.
  const char* read_glyph(const char* at) {
    const char* end = at;
    while (*end == '!' || *end == '?') ++end;
    const int nag = end == at ? 0 : nag_of_glyph({at, static_cast<std::size_t>(end - at)});
    if (nag <= 0) return nullptr;
    return if_it_ends(add_aside(ElementKind::nag, at, end, static_cast<std::uint32_t>(nag)));
  }

  // On the last move.
  const char* open_line(const char* at) {
    if (!line.has_word || what_begins(at[-1]) != Begin::blank) return nullptr;
    of.outer_.push_back(line);
    line = {line.last_due, {}, ~line.turn, false};
    return add_aside(ElementKind::open, at, at + 1);
  }

  const char* close_line(const char* at) {
    if (of.outer_.empty() || !line.has_word) return nullptr;
    line = of.outer_.back();
    of.outer_.pop_back();
    return if_it_ends(add_aside(ElementKind::close, at, at + 1));
  }

  const char* read_aside(const char* at) {
    switch (what_begins(*at)) {
      case Begin::open:
        return open_line(at);
      case Begin::close:
        return close_line(at);
      case Begin::nag:
        return read_nag(at);
      default:
        return nullptr;
    }
  }

  // Up to what may be the result, or is odd.
  [[gnu::always_inline]] const char* run(const char* at) {
    while (true) {
      while (what_begins(*at) == Begin::blank) ++at;
      const Begin kind = what_begins(*at);
      const char* next = nullptr;
      if (kind == Begin::word) {
        next = read_word(at);
      } else if (numbered) {
        return at;
      } else if (kind == Begin::comment) {
        next = read_comment(at);
      } else if (kind == Begin::number) {
        next = read_number(at);
        numbered = next != nullptr;
      } else {
        next = read_aside(at);
      }
      if (next == nullptr) return at;
      at = next;
    }
  }
};

void AnnotatedText::open(std::string_view text, std::size_t from,
                         std::array<const FastWords*, 2> words, const Position& start) {
  text_ = text.size() - from <= longest ? text : text.substr(0, from);
  known_ = words;
  at_ = copied_ = from;
  const std::string_view rest = text_.substr(from);
  copy_.resize(std::max(copy_.size(), rest.size() + padding));
  std::copy(rest.begin(), rest.end(), copy_.begin());
  std::memset(copy_.data() + rest.size(), 0, padding);
  // None of them stands without a blank or another beside it.
  words_.resize(std::max(words_.size(), rest.size() / 2 + 1));
  asides_.resize(std::max(asides_.size(), rest.size() + 1));
  word_count_ = aside_count_ = 0;
  signs_ = {};
  line_ = {DueNumber(start.fullmove_number()), {}, start.turn(), false};
  outer_.clear();
  numbered_ = false;
  after_aside_ = true;
}

bool AnnotatedText::read() {
  unknown_ = {};
  AnnotatedTextLoop loop{
      *this,     copy_.data(), words_.data() + word_count_, asides_.data() + aside_count_, line_,
      numbered_, after_aside_};
  const char* const at = loop.run(copy_.data() + (at_ - copied_));
  at_ = loop.place(at);
  word_count_ = static_cast<std::size_t>(loop.word - words_.data());
  aside_count_ = static_cast<std::size_t>(loop.aside - asides_.data());
  line_ = loop.line;
  numbered_ = loop.numbered;
  after_aside_ = loop.after_aside;
  const Begin kind = what_begins(*at);
  return (kind == Begin::number || kind == Begin::result) && !numbered_ && outer_.empty();
}

// Of a byte that is to be looked at.
bool AnnotatedText::is_plain_in_comment(std::size_t at) const {
  if (at >= text_.size()) return false;
  switch (text_[at]) {
    case 'p':
      return !text_.substr(at).starts_with(name_of_this);
    case '\n':
    case '\r':  // a comment may hold lines that read as the rows of a sheet
      return !is_signed_row(text_, at + 1);
    case '\t':
    case '\v':
    case '\f':
      return true;
    default:
      return false;
  }
}

}  // namespace planilla
