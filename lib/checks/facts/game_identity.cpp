// Hashes by XXH3, which is the same on every machine.
#include "checks/facts/game_identity.h"

#include <xxhash.h>

#include <algorithm>
#include <array>
#include <span>
#include <string>

#include "checks/facts/game_facts.h"

namespace planilla {

namespace {

std::string_view known(std::string_view value) {
  return value == "?" || value == "-" || value == "*" ? std::string_view() : value;
}

// Values one behind the other, each with a zero behind it: hashed where they are put together.
std::uint64_t hash_of(std::span<const std::string_view> values, std::size_t size) {
  constexpr std::size_t usual = 1024;
  std::array<char, usual> room;
  std::string large;
  if (size > room.size()) large.resize(size);
  char* const begin = size > room.size() ? large.data() : room.data();
  char* at = begin;
  for (const std::string_view value : values) {
    at = std::copy(value.begin(), value.end(), at);
    *at++ = '\0';
  }
  return XXH3_64bits(begin, size);
}

std::uint64_t tags_of(const KnownTags& tags) {
  constexpr std::array<KnownTag, 6> names = {KnownTag::white, KnownTag::black, KnownTag::event,
                                             KnownTag::site,  KnownTag::date,  KnownTag::round};
  std::array<std::string_view, names.size()> values;
  std::size_t size = 0;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const GameTag* tag = tags[static_cast<std::size_t>(names[i])];
    if (tag != nullptr) values[i] = known(tag->value);
    size += values[i].size() + 1;
  }
  if (values[0].empty() && values[1].empty()) return 0;
  return hash_of(values, size);
}

}  // namespace

GameIdentity identity_of(const Game& game) {
  return identity_of(game, known_tags(game));
}

GameIdentity identity_of(const Game& game, const KnownTags& tags) {
  GameIdentity out;
  out.tags = tags_of(tags);
  if (game.plies != 0)
    out.moves = XXH3_64bits(game.keys.data(), game.keys.size() * sizeof(game.keys[0]));
  return out;
}

}  // namespace planilla
