// What is noted of a game, and what differs in a pair.
#include "archive/comparison/comparison.h"

#include <xxhash.h>

#include <algorithm>
#include <array>
#include <sstream>

#include "archive/comparison/tag_meaning.h"
#include "archive/table/rows.h"
#include "base/ascii.h"
#include "checks/facts/names.h"
#include "rules/ambiguous_move.h"

namespace planilla {

namespace {

struct NoteHead {
  std::uint32_t record = 0;  // bytes
  std::uint32_t broken = 0;
  VersionHashes hashes;
};

// A Result tag that is missing says what the game says, and each result has one spelling.
std::string_view result_of(const Game& game) {
  const GameTag* tag = game.tag("Result");
  const std::string_view result = result_text(tag == nullptr ? game.result : game.tag_result);
  if (!result.empty()) return result;
  return tag == nullptr || tag_meaning(tag->value).empty() ? "*" : tag->value;
}

// Names and values, Result always among them.
Row tags_of(const Game& game) {
  Row out;
  for (const GameTag& tag : game.tags) {
    if (tag.name == "Result") continue;
    out.emplace_back(tag.name);
    out.emplace_back(tag.value);
  }
  out.emplace_back("Result");
  out.emplace_back(result_of(game));
  return out;
}

using KnownTagValue = std::pair<std::string_view, std::string_view>;  // name, value

bool is_of_roster(const KnownTagValue& tag) {
  constexpr std::array<std::string_view, 7> roster = {"White", "Black", "Event", "Site",
                                                      "Date",  "Round", "FEN"};
  return std::find(roster.begin(), roster.end(), tag.first) != roster.end();
}

// Tags that say something, whatever their order: which of them stand where is for whoever writes.
VersionHashes hashes_of(const std::string& moves, const Row& faults, const Row& tags) {
  std::vector<KnownTagValue> known;
  for (std::size_t i = 0; i + 1 < tags.size(); i += 2)
    if (!tag_meaning(tags[i + 1]).empty()) known.emplace_back(tags[i], tags[i + 1]);
  std::sort(known.begin(), known.end());
  std::string all = moves, played = moves;
  bool nobody = !moves.empty();
  for (const KnownTagValue& tag : known) {
    nobody = nobody && tag.first != "White" && tag.first != "Black";
    all.append(1, '\n').append(tag.first).append(1, '\n').append(tag.second);
    if (nobody && is_of_roster(tag))
      played.append(1, '\n').append(tag.first).append(1, '\n').append(fold_name(tag.second));
  }
  VersionHashes out;
  if (nobody) out.played_by_nobody = XXH3_64bits(played.data(), played.size());
  out.meant = XXH3_64bits(all.data(), all.size());
  for (const std::string& fault : faults) all.append(1, '\n').append(fault);
  out.written = XXH3_64bits(all.data(), all.size());
  return out;
}

std::vector<std::string> split_moves(const std::string& text) {
  std::vector<std::string> out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    out.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return out;
}

// Before what was written where it may mean several moves.
constexpr char several = '~';

void note_move(std::size_t ply, std::string written, std::string& out) {
  std::erase_if(written, [](char c) { return c == ' ' || c == '\n' || c == '\t'; });
  out += std::to_string(ply) + ' ' + (written.empty() ? "-" : written) + ' ';
}

// Moves of the main line that are one of several which the text may mean, or meant to an earlier
// conversion: "12 ~Nd5".
void note_choices(const Game& game, std::string& out) {
  for (const Finding& finding : game.findings)
    if (finding.rule == rules::ambiguous_move && finding.variation.empty() && finding.ply > 0)
      note_move(static_cast<std::size_t>(finding.ply), several + finding.written, out);
}

// What was written in place of the repaired moves of the main line, by ply: "7 Bg6 12 Nxd5".
std::string repairs_of(const Game& game) {
  std::string out;
  std::size_t depth = 0, ply = 0;
  if (game.is_plain()) return out;
  for (const Element& element : game.elements) {
    depth += element.kind == ElementKind::open;
    depth -= element.kind == ElementKind::close && depth != 0;
    const bool move = element.kind == ElementKind::move ||
                      element.kind == ElementKind::illegal_move ||
                      element.kind == ElementKind::null_move;
    if (!move || depth != 0) continue;
    ++ply;
    const bool told =
        (element.flags & element_repaired) != 0 || element.kind == ElementKind::illegal_move;
    if (told) note_move(ply, std::string(element.span.in(game.text)), out);
  }
  note_choices(game, out);
  return out;
}

// What of the main line could not be read, with one blank between two words.
std::string unread_text(const Game& game) {
  std::string out;
  if (game.is_plain()) return out;
  std::size_t depth = 0;
  for (const Element& element : game.elements) {
    depth += element.kind == ElementKind::open;
    depth -= element.kind == ElementKind::close && depth != 0;
    if (element.kind != ElementKind::unread || depth != 0) continue;
    for (const char c : element.span.in(game.text))
      if (!ascii::is_space(c))
        out += c;
      else if (!out.empty() && out.back() != ' ')
        out += ' ';
    out += ' ';
  }
  while (out.ends_with(' ')) out.pop_back();
  return out;
}

}  // namespace

std::string_view pair_kind_name(PairKind kind) {
  constexpr std::string_view names[] = {"same", "different", "only-a", "only-b"};
  return names[static_cast<std::size_t>(kind)];
}

std::string_view ComparedGame::tag(std::string_view name) const {
  for (const auto& [tag, value] : tags)
    if (tag == name) return value;
  return {};
}

void VersionNotes::append(const Game& game, bool broken, std::string& out) {
  note_.clear();
  records_.append(game, {.file = game.source->file, .broken = broken}, note_);
  std::vector<Row> rows;
  rows_of(TableKind::games, game, rows);
  const Row& row = rows.front();
  const Row faults = {repairs_of(game), unread_text(game)}, tags = tags_of(game);
  // The moves, the position behind them, repairs, what is unread; then names and values.
  Row all = {row.back(), row[row.size() - 2], faults[0], faults[1]};
  all.insert(all.end(), tags.begin(), tags.end());
  const NoteHead head{static_cast<std::uint32_t>(note_.size()), broken,
                      hashes_of(row.back(), faults, tags)};
  out.append(reinterpret_cast<const char*>(&head), sizeof head).append(note_);
  pack_row(all, out);
}

void Comparison::add(Side side, std::string_view note, std::uint64_t number,
                     const std::string& file) {
  NoteHead head;
  std::memcpy(&head, note.data(), sizeof head);
  const std::string_view record = note.substr(sizeof head, head.record);
  const std::string_view version = note.substr(sizeof head + head.record);
  Entry entry;
  entry.at = versions_.append(version);
  entry.size = static_cast<std::uint32_t>(version.size());
  entry.number = number;
  entry.broken = head.broken != 0;
  entry.hashes = head.hashes;
  if (files_.empty() || files_.back() != file) files_.push_back(file);
  entry.file = static_cast<std::uint32_t>(files_.size() - 1);
  const auto index = static_cast<std::uint32_t>(entries_.size());
  if (side == Side::b) first_b_ = std::min(first_b_, index);
  entry.place = records_.add(record, index, number);
  note_keys(StoredGame(record), entry.place);
  entries_.push_back(entry);
}

void Comparison::note_keys(const StoredGame& record, std::uint32_t place) {
  const RecordHead& head = record.head();
  if (head.moves == 0) return;
  CandidateKey equal;
  equal.key = key_of_moves(head);
  equal.place = place;
  equal.white = head.white_keys;
  equal.black = head.black_keys;
  keys_.push_back(equal);
  append_keys(record, place, keys_);
}

ComparedGame Comparison::version(const Entry& entry) const {
  std::string bytes(entry.size, '\0');
  versions_.read(entry.at, bytes.data(), bytes.size());
  std::string_view packed = bytes;
  const Row row = unpack_row(packed);
  ComparedGame out;
  out.file = files_[entry.file];
  out.number = entry.number;
  out.broken = entry.broken;
  out.moves = split_moves(row.at(0));
  out.end = row.at(1);
  std::istringstream repairs(row.at(2));
  for (std::size_t ply = 0; repairs >> ply;) {
    std::string& written = out.repaired[ply];
    repairs >> written;
    if (!written.starts_with(several)) continue;
    written.erase(0, 1);
    out.ambiguous.insert(ply);
  }
  out.unread = row.at(3);
  for (std::size_t i = 4; i + 1 < row.size(); i += 2) out.tags.emplace_back(row[i], row[i + 1]);
  return out;
}

VersionPair Comparison::compare(const Entry* a, const Entry* b) const {
  VersionPair out;
  if (a != nullptr) out.a = version(*a);
  if (b != nullptr) out.b = version(*b);
  if (a == nullptr || b == nullptr) {
    out.kind = a != nullptr ? PairKind::only_a : PairKind::only_b;
    return out;
  }
  const auto &x = out.a->moves, &y = out.b->moves;
  const auto parted = std::mismatch(x.begin(), x.end(), y.begin(), y.end());
  if (parted.first != x.end() || parted.second != y.end())
    out.ply = static_cast<std::size_t>(parted.first - x.begin()) + 1;
  else if (out.a->unread != out.b->unread)
    out.ply = x.size() + 1;
  // A move that had to be repaired in one of them comes before.
  for (const auto& [one, other] : {std::pair(&*out.a, &*out.b), std::pair(&*out.b, &*out.a)})
    for (const auto& [ply, written] : one->repaired)
      if (!other->repaired.contains(ply) && (out.ply == 0 || ply < out.ply)) out.ply = ply;
  const auto is_legal = [&](const ComparedGame& game) {
    return game.unread.empty() && (game.repaired.empty() || game.repaired.begin()->first > out.ply);
  };
  if (out.ply != 0) out.a_legal = is_legal(*out.a), out.b_legal = is_legal(*out.b);
  for (const auto& [name, value] : out.a->tags)
    if (tag_meaning(value) != tag_meaning(out.b->tag(name)))
      out.tags.push_back({name, value, std::string(out.b->tag(name))});
  for (const auto& [name, value] : out.b->tags)
    if (out.a->tag(name).empty() && !tag_meaning(value).empty())
      out.tags.push_back({name, "", value});
  out.kind = out.ply == 0 && out.tags.empty() ? PairKind::same : PairKind::different;
  return out;
}

void Comparison::count(const VersionPair& pair) {
  if (pair.copy) ++(pair.copy == Side::a ? sums_.copies_a : sums_.copies_b);
  ++(pair.kind == PairKind::same        ? sums_.same
     : pair.kind == PairKind::different ? sums_.different
     : pair.kind == PairKind::only_a    ? sums_.only_a
                                        : sums_.only_b);
}

void Comparison::for_each(const std::function<void(const VersionPair&)>& use) {
  for (std::uint32_t i = 0; i < entries_.size(); ++i) {
    const Entry& entry = entries_[i];
    const bool of_a = i < first_b_;
    if (!of_a && !is_alone(i)) continue;
    const std::uint32_t beside = is_alone(i) ? entry.copied : entry.partner;
    const Entry* other = beside == UINT32_MAX ? nullptr : &entries_[beside];
    VersionPair pair = of_a ? compare(&entry, other) : compare(other, &entry);
    if (is_alone(i) && other != nullptr) pair.copy = of_a ? Side::a : Side::b;
    count(pair);
    use(pair);
  }
}

}  // namespace planilla
