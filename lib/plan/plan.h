// The manifest of a job in parts: plan.json.
//
//   Plan plan = parse_plan(bytes, "job/plan.json");       // PlanError for what is none
//   StreamRange range = plan.range(7);                    // of part 7, from 1
//   write(plan_json(plan));
//
// It holds all that the parts and the merge must agree on: the inputs, the command with its options
// as they were resolved (planilla.toml is not looked for again), the language of messages, the day,
// and the cuts. A part names the plan by plan_id(), a hash of all of it. Plans are plain values.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "base/message_fault.h"
#include "text/framing/batch.h"

namespace planilla {

struct PlanError : MessageFault {
  using MessageFault::MessageFault;
};

// How a part comes to its first byte of a file.
enum class Entrance : std::uint8_t {
  seek,        // a plain file: at once
  frames,      // a .zst of several frames: from the frame before the cut on
  decompress,  // all before the cut is decompressed, or fetched, and passed over
};
std::string_view entrance_name(Entrance entrance);

struct PlanInput {
  InputFile file;
  Entrance entrance = Entrance::seek;
  std::uint64_t size = 0;  // on the disk; 0 for what a command fetches
  std::string hash;  // XXH3 of 128 bits over the same bytes, in hex; empty where there are none
};

// What an option names and the command reads: a baseline, a list of names.
struct PlanFile {
  std::string option;  // "--baseline"
  std::string path;
  std::uint64_t size = 0;
  std::string hash;  // as above
};

// XXH3 of 128 bits, in hex.
std::string hex_hash_of(std::string_view bytes);

// A part reaches from its place to that of the next one.
struct PlanPart {
  StreamPlace begin;
  std::uint64_t games_before = 0;
  std::uint64_t games = 0, bytes = 0;  // bytes after decompression
  std::uint64_t content = 0;           // SliceHashes over its slices
};

struct Plan {
  std::string version;  // of the program, and of its data: other ones may read games otherwise
  std::string data_id;
  std::string command;               // "check", "convert", "clean", "export", "stats"
  std::vector<std::string> options;  // "--dedupe=near"
  std::vector<std::string> words;    // "games" of `export games`
  std::string data;                  // folder that overrides the embedded data; empty: none
  std::string ui = "en";
  int today = 0;      // 20261122
  std::string fetch;  // the command that reads an input; empty: the file itself
  std::vector<PlanFile> files_of_options;
  std::vector<PlanInput> inputs;
  std::vector<StreamFault> faults;  // of the inputs
  std::uint64_t passed_over = 0;    // files of folders and archives
  std::vector<PlanPart> parts;

  StreamRange range(std::uint64_t part) const;
  std::vector<InputFile> files() const;
};

std::string plan_json(const Plan& plan);
Plan parse_plan(std::string_view bytes, const std::string& origin);
// True if `bytes` begin as plan_json() begins.
bool looks_like_plan(std::string_view bytes);
std::string plan_id(const Plan& plan);

}  // namespace planilla
