// A position: its legal moves, and what the Laws say of it.
//
//   const FenReading reading = read_fen("7k/8/8/8/8/8/8/K5Q1 w - - 0 1");
//   assert(reading.position);
//   assert(reading.position->legal_moves().size() == 23);
//   assert(reading.position->can_win(Side::white).answer == Answer::yes);
//   assert(reading.position->can_win(Side::black).answer == Answer::no);
//   assert(reading.position->is_dead() == Answer::no);
//
//   const FenReading bad = read_fen("8/8/8/8/8/8/8/8 w - - 0 1");
//   assert(!bad.position && bad.fault == "no-white-king");
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace planilla::api {

enum class Side { white, black };
enum class Answer { yes, no, undetermined };

struct LegalMove {
  std::string san, uci;
};

struct WinAnswer {
  Answer answer = Answer::undetermined;  // yes and no are proved
  std::vector<std::string> line;         // if yes: legal moves in SAN that end in mate
};

// A value that does not change; copies are cheap and any number of threads may use one.
class Position {
public:
  Position();  // the usual start of a game

  std::string fen() const;
  Side turn() const;
  bool in_check() const;
  bool is_checkmate() const;
  bool is_stalemate() const;

  std::vector<LegalMove> legal_moves() const;

  // After a legal move in English SAN (signs of check may be left out) or UCI; nullopt: it is none.
  std::optional<Position> after(std::string_view move) const;

  // Is there any series of legal moves, the worst play included, by which that side mates?
  WinAnswer can_win(Side side) const;

  // Can neither side mate by any series of legal moves? Source: FIDE Laws, 5.2.2.
  Answer is_dead() const;

  // What the Laws say of it, as one line: the object of `planilla position --format json`. `laws`
  // is an edition ("2009"; empty: the newest), `ui` the language of the reasons. Takes up to half
  // a second where a search is needed. Throws UnknownName (planilla/errors.h).
  std::string report(std::string_view laws = {}, std::string_view ui = "en") const;

  class Impl;
  explicit Position(std::shared_ptr<const Impl> impl);
  const Impl& impl() const { return *impl_; }

private:
  std::shared_ptr<const Impl> impl_;
};

struct FenReading {
  std::optional<Position> position;
  std::string fault;         // what is wrong, in a word: "no-white-king"; empty: nothing
  std::size_t fault_at = 0;  // in which byte of the text
};

// FEN, X-FEN and Shredder-FEN. Source: PGN standard, 16.1.
FenReading read_fen(std::string_view fen);

}  // namespace planilla::api
