// A batch: the number of its first game; its texts; its tables; its games, each behind its size.
// Numbers take seven bits a byte, hashes eight bytes.
#include "checks/engine/game_notes.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <initializer_list>
#include <optional>

#include "base/packed_bytes.h"
#include "checks/facts/game_identity.h"

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

bool is_whole(const Game& game) {
  if (game.is_ordinary()) return true;
  return std::none_of(game.elements.begin(), game.elements.end(), [](const Element& e) {
    return e.kind == ElementKind::unread || e.kind == ElementKind::hole ||
           (e.flags & element_unclosed);
  });
}

// Little-endian on every machine.
void append_hash(std::uint64_t hash, std::string& out) {
  char bytes[8];
  for (char& byte : bytes) {
    byte = static_cast<char>(hash);
    hash >>= 8;
  }
  out.append(bytes, sizeof bytes);
}

std::uint64_t hash_at(const char* bytes) {
  std::uint64_t hash = 0;
  for (int i = 7; i >= 0; --i) hash = hash << 8 | static_cast<unsigned char>(bytes[i]);
  return hash;
}

std::uint64_t take_hash(std::string_view& rest) {
  if (rest.size() < 8) throw PackedError();
  const std::uint64_t hash = hash_at(rest.data());
  rest.remove_prefix(8);
  return hash;
}

// What is noted of a game, put together before it is appended as a whole.
class NoteBytes {
public:
  NoteBytes& number(std::uint64_t value) {
    for (; value >= 0x80; value >>= 7) *end_++ = static_cast<char>(value | 0x80);
    *end_++ = static_cast<char>(value);
    return *this;
  }
  NoteBytes& hash(std::uint64_t value) {
    for (int i = 0; i < 8; ++i) *end_++ = static_cast<char>(value >> 8 * i);
    return *this;
  }
  std::string_view bytes() const {
    return {bytes_.data(), static_cast<std::size_t>(end_ - bytes_.data())};
  }

private:
  static constexpr std::size_t most_numbers = 20, longest = 10;  // bytes of a number
  std::array<char, most_numbers * longest> bytes_;
  char* end_ = bytes_.data();
};

constexpr std::uint64_t beyond_ascii_flag = 1, starts_file_flag = 2, whole_flag = 4,
                        member_flag = 8;

// Most games are of the event of the game before, many of a player of it.
std::uint32_t repeated(TextPool& texts, std::initializer_list<std::uint32_t> last,
                       std::string_view text) {
  for (const std::uint32_t id : last)
    if (id != 0 && texts.text(id) == text) return id;
  return texts.id(text);
}

}  // namespace

void GameNotes::observe(const Game& game, const GameFacts& facts, const Place& begin) {
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
  NoteBytes out;
  out.hash(identity.tags).hash(identity.moves);
  out.number(begin.line).number(begin.column).number(begin.offset);
  out.number(game.source ? game.source->file : 0);
  for (const std::uint32_t id : {white, black, last_event_, last_site_, round}) out.number(id);
  out.number(fide_id(value(KnownTag::white_fide_id)));
  out.number(fide_id(value(KnownTag::black_fide_id)));
  out.number(number_of(facts.date)).number(game.plies);
  out.number(static_cast<std::uint64_t>(game.result));
  std::uint64_t flags = is_whole(game) ? whole_flag : 0;
  if (game.source) {
    if (!game.source->ascii && !game.source->encoding.doubtful) flags |= beyond_ascii_flag;
    if (game.source->starts_file) flags |= starts_file_flag;
    if (game.source->member_offset != 0) flags |= member_flag;
  }
  out.number(
      static_cast<std::uint64_t>(game.source ? game.source->encoding.encoding : Encoding::utf8));
  out.number(flags);
  if ((flags & member_flag) != 0) out.number(game.source->member_offset);
  games_ += out.bytes();
  game_ends_.push_back(games_.size());
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
    append_hash(texts_.hash(id), out);
    head.text(texts_.text(id));
  }
  head.number(count);
  out += kept;
  kept.clear();
  PackedWriter games(kept);
  count = 0;
  begin = 0;
  for (std::size_t game = 0; game < game_ends_.size(); ++game) {
    if (is_wanted(game)) {
      games.number(game).number(game_ends_[game] - begin);
      kept.append(games_, begin, game_ends_[game] - begin);
      ++count;
    }
    begin = game_ends_[game];
  }
  head.number(count);
  out += kept;
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
    text.hash = take_hash(rest_);
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

std::uint64_t NotesReader::long_number() {
  constexpr std::size_t usual = 4;  // bytes at the most: 28 bits
  if (rest_.size() >= usual) {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < usual; ++i) {
      const auto byte = static_cast<unsigned char>(rest_[i]);
      value |= std::uint64_t{byte & 0x7Fu} << 7 * i;
      if (byte >= 0x80) continue;
      rest_.remove_prefix(i + 1);
      return value;
    }
  }
  PackedReader in(rest_);
  const std::uint64_t value = in.number();
  rest_ = in.rest();
  return value;
}

const NotedText& NotesReader::text() {
  const std::uint64_t id = number();
  if (id >= texts_.size()) throw PackedError();
  return texts_[id];
}

bool NotesReader::next(NotedTable& table) {
  if (tables_ == 0) return false;
  table.game = first_ + number();
  table.event = text();
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
  NotedTable passed_over;
  while (next(passed_over)) {
  }
  if (games_ == 0 && !rest_.empty()) throw PackedError();
  return games_ != 0;
}

bool NotesReader::next(NotedGame& game) {
  if (!has_games()) return false;
  --games_;
  game.number = first_ + number();
  number();  // its size
  read(game);
  return true;
}

bool NotesReader::find(std::uint64_t wanted, NotedGame& game) {
  while (has_games()) {
    --games_;
    game.number = first_ + number();
    const std::uint64_t size = number();
    if (game.number == wanted) {
      read(game);
      return true;
    }
    if (size > rest_.size()) throw PackedError();
    rest_.remove_prefix(size);
  }
  return false;
}

void NotesReader::read(NotedGame& game) {
  game.tags = take_hash(rest_);
  game.moves = take_hash(rest_);
  game.place.line = number();
  game.place.column = number();
  game.place.offset = number();
  game.file = static_cast<std::uint32_t>(number());
  for (NotedText* one : {&game.white, &game.black, &game.event, &game.site, &game.round})
    *one = text();
  game.white_id = static_cast<std::uint32_t>(number());
  game.black_id = static_cast<std::uint32_t>(number());
  game.date = static_cast<std::int32_t>(number());
  game.plies = static_cast<std::uint32_t>(number());
  game.result = static_cast<Result>(number());
  game.encoding = static_cast<Encoding>(number());
  const std::uint64_t flags = number();
  game.beyond_ascii = (flags & beyond_ascii_flag) != 0;
  game.starts_file = (flags & starts_file_flag) != 0;
  game.whole = (flags & whole_flag) != 0;
  game.member = (flags & member_flag) != 0 ? number() : 0;
}

}  // namespace planilla
