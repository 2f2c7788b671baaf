// Memory in front of the word reader, and moves that are written in several words.
#include "notation/read/move_reader.h"

#include <array>
#include <optional>
#include <stdexcept>
#include <utility>

#include "notation/read/gather.h"
#include "notation/read/memo.h"
#include "notation/read/notations_impl.h"
#include "notation/read/phrases.h"
#include "notation/read/word_reader.h"
#include "pgn/doubt_flags.h"

namespace planilla {

namespace {

constexpr Bitboard promotion_squares = 0xff000000000000ffull;

// A word that begins or ends with one of these may go on: Dx b2, 0 - 0, e8 =D. The last two are the
// first bytes of × and dashes.
constexpr std::array<bool, 256> connectors = [] {
  std::array<bool, 256> out{};
  for (const char c : {'x', 'X', ':', '-', '=', '/', '(', '\xc3', '\xe2'})
    out[static_cast<unsigned char>(c)] = true;
  return out;
}();

bool connects(char c) {
  return connectors[static_cast<unsigned char>(c)];
}

bool starts_connected(std::string_view word) {
  return connects(word[0]) && !word.starts_with("\xe2\x99");  // a figurine begins a move
}

// Nearly no move does, so that nothing more is asked.
bool holds_capitals_alone(std::string_view word) {
  constexpr std::size_t longest = 4;
  for (const char c : word)
    if (c < 'A' || c > 'Z') return false;
  return word.size() > 1 && word.size() <= longest;
}

bool is_word(const Token& token) {
  return token.kind == TokenKind::word;
}

// A pawn on the last rank that does not say what it became.
bool lacks_promotion(const WordReading& r) {
  return r.count > 0 && r.all[0].pattern.roles == role_bit(pawn) && !r.all[0].pattern.promotion &&
         !(r.all[0].pattern.to & ~promotion_squares);
}

}  // namespace

class MoveReader::Impl {
public:
  Impl(const Notations& notations, Alphabet alphabet)
      : alphabet_(std::move(alphabet)), grammar_(find(notations, alphabet_.notation)) {}

  const WordReading& read(std::string_view text, std::span<const Token> tokens, std::size_t at) {
    if (tokens[at].flags & token_doubtful) return hole_;
    const WordReading& out = read_longest(text, tokens, at);
    // `EC` is no pawn that takes on the c-file.
    if (out.kind == WordKind::move && holds_capitals_alone(tokens[at].in(text)) &&
        phrases().holds_capitals(tokens[at].in(text)) && is_due(text, tokens, at))
      return read_phrase_alone(tokens[at].in(text));
    if (out.kind != WordKind::unreadable || !phrases().holds(tokens[at].in(text))) return out;
    return is_due(text, tokens, at) ? read_phrase_alone(tokens[at].in(text))
                                    : read_longest(text, tokens, at);
  }

  WordReading read_whole(std::string_view word) {
    if (is_spaced(word)) return look_up(without_blanks(word));
    return names_promotion(word) ? look_up(std::string(word)) : words().read_whole(word);
  }

  const Alphabet& alphabet() const { return alphabet_; }
  const GrammarInfo& grammar() const { return grammar_.info; }

  // A plain reading that takes its word whole, whatever follows. Others are only for where it is
  // illegal. A word for castling may have another behind it: "enroque corto".
  bool is_quick(const WordReading& word) const {
    return word.kind == WordKind::move && word.tokens == 1 &&
           word.all[0].pattern.castle != castle_either &&
           (word.count == 1 || word.all[1].cost > word.all[0].cost) && word.all[0].bytes == 0 &&
           word.all[0].tokens <= 1 && grammar_.joiner.empty() && !lacks_promotion(word);
  }

private:
  // Made for the first word: of the readers of all languages many are never asked.
  const WordReader& words() {
    if (!words_) words_.emplace(grammar_, alphabet_);
    return *words_;
  }
  const Phrases& phrases() {
    if (!phrases_) phrases_.emplace(alphabet_.classes);
    return *phrases_;
  }

  // `P - K 4`: one word with blanks in it, of a notation whose moves have them. `Felix 3` is no
  // more than a square.
  bool is_spaced(std::string_view word) const {
    return !grammar_.joiner.empty() && grammar_.info.files.empty() && word.find(' ') != word.npos;
  }
  // Those beside a small word stay, `P to Q4th`, and of `Q's` the letter.
  static std::string without_blanks(std::string_view word) {
    const auto is_small = [&](std::size_t i) {
      return i + 1 < word.size() && word[i] >= 'a' && word[i] <= 'z' && word[i + 1] >= 'a' &&
             word[i + 1] <= 'z';
    };
    std::string out;
    for (std::size_t i = 0; i < word.size(); ++i) {
      const bool owns = word.substr(i, 2) == "'s" || word.substr(i, 4) == "\u2019s";
      if (owns) i += word[i] == '\'' ? 1 : 3;
      const bool blank = word[i] == ' ' && !is_small(i + 1) && !(i > 1 && is_small(i - 2));
      if (!owns && !blank && word[i] != '.') out += word[i];
    }
    return out;
  }

  const WordReading& read_longest(std::string_view text, std::span<const Token> tokens,
                                  std::size_t at) {
    const std::string_view word = tokens[at].in(text);
    if (is_spaced(word)) return look_up(without_blanks(word));
    const WordReading& first = look_up(word, text.data() + text.size());
    if (at + 1 == tokens.size() || grammar_.max_words == 1) return first;
    if (!may_go_on(first, text, tokens[at], tokens[at + 1])) return first;
    return grammar_.joiner.empty() ? read_joined(first, text, tokens.subspan(at))
                                   : read_phrase(first, text, tokens.subspan(at));
  }

  // A word of a sentence may be a word for castling: "Rochade" is one only behind a number, or
  // behind the one word that stands behind it, and where no word follows that is no move.
  bool is_due(std::string_view text, std::span<const Token> tokens, std::size_t at) {
    const auto is_number = [&](std::size_t i) { return tokens[i].kind == TokenKind::move_number; };
    if (at != 0 && !is_number(at - 1) &&
        (at == 1 || !is_word(tokens[at - 1]) || !is_number(at - 2)))
      return false;
    if (at + 1 == tokens.size() || !is_word(tokens[at + 1])) return true;
    const std::string_view next = tokens[at + 1].in(text);
    return phrases().holds(next) || look_up(next, text.data() + text.size()).kind == WordKind::move;
  }

  const WordReading& read_phrase_alone(std::string_view word) {
    answer_ = WordReading{};
    answer_.tokens = 1;
    phrases().read(word, answer_);
    return answer_;
  }

  static const Grammar& find(const Notations& notations, const std::string& name) {
    const Grammar* grammar = notations.impl().find(name);
    if (!grammar) throw std::invalid_argument("no notation of the name " + name);
    return *grammar;
  }

  const WordReading& look_up(std::string_view word, const char* readable) {
    if (word.size() > WordReader::longest_word) return too_long_;  // nor is it worth remembering
    if (const WordReading* known = memo_.find(word, readable)) return *known;
    if (names_promotion(word) && read_named_promotion(word)) return memo_.put(word, answer_);
    return memo_.put(word, words().read(word));
  }
  const WordReading& look_up(const std::string& word) {
    return look_up(word, word.data() + word.size());
  }

  bool may_go_on(const WordReading& first, std::string_view text, const Token& token,
                 const Token& next) const {
    if (next.kind == TokenKind::open)
      return next.begin() == token.end() || !grammar_.joiner.empty();
    if (!is_word(next)) return false;
    return !grammar_.joiner.empty() || first.kind == WordKind::unreadable ||
           starts_connected(next.in(text)) || text[token.end() - 1] == 'x' ||
           lacks_promotion(first);
  }

  static constexpr std::string_view rings = "O0o";
  // May the word go behind what was gathered so far? `D` goes with anything that a lone letter goes
  // with.
  static bool fits(std::string_view left, std::string_view right, bool promotes) {
    if (connects(left.back()) || starts_connected(right)) return true;
    if (promotes && right.size() <= 3) return true;
    if (left.find_first_not_of(rings) == left.npos && right.find_first_not_of(rings) == right.npos)
      return true;  // "O O O"
    return left.size() <= 3 && left.find_first_of("12345678O0o") == left.npos;
  }

  bool room_for(const Gather& words) const {
    const std::string_view next = words.next();
    return !next.empty() && (words.next_is_glued() || words.words() < grammar_.max_words) &&
           words.joined().size() + next.size() < WordReader::longest_word;
  }

  // Of several words put together: the readings that take all of them, and where the second was
  // taken for the piece of a promotion, only those.
  static WordReading whole_readings(const WordReading& found, bool promotion) {
    WordReading out;
    for (const Reading& reading : found.readings())
      if (!reading.bytes && (!promotion || reading.pattern.promotion)) out.add(reading);
    return out;
  }

  // Words without blanks between; the longest that makes a move.
  const WordReading& read_joined(const WordReading& first, std::string_view text,
                                 std::span<const Token> tokens) {
    const WordReading base = first;
    const bool promotes = lacks_promotion(base);
    if (promotes && is_word(tokens[1]) && promote(base, tokens[1].in(text), 2)) return answer_;
    Gather words(text, tokens, "");
    WordReading best;
    while (room_for(words)) {
      const bool second = words.tokens() == 1;
      if (!words.next_is_glued() && !fits(words.joined(), words.next(), second && promotes)) break;
      words.add();
      WordReading found = whole_readings(look_up(words.joined()), second && promotes);
      if (found.kind != WordKind::move) continue;
      best = found;
      best.tokens = static_cast<std::uint8_t>(words.tokens());
      for (int i = 0; i < best.count && words.blanks(); ++i) best.all[i].quirks |= quirk_split;
    }
    if (best.kind == WordKind::move) return merge(base, best);
    if (base.kind != WordKind::unreadable || !read_words(text, tokens)) answer_ = base;
    return answer_;
  }

  // "e8 dama": a move of a pawn that lacks what it becomes, with the name of a piece.
  bool promote(const WordReading& move, std::string_view name, std::uint8_t tokens) {
    std::uint16_t claims = 0;
    for (; name.ends_with('+') || name.ends_with('#'); name.remove_suffix(1))
      claims |= name.back() == '+' ? claim_check : claim_mate;
    const std::optional<Role> role = phrases().piece(name);
    if (!role) return false;
    answer_ = move;
    answer_.tokens = tokens;
    for (int i = 0; i < answer_.count; ++i) {
      answer_.all[i].pattern.promotion = role_bit(*role);
      answer_.all[i].pattern.claims |= claims;
      answer_.all[i].quirks |= quirk_promotion_form | (tokens > 1 ? quirk_split : 0);
    }
    return true;
  }

  // "bxa8=Dama", in one word: more than a letter behind the sign.
  static bool names_promotion(std::string_view word) {
    const std::size_t sign = word.find('=');
    return sign != word.npos && sign > 1 && sign + 3 < word.size() &&
           (word[sign - 1] == '8' || word[sign - 1] == '1');
  }
  bool read_named_promotion(std::string_view word) {
    const std::size_t sign = word.find('=');
    const WordReading move = look_up(std::string(word.substr(0, sign)));
    return lacks_promotion(move) && promote(move, word.substr(sign + 1), 1);
  }

  // Suffixes and castling in words: e. p., jaque mate, enroque corto.
  bool read_words(std::string_view text, std::span<const Token> tokens) {
    const char first = text[tokens[0].begin()];
    if (!words().may_begin_suffix(first) && !phrases().may_begin(first)) return false;
    Gather some(text, tokens, "");
    while (room_for(some) && some.words() < 4) {
      some.add();
      answer_ = WordReading{};
      answer_.tokens = static_cast<std::uint8_t>(some.tokens());
      if (words().read_suffix(some.joined(), answer_) || phrases().read(some.joined(), answer_))
        return true;
    }
    return false;
  }

  // Words with blanks between, as many as make a move: of several numbers the largest first.
  const WordReading& read_phrase(const WordReading& first, std::string_view text,
                                 std::span<const Token> tokens) {
    WordReading all = first;
    for (int i = 0; i < all.count; ++i) all.all[i].tokens = 1;
    Gather words(text, tokens, grammar_.joiner);
    while (room_for(words)) {
      words.add();
      const WordReading& found = look_up(words.joined());
      const bool suffix = found.kind == WordKind::suffix && all.kind == WordKind::unreadable;
      if (found.kind != WordKind::move && !suffix) continue;
      WordReading longer = found;
      longer.tokens = static_cast<std::uint8_t>(words.tokens());
      all = suffix ? longer : merge(all, longer);
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
  std::optional<WordReader> words_;
  std::optional<Phrases> phrases_;
  Memo memo_;
  const WordReading too_long_;
  const WordReading hole_{.kind = WordKind::hole};
  WordReading answer_;
};

struct MoveReader::Beside {
  Beside(const Notations& notations, const Alphabet& alphabet, const GrammarInfo& first)
      : words(notations, {alphabet.classes, alphabet.beside, {}}), info(first) {
    info.name += ", " + words.grammar().name;
    info.relative |= words.grammar().relative;
    info.evidence &= words.grammar().evidence;
  }

  // Both readings of the word, the first notation's before the other's.
  const WordReading& read(const WordReading& first, std::string_view text,
                          std::span<const Token> tokens, std::size_t at) {
    const WordReading& other = words.read(text, tokens, at);
    if (first.kind == WordKind::unreadable) return other;
    if (first.kind != WordKind::move || other.kind != WordKind::move ||
        first.tokens != other.tokens)
      return first;
    answer = first;
    for (Reading reading : other.readings()) {
      ++reading.cost;
      answer.add(reading);
    }
    return answer;
  }

  Impl words;
  GrammarInfo info;
  WordReading answer;
};

MoveReader::MoveReader(const Notations& notations, Alphabet alphabet)
    : impl_(std::make_unique<Impl>(notations, std::move(alphabet))) {
  if (!impl_->alphabet().beside.empty())
    beside_ = std::make_unique<Beside>(notations, impl_->alphabet(), impl_->grammar());
}
MoveReader::~MoveReader() = default;
MoveReader::MoveReader(MoveReader&&) noexcept = default;
MoveReader& MoveReader::operator=(MoveReader&&) noexcept = default;

const WordReading& MoveReader::read(std::string_view text, std::span<const Token> tokens,
                                    std::size_t at) {
  const WordReading& word = impl_->read(text, tokens, at);
  if (beside_) return beside_->read(word, text, tokens, at);
  if (impl_->is_quick(word) && is_plain_start(text.data() + tokens[at].begin()))
    quick_.put(tokens[at].in(text), text.data() + text.size(), word.all[0]);
  return word;
}

WordReading MoveReader::read_whole(std::string_view word) {
  if (!beside_) return impl_->read_whole(word);
  const Token token{{0, static_cast<std::uint32_t>(word.size())}, TokenKind::word, 0};
  return read(word, std::span(&token, 1), 0);
}

const Alphabet& MoveReader::alphabet() const {
  return impl_->alphabet();
}

const GrammarInfo& MoveReader::grammar() const {
  return beside_ ? beside_->info : impl_->grammar();
}

}  // namespace planilla
