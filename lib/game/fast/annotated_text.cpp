// One token after another, by its first byte, with what the loop needs in registers.
#include "game/fast/annotated_text.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "base/ascii.h"
#include "game/layout/signed_rows.h"
#include "game/model/noted_time.h"
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

// Blanks and digits may.
bool may_begin_row(std::string_view text, std::size_t at) {
  return at < text.size() && (ascii::is_blank(text[at]) || ascii::is_digit(text[at]));
}

}  // namespace

// The loop at the private parts of an AnnotatedText. Each part reads one token at `at`; nullptr: it
// is not for this.
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
  static bool ends_at(const char* at) { return what_begins(*at) == Begin::blank || *at == ')'; }
  static const char* if_it_ends(const char* at) { return ends_at(at) ? at : nullptr; }

  static const char* behind_blanks(const char* at) {
    while (what_begins(*at) == Begin::blank) ++at;
    return at;
  }

  // In place, part by part: a copy would wait for its own parts.
  [[gnu::always_inline]] void put_aside(Aside& out, const FastWord* next, ElementKind kind,
                                        const char* at, const char* end,
                                        std::uint32_t number) const {
    out.span.begin = place(at);
    out.span.end = place(end);
    out.words = static_cast<std::uint32_t>(next - of.words_.data());
    out.number = number;
    out.kind = kind;
    of.signs_.kinds |= kind_bit(kind);
  }
  const char* add_aside(ElementKind kind, const char* at, const char* end,
                        std::uint32_t number = 0) {
    put_aside(*aside++, word, kind, at, end, number);
    after_aside = true;
    return end;
  }

  // "12." before White's move, "12..." before Black's where something stands between it and
  // White's. It is no number else, or not the one that is due.
  [[gnu::always_inline]] const char* read_number(const char* at, const DueNumber& next,
                                                 unsigned turn, unsigned behind_aside) const {
    const std::uint64_t due = next.dotted();
    const auto size = static_cast<unsigned>(std::bit_width(due) + 7) / 8;
    if ((eight_bytes(at) & first_of_eight(size)) != due) return nullptr;
    at += size;
    const bool is_blacks = *at == '.';
    if (is_blacks != (turn == black)) return nullptr;
    if (!is_blacks) return at;
    if (behind_aside == 0 || at[1] != '.' || at[2] == '.') return nullptr;
    of.signs_.numbered = true;
    return at + 2;
  }

  template <class Bytes>
  [[gnu::always_inline]] const char* read_comment(const char* const from) const {
    for (const char* at = from + 1;; at += 32) {
      lex::CommentMasks m = Bytes::comment_masks(at);
      const std::uint32_t inside = m.close ^ (m.close - 1);  // up to the brace; all without one
      for (m.other &= inside; m.other != 0; m.other &= m.other - 1)
        if (!of.is_plain_in_comment(place(at + std::countr_zero(m.other)))) return nullptr;
      for (m.percent &= inside; m.percent != 0; m.percent &= m.percent - 1) {
        const char* const sign = at + std::countr_zero(m.percent);
        constexpr std::size_t longest = 12;  // within the padding
        if (sign[-1] == '[') of.signs_.commands |= command_at({sign + 1, longest});
      }
      if (m.close == 0) continue;
      const char* const end = at + std::countr_zero(m.close) + 1;
      of.signs_.long_comments |=
          end - from >= static_cast<std::ptrdiff_t>(MoveTotals::long_comment);
      return end;
    }
  }

  const char* read_nag(const char* at) {
    constexpr std::ptrdiff_t longest = 3;  // digits
    const char* end = at + 1;
    std::uint32_t number = 0;
    for (; ascii::is_digit(*end); ++end) {
      if (end - at > longest) return nullptr;
      number = number * 10 + static_cast<unsigned>(*end - '0');
    }
    if (end == at + 1 || number > most_nag) return nullptr;
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

  [[gnu::always_inline]] static void count_on(DueNumber& due, unsigned turn) {
    if (turn != black) return;
    due.count_on();
    due.settle();
  }

  // Up to what may be the result, or is odd. What the loop has in hand are plain locals: the parts
  // of a struct would be put together and taken apart for each token.
  template <class Bytes>
  [[gnu::always_inline]] const char* run(const char* at) {
    FastWord* next = word;
    Aside* next_aside = aside;
    DueNumber due = line.due, last_due = line.last_due;
    unsigned turn = line.turn, has_word = line.has_word, with_number = numbered,
             behind_aside = after_aside;
    const auto put_down = [&] {
      word = next;
      aside = next_aside;
      line = {due, last_due, static_cast<Color>(turn), has_word != 0};
      numbered = with_number != 0;
      after_aside = behind_aside != 0;
    };
    const auto take_up = [&] {
      next_aside = aside;
      due = line.due;
      last_due = line.last_due;
      turn = line.turn;
      has_word = line.has_word;
      behind_aside = after_aside;
    };
    while (true) {
      at = behind_blanks(at);
      Begin kind = what_begins(*at);
      if (kind == Begin::number && with_number == 0) {
        const char* const end = read_number(at, due, turn, behind_aside);
        if (end == nullptr) break;
        at = behind_blanks(end);
        kind = what_begins(*at);
        with_number = 1;
      }
      if (kind == Begin::word) {
        const unsigned size = Bytes::word_size(at);
        if (size > 8) [[unlikely]]
          break;
        const FastReading* known =
            of.known_[turn]->look().find(eight_bytes(at) & first_of_eight(size));
        if (known == nullptr) [[unlikely]] {
          of.unknown_ = {place(at), place(at) + size};
          break;
        }
        next->reading = *known;
        next->place.begin = place(at);
        next->place.size = static_cast<std::uint8_t>(size);
        next->place.marks = static_cast<std::uint8_t>(with_number);
        ++next;
        with_number = behind_aside = 0;
        has_word = 1;
        last_due = due;
        count_on(due, turn);
        turn ^= 1;
        at += size;
        if (ends_at(at)) continue;
        put_down();
        const char* const end = read_glyph(at);
        take_up();
        if (end == nullptr) break;
        at = end;
      } else if (with_number != 0) {
        break;
      } else if (kind == Begin::comment) {
        const char* const end = read_comment<Bytes>(at);
        if (end == nullptr) break;
        put_aside(*next_aside++, next, ElementKind::comment, at, end, 0);
        behind_aside = 1;
        if (!ends_at(end)) break;
        at = end;
      } else {
        put_down();
        const char* const end = read_aside(at);
        take_up();
        if (end == nullptr) break;
        at = end;
      }
    }
    put_down();
    return at;
  }
};

namespace {

#if PLANILLA_SSE2
PLANILLA_AVX2 const char* read_on_avx2(AnnotatedTextLoop& loop, const char* at) {
  return loop.run<lex::Avx2Aside>(at);
}
#endif

const char* read_on(AnnotatedTextLoop& loop, const char* at) {
#if PLANILLA_SSE2
  if (lex::has_avx2()) return read_on_avx2(loop, at);
#endif
  return loop.run<lex::AnyAside>(at);
}

}  // namespace

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
  const char* const at = read_on(loop, copy_.data() + (at_ - copied_));
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
      return !may_begin_row(text_, at + 1) || !is_signed_row(text_, at + 1);
    case '\t':
    case '\v':
    case '\f':
      return true;
    default:
      return false;
  }
}

}  // namespace planilla
