// Any bytes as a file: framing, character sets, tokens, replay, repair, checks and writing. However
// the bytes are read, the same must come out, and what was written must be written the same again.
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>

#include "base/data.h"
#include "checks/engine/run_checks.h"
#include "game/game_reader.h"
#include "tests/fuzz/sheet_mutator.h"
#include "text/framing/batch.h"
#include "write/pgn/game_format.h"

namespace {
using namespace planilla;

struct Machine {
  Data data = Data::embedded();
  Notations notations{data};
  GameReader reader{notations, options()};
  Selection selection = Selection::defaults();
  std::unique_ptr<GameFormat> format = make_game_format("en", notations);

  static ReadOptions options() {
    ReadOptions options;
    options.repair = Repair::safe;
    return options;
  }

  std::string convert(std::string bytes, std::size_t chunk) {
    const StreamOptions stream_options;
    GameStream stream = GameStream::from_memory(std::move(bytes), stream_options, chunk);
    std::string out;
    Batch batch;
    Game game;
    Findings findings;
    while (stream.next(batch)) {
      decode_games(batch, stream_options);
      for (const GameText& slice : batch.games) {
        reader.open(slice);
        while (reader.next(game)) {
          findings.clear();
          run_checks(game, selection, findings);
          format->write(game, out);
        }
      }
    }
    return out;
  }
};

[[noreturn]] void differ(const char* what, const std::string& one, const std::string& other) {
  std::fprintf(stderr, "%s\n--- one\n%s\n--- other\n%s\n", what, one.c_str(), other.c_str());
  std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static Machine machine;
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  const std::string written = machine.convert(bytes, SIZE_MAX);
  if (const std::string other = machine.convert(bytes, 3); other != written)
    differ("reads of three bytes change the output", written, other);
  if (const std::string again = machine.convert(written, SIZE_MAX); again != written)
    differ("converting the output changes it", written, again);
  return 0;
}
