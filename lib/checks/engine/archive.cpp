// Games noted one by one, and compared at the end.
#include "checks/engine/archive.h"

#include <algorithm>
#include <charconv>
#include <string>
#include <utility>

#include "checks/engine/precedence.h"
#include "checks/facts/dates.h"
#include "checks/facts/game_facts.h"

namespace planilla {

namespace {

constexpr std::size_t most_tables = 1000;

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

std::int32_t number_of(const Date& date) {
  return date.fault == DateFault::none ? date.year * 10000 + date.month * 100 + date.day : 0;
}

bool is_whole(const Game& game) {
  if (game.is_ordinary()) return true;
  return std::none_of(game.elements.begin(), game.elements.end(), [](const Element& e) {
    return e.kind == ElementKind::unread || e.kind == ElementKind::hole ||
           (e.flags & element_unclosed);
  });
}

bool by_number(const ArchiveGame& a, const ArchiveGame& b) {
  return a.number < b.number;
}

// The arguments of a finding, to be compared.
std::string said(const Finding& finding) {
  std::string out;
  for (const Argument& arg : finding.args) {
    const auto* text = std::get_if<std::string>(&arg.value);
    out += text ? *text : std::to_string(std::get<std::int64_t>(arg.value));
    out += '\0';
  }
  return out;
}

// Findings of one game that another finding of it speaks for.
void settle_games(std::vector<CrossFinding>& found) {
  std::vector<CrossFinding> out;
  for (std::size_t begin = 0, end = 0; begin < found.size(); begin = end) {
    while (end < found.size() && found[end].game == found[begin].game) ++end;
    Findings of_game;
    for (std::size_t i = begin; i < end; ++i) of_game.push_back(found[i].finding);
    settle(of_game);
    for (Finding& finding : of_game) {
      CrossFinding one = found[begin];
      one.finding = std::move(finding);
      out.push_back(std::move(one));
    }
  }
  found = std::move(out);
}

}  // namespace

// Most games are of the event of the game before, many of a player of it.
std::uint32_t Archive::repeated(std::initializer_list<std::uint32_t> last, std::string_view text) {
  for (const std::uint32_t id : last)
    if (id != 0 && texts_.text(id) == text) return id;
  return texts_.id(text);
}

void Archive::observe(const Game& game, const GameFacts& facts, const Place& begin) {
  const std::uint64_t number = observed_++;  // in its batch, until number()
  keep_tables(game, number);
  if (numbered_games_ >= most_games_)
    return;  // those before it fill the archive: trim() would drop it
  const auto value = [&](KnownTag name) { return facts.value(name); };
  if (games_.empty())
    games_.reserve(
        2 *
        most_games_);  // as far as number() lets it grow; memory that is not used is not touched
  ArchiveGame note;
  note.number = number;
  note.file = game.source ? game.source->file : 0;
  note.place = begin;
  note.plies = game.plies;
  note.whole = is_whole(game);
  const GameIdentity identity = identity_of(game, facts.tags);
  note.tags = identity.tags;
  note.moves = identity.moves;
  const ArchiveGame last = games_.empty() ? ArchiveGame() : games_.back();
  note.white = repeated({last.white, last.black}, known(value(KnownTag::white)));
  note.black = repeated({last.black, last.white}, known(value(KnownTag::black)));
  note.event = repeated({last.event}, known(value(KnownTag::event)));
  note.site = repeated({last.site}, known(value(KnownTag::site)));
  note.round = repeated({last.round}, known(value(KnownTag::round)));
  note.white_id = fide_id(value(KnownTag::white_fide_id));
  note.black_id = fide_id(value(KnownTag::black_fide_id));
  note.date = number_of(facts.date);
  note.result = game.result;
  if (game.source) {
    note.encoding = game.source->encoding.encoding;
    note.beyond_ascii = !game.source->ascii && !game.source->encoding.doubtful;
    note.starts_file = game.source->starts_file;
  }
  games_.push_back(note);
}

void Archive::number(std::uint64_t first, const std::function<bool(std::uint64_t)>& wanted) {
  const auto add = [&](std::uint64_t& number) { number += first; };
  const auto unwanted = [&](std::uint64_t number) { return wanted && !wanted(number); };
  if (numbered_games_ >= most_games_) {
    for (std::uint64_t i = 0; i < observed_; ++i) left_out_ += !unwanted(first + i);
  }
  observed_ = 0;
  const auto games = games_.begin() + static_cast<std::ptrdiff_t>(numbered_games_);
  std::for_each(games, games_.end(), [&](ArchiveGame& game) { add(game.number); });
  games_.erase(std::remove_if(games, games_.end(),
                              [&](const ArchiveGame& game) { return unwanted(game.number); }),
               games_.end());
  const auto tables = tables_.begin() + static_cast<std::ptrdiff_t>(numbered_tables_);
  std::for_each(tables, tables_.end(), [&](ArchiveTable& table) { add(table.game); });
  tables_.erase(std::remove_if(tables, tables_.end(),
                               [&](const ArchiveTable& table) { return unwanted(table.game); }),
                tables_.end());
  if (games_.size() >= 2 * most_games_) trim(most_games_);
  if (tables_.size() >= 2 * most_tables) trim_tables();
  numbered_games_ = games_.size();
  numbered_tables_ = tables_.size();
}

void Archive::keep_tables(const Game& game, std::uint64_t number) {
  constexpr std::uint32_t shortest = MoveTotals::long_comment, longest = 65536;
  if (game.is_ordinary() && !game.plain.long_comments) return;
  for (const Element& e : game.elements) {
    if (e.kind != ElementKind::comment && e.kind != ElementKind::remark) continue;
    if (e.span.size() < shortest || e.span.size() > longest) continue;
    if (std::optional<Crosstable> table = parse_crosstable(e.span.in(game.text)))
      tables_.push_back({number, texts_.id(known(game.tag_value("Event"))), std::move(*table)});
  }
}

void Archive::trim_tables() {
  std::stable_sort(tables_.begin(), tables_.end(),
                   [](const ArchiveTable& a, const ArchiveTable& b) { return a.game < b.game; });
  if (tables_.size() > most_tables) tables_.resize(most_tables);
}

void Archive::trim(std::size_t most) {
  if (games_.size() <= most) return;
  const auto end = games_.begin() + static_cast<std::ptrdiff_t>(most);
  std::nth_element(games_.begin(), end, games_.end(), by_number);
  left_out_ += games_.size() - most;
  games_.erase(end, games_.end());
}

void Archive::merge(Archive& other) {
  if (games_.empty() && tables_.empty() && texts_.size() == 1) {
    std::swap(games_, other.games_);
    std::swap(tables_, other.tables_);
    std::swap(texts_, other.texts_);
  }
  const std::vector<std::uint32_t> ids = texts_.take(other.texts_);
  for (ArchiveGame& game : other.games_) {
    for (std::uint32_t* id : {&game.white, &game.black, &game.event, &game.site, &game.round})
      *id = ids[*id];
    games_.push_back(game);
  }
  for (ArchiveTable& table : other.tables_) {
    table.event = ids[table.event];
    tables_.push_back(std::move(table));
  }
  left_out_ += other.left_out_;
  if (games_.size() >= 2 * most_games_) trim(most_games_);
  numbered_games_ = games_.size();
  numbered_tables_ = tables_.size();
  other = Archive(other.most_games_);
}

std::vector<CrossFinding> Archive::finish(const Selection& selection) {
  trim(most_games_);
  std::sort(games_.begin(), games_.end(), by_number);
  tournaments_.reset();
  trim_tables();

  std::vector<CrossFinding> found;
  for (const Check& check : all_checks())
    if (check.across && selection.on(check.rule)) check.across(*this, found);
  std::stable_sort(found.begin(), found.end(), [](const CrossFinding& a, const CrossFinding& b) {
    if (a.game != b.game) return a.game < b.game;
    if (a.finding.rule != b.finding.rule) return a.finding.rule < b.finding.rule;
    return said(a.finding) < said(b.finding);  // checks may meet them in any order
  });
  settle_games(found);
  return found;
}

const std::vector<Tournament>& Archive::tournaments() const {
  if (!tournaments_) tournaments_ = find_tournaments(*this);
  return *tournaments_;
}

CrossFinding Archive::at(const ArchiveGame& game, Rule rule) const {
  CrossFinding out;
  out.game = game.number;
  out.file = game.file;
  out.place = game.place;
  out.finding.rule = rule;
  out.white = text(game.white);
  out.black = text(game.black);
  out.identity = {game.tags, game.moves};
  return out;
}

}  // namespace planilla
