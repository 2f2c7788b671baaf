// Memory in front of the word reader, and moves that are written in several words.
#include "notation/move_reader.h"

#include <stdexcept>
#include <utility>

#include "notation/memo.h"
#include "notation/notations_impl.h"
#include "notation/phrases.h"
#include "notation/word_reader.h"

namespace planilla {

namespace {

constexpr Bitboard last_ranks = 0xff000000000000ffull;

// A word that begins or ends with one of these may go on: Dx b2, 0 - 0, e8 =D.
bool connects(char c) {
  return c == 'x' || c == 'X' || c == ':' || c == '-' || c == '=' || c == '/' || c == '\xc3' ||
         c == '\xe2';
}

bool is_word(const Token& token) {
  return token.kind == TokenKind::word;
}

// A pawn on the last rank that does not say what it became.
bool lacks_promotion(const WordReading& r) {
  return r.count > 0 && r.all[0].pattern.roles == role_bit(pawn) && !r.all[0].pattern.promotion &&
         !(r.all[0].pattern.to & ~last_ranks);
}

}  // namespace

class MoveReader::Impl {
public:
  Impl(const Notations& notations, Alphabet alphabet)
      : alphabet_(std::move(alphabet)),
        grammar_(find(notations, alphabet_.notation)),
        words_(grammar_, alphabet_),
        phrases_(alphabet_.classes) {}

  const WordReading& read(std::string_view text, std::span<const Token> tokens, std::size_t at) {
    const WordReading& first = look_up(tokens[at].in(text), text.data() + text.size());
    if (at + 1 == tokens.size() || grammar_.max_words == 1) return first;
    if (!may_go_on(first, text, tokens[at], tokens[at + 1])) return first;
    return grammar_.joiner.empty() ? read_joined(first, text, tokens.subspan(at))
                                   : read_phrase(first, text, tokens.subspan(at));
  }

  const Alphabet& alphabet() const { return alphabet_; }

  // A reading that takes its word whole, whatever follows, and that others only follow at a price.
  bool is_quick(const WordReading& word) const {
    return word.kind == WordKind::move && (word.count == 1 || word.all[1].cost > word.all[0].cost) && word.tokens == 1 && word.all[0].bytes == 0 &&
           word.all[0].tokens <= 1 && grammar_.joiner.empty() && !lacks_promotion(word);
  }

private:
  static const Grammar& find(const Notations& notations, const std::string& name) {
    const Grammar* grammar = notations.impl().find(name);
    if (!grammar) throw std::invalid_argument("no notation of the name " + name);
    return *grammar;
  }

  const WordReading& look_up(std::string_view word, const char* readable) {
    if (const WordReading* known = memo_.find(word, readable)) return *known;
    return memo_.put(word, words_.read(word));
  }
  const WordReading& look_up(const std::string& word) {
    return look_up(word, word.data() + word.size());
  }

  bool may_go_on(const WordReading& first, std::string_view text, const Token& token,
                 const Token& next) const {
    if (next.kind == TokenKind::open) return next.begin() == token.end();
    if (!is_word(next)) return false;
    return !grammar_.joiner.empty() || first.kind == WordKind::unreadable ||
           connects(text[next.begin()]) || lacks_promotion(first);
  }

  // May the word go behind what was gathered so far? `D` goes with anything that a lone letter goes
  // with.
  static bool fits(std::string_view left, std::string_view right, bool promotes) {
    if (connects(left.back()) || connects(right.front())) return true;
    if (promotes && right.size() <= 3) return true;
    return left.size() <= 3 && left.find_first_of("12345678O0o") == left.npos;
  }

  // Words (and parentheses glued to them) without blanks between; the longest that makes a move.
  const WordReading& read_joined(const WordReading& first, std::string_view text,
                                 std::span<const Token> tokens) {
    const WordReading base = first;
    std::string joined(tokens[0].in(text));
    WordReading best;
    bool blanks = false, inside = false;
    const std::size_t most = static_cast<std::size_t>(grammar_.max_words);
    for (std::size_t n = 1; n < tokens.size() && n < most; ++n) {
      const bool glued = tokens[n].begin() == tokens[n - 1].end();
      const bool open = tokens[n].kind == TokenKind::open,
                 close = tokens[n].kind == TokenKind::close;
      if (!is_word(tokens[n]) && !(glued && (open || (close && inside)))) break;
      const std::string_view word = tokens[n].in(text);
      if (!glued && !fits(joined, word, n == 1 && lacks_promotion(base))) break;
      if (joined.size() + word.size() > WordReader::longest_word) break;
      inside = open || (inside && !close);
      blanks |= !glued;
      joined += word;
      if (inside) continue;
      const WordReading& found = look_up(joined);
      if (found.kind != WordKind::move || (found.count && found.all[0].bytes)) continue;
      best = found;
      best.tokens = static_cast<std::uint8_t>(n + 1);
      if (blanks)
        for (int i = 0; i < best.count; ++i) best.all[i].quirks |= quirk_split;
    }
    if (best.kind == WordKind::move) return merge(base, best);
    if (base.kind != WordKind::unreadable || !read_words(text, tokens)) answer_ = base;
    return answer_;
  }

  // Suffixes and castling in words: e. p., jaque mate, enroque corto.
  bool read_words(std::string_view text, std::span<const Token> tokens) {
    std::string joined(tokens[0].in(text));
    for (std::size_t n = 1; n < tokens.size() && n < 4 && is_word(tokens[n]); ++n) {
      joined += tokens[n].in(text);
      if (joined.size() > WordReader::longest_word) return false;
      answer_ = WordReading{};
      answer_.tokens = static_cast<std::uint8_t>(n + 1);
      if (words_.read_suffix(joined, answer_) || phrases_.read(joined, answer_)) return true;
    }
    return false;
  }

  // Words with blanks between, as many as make a move: of several numbers the largest first.
  const WordReading& read_phrase(const WordReading& first, std::string_view text,
                                 std::span<const Token> tokens) {
    WordReading all = first;
    for (int i = 0; i < all.count; ++i) all.all[i].tokens = 1;
    std::string joined(tokens[0].in(text));
    for (std::size_t n = 1; n < tokens.size() && n < static_cast<std::size_t>(grammar_.max_words);
         ++n) {
      const bool glued = tokens[n].begin() == tokens[n - 1].end();
      if (!is_word(tokens[n]) && !glued) break;
      if (tokens[n].kind == TokenKind::comment) break;
      if (joined.size() + tokens[n].span.size() > WordReader::longest_word) break;
      if (!glued) joined += grammar_.joiner;
      joined += tokens[n].in(text);
      const WordReading& found = look_up(joined);
      if (found.kind == WordKind::suffix && all.kind == WordKind::unreadable) {
        all = found;
        all.tokens = static_cast<std::uint8_t>(n + 1);
      }
      if (found.kind != WordKind::move) continue;
      WordReading longer = found;
      longer.tokens = static_cast<std::uint8_t>(n + 1);
      all = merge(all, longer);
    }
    return answer_ = all;
  }

  // Both: the longer one is tried first.
  const WordReading& merge(const WordReading& base, const WordReading& longer) {
    answer_ = longer;
    if (base.kind != WordKind::move) return answer_;
    for (int i = 0; i < answer_.count; ++i)
      if (!answer_.all[i].tokens) answer_.all[i].tokens = longer.tokens;
    answer_.tokens = 1;
    for (Reading reading : base.readings()) {
      if (!reading.tokens) reading.tokens = base.tokens;
      ++reading.cost;
      answer_.add(reading);
    }
    return answer_;
  }

  Alphabet alphabet_;
  const Grammar& grammar_;
  WordReader words_;
  Phrases phrases_;
  Memo memo_;
  WordReading answer_;
};

MoveReader::MoveReader(const Notations& notations, Alphabet alphabet)
    : impl_(std::make_unique<Impl>(notations, std::move(alphabet))) {}
MoveReader::~MoveReader() = default;
MoveReader::MoveReader(MoveReader&&) noexcept = default;
MoveReader& MoveReader::operator=(MoveReader&&) noexcept = default;

const WordReading& MoveReader::read(std::string_view text, std::span<const Token> tokens,
                                    std::size_t at) {
  const WordReading& word = impl_->read(text, tokens, at);
  if (impl_->is_quick(word)) quick_.put(tokens[at].in(text), text.data() + text.size(), word.all[0]);
  return word;
}

const Alphabet& MoveReader::alphabet() const {
  return impl_->alphabet();
}

}  // namespace planilla
