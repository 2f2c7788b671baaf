// The words of a sheet's main line, each read once for either player.
//
//   WordReadings words(text, tokens, items, white_reader, black_reader);
//   words.reading(white, 4)       // what the fifth item means as a move of White
//   words.written(4)              // "Cf3"
//
// A search asks what a word means thousands of times, and prose takes long to read: a reading is
// kept. `items` (game/layout/main_line.h), `tokens` and the readers must outlive the object; one
// worker at a time.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "board/position.h"
#include "game/layout/main_line.h"
#include "notation/read/move_reader.h"

namespace planilla {

class WordReadings {
public:
  WordReadings(std::string_view text, std::span<const Token> tokens, std::span<const Item> items,
               MoveReader& white, MoveReader& black)
      : text_(text), tokens_(tokens), items_(items), readers_{&white, &black} {
    for (auto& kept : kept_) kept.resize(items.size());
  }

  std::span<const Item> items() const { return items_; }
  std::uint32_t size() const { return static_cast<std::uint32_t>(items_.size()); }
  MoveReader& reader(Color turn) const { return *readers_[turn]; }
  std::string_view written(std::uint32_t item) const {
    return tokens_[items_[item].token].in(text_);
  }
  // Of a word that cannot be read in full: pgn/doubt_flags.h.
  std::uint8_t flags(std::uint32_t item) const { return tokens_[items_[item].token].flags; }

  const WordReading& reading(Color turn, std::uint32_t item) {
    std::optional<WordReading>& kept = kept_[turn][item];
    if (!kept) kept = readers_[turn]->read(text_, tokens_, items_[item].token);
    return *kept;
  }

  // The first item behind a word that takes so many tokens.
  std::uint32_t behind(std::uint32_t item, std::uint32_t tokens) const {
    return item_at(items_, item + 1, items_[item].token + tokens);
  }
  // The next item that is no number; size() behind the last.
  std::uint32_t next_word(std::uint32_t item) const {
    for (++item; item < items_.size() && items_[item].is_number;) ++item;
    return item;
  }

private:
  std::string_view text_;
  std::span<const Token> tokens_;
  std::span<const Item> items_;
  std::array<MoveReader*, 2> readers_;
  std::array<std::vector<std::optional<WordReading>>, 2> kept_;
};

}  // namespace planilla
