// Reads a move in Spanish on the start position with the installed library and prints it in
// English.
#include <cstdio>
#include <vector>

#include "base/data.h"
#include "board/resolve.h"
#include "notation/read/move_reader.h"
#include "notation/read/notations.h"
#include "notation/write/san.h"
#include "pgn/tokenizer.h"

int main() {
  using namespace planilla;
  const Data data = Data::embedded();
  const Notations notations(data);
  const Language& spanish = *notations.languages().find("es");
  MoveReader reader(notations, {{&notations.languages().class_of(spanish)}, "algebraic"});

  const char* text = "Cf3";
  std::vector<Token> tokens;
  tokenize(text, {0, 3}, tokens);
  const WordReading& word = reader.read(text, tokens, 0);
  for (const Reading& reading : word.readings()) {
    const Resolution found = resolve(Position::initial(), reading.pattern);
    if (found.count == 1) std::puts(san(Position::initial(), found.move).c_str());
  }
}
