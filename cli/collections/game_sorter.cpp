// Games are told apart as they come; what waits is written when all is known.
#include "collections/game_sorter.h"

#include <algorithm>
#include <cstring>
#include <map>

#include "archive/edits/standing_game.h"
#include "collections/decision_lines.h"
#include "collections/dropped_lines.h"
#include "options/unknown_name.h"
#include "text/framing/file_offset.h"
#include "text/unicode/dictionary_order.h"

namespace planilla {

namespace {

DedupeDepth depth_of(const std::string& name) {
  if (name == "off") return DedupeDepth::off;
  if (name == "exact") return DedupeDepth::exact;
  if (name == "prefix") return DedupeDepth::prefix;
  return DedupeDepth::near;
}

// The tags that the keys of --sort name.
std::vector<std::string> sort_tags(const std::vector<std::string>& keys) {
  static const std::map<std::string, std::string> tags = {
      {"date", "Date"},   {"event", "Event"}, {"site", "Site"}, {"round", "Round"},
      {"white", "White"}, {"black", "Black"}, {"eco", "ECO"},   {"result", "Result"}};
  std::vector<std::string> out;
  for (const std::string& key : keys) {
    const auto found = tags.find(key);
    if (found == tags.end())
      throw UnknownName(NameKind::value, key,
                        {"date", "event", "site", "round", "white", "black", "eco", "result"},
                        "--sort: ");
    out.push_back(found->second);
  }
  return out;
}

// Numbers in the order of numbers, what is unknown last, also within "1999.05.??".
void append_numbers(std::string_view value, std::string& out) {
  constexpr std::size_t width = 9;
  for (std::size_t i = 0; i < value.size();) {
    const std::size_t digits = std::min(value.find_first_not_of("0123456789", i), value.size());
    if (digits - i > 0 && digits - i < width) out.append(width - (digits - i), '0');
    if (digits == i)
      out += value[i] == '?' ? '\x7f' : value[i], ++i;
    else
      out.append(value, i, digits - i), i = digits;
  }
}

// Values one after another; names in the order of dictionaries, what is unknown last.
std::string sort_key(std::string_view game, const std::vector<std::string>& tags) {
  static const DictionaryOrder order;
  std::string out;
  for (const std::string& tag : tags) {
    const std::string value = tag_in(game, tag);
    const bool unknown = value.empty() || value.front() == '?';
    out += unknown ? '\2' : '\1';
    if (tag == "White" || tag == "Black" || tag == "Event" || tag == "Site")
      order.append_key(value, out);
    else
      append_numbers(value, out);
    out += '\0';
  }
  return out;
}

class CleanObserver : public GameObserver {
public:
  CleanObserver(DedupeDepth depth, bool preserves, const Filter* filter, const EditsOption& edits)
      : depth_(depth),
        preserves_(preserves),
        filter_(filter),
        edits_(edits),
        records_(edits.given_names()) {}
  bool prepare(Game& game, Findings& findings) override {
    changed_ = edits_.apply_to_tags(game, findings);
    return filter_ == nullptr || filter_->passes(game);
  }
  void edit(Game& game) override { changed_ |= edits_.apply(game); }
  bool keeps(const Game& game) override {
    return preserves_ && !changed_ && stands_as_written(game);
  }
  void note(const Game& game, const WrittenGame& written, std::string& notes) override {
    if (depth_ != DedupeDepth::off)
      records_.append(game,
                      {.file = game.source->file,
                       .offset = offset_in_file(*game.source, game.extent.begin),
                       .broken = written.broken,
                       .written = written.text,
                       .moves = written.moves},
                      notes);
  }

private:
  const DedupeDepth depth_;
  const bool preserves_;
  bool changed_ = false;  // the game that is looked at
  const Filter* filter_;
  const EditsOption& edits_;
  RecordSource records_;
};

// Games of one fate that stand one behind the other, copied together.
class GameRun {
public:
  GameRun(const ScratchFile& file, GameOutputs& outputs) : file_(file), outputs_(outputs) {}
  void add(Fate fate, const WaitingGames::Game& game) {
    if (count_ != 0 && (fate != fate_ || game.at != begin_ + size_)) flush();
    if (count_++ == 0) fate_ = fate, begin_ = game.at;
    size_ += game.size;
  }
  void flush() {
    if (count_ != 0) outputs_.write_from(file_, begin_, size_, fate_, count_);
    count_ = 0;
    size_ = 0;
  }

private:
  const ScratchFile& file_;
  GameOutputs& outputs_;
  Fate fate_{};
  std::uint64_t begin_ = 0, count_ = 0;
  std::size_t size_ = 0;
};

}  // namespace

GameSorter::GameSorter(const SortingSettings& settings, Outputs& outputs, unsigned jobs)
    : depth_(depth_of(settings.dedupe)),
      lists_duplicates_(!settings.decisions.empty() || !settings.duplicates.empty()),
      takes_bad_(!settings.bad.empty()),
      outputs_(settings, outputs, jobs),
      orders_(!settings.sort.empty() || outputs_.splits_by_value()),
      waits_(depth_ != DedupeDepth::off || orders_),
      merges_tags_(settings.merge_tags && depth_ != DedupeDepth::off),
      finder_({.depth = depth_, .jobs = jobs, .memory = settings.memory, .stop = {}}),
      sort_(sort_tags(settings.sort)),
      sorted_(settings.memory) {
  const std::string& why = settings.decisions;
  if (!why.empty()) decisions_ = &outputs.open(why, "--decisions", Holds::report);
}

void GameSorter::take(const Output& output) {
  std::size_t text = 0, note = 0;
  for (const GamePart& part : output.parts) {
    const auto written = std::string_view(output.games).substr(text, part.games_end - text);
    const auto noted = std::string_view(output.notes).substr(note, part.notes_end - note);
    text = part.games_end;
    note = part.notes_end;
    const Fate fate = !part.passes                ? Fate::filtered
                      : part.broken && takes_bad_ ? Fate::bad
                                                  : Fate::written;
    if (!waits_) {
      outputs_.write(fate, written);
      continue;
    }
    if (fate == Fate::written && depth_ != DedupeDepth::off) finder_.add(noted, part.number);
    waiting_.add(fate, written.size());
  }
  if (waits_) waiting_.append(output.games);
}

void GameSorter::note_tags_of_copies() {
  WaitingGames::Reader reader(waiting_);
  for (std::uint32_t index = 0; reader.more();) {
    const WaitingGames::Game game = reader.next();
    if (game.fate != Fate::written) continue;
    if (finder_.is_dropped(index)) merged_.note(finder_.decisions().of(index), reader.text(game));
    ++index;
  }
}

// The files of --split one after another; in each the order of --sort.
std::string GameSorter::order_of(std::string_view text) const {
  std::string out;
  if (outputs_.splits_by_value()) out = outputs_.split_value(text) + '\0';
  if (!sort_.empty()) out += sort_key(text, sort_);
  return out;
}

void GameSorter::write_waiting() {
  WaitingGames::Reader reader(waiting_);
  GameRun run(waiting_.file(), outputs_);
  for (std::uint32_t index = 0; reader.more();) {
    const WaitingGames::Game game = reader.next();
    const bool compared = game.fate == Fate::written && depth_ != DedupeDepth::off;
    const std::uint32_t at = compared ? index++ : 0;
    const Fate fate = compared && finder_.is_dropped(at) ? Fate::duplicate : game.fate;
    const bool changes = fate == Fate::written && (orders_ || merges_tags_);
    if (!changes && !outputs_.needs_text(fate)) {
      run.add(fate, game);
      continue;
    }
    run.flush();
    std::string_view text = reader.text(game);
    const std::string filled = changes && merges_tags_ ? merged_.filled(at, text) : std::string();
    if (!filled.empty()) text = filled;
    if (changes && orders_)
      sorted_.add(order_of(text), text);
    else
      outputs_.write(fate, text);
  }
  run.flush();
  if (orders_)
    sorted_.for_each([&](std::string_view game) { outputs_.write(Fate::written, game); });
}

void GameSorter::write_decisions(const SourceNames& names) {
  if (decisions_ == nullptr) return;
  DecisionLines lines(finder_.records(), names);
  std::string line;
  finder_.decisions().for_each([&](const TwinDecision& decision) {
    line.clear();
    lines.append(decision, merged_.from(decision.kept, decision.dropped), line);
    decisions_->write(line);
  });
}

Destinations GameSorter::finish(const SourceNames& names, const TwinProgress& progress) {
  if (depth_ != DedupeDepth::off) finder_.find(progress);
  waiting_.finish();
  if (merges_tags_) note_tags_of_copies();
  if (waits_) write_waiting();
  outputs_.end();
  write_decisions(names);
  return outputs_.counts();
}

std::string GameSorter::left_out(const SourceNames& names, Messages& messages) const {
  if (lists_duplicates_ || depth_ == DedupeDepth::off) return {};
  return dropped_lines(finder_, names, messages);
}

std::unique_ptr<GameObserver> make_clean_observer(const SortingSettings& settings,
                                                  const Filter* filter, const EditsOption& edits) {
  sort_tags(settings.sort);  // what is no key is told before games are read
  return std::make_unique<CleanObserver>(depth_of(settings.dedupe), settings.preserve, filter,
                                         edits);
}

}  // namespace planilla
