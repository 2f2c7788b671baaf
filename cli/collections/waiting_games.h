// Games that wait on disk until it is known what becomes of each.
//
//   WaitingGames waiting;
//   waiting.add(Fate::written, text.size());
//   waiting.append(text);                     // of one game, or of several that were added
//   waiting.finish();
//   WaitingGames::Reader reader(waiting);
//   while (reader.more()) {
//     const WaitingGames::Game game = reader.next();
//     use(reader.text(game));                 // valid until the next call; or copy the bytes from
//   }                                         // game.at on of waiting.file()
//
// Texts stand one behind the other. Throws std::system_error where the disk is full.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "archive/spill/scratch_file.h"

namespace planilla {

enum class Fate : std::uint8_t { written, duplicate, bad, filtered };

class WaitingGames {
  struct Head {
    std::uint32_t size = 0;
    Fate fate{};
  };

public:
  void add(Fate fate, std::size_t size);
  void append(std::string_view texts) { texts_.append(texts); }
  void finish();
  const ScratchFile& file() const { return texts_; }

  struct Game {
    Fate fate{};
    std::uint64_t at = 0;  // where its text begins
    std::size_t size = 0;
  };

  class Reader {
  public:
    explicit Reader(const WaitingGames& games) : games_(games) {}
    bool more() const { return taken_ < games_.count_; }
    Game next();
    std::string_view text(const Game& game);

  private:
    const WaitingGames& games_;
    std::uint64_t taken_ = 0;  // games
    std::uint64_t at_ = 0;     // bytes of their texts
    std::vector<Head> heads_;  // those around the next
    std::uint64_t first_ = 0;  // of heads_
    std::string texts_;        // some
    std::uint64_t texts_at_ = 0;
    std::size_t texts_size_ = 0;
  };

private:
  ScratchFile heads_{1 << 16}, texts_{1 << 18};
  std::uint64_t count_ = 0;
};

}  // namespace planilla
