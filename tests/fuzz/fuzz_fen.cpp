// Any bytes as FEN: what is accepted can be written, read again the same, and played from.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "board/fen.h"

namespace {

using namespace planilla;

void require(bool kept, const char* promise, std::string_view text) {
  if (kept) return;
  std::fprintf(stderr, "%s\n%.*s\n", promise, static_cast<int>(text.size()), text.data());
  std::abort();
}

void read_again(const Position& position, const std::string& written) {
  const FenResult again = parse_fen(written, position.chess960());
  require(again.position.has_value(), "what was written is read", written);
  require(again.notes == 0, "nothing is dropped from what was written", written);
  require(again.position->key() == position.key(), "the same position", written);
  require(to_fen(*again.position) == to_fen(position), "written the same again", written);
}

// Every legal move is legal, can be played and taken back, and leaves a king that is not in check.
void play_all(Position position, std::string_view text) {
  const Position before = position;
  MoveList all;
  position.legal_moves(all);
  require(all.empty() != position.has_legal_move(), "a legal move or none", text);
  for (const Move move : all) {
    require(position.is_legal(move), "a legal move is legal", text);
    const Undo undo = position.play(move);
    const Color mover = before.turn();
    require(!position.attacked_by(~mover, position.king_square(mover), position.pieces()),
            "no move leaves its king to be taken", text);
    MoveList answers;
    position.legal_moves(answers);
    position.undo(move, undo);
    require(position.key() == before.key() && to_fen(position) == to_fen(before), "taken back",
            text);
  }
}

}  // namespace

// The first byte says whether it is Chess960, the rest is the text.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0 || size > 200) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const FenResult result = parse_fen(text, data[0] % 2 == 1);
  if (!result.position) {
    require(result.fault != FenFault::none, "a fault has a name", text);
    require(result.fault_at <= text.size(), "a fault has its place in the text", text);
    require(!fen_fault_name(result.fault).empty(), "and a word", text);
    return 0;
  }
  read_again(*result.position, to_fen(*result.position));
  read_again(*result.position, to_shredder_fen(*result.position));
  play_all(*result.position, text);
  return 0;
}
