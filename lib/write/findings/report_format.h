// A report format: findings as bytes. One file of lib/write/reports/ each.
//
//   // lib/write/reports/concise.cpp
//   ReportFormatEntry planilla::reports::concise() { return {"concise", "file:line:col: ...",
//   make}; }
//
//   std::string out;
//   format->begin(out);
//   for (each finding, in input order) format->finding(reported, out);     // in workers, any of
//   them format->end(summary, out);
//
// `begin` and `end` are called once by the writer; `finding` is called by workers on their own
// instance and must depend on nothing but its argument. Where pieces need a separator between them,
// `separator()` gives it. Nothing that differs from run to run stands in a report.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/data.h"
#include "base/finding.h"
#include "game/model/game.h"
#include "text/framing/game_text.h"
#include "write/findings/messages.h"

namespace planilla {

// A finding with everything a report may want to say of it.
struct Reported {
  const Finding* finding = nullptr;
  Severity severity{};
  std::string_view file;
  std::uint64_t game = 0;  // 0: of the file, not of a game
  Place place;
  std::uint64_t length = 0;       // bytes of the file
  std::string_view line;          // the line where it stands, or what of it is shown
  std::size_t caret = 0;          // code points of `line` before the place
  std::size_t caret_length = 0;   // code points to underline, at least 1
  std::string_view white, black;  // of the game
};

// Where the games went, where they were sorted: each into one of these.
struct Destinations {
  std::uint64_t written = 0, duplicates = 0, bad = 0, filtered = 0;
};

// Which shard of a run a report is of: --shard.
struct ShardOf {
  std::uint64_t part = 0, of = 0;
  std::string job;  // a hash of the inputs and the options: shards of one run have one
};

struct Summary {
  std::uint64_t games = 0, clean = 0, repaired = 0, broken = 0, plies = 0, bytes = 0;
  std::uint64_t errors = 0, warnings = 0, notes = 0;
  std::map<std::string, std::uint64_t> rules;
  std::uint64_t known = 0;      // findings left out because a baseline has them; not counted above
  std::uint64_t skipped = 0;    // files of folders and archives that were passed over
  std::uint64_t not_shown = 0;  // counted above, and beyond what --max-findings shows
  std::optional<Destinations> destinations;
  std::optional<ShardOf> shard;  // nullopt: all of the input
  void add(const Summary& other);
};

// The terminal that shows a report. As it stands here: none.
struct Terminal {
  bool color = false;
  std::size_t columns = 0;  // lines of the input are cut to that width; 0: they are not
  bool links = false;       // it follows the links of OSC 8
  std::string rule_pages;   // where links: the folder with a page for each rule, illegal-move.md;
                            // empty: none
};

// What a format is made for.
struct ReportContext {
  Messages* messages = nullptr;
  Terminal terminal;
  std::vector<std::string> files;
  const Data* data = nullptr;                         // for formats that are made of data files
  std::optional<Severity> fail_on = Severity::error;  // what counts as a failure; nullopt: nothing
  std::string job_summary;  // of GitHub Actions: a file to append to; empty: none
};

class ReportFormat {
public:
  virtual ~ReportFormat() = default;
  virtual void begin(std::string& out) { (void)out; }
  virtual void finding(const Reported& reported, std::string& out) = 0;
  virtual std::string_view separator() const { return ""; }
  // The bytes that `finding` made of one finding, in the order of the input, by the one writer: a
  // format that counts, groups or leaves out does it here.
  virtual void put(std::string_view made, Severity severity, std::string& out) {
    (void)severity;
    out += made;
  }
  // A format that shows the game with its findings says so, and gets it before the first of them.
  // Like `finding`, `game` depends on nothing but its argument.
  virtual bool shows_games() const { return false; }
  virtual void game(const Game& game, std::string& out) { (void)game, (void)out; }
  virtual void end(const Summary& summary, std::string& out) = 0;
  // True if `end` writes sums and nothing that the report needs to be whole.
  virtual bool ends_with_sums() const { return false; }
  // How often each rule spoke, instead of the findings. false: the format has no such form.
  virtual bool statistics(const Summary& summary, std::string& out) {
    (void)summary, (void)out;
    return false;
  }
};

// Whether findings of one cause in a file may be told as one (batch/repeated_findings.h): people
// want that; programs count, and want an object a finding.
enum class ReadBy : std::uint8_t { people, programs };

struct ReportFormatEntry {
  std::string_view name;
  std::string_view description;
  std::unique_ptr<ReportFormat> (*make)(const ReportContext& context);
  ReadBy read_by = ReadBy::people;
};

const std::vector<ReportFormatEntry>& all_report_formats();
const ReportFormatEntry* find_report_format(std::string_view name);

}  // namespace planilla
