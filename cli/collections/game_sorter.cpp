// Games wait as: the size of the text, the fate, the text.
#include "collections/game_sorter.h"

#include <algorithm>
#include <cstring>
#include <map>

#include "archive/edits/standing_game.h"
#include "collections/decision_lines.h"
#include "options/unknown_name.h"
#include "text/unicode/dictionary_order.h"

namespace planilla {

namespace {

struct WaitingHead {
  std::uint32_t size = 0;
  Fate fate{};
};

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
      : depth_(depth), preserves_(preserves), filter_(filter), edits_(edits) {}
  bool prepare(Game& game, Findings& findings) override {
    changed_ = edits_.apply_to_tags(game, findings);
    return filter_ == nullptr || filter_->passes(game);
  }
  void edit(Game& game) override {
    if (edits_.any()) changed_ |= edits_.apply(game);
  }
  bool keeps(const Game& game) override {
    return preserves_ && !changed_ && stands_as_written(game);
  }
  void note(const Game& game, std::string_view written, bool broken, std::string& notes) override {
    if (depth_ != DedupeDepth::off)
      twins_.append(game, {.file = game.source->file, .broken = broken, .written = written}, notes);
  }

private:
  const DedupeDepth depth_;
  const bool preserves_;
  bool changed_ = false;  // the game that is looked at
  const Filter* filter_;
  const EditsOption& edits_;
  TwinNotes twins_;
};

// Games that wait, read back in order through a buffer.
class WaitingReader {
public:
  explicit WaitingReader(const ScratchFile& file) : file_(file) {}
  bool next(WaitingHead& head, std::string_view& text) {
    if (!ensure(sizeof head)) return false;
    std::memcpy(&head, buffer_.data() + at_, sizeof head);
    at_ += sizeof head;
    ensure(head.size);
    text = std::string_view(buffer_).substr(at_, head.size);
    at_ += head.size;
    return true;
  }

private:
  // `size` bytes from `at_` on are there; false at the end of the file.
  bool ensure(std::size_t size) {
    if (buffer_.size() - at_ >= size) return true;
    buffer_.erase(0, at_);
    at_ = 0;
    constexpr std::size_t step = 1 << 20;
    const std::size_t had = buffer_.size();
    buffer_.resize(std::max(size, had + step));
    const std::size_t read = file_.read_some(read_, buffer_.data() + had, buffer_.size() - had);
    read_ += read;
    buffer_.resize(had + read);
    return buffer_.size() >= size;
  }

  const ScratchFile& file_;
  std::string buffer_;
  std::size_t at_ = 0;
  std::uint64_t read_ = 0;
};

}  // namespace

GameSorter::GameSorter(const SortingSettings& settings, Outputs& outputs, unsigned jobs)
    : depth_(depth_of(settings.dedupe)),
      takes_bad_(!settings.bad.empty()),
      waits_(depth_ != DedupeDepth::off || !settings.sort.empty()),
      outputs_(settings, outputs, jobs),
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
    wait(fate, written);
  }
}

void GameSorter::wait(Fate fate, std::string_view text) {
  WaitingHead head;
  head.size = static_cast<std::uint32_t>(text.size());
  head.fate = fate;
  waiting_.append({reinterpret_cast<const char*>(&head), sizeof head});
  waiting_.append(text);
}

void GameSorter::write(Fate fate, std::string_view text) {
  if (fate == Fate::written && !sort_.empty())
    sorted_.add(sort_key(text, sort_), text);
  else
    outputs_.write(fate, text);
}

void GameSorter::note_tags_of_copies() {
  waiting_.flush();
  WaitingReader reader(waiting_);
  WaitingHead head;
  std::string_view text;
  auto decision = finder_.decisions().begin();  // by the game that is dropped
  for (std::uint32_t index = 0; reader.next(head, text);) {
    if (head.fate != Fate::written) continue;
    if (decision != finder_.decisions().end() && decision->dropped == index) {
      merged_.note(decision->kept, index, text);
      ++decision;
    }
    ++index;
  }
}

void GameSorter::write_waiting() {
  waiting_.flush();
  WaitingReader reader(waiting_);
  WaitingHead head;
  std::string_view text;
  for (std::uint32_t index = 0; reader.next(head, text);) {
    if (head.fate != Fate::written || depth_ == DedupeDepth::off) {
      write(head.fate, text);
      continue;
    }
    const std::uint32_t at = index++;
    if (finder_.is_dropped(at))
      write(Fate::duplicate, text);
    else if (merges_tags_)
      write(Fate::written, merged_.filled(at, text));
    else
      write(Fate::written, text);
  }
  if (!sort_.empty())
    sorted_.for_each([&](std::string_view game) { outputs_.write(Fate::written, game); });
}

void GameSorter::write_decisions(const std::vector<std::string>& files) {
  if (decisions_ == nullptr) return;
  DecisionLines lines(finder_.records(), files);
  std::string line;
  for (const TwinDecision& decision : finder_.decisions()) {
    line.clear();
    lines.append(decision, merged_.from(decision.kept, decision.dropped), line);
    decisions_->write(line);
  }
}

Destinations GameSorter::finish(const std::vector<std::string>& files,
                                const TwinProgress& progress) {
  if (depth_ != DedupeDepth::off) finder_.find(progress);
  if (merges_tags_) note_tags_of_copies();
  if (waits_) write_waiting();
  outputs_.end();
  write_decisions(files);
  return outputs_.counts();
}

std::unique_ptr<GameObserver> make_clean_observer(const SortingSettings& settings,
                                                  const Filter* filter, const EditsOption& edits) {
  sort_tags(settings.sort);  // what is no key is told before games are read
  return std::make_unique<CleanObserver>(depth_of(settings.dedupe), settings.preserve, filter,
                                         edits);
}

}  // namespace planilla
