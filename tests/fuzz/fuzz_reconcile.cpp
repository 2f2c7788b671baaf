// Any bytes as two sheets of one game, the second behind a line of `====`: they are joined to legal
// moves, and what is told stands on the sheets.
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "game/doubt/doubt_marks.h"
#include "game/layout/sheet.h"
#include "game/model/lexicon.h"
#include "game/reconcile/agreement.h"
#include "tests/fuzz/pipeline.h"
#include "tests/fuzz/sheet_mutator.h"

namespace {
using namespace planilla;

struct Sheet {
  Sheet(std::string_view from, const char* tag, const Notations& notations, const Lexicon& lexicon)
      : text(from),
        reader(notations,
               {{&notations.languages().class_of(*notations.languages().find(tag))}, "algebraic"}) {
    tokenize_sheet(text, {0, static_cast<std::uint32_t>(text.size())}, lexicon, tokens);
    DoubtMarks(notations).mark(text, tokens, DoubtMarks::Frame::sheet);
  }
  SheetLine line() { return sheet_line(text, tokens, 0, reader, reader); }
  std::string text;
  std::vector<Token> tokens;
  MoveReader reader;
};

void check(const Agreement& found, const Sheet& a, const Sheet& b) {
  Position position = Position::initial();
  for (const Move move : found.moves) {
    MoveList legal;
    position.legal_moves(legal);
    if (std::find(legal.begin(), legal.end(), move) == legal.end())
      fuzz::fail("an illegal move", a.text, b.text);
    position.play(move);
  }
  for (const Departure& departure : found.departures) {
    const std::string& text = departure.sheet == 0 ? a.text : b.text;
    if (departure.span.begin > departure.span.end || departure.span.end > text.size())
      fuzz::fail("a place beyond the sheet", a.text, b.text);
  }
  if (found.proved > found.moves.size())
    fuzz::fail("more is proved than was played", a.text, b.text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static fuzz::Pipeline pipeline;
  static const Lexicon lexicon(pipeline.notations());
  static Slips slips(pipeline.notations());
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  const std::size_t cut = std::min(bytes.find("====\n"), bytes.size() / 2);
  Sheet a(std::string_view(bytes).substr(0, cut), "es", pipeline.notations(), lexicon);
  Sheet b(std::string_view(bytes).substr(cut), "en", pipeline.notations(), lexicon);
  check(agree({a.line(), b.line()}, Position::initial(), slips, pipeline.notations()), a, b);
  return 0;
}
