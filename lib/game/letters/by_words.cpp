// Words by themselves, without a board.
#include "game/letters/by_words.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "game/letters/detection.h"
#include "notation/read/match.h"
#include "pgn/doubt_flags.h"
#include "pgn/symbols.h"

namespace planilla {

namespace {

constexpr std::size_t longest = 8;  // bytes: of nearly all words

constexpr std::uint32_t bit_of(ElementKind kind) {
  return 1u << static_cast<unsigned>(kind);
}
constexpr std::uint32_t beside_moves =
    bit_of(ElementKind::nag) | bit_of(ElementKind::comment) | bit_of(ElementKind::line_comment) |
    bit_of(ElementKind::escape) | bit_of(ElementKind::move_number) | bit_of(ElementKind::offer);
constexpr std::uint8_t settled_flags = element_repaired | element_ambiguous;

std::uint64_t bytes_of(std::string_view word) {
  std::uint64_t bytes = 0;
  std::memcpy(&bytes, word.data(), word.size());
  return bytes;
}

// Of so many bytes at once, where they are there to be read.
std::uint64_t bytes_of(std::string_view text, Span word) {
  if (word.empty() || text.size() < word.begin + std::size_t{8}) return bytes_of(word.in(text));
  std::uint64_t bytes = 0;
  std::memcpy(&bytes, text.data() + word.begin, 8);
  return bytes & ~std::uint64_t{0} >> 8 * (8 - word.size());
}

// Could what follows the word belong to the same move? As MoveReader::may_continue() has it,
// without the tokens.
bool stands_alone(std::string_view text, std::uint32_t end) {
  while (end < text.size() && (text[end] == '!' || text[end] == '?')) ++end;
  if (end >= text.size()) return true;
  if (!lex::is_ascii_blank(text[end])) return false;
  while (++end < text.size() && lex::is_ascii_blank(text[end])) {
  }
  if (end >= text.size()) return true;
  const char c = text[end];
  return MoveReader::is_plain_start(&text[end]) || (c >= '0' && c <= '9') ||
         std::string_view("{;$()[*").find(c) != std::string_view::npos;
}

bool is_rank(char c) {
  return c >= '1' && c <= '8';
}

// Who cannot read the word, does he look no further? A square, what a pawn becomes, and marks come
// last.
bool looks_finished(std::string_view word) {
  const std::size_t marks = word.find_last_not_of("+#");
  if (marks == std::string_view::npos || marks == 0) return false;
  if (is_rank(word[marks])) return true;
  const std::size_t sign = word.find('=');
  return sign != std::string_view::npos && sign > 1 && is_rank(word[sign - 1]);
}

// Nor must he who can.
bool is_finished(const WordReading& reading, std::string_view word) {
  if (reading.kind == WordKind::unreadable) return looks_finished(word);
  return reading.kind == WordKind::move && reading.tokens == 1 && reading.all[0].tokens <= 1;
}

// But for what the text claims of the move.
bool same_moves(const Reading& a, const Reading& b) {
  MovePattern pattern = a.pattern;
  pattern.claims = b.pattern.claims;
  return pattern == b.pattern && a.bytes == b.bytes;
}

// A move that is not in small letters, nor with a capital for a file: was it certainly read by the
// first reading?
bool first_was_meant(const WordReading& word) {
  return std::all_of(word.readings().begin(), word.readings().end(), [&](const Reading& reading) {
    return same_moves(reading, word.all[0]) ||
           (reading.quirks & ~word.all[0].quirks & quirk_case) != 0;
  });
}

// Where the move of `first` is legal, is it found by this word? Dearer readings are not looked at
// then.
bool finds(const WordReading& word, const Reading& first) {
  return std::all_of(word.readings().begin(), word.readings().end(), [&](const Reading& reading) {
    return same_moves(reading, first) || reading.cost > word.all[0].cost;
  });
}

// No pawn goes backwards: it never comes to the ranks where its own side began.
bool may_be_move_of(Color color, const WordReading& word) {
  const Bitboard own_ranks =
      color == white ? rank_mask(0) | rank_mask(1) : rank_mask(6) | rank_mask(7);
  return std::any_of(word.readings().begin(), word.readings().end(), [&](const Reading& reading) {
    return reading.pattern.roles != role_bit(pawn) || reading.pattern.relative ||
           (reading.pattern.to & ~own_ranks) != 0;
  });
}

enum class Relation { same, dearer, cheaper, other, unknown };

Relation by_cost(std::uint32_t own, std::uint32_t rival) {
  return rival == own ? Relation::same : rival > own ? Relation::dearer : Relation::cheaper;
}

// Of the readings of two classes, where the game is as the first has it and not in small letters.
Relation relation(const WordReading& own, const WordReading& rival) {
  if (own.readings().size() == rival.readings().size() &&
      std::equal(own.readings().begin(), own.readings().end(), rival.readings().begin()))
    return Relation::same;
  RoleMask roles = 0;
  for (const Reading& reading : rival.readings()) roles |= reading.pattern.roles;
  if (!first_was_meant(own)) return Relation::unknown;
  if ((own.all[0].pattern.roles & roles) == 0) return Relation::other;
  if (!same_moves(own.all[0], rival.all[0]) || !finds(rival, own.all[0])) return Relation::unknown;
  return by_cost(letters_cost(own.all[0]), letters_cost(rival.all[0]));
}

}  // namespace

// What the classes make of each word, beside the one that read the game.
class ReadingByWords::Words {
public:
  struct alignas(64) Look {
    std::uint64_t word = 0;  // its bytes; 0: free
    ClassSet asked = 0;      // so far; the others have not been
    PlayersReaders able{};   // for whom it can be a move of White, of Black
    ClassSet same = 0;       // read it like the one that read the game
    ClassSet dearer = 0;     // as the same move, with more to forgive
    ClassSet unknown = 0;    // otherwise, and perhaps as the same move: the board tells
    bool open = false;       // what follows it may matter
  };

  Words(const std::vector<MoveReader*>& readers, const AlikeReaders& alike, std::size_t own)
      : readers_(readers), alike_(alike), own_(own) {
    known_.resize(256);
  }

  const Look& look(std::string_view word, ClassSet wanted) {
    return look(bytes_of(word), word, wanted);
  }
  const Look& look(std::uint64_t bytes, std::string_view word, ClassSet wanted) {
    Look& seen = place_of(bytes);
    if (const ClassSet fresh = wanted & ~seen.asked; fresh != 0) [[unlikely]]
      ask(seen, word, fresh);
    return seen;
  }

private:
  void ask(Look& seen, std::string_view word, ClassSet fresh) {
    key_ = word;
    const Token token{{0, static_cast<std::uint32_t>(key_.size())}, TokenKind::word};
    const WordReading own = readers_[own_]->read(key_, std::span(&token, 1), 0);
    seen.open |= own.kind != WordKind::move || !is_finished(own, key_);
    for (ClassSet left = fresh; left != 0;) {
      MoveReader& reader = *readers_[static_cast<std::size_t>(std::countr_zero(left))];
      const WordReading& reading = reader.read(key_, std::span(&token, 1), 0);
      const ClassSet one = alike_.like_first(left, key_);
      left &= ~one;
      seen.open |= !is_finished(reading, key_);
      if (reading.kind != WordKind::move) continue;
      for (const Color color : {white, black})
        if (may_be_move_of(color, reading)) seen.able[color] |= one;
      switch (relation(own, reading)) {
        case Relation::same:
          seen.same |= one;
          break;
        case Relation::dearer:
          seen.dearer |= one;
          break;
        case Relation::other:
          break;
        case Relation::cheaper:
        case Relation::unknown:
          seen.unknown |= one;
          break;
      }
    }
    seen.asked |= fresh;
  }

  Look& place_of(std::uint64_t word) {
    std::size_t at = slot(word);
    while (known_[at].word != word && known_[at].word != 0) at = (at + 1) & (known_.size() - 1);
    if (known_[at].word == word) [[likely]]
      return known_[at];
    if (++used_ * 2 > known_.size()) return make_room(word);
    known_[at].word = word;
    return known_[at];
  }

  Look& make_room(std::uint64_t word) {
    std::vector<Look> before(known_.size() < most ? known_.size() * 2 : least);
    const bool keep = before.size() > known_.size();
    std::swap(before, known_);
    used_ = 0;
    for (const Look& one : before)
      if (keep && one.word != 0) place_of(one.word) = one;
    return place_of(word);
  }

  std::size_t slot(std::uint64_t word) const {
    return static_cast<std::size_t>(word * 0x9e3779b97f4a7c15ull >> 32) & (known_.size() - 1);
  }

  static constexpr std::size_t least = 256, most = 1 << 14;

  const std::vector<MoveReader*>& readers_;
  const AlikeReaders& alike_;
  std::size_t own_;
  std::vector<Look> known_;  // an open table
  std::size_t used_ = 0;
  std::string key_;  // kept for its room
};

// Who could have written the words of one player, so far.
struct ReadingByWords::Player {
  Color color = white;
  Words* words = nullptr;
  ClassSet own = 0;
  ClassSet able = 0;       // can read them all
  ClassSet alike = 0;      // and like the one that read the game
  ClassSet no_better = 0;  // or as the same moves, with more to forgive
  ClassSet alive = 0;      // or at least as the same moves
  bool is_settled() const { return able == own; }

  // False: it cannot be told by single words. `unsure`: who may or may not have meant the move that
  // was played.
  bool hear(std::uint64_t bytes, std::string_view word, ClassSet& unsure) {
    const Words::Look& seen = words->look(bytes, word, able);
    if (seen.open) return false;
    unsure = seen.unknown & alive;
    able &= seen.able[color];
    alike &= seen.same | unsure;
    no_better &= seen.same | seen.dearer | unsure;
    alive &= seen.same | seen.dearer | unsure;
    return true;
  }

  void set_apart(ClassSet one, Relation relation) {
    if (relation != Relation::same) alike &= ~one;
    if (relation != Relation::same && relation != Relation::dearer) no_better &= ~one;
    if (relation == Relation::other) alive &= ~one;
  }
};

ReadingByWords::ReadingByWords(std::vector<MoveReader*> readers)
    : readers_(std::move(readers)), alike_(readers_), lines_(readers_), words_(readers_.size()) {}
ReadingByWords::~ReadingByWords() = default;

ClassSet ReadingByWords::everyone() const {
  return readers_.size() < 64 ? (ClassSet{1} << readers_.size()) - 1 : ~ClassSet{0};
}

ReadingByWords::Words& ReadingByWords::words_of(std::size_t own) {
  if (!words_[own]) words_[own] = std::make_unique<Words>(readers_, alike_, own);
  return *words_[own];
}

// Of those who are not sure, who comes to the move that was played? False: neither this nor
// another.
bool ReadingByWords::ask_board(const ReadMoves& game, std::size_t at, ClassSet unsure,
                               Player& player) {
  Position position = game.start;
  int depth = 0;
  for (std::size_t i = 0; i < at; ++i) {
    const Element e = game.elements[i];
    if (e.kind == ElementKind::open) ++depth;
    if (e.kind == ElementKind::close) --depth;
    if (depth == 0 && e.kind == ElementKind::move) position.play(e.move);
  }
  const Element played = game.elements[at];
  const Token token{played.span, TokenKind::word};
  const auto read = [&](ClassSet one) {
    return match(position, readers_[static_cast<std::size_t>(std::countr_zero(one))]->read(
                               game.text, std::span(&token, 1), 0));
  };
  const Match own = read(player.own);
  if (own.reading == nullptr) return false;  // the game was read in other letters
  const std::uint32_t cost = letters_cost(*own.reading);
  for (; unsure != 0; unsure &= unsure - 1) {
    const ClassSet one = unsure & -unsure;
    const Match found = read(one);
    if (found.count > 1 || found.bytes != 0) return false;
    const bool same = found.count == 1 && found.move == played.move;
    player.set_apart(one, same ? by_cost(cost, letters_cost(*found.reading)) : Relation::other);
  }
  return true;
}

std::optional<ReadingByWords::Found> ReadingByWords::find(const ReadMoves& game, ReadBy own) {
  const ClassSet all = everyone();
  Player players[2] = {{white, &words_of(own.white), ClassSet{1} << own.white, all, all, all, all},
                       {black, &words_of(own.black), ClassSet{1} << own.black, all, all, all, all}};
  Found out;
  int depth = 0, ply = 0;
  for (std::size_t at = 0; at < game.elements.size(); ++at) {
    const Element e = game.elements[at];
    if (e.kind == ElementKind::open) ++depth;
    if (e.kind == ElementKind::close) --depth;
    if (depth > 0 || e.kind != ElementKind::move) continue;
    ++ply;
    Player& player = players[e.flags & element_black];
    if (player.is_settled()) continue;
    const std::string_view word = e.span.in(game.text);
    if ((e.quirks & quirk_case) || word.size() > longest || !stands_alone(game.text, e.span.end))
      return std::nullopt;
    const ClassSet before = player.alive;
    ClassSet unsure = 0;
    if (!player.hear(bytes_of(game.text, e.span), word, unsure)) return std::nullopt;
    if (unsure != 0 && !ask_board(game, at, unsure, player)) return std::nullopt;
    if (player.alive != before) out.certain_at = ply;
    if (ply == 1 && game.is_sheet && player.alive != all)
      return std::nullopt;  // to some it may be a title
    if (players[0].is_settled() && players[1].is_settled()) break;
  }
  for (const Player& player : players)
    if ((player.able & player.alive) != player.no_better) return std::nullopt;
  const PlayersReaders able = {players[0].able, players[1].able};
  if ((able[0] & able[1] & 1) != 0 && (own.white != 0 || own.black != 0)) return std::nullopt;
  out.alike = {players[0].alike, players[1].alike};
  out.no_better = {players[0].no_better, players[1].no_better};
  if (able != out.no_better && !lines_.all_die(game, able, out.no_better)) return std::nullopt;
  return out;
}

PlayersReaders ReadingByWords::able(std::string_view text, std::span<const Token> tokens,
                                    std::size_t from) {
  constexpr int enough = 60;
  const ClassSet all = everyone();
  PlayersReaders sets = {all, all};
  int ply = 0, depth = 0;
  for (std::size_t i = from; i < tokens.size() && ply < enough; ++i) {
    const TokenKind kind = tokens[i].kind;
    if (kind == TokenKind::open) ++depth;
    if (kind == TokenKind::close && depth > 0) --depth;
    if (depth == 0 && (kind == TokenKind::result || kind == TokenKind::tag)) break;
    if (depth > 0 || kind != TokenKind::word) continue;
    ClassSet& set = sets[ply++ % 2];
    if (tokens[i].flags & token_doubtful) continue;
    if (std::has_single_bit(set) || tokens[i].span.size() > longest) continue;
    set &= words_of(0).look(tokens[i].in(text), set).able[(ply - 1) % 2];
  }
  return sets;
}

bool is_word_for_move(const Game& game, std::span<const Token> tokens, std::size_t from) {
  int depth = 0;
  std::size_t moves = 0;
  for (const Element& e : game.elements) {
    if (e.kind == ElementKind::open) ++depth;
    if (e.kind == ElementKind::close && (e.flags & element_unclosed)) return false;
    if (depth == 0 && e.kind == ElementKind::move) {
      if (e.flags & settled_flags) return false;
      ++moves;
    } else if (depth == 0 && !(bit_of(e.kind) & beside_moves)) {
      return false;
    } else if (e.kind == ElementKind::close) {
      --depth;
    }
  }
  std::size_t words = 0;
  depth = 0;
  for (std::size_t i = from; i < tokens.size(); ++i) {
    const TokenKind kind = tokens[i].kind;
    if (kind == TokenKind::open) ++depth;
    if (kind == TokenKind::close && depth > 0) --depth;
    if (depth > 0) continue;
    if (kind == TokenKind::result || kind == TokenKind::tag) break;
    words += kind == TokenKind::word;
  }
  return words == moves && moves != 0;
}

}  // namespace planilla
