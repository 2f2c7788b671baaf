// Figures as bytes for another process, and back.
#include "archive/statistics/figures.h"

#include <algorithm>

#include "base/packed_bytes.h"

namespace planilla {

namespace {

void save(const Score& score, PackedWriter& out) {
  out.number(score.games).number(score.white_wins).number(score.draws).number(score.black_wins);
}

void save(const PlayerScore& player, PackedWriter& out) {
  out.number(player.games).number(player.wins).number(player.draws).number(player.losses);
}

void save(std::uint64_t games, PackedWriter& out) {
  out.number(games);
}

void load(PackedReader& in, Score& score) {
  for (std::uint64_t* one : {&score.games, &score.white_wins, &score.draws, &score.black_wins})
    *one += in.number();
}

void load(PackedReader& in, PlayerScore& player) {
  for (std::uint64_t* one : {&player.games, &player.wins, &player.draws, &player.losses})
    *one += in.number();
}

void load(PackedReader& in, std::uint64_t& games) {
  games += in.number();
}

// Keys are texts, or numbers of 32 bits.
void save_key(const std::string& key, PackedWriter& out) {
  out.text(key);
}

template <typename Number>
void save_key(Number key, PackedWriter& out) {
  out.number(static_cast<std::uint32_t>(key));
}

void load_key(PackedReader& in, std::string& key) {
  key = in.text();
}

template <typename Number>
void load_key(PackedReader& in, Number& key) {
  key = static_cast<Number>(in.as<std::uint32_t>());
}

template <typename Map>
void save_map(const Map& map, PackedWriter& out) {
  out.number(map.size());
  for (const auto& [key, value] : map) {
    save_key(key, out);
    save(value, out);
  }
}

template <typename Map>
void load_map(PackedReader& in, Map& map) {
  typename Map::key_type key{};
  for (std::uint64_t left = in.count(); left != 0; --left) {
    load_key(in, key);
    load(in, map[key]);
  }
}

}  // namespace

void Figures::save(std::string& out) const {
  PackedWriter packed(out);
  planilla::save(score, packed);
  packed.number(plies).number(shortest).number(longest);
  save_map(lengths, packed);
  save_map(years, packed);
  save_map(openings, packed);
  save_map(ratings, packed);
  save_map(std::map(players.begin(), players.end()), packed);
  save_map(findings, packed);
}

void Figures::load(std::string_view bytes) {
  PackedReader in(bytes);
  planilla::load(in, score);
  plies += in.number();
  shortest = std::min(shortest, in.number());
  longest = std::max(longest, in.number());
  load_map(in, lengths);
  load_map(in, years);
  load_map(in, openings);
  load_map(in, ratings);
  load_map(in, players);
  load_map(in, findings);
  if (!in.at_end()) throw PackedError();
}

}  // namespace planilla
