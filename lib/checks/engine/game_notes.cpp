// A batch: the number of its first game; its texts; its tables; its games, each as it lies in
// memory (PackedGame), so that reading one back is a copy. Other numbers take seven bits a byte.
#include "checks/engine/game_notes.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cstring>
#include <initializer_list>
#include <optional>
#include <type_traits>

#include "base/packed_bytes.h"

namespace planilla {

namespace {

// Without blanks around it: they tell nothing apart.
std::string_view known(std::string_view value) {
  const std::size_t begin = value.find_first_not_of(' ');
  if (begin == std::string_view::npos) return {};
  value = value.substr(begin, value.find_last_not_of(' ') + 1 - begin);
  return value == "?" || value == "-" || value == "*" ? std::string_view() : value;
}

std::uint32_t fide_id(std::string_view value) {
  std::uint32_t id = 0;
  std::from_chars(value.data(), value.data() + value.size(), id);
  return id;
}

std::uint32_t number_of(const Date& date) {
  return date.fault == DateFault::none
             ? static_cast<std::uint32_t>(date.year * 10000 + date.month * 100 + date.day)
             : 0;
}

// Was all of the main line read? What a variation holds does not make it another game.
bool is_whole(const Game& game) {
  if (game.is_ordinary()) return true;
  int depth = 0;
  for (const Element& e : game.elements) {
    if ((e.flags & element_unclosed) != 0) return false;
    depth += e.kind == ElementKind::open ? 1 : e.kind == ElementKind::close ? -1 : 0;
    const bool is_gap = e.kind == ElementKind::unread || e.kind == ElementKind::hole;
    if (is_gap && depth == 0) return false;
  }
  return true;
}

// These bytes may go to another machine, in the file of a part.
static_assert(std::endian::native == std::endian::little);

// What is noted of a game. Behind it stand its column, if it is not 1, and its member, if it has
// one.
struct PackedGame {
  std::uint64_t tags = 0, moves = 0, line = 0, offset = 0;
  std::uint32_t number = 0;  // in the batch
  std::uint32_t file = 0;
  std::uint32_t white = 0, black = 0, event = 0, site = 0, round = 0;  // texts of the batch
  std::uint32_t white_id = 0, black_id = 0;
  std::uint32_t date = 0, plies = 0;
  std::uint8_t result = 0, encoding = 0, flags = 0, spare = 0;
};
static_assert(sizeof(PackedGame) == 80 && std::is_trivially_copyable_v<PackedGame>);

constexpr std::uint8_t beyond_ascii_flag = 1, starts_file_flag = 2, whole_flag = 4, member_flag = 8,
                       column_flag = 16;

void append_bytes(const auto& value, std::string& out) {
  out.append(reinterpret_cast<const char*>(&value), sizeof value);
}

template <typename Value>
Value take_bytes(std::string_view& rest) {
  Value out;
  if (rest.size() < sizeof out) throw PackedError();
  std::memcpy(&out, rest.data(), sizeof out);
  rest.remove_prefix(sizeof out);
  return out;
}

// Most games are of the event of the game before, many of a player of it.
std::uint32_t repeated(TextPool& texts, std::initializer_list<std::uint32_t> last,
                       std::string_view text) {
  for (const std::uint32_t id : last)
    if (id != 0 && texts.text(id) == text) return id;
  return texts.id(text);
}

}  // namespace

GameIdentity GameNotes::observe(const Game& game, const GameFacts& facts, const Place& begin) {
  note_tables(game);
  const auto value = [&](KnownTag name) { return facts.value(name); };
  const auto text = [&](std::initializer_list<std::uint32_t> last, KnownTag name) {
    return repeated(texts_, last, known(value(name)));
  };
  const std::uint32_t white = text({last_white_, last_black_}, KnownTag::white),
                      black = text({last_black_, last_white_}, KnownTag::black);
  last_white_ = white;
  last_black_ = black;
  last_event_ = text({last_event_}, KnownTag::event);
  last_site_ = text({last_site_}, KnownTag::site);
  const std::uint32_t round = texts_.id(known(value(KnownTag::round)));

  const GameIdentity identity = identity_of(game, facts.tags);
  PackedGame out{.tags = identity.tags,
                 .moves = identity.moves,
                 .line = begin.line,
                 .offset = begin.offset,
                 .number = static_cast<std::uint32_t>(game_ends_.size()),
                 .white = white,
                 .black = black,
                 .event = last_event_,
                 .site = last_site_,
                 .round = round,
                 .white_id = fide_id(value(KnownTag::white_fide_id)),
                 .black_id = fide_id(value(KnownTag::black_fide_id)),
                 .date = number_of(facts.date),
                 .plies = game.plies,
                 .result = static_cast<std::uint8_t>(game.result),
                 .encoding = static_cast<std::uint8_t>(Encoding::utf8)};
  if (is_whole(game)) out.flags |= whole_flag;
  if (begin.column != 1) out.flags |= column_flag;
  if (game.source) {
    out.file = game.source->file;
    out.encoding = static_cast<std::uint8_t>(game.source->encoding.encoding);
    if (!game.source->ascii && !game.source->encoding.doubtful) out.flags |= beyond_ascii_flag;
    if (game.source->starts_file) out.flags |= starts_file_flag;
    if (game.source->member_offset != 0) out.flags |= member_flag;
  }
  append_bytes(out, games_);
  if ((out.flags & column_flag) != 0) append_bytes(std::uint64_t{begin.column}, games_);
  if ((out.flags & member_flag) != 0)
    append_bytes(std::uint64_t{game.source->member_offset}, games_);
  game_ends_.push_back(games_.size());
  return identity;
}

void GameNotes::note_tables(const Game& game) {
  constexpr std::uint32_t shortest = MoveTotals::long_comment, longest = 65536;
  if (game.is_ordinary() && !game.plain.long_comments) return;
  for (const Element& e : game.elements) {
    if (e.kind != ElementKind::comment && e.kind != ElementKind::remark) continue;
    if (e.span.size() < shortest || e.span.size() > longest) continue;
    const std::optional<Crosstable> table = parse_crosstable(e.span.in(game.text));
    if (!table) continue;
    PackedWriter out(tables_);
    out.number(texts_.id(known(game.tag_value("Event")))).number(table->rows.size());
    for (const Crosstable::Row& row : table->rows) {
      out.text(row.name).number(row.cells.size());
      for (const Cell cell : row.cells) out.number(static_cast<std::uint64_t>(cell));
    }
    table_ends_.emplace_back(game_ends_.size(), tables_.size());
  }
}

// How many, and those games: nearly always all of them.
void GameNotes::append_wanted(const std::function<bool(std::uint64_t)>& is_wanted,
                              std::string& out) const {
  std::vector<std::size_t> wanted;
  for (std::size_t game = 0; game < game_ends_.size(); ++game)
    if (is_wanted(game)) wanted.push_back(game);
  PackedWriter(out).number(wanted.size());
  if (wanted.size() == game_ends_.size()) {
    out += games_;
    return;
  }
  for (const std::size_t game : wanted) {
    const std::size_t begin = game == 0 ? 0 : game_ends_[game - 1];
    out.append(games_, begin, game_ends_[game] - begin);
  }
}

void GameNotes::take(std::uint64_t first, const std::function<bool(std::uint64_t)>& wanted,
                     std::string& out) {
  if (game_ends_.empty()) return;
  const auto is_wanted = [&](std::uint64_t game) { return !wanted || wanted(first + game); };
  std::string kept;
  std::uint64_t count = 0;
  PackedWriter tables(kept);
  std::size_t begin = 0;
  for (const auto& [game, end] : table_ends_) {
    if (is_wanted(game)) {
      tables.number(game);
      kept.append(tables_, begin, end - begin);
      ++count;
    }
    begin = end;
  }
  PackedWriter head(out);
  head.number(first).number(texts_.size() - 1);
  for (std::uint32_t id = 1; id < texts_.size(); ++id) {
    append_bytes(texts_.hash(id), out);
    head.text(texts_.text(id));
  }
  head.number(count);
  out += kept;
  append_wanted(is_wanted, out);
  texts_.clear();
  games_.clear();
  tables_.clear();
  game_ends_.clear();
  table_ends_.clear();
  last_white_ = last_black_ = last_event_ = last_site_ = 0;
}

NotesReader::NotesReader(std::string_view bytes) : rest_(bytes) {
  first_ = number();
  const std::uint64_t count = number();
  if (count > rest_.size()) throw PackedError();
  texts_.reserve(count + 1);
  texts_.emplace_back();
  for (std::uint64_t i = 0; i < count; ++i) {
    NotedText text;
    text.hash = take_bytes<std::uint64_t>(rest_);
    text.id = static_cast<std::uint32_t>(i + 1);
    const std::uint64_t size = number();
    if (size > rest_.size()) throw PackedError();
    text.text = rest_.substr(0, size);
    rest_.remove_prefix(size);
    texts_.push_back(text);
  }
  tables_ = number();
  if (tables_ == 0) games_ = number();
}

std::uint64_t NotesReader::first_game(std::string_view notes) {
  return PackedReader(notes).number();
}

std::uint64_t NotesReader::number() {
  PackedReader in(rest_);
  const std::uint64_t value = in.number();
  rest_ = in.rest();
  return value;
}

bool NotesReader::next(NotedTable& table) {
  if (tables_ == 0) return false;
  table.game = first_ + number();
  table.event = text_of(static_cast<std::uint32_t>(number()));
  const std::uint64_t rows = number();
  if (rows > rest_.size()) throw PackedError();
  table.table.rows.assign(rows, {});
  for (Crosstable::Row& row : table.table.rows) {
    PackedReader in(rest_);
    row.name = in.text();
    row.cells.resize(in.count());
    for (Cell& cell : row.cells) cell = in.as<Cell>();
    rest_ = in.rest();
  }
  if (--tables_ == 0) games_ = number();
  return true;
}

bool NotesReader::has_games() {
  if (tables_ != 0) {
    NotedTable passed_over;
    while (next(passed_over)) {
    }
  }
  if (games_ == 0 && !rest_.empty()) throw PackedError();
  return games_ != 0;
}

bool NotesReader::next(NotedGame& game) {
  if (!has_games()) return false;
  --games_;
  read(game);
  return true;
}

bool NotesReader::find(std::uint64_t wanted, NotedGame& game) {
  while (next(game))
    if (game.number == wanted) return true;
  return false;
}

const NotedText& NotesReader::text_of(std::uint32_t id) const {
  if (id >= texts_.size()) throw PackedError();
  return texts_[id];
}

void NotesReader::read(NotedGame& game) {
  const auto packed = take_bytes<PackedGame>(rest_);
  game.number = first_ + packed.number;
  game.tags = packed.tags;
  game.moves = packed.moves;
  game.place.line = packed.line;
  game.place.offset = packed.offset;
  game.file = packed.file;
  game.white = text_of(packed.white);
  game.black = text_of(packed.black);
  game.event = text_of(packed.event);
  game.site = text_of(packed.site);
  game.round = text_of(packed.round);
  game.white_id = packed.white_id;
  game.black_id = packed.black_id;
  game.date = static_cast<std::int32_t>(packed.date);
  game.plies = packed.plies;
  game.result = static_cast<Result>(packed.result);
  game.encoding = static_cast<Encoding>(packed.encoding);
  game.beyond_ascii = (packed.flags & beyond_ascii_flag) != 0;
  game.starts_file = (packed.flags & starts_file_flag) != 0;
  game.whole = (packed.flags & whole_flag) != 0;
  game.place.column = (packed.flags & column_flag) != 0 ? take_bytes<std::uint64_t>(rest_) : 1;
  game.member = (packed.flags & member_flag) != 0 ? take_bytes<std::uint64_t>(rest_) : 0;
}

}  // namespace planilla
