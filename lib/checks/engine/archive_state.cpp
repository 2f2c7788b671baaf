// The notes of games as bytes: texts once each, in the order in which games name them first.
#include <algorithm>
#include <unordered_map>

#include "base/packed_bytes.h"
#include "checks/engine/archive.h"

namespace planilla {

namespace {

// Texts in the order in which they are asked for; their numbers from 1.
class UsedTexts {
public:
  explicit UsedTexts(const TextPool& pool) : pool_(pool) {}
  std::uint64_t number(std::uint32_t id) {
    if (id == 0) return 0;
    const auto [found, is_new] = numbers_.try_emplace(id, numbers_.size() + 1);
    if (is_new) PackedWriter(bytes_).number(pool_.hash(id)).text(pool_.text(id));
    return found->second;
  }
  void save(PackedWriter& out) const { out.number(numbers_.size()).text(bytes_); }

private:
  const TextPool& pool_;
  std::unordered_map<std::uint32_t, std::uint64_t> numbers_;
  std::string bytes_;
};

void save_game(const ArchiveGame& game, UsedTexts& texts, PackedWriter& out) {
  out.number(game.number).number(game.tags).number(game.moves);
  out.number(game.place.line).number(game.place.column).number(game.place.offset);
  out.number(game.file);
  for (const std::uint32_t id : {game.white, game.black, game.event, game.site, game.round})
    out.number(texts.number(id));
  out.number(game.white_id).number(game.black_id);
  out.number(static_cast<std::uint32_t>(game.date)).number(game.plies);
  out.number(static_cast<std::uint64_t>(game.result));
  out.number(static_cast<std::uint64_t>(game.encoding));
  out.number(game.beyond_ascii).number(game.starts_file).number(game.whole);
}

ArchiveGame load_game(PackedReader& in, const std::vector<std::uint32_t>& ids) {
  const auto text = [&] {
    const std::uint64_t number = in.number();
    if (number >= ids.size()) throw PackedError();
    return ids[number];
  };
  ArchiveGame game;
  game.number = in.number();
  game.tags = in.number();
  game.moves = in.number();
  game.place.line = in.number();
  game.place.column = in.number();
  game.place.offset = in.number();
  game.file = in.as<std::uint32_t>();
  for (std::uint32_t* id : {&game.white, &game.black, &game.event, &game.site, &game.round})
    *id = text();
  game.white_id = in.as<std::uint32_t>();
  game.black_id = in.as<std::uint32_t>();
  game.date = in.as<std::int32_t>();
  game.plies = in.as<std::uint32_t>();
  game.result = in.as<Result>();
  game.encoding = in.as<Encoding>();
  game.beyond_ascii = in.number() != 0;
  game.starts_file = in.number() != 0;
  game.whole = in.number() != 0;
  return game;
}

void save_table(const ArchiveTable& table, UsedTexts& texts, PackedWriter& out) {
  out.number(table.game).number(texts.number(table.event)).number(table.table.rows.size());
  for (const Crosstable::Row& row : table.table.rows) {
    out.text(row.name).number(row.cells.size());
    for (const Cell cell : row.cells) out.number(static_cast<std::uint64_t>(cell));
  }
}

ArchiveTable load_table(PackedReader& in, const std::vector<std::uint32_t>& ids) {
  ArchiveTable table;
  table.game = in.number();
  const std::uint64_t event = in.number();
  if (event >= ids.size()) throw PackedError();
  table.event = ids[event];
  table.table.rows.resize(in.count());
  for (Crosstable::Row& row : table.table.rows) {
    row.name = in.text();
    row.cells.resize(in.count());
    for (Cell& cell : row.cells) cell = in.as<Cell>();
  }
  return table;
}

}  // namespace

void Archive::save(std::string& out) {
  trim(most_games_);
  std::sort(games_.begin(), games_.end(),
            [](const ArchiveGame& a, const ArchiveGame& b) { return a.number < b.number; });
  trim_tables();
  UsedTexts texts(texts_);
  std::string noted;
  PackedWriter notes(noted);
  for (const ArchiveTable& table : tables_) save_table(table, texts, notes);
  for (const ArchiveGame& game : games_) save_game(game, texts, notes);
  PackedWriter packed(out);
  packed.number(left_out_).number(games_.size()).number(tables_.size());
  texts.save(packed);
  out += noted;
}

// Games behind those that fill the archive are only counted.
void Archive::append(std::string_view bytes) {
  PackedReader in(bytes);
  left_out_ += in.number();
  const std::uint64_t games = in.number(), tables = in.number();
  const bool is_full = games_.size() >= most_games_;
  if (is_full) left_out_ += games;
  if (is_full && tables == 0) return;
  std::vector<std::uint32_t> ids(in.count() + 1, 0);
  PackedReader texts(in.text());
  for (std::size_t i = 1; i < ids.size(); ++i) {
    const std::uint64_t hash = texts.number();
    ids[i] = texts_.id_of(hash, texts.text());
  }
  for (std::uint64_t i = 0; i < tables; ++i) tables_.push_back(load_table(in, ids));
  if (is_full) return;
  for (std::uint64_t i = 0; i < games; ++i) games_.push_back(load_game(in, ids));
  if (!in.at_end()) throw PackedError();
  numbered_games_ = games_.size();
  numbered_tables_ = tables_.size();
}

}  // namespace planilla
