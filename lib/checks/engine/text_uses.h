// How often games that follow each other name each text, and where first: what is kept of names is
// asked once a text, not once a game.
//
//   TextUses uses;                                       // kept for its room
//   uses.note(game);                                     // games of one batch
//   uses.of(TextRole::event)                             // in the order in which they came
//   uses.clear();                                        // before games of another batch
//
// One thread at a time.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "checks/engine/noted_game.h"

namespace planilla {

enum class TextRole : std::uint8_t { player, event, site };
inline constexpr std::size_t text_roles = 3;

struct TextUse {
  NotedText text;           // known
  std::uint64_t first = 0;  // game
  std::uint64_t games = 0;
  std::uint32_t id = 0;  // of FIDE, the first that is known; 0: none
};

class TextUses {
public:
  void note(const NotedGame& game) {
    ++games_;
    add(TextRole::player, game.white, game.number, game.white_id);
    add(TextRole::player, game.black, game.number, game.black_id);
    add(TextRole::event, game.event, game.number, 0);
    add(TextRole::site, game.site, game.number, 0);
  }
  std::uint64_t games() const { return games_; }
  std::span<const TextUse> of(TextRole role) const { return uses_[static_cast<std::size_t>(role)]; }

  void clear() {
    for (std::size_t role = 0; role < text_roles; ++role) {
      for (const TextUse& use : uses_[role]) places_[role][use.text.id] = 0;
      uses_[role].clear();
    }
    games_ = 0;
  }

private:
  void add(TextRole role, const NotedText& text, std::uint64_t game, std::uint32_t id) {
    if (!text.known()) return;
    std::vector<std::uint32_t>& places = places_[static_cast<std::size_t>(role)];
    std::vector<TextUse>& uses = uses_[static_cast<std::size_t>(role)];
    if (text.id >= places.size()) places.resize(text.id + 1 + places.size());
    std::uint32_t& place = places[text.id];
    if (place == 0) {
      uses.push_back({.text = text, .first = game});
      place = static_cast<std::uint32_t>(uses.size());
    }
    TextUse& use = uses[place - 1];
    ++use.games;
    if (use.id == 0) use.id = id;
  }

  std::array<std::vector<TextUse>, text_roles> uses_;
  // Of uses_ by the ids of their texts, from 1; 0: not met.
  std::array<std::vector<std::uint32_t>, text_roles> places_;
  std::uint64_t games_ = 0;
};

}  // namespace planilla
