// One text of all that shards of a run have in common, and its hash.
#include "games/shard_of.h"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>

namespace planilla {

namespace {

// Options that a shard may have of its own: which one it is, where it runs, and where it writes.
bool may_differ(std::string_view option) {
  constexpr std::array<std::string_view, 11> names = {
      "--shard",    "--output", "--report", "--jobs", "--progress",      "--color",
      "--no-color", "--quiet",  "--config", "--ui",   "--write-baseline"};
  const std::string_view name = option.substr(0, option.find('='));
  return std::find(names.begin(), names.end(), name) != names.end();
}

std::uint64_t size_of(const InputFile& file) {
  std::error_code error;
  const auto size = std::filesystem::file_size(file.path, error);
  return error ? 0 : size;
}

}  // namespace

ShardOf shard_of(const CommonSettings& common, const ReadingSettings& reading,
                 const std::vector<InputFile>& files) {
  std::string all = PLANILLA_VERSION "\n";
  if (common.given)
    for (const std::string& option : common.given())
      if (!may_differ(option)) all.append(option).append("\n");
  for (const InputFile& file : files) all += fmt::format("{} {}\n", file.name, size_of(file));
  return {reading.shard, reading.shards,
          fmt::format("{:016x}", XXH3_64bits(all.data(), all.size()))};
}

}  // namespace planilla
