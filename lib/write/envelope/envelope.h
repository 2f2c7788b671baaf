// The sheet of an envelope with a sealed move, as the guidelines on adjourned games ask for it
// (2009 G.2, 2018 and 2023 I.2): names, the position before the sealed move, times, who sealed it,
// its number, a draw offer that stands, the resumption.
//
//   EnvelopeSheet sheet{position, {{"event", "Open"}, {"white", "Uno, Ana"}, {"sealed-by",
//       "black"}}};
//   // also _svg (one picture), _html (a page to print)
//   write_envelope_text(sheet, data, messages)
//
//   const EnvelopeSheet written = read_envelope_sheet(text, data);
//   for (const EnvelopeDifference& d : compare_envelopes(written, sheet)) ...
//
// Fields, in this order: event, round, date, white, black, white-time, black-time, sealed-by
// ("white" or "black"), move-number, draw-offer ("none", "white", "black"), resumption. One without
// a value is a line to fill in by hand; so is the move itself, which stands inside. The text can be
// read back, in any language that has messages.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/data.h"
#include "board/position.h"
#include "write/findings/messages.h"

namespace planilla {

struct EnvelopeSheet {
  Position position;
  std::vector<std::pair<std::string, std::string>> fields;
  std::string fen;        // read back: as it stands; empty: none
  std::string placement;  // read back: the board as drawn, 64 letters from a8 ('.', "PNBRQK",
                          // "pnbrqk"); empty: none

  std::string_view value(std::string_view field) const;  // "" if there is none
};

std::string write_envelope_text(const EnvelopeSheet& sheet, const Data& data, Messages& messages);
std::string write_envelope_svg(const EnvelopeSheet& sheet, const Data& data, Messages& messages);
std::string write_envelope_html(const EnvelopeSheet& sheet, const Data& data, Messages& messages);

// Lines that are no field and no row of a board are passed over. No field at all: nothing in it is
// an envelope.
EnvelopeSheet read_envelope_sheet(std::string_view text, const Data& data);

// What the envelope says and what the game does. `written` is empty where the envelope leaves it
// out.
struct EnvelopeDifference {
  std::string field;  // also "board", "fen"
  std::string written, game;
};

// Names, position, side, number, offer and times; a field that the game does not know is not
// compared. Names are compared without regard to blanks and (ASCII) case, times by their value.
std::vector<EnvelopeDifference> compare_envelopes(const EnvelopeSheet& written,
                                                  const EnvelopeSheet& game);

}  // namespace planilla
