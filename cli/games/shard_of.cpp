// One text of all that shards of a run have in common, and its hash.
#include "games/shard_of.h"

#include <fmt/format.h>
#include <xxhash.h>

#include <filesystem>
#include <system_error>

#include "games/run_identity.h"

namespace planilla {

namespace {

std::uint64_t size_of(const InputFile& file) {
  std::error_code error;
  const auto size = std::filesystem::file_size(file.path, error);
  return error ? 0 : size;
}

}  // namespace

ShardOf shard_of(const CommonSettings& common, const ReadingSettings& reading,
                 const std::vector<InputFile>& files) {
  std::string all = PLANILLA_VERSION "\n";
  if (common.given) all += identity_of_options(common.given());
  for (const InputFile& file : files) all += fmt::format("{} {}\n", file.name, size_of(file));
  return {reading.shard, reading.shards,
          fmt::format("{:016x}", XXH3_64bits(all.data(), all.size()))};
}

}  // namespace planilla
