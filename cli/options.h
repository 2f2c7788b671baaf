// The options that the commands share, read from the command line and from planilla.toml.
//
//   OptionSet set("check", "planilla check [INPUT...]", "Validates games; ...");
//   set.add_reading().add_reporting();
//   std::optional<Options> options = set.parse(arguments);   // nullopt: --help was printed
//
// A wrong option throws UsageError. Options of the command line come before those of the config
// file.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/rule.h"

namespace planilla {

// --game 3,7-9
struct GameRanges {
  std::vector<std::pair<std::uint64_t, std::uint64_t>> ranges;  // empty: all
  bool holds(std::uint64_t game) const;
};

struct Options {
  std::vector<std::string> inputs;

  std::vector<std::string> languages;  // empty: auto
  std::string notation = "auto";
  std::string encoding = "auto";
  std::string repair;  // "off", "suggest", "safe"
  std::string to = "en";
  std::string output;  // empty: stdout
  bool mark_repairs = false, diff = false, keep_illegal = false, interactive = false;
  std::string report;  // of convert; empty: stderr
  std::string format = "text";
  std::vector<std::string> select, ignore, extend_select;
  bool select_given = false;
  std::vector<std::string> folder_ignores;  // FOLDER=RULES
  std::string profile, baseline, write_baseline;
  std::vector<std::pair<std::string, std::string>> tags;
  std::optional<std::string> fen;
  std::string after;                          // sealed: FILE[:N]
  bool envelope = false, draw_offer = false;  // sealed
  std::string check_envelope, resumption, white_time, black_time;
  GameRanges games;
  std::optional<Severity> fail_on = Severity::error;  // nullopt: never
  std::string laws = "auto";
  std::string ui;
  bool ui_given = false;  // by option or file, not by the environment
  unsigned jobs = 0;
  std::uint32_t shard = 1, shards = 1;
  std::string progress = "auto", color = "auto";
  std::string config;  // --config; empty: planilla.toml of the working folder, if it is there
  std::string data;
  std::vector<std::string> claims;  // check --claim
  bool statistics = false;
  std::optional<std::uint64_t> max_findings;
  bool retrace = false;            // reconcile --retrace
  std::string export_folder;       // data --export
  bool force = false;              // data --force
  std::vector<std::string> words;  // what is left for commands that take words, not inputs
};

class OptionSet {
public:
  OptionSet(std::string command, std::string usage, std::string summary);
  ~OptionSet();

  OptionSet& add_input();  // language, notation, encoding, tags, fen, game, jobs, shard, progress
  OptionSet& add_reporting();  // format, select ..., fail-on, ui, color, profile, baseline
  OptionSet& add_illegal();    // keep-illegal
  OptionSet& add_writing();    // to, output, report
  OptionSet& add_check();      // statistics, max-findings
  OptionSet& add_format();     // format alone, for lists
  OptionSet& add_sealed();     // fen, after, language, notation, laws, format, ui
  OptionSet& add_reconcile();  // --retrace
  OptionSet& add_export();     // --export
  OptionSet& add_merging();    // format, output, fail-on, ui, color, statistics, max-findings
  OptionSet& default_repair(std::string repair);
  OptionSet& default_format(std::string format);

  std::optional<Options> parse(const std::vector<std::string>& arguments);

  bool knows(const std::string& long_name) const;

private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

// May the config file hold it? Each command takes from there what it knows.
bool is_option_of_any_command(const std::string& long_name);

}  // namespace planilla
