// A hash over the slices of a part, in whatever order workers meet them: the sum of the hashes of
// all, each with its place in it. Two sums subtracted are the hash of what lies between.
//
//   std::atomic<std::uint64_t> sum = 0;
//   run(stream, jobs, [&] { return hash_slices(make_game_worker(job), sum); }, sink);
#pragma once

#include <xxhash.h>

#include <atomic>
#include <cstdint>
#include <memory>

#include "batch/run.h"
#include "text/framing/game_text.h"

namespace planilla {

// Of a slice before it is decoded.
inline std::uint64_t slice_hash(const GameText& slice) {
  const std::uint64_t place = slice.offset * 0x9E3779B97F4A7C15u + slice.file;
  return XXH3_64bits_withSeed(slice.raw.data(), slice.raw.size(), place);
}

// A worker that does what `inner` does, and adds to `sum`.
std::unique_ptr<Worker> hash_slices(std::unique_ptr<Worker> inner, std::atomic<std::uint64_t>& sum);

}  // namespace planilla
