// Judges a sealed move: what was written in the envelope, in the position where it must be played.
//
//   const AlphabetReadings spanish{"es", readings_of("Cd2")};
//   const SealedVerdict v = judge_sealed({position, {&spanish, 1}, *find_edition("2009")});
//   v.kind       // SealedKind::ambiguous: either knight goes to d2
//   v.loses      // true, by article v.article, unless an exception may apply: then nullopt
//
// The rule (2009 Guidelines G.8, 2018 and 2023 I.8): the game is lost by the player whose sealed
// move is ambiguous, or such that its real meaning is impossible to establish (`unreadable`), or
// illegal, except where Articles 5, 6.9 or 9.6 decide. Only legal moves count: a knight that is
// pinned makes nothing ambiguous. A missing x or + does not matter; a false one is told as a
// reason. A promotion without its piece is ambiguous. Of several readings of one text the plainest
// that is legal counts: `bxc4` is the pawn's capture if there is one.
//
// A letter of descriptive notation that names a piece by the wing where it began is held against
// `wings`. Without a game a piece that stands where it began tells; where none does, the arbiter
// decides.
//
// A capture en passant with the square of the pawn that is taken (`exd5 e.p.`) is illegal to the
// letter; which move is meant is told, and the arbiter decides. Under US Chess (edition `uscf`) a
// move that is ambiguous or has no meaning does not lose: the opponent may choose among reasonable
// readings.
//
// The letters should be those of the player's own sheet. Where several alphabets are given and they
// disagree, `readings` tells what each makes of the text. What the arbiter must weigh is never
// decided here: outcome `arbiter_decides`, loses nullopt, and the facts as reasons.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/finding.h"
#include "board/position.h"
#include "laws/edition.h"
#include "laws/repetition.h"
#include "notation/read/match.h"
#include "notation/read/reading.h"

namespace planilla {

// What the text can mean in the letters of one class of languages; no reading at all: nothing.
struct AlphabetReadings {
  std::string alphabet;  // as it shall be called: "es" or "es, ca, it"
  std::vector<Reading> readings;
};

// What in the envelope besides the move keeps the verdict from being final
// (laws/sealed/sealed_text.h).
enum class EnvelopeDoubt : std::uint8_t {
  none,
  nothing_written,  // it is empty
  words_beside,     // beside the move, and no move themselves
  ends_game,        // a resignation, a result or an offer, and no move: Article 5 may apply
  two_texts,        // a second move, and a word that takes the first one back
  two_moves,        // a second move, of which the first cannot be made
};

struct SealedMove {
  const Position& before;
  std::span<const AlphabetReadings> alphabets;
  Edition edition = newest_edition();
  const GameRecord* record =
      nullptr;                   // of the game up to `before`, where it is known: for repetitions
  const Wings* wings = nullptr;  // the same: for descriptive KKt and QR
  EnvelopeDoubt doubt = EnvelopeDoubt::none;
  std::span<const Reading> both_texts = {};  // of which none is read
};

enum class SealedKind : std::uint8_t { valid, ambiguous, illegal, unreadable };
enum class SealedOutcome : std::uint8_t {
  game_continues,
  loses,
  draw,  // a fifth repetition or 75 moves
  arbiter_decides,
  checkmate,
  stalemate,
  dead_position,
};

std::string_view sealed_kind_name(SealedKind kind);           // "valid"
std::string_view sealed_outcome_name(SealedOutcome outcome);  // "game-continues"

// A fact, as the name of a message ("sealed-false-check", "reason-pinned") and its arguments.
struct SealedReason {
  std::string id;
  std::vector<Argument> args;
};

struct SealedReading {
  std::string alphabet;
  SealedKind kind{};
  std::vector<Move> moves;  // legal ones
};

struct SealedVerdict {
  SealedKind kind = SealedKind::unreadable;
  std::optional<bool> loses;
  SealedOutcome outcome = SealedOutcome::arbiter_decides;
  Move move;                      // if valid
  std::optional<Position> after;  // if valid
  // If ambiguous: every legal move that it can be. Of two texts, one of which was taken back: the
  // legal moves of both, in their order.
  std::vector<Move> candidates;
  std::string_view article;  // on which the outcome rests; empty where it is not at hand
  std::vector<SealedReason> reasons;
  std::vector<SealedReading> readings;  // where the verdict depends on the letters
};

SealedVerdict judge_sealed(const SealedMove& sealed);

}  // namespace planilla
