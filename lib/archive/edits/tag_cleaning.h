// Tags as they were meant, where there is one meaning.
//
//   clean_tags(game, words);          // months and rounds are named in one of its languages
//
// Blanks at the ends and in rows; `-`, `?`, `0` as a rating (left out); a rating, a title, a FIDE
// number within a player's name (into a tag of its own, where none says otherwise, and not what may
// be a year); ratings such as `2,650`, `2650 (FIDE)`; ECO in small letters; dates such as
// `1999-12-31`, `5.3.1987`, `31/12/1999` (as PGN writes them, where day and month cannot be
// exchanged), `3. Mai 1995`, `19950503` (written_dates.h); rounds such as `Ronda 3`, `4.`
// (written_rounds.h). Nothing else is touched. FEN stays to the letter.
#pragma once

#include "archive/edits/tag_words.h"
#include "game/model/game.h"

namespace planilla {

// Costs next to nothing; where it is false, clean_tags() changes nothing.
bool may_need_cleaning(const Game& game);
void clean_tags(Game& game, const TagWords& words);

}  // namespace planilla
