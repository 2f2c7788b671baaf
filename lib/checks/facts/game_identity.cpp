// Hashes by XXH3, which is the same on every machine.
#include "checks/facts/game_identity.h"

#include <xxhash.h>

#include <array>
#include <string>

#include "checks/facts/game_facts.h"

namespace planilla {

namespace {

std::string_view known(std::string_view value) {
  return value == "?" || value == "-" || value == "*" ? std::string_view() : value;
}

std::uint64_t tags_of(const KnownTags& tags) {
  constexpr std::array<KnownTag, 6> names = {KnownTag::white, KnownTag::black, KnownTag::event,
                                             KnownTag::site,  KnownTag::date,  KnownTag::round};
  const auto value = [&](KnownTag name) {
    const GameTag* tag = tags[static_cast<std::size_t>(name)];
    return tag ? known(tag->value) : std::string_view();
  };
  if (value(KnownTag::white).empty() && value(KnownTag::black).empty()) return 0;
  thread_local std::string all;  // kept for its room
  all.clear();
  for (const KnownTag name : names) all.append(value(name)).append(1, '\0');
  return XXH3_64bits(all.data(), all.size());
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
