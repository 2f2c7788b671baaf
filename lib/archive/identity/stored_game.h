// What is kept of a game to be compared with others: its tags, who its players are, where its moves
// went, how much it holds. About three hundred bytes.
//
//   RecordSource source(given_names);                            // one per worker
//   std::string bytes;
//   source.append(game, {.file = 0}, bytes);
//   StoredGame record(bytes);                                    // a view: `bytes` must outlive it
//   record.text(RecordText::white)     // "Carlsen, Magnus"
//   record.white()                     // as a Person
//   record.squares().size()            // half-moves, at most most_squares
//
// A record is the bytes of a RecordHead, the texts, and a byte a half-move: the square that it went
// to, and what was promoted to. Moves by squares alone are nearly as telling as whole moves, and
// stay the same where another piece of the kind was moved by a slip.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

#include "archive/identity/people.h"
#include "archive/identity/person.h"
#include "game/model/game.h"

namespace planilla {

// The texts of a record, in their order.
enum class RecordText : std::uint8_t {
  white,
  black,
  event,
  site,
  round,
  white_person,  // packed_person()
  black_person,
  address,  // game_address()
  unread,   // squares that are named in what could not be read behind the moves
};
inline constexpr std::size_t record_texts = 9;

struct RecordHead {
  std::uint64_t number = 0;  // of the game, from 1 over the whole input
  std::uint64_t moves = 0;   // hash of all positions of the main line; 0: there are no moves
  std::uint64_t start = 0;   // hash of the position the moves begin at
  std::uint64_t text = 0;    // hash of the game as it is written
  std::uint64_t offset = 0;  // in its file, of its first byte
  std::uint32_t size = 0;    // of the record, in bytes
  std::uint32_t index = 0;   // among the games that are compared, from 0
  std::uint32_t file = 0;    // index
  std::uint32_t plies = 0;   // of the main line
  std::int32_t date = 0;     // 20240131; parts that are unknown are 0
  std::uint32_t white_id = 0, black_id = 0;           // of FIDE; 0: unknown
  std::uint16_t white_elo = 0, black_elo = 0;         // 0: unknown
  std::uint16_t comments = 0, clocks = 0;             // how many, up to 65535
  std::uint16_t complete_tags = 0;                    // tags that say something
  std::uint16_t squares = 0;                          // half-moves kept
  std::uint8_t result = 0;                            // Result
  std::uint8_t broken = 0;                            // it holds what could not be read
  std::uint8_t white_surname = 0, black_surname = 0;  // a comma tells it from the given names
  PersonKeys white_keys, black_keys;
  std::array<std::uint16_t, record_texts> text_sizes = {};
  std::uint8_t stops = 0;          // the main line could not be read to its end
  std::uint8_t start_clock = 0;    // which tag says when it began; 0: none does
  std::uint16_t start_minute = 0;  // by that clock, of the day
  // Hashes of what the tags Board, Section and Stage say, and of rules that are not those of chess;
  // 0: nothing.
  std::array<std::uint16_t, 3> seats = {};
  std::uint16_t variant = 0;
};
static_assert(sizeof(RecordHead) == 128);

inline constexpr std::size_t most_squares = 1024;

class StoredGame {
public:
  StoredGame() = default;
  explicit StoredGame(std::string_view bytes) : bytes_(bytes) {
    std::memcpy(&head_, bytes.data(), sizeof head_);
  }
  const RecordHead& head() const { return head_; }
  std::string_view text(RecordText which) const {
    const auto index = static_cast<std::size_t>(which);
    return bytes_.substr(text_begin(index), head_.text_sizes[index]);
  }
  // Taken apart when they are asked for: a StoredGame is of one thread.
  const Person& white() const { return white_.of(text(RecordText::white_person)); }
  const Person& black() const { return black_.of(text(RecordText::black_person)); }
  std::string_view squares() const {
    return bytes_.substr(text_begin(record_texts), head_.squares);
  }
  Result result() const { return static_cast<Result>(head_.result); }

private:
  std::size_t text_begin(std::size_t which) const {
    std::size_t at = sizeof head_;
    for (std::size_t i = 0; i < which; ++i) at += head_.text_sizes[i];
    return at;
  }

  struct LazyPerson {
    const Person& of(std::string_view packed) const {
      if (!known) person = Person(packed), known = true;
      return person;
    }
    mutable Person person;
    mutable bool known = false;
  };

  RecordHead head_;
  LazyPerson white_, black_;
  std::string_view bytes_;
};

struct RecordPlace {
  std::uint32_t file = 0;
  std::uint64_t offset = 0;  // in it
  bool broken = false;
  std::string_view written = {};  // the game as it is written; empty: not known
  std::uint64_t moves = 0;        // of its GameIdentity; 0: it has none, or it is not known yet
};

class RecordSource {
public:
  // `given` must outlive it.
  explicit RecordSource(const GivenNames& given) : people_(given) {}
  // Appends the record; its `number` and `index` are 0 until they are known.
  void append(const Game& game, const RecordPlace& place, std::string& out);

private:
  People people_;
  std::string white_, squares_, unread_;  // kept for their room
};

}  // namespace planilla
