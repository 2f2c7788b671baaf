// Words of a sheet that belong to another half-move of the agreed game than the one they were read
// for.
//
//   if (go_on_together(sheets, position, ply, game)) ...     // game.moves is longer, or shorter
//   if (take_next_words(sheets, position, ply, game)) ...    // a word is that of ply + 1 now
#pragma once

#include <cstddef>
#include <vector>

#include "game/reconcile/agreement.h"

namespace planilla {

// From `ply` on the game was read with words passed over. True: the next words of all sheets say
// the same, and the game goes on as they do for as long; then it ends, with their next words behind
// its last half-move.
bool go_on_together(const std::vector<SheetLine>& sheets, const Position& position, std::size_t ply,
                    Agreement& game);

// The first token behind the words of a sheet for the half-moves before `ply`.
std::size_t read_before(const SheetLine& line, std::size_t sheet, std::size_t ply,
                        const Agreement& game);

// Of each sheet the first word behind those of the half-moves before `ply`; empty where it has
// none.
std::vector<Span> next_words(const std::vector<SheetLine>& sheets, std::size_t ply,
                             const Agreement& game);

// A sheet has a word at `ply` that cannot mean the move there, and says the next move of the game
// as another sheet does; it was read as lacking that one. True: it lacks this one.
bool take_next_words(const std::vector<SheetLine>& sheets, const Position& position,
                     std::size_t ply, Agreement& game);

// Words that were passed over, beside a half-move that their sheet lacks, in whose row and column
// they stand: they are the words for it.
void take_words_in_place(const std::vector<SheetLine>& sheets,
                         const std::vector<Position>& positions, Agreement& game);

// The half-move before which a word is passed over that its sheet has not written twice, or that
// the other player can play there: that it is no move is not proved.
std::size_t first_passed_over(const std::vector<SheetLine>& sheets,
                              const std::vector<Position>& positions, const Agreement& game);

// Does it stand on one sheet alone, behind the end of all others, and in another cell of its row
// than the half-moves before it do? It may be that of a cell which was left empty.
bool stands_out_of_place(const std::vector<SheetLine>& sheets, std::size_t ply,
                         const Agreement& game);

// Do the sheets go on behind that half-move, two of theirs at least, and say no more the same? Each
// tells another end of the game, and half of one with half of another is neither.
bool sheets_part(const std::vector<SheetLine>& sheets, const std::vector<Position>& positions,
                 std::size_t ply, const Agreement& game);

// From its word for that half-move on, are a few words of the sheet moves there?
bool goes_on_with(const SheetLine& line, std::size_t sheet, std::size_t ply, Position position,
                  const Agreement& game);

// Does a sheet that has no word for it go on with a legal move in its place?
bool is_said_otherwise(const std::vector<SheetLine>& sheets, const Position& position,
                       std::size_t ply, const Agreement& game);

}  // namespace planilla
