// The open list of a best-first search: one bucket for each heuristic distance.
//
// Every fourth pop() takes a pseudo-random bucket, so that a large plateau of equal positions is
// not searched to its end before others are tried. The sequence is the same in every run.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace planilla {

class OpenList {
public:
  void clear() {
    for (int i = lowest_; i <= highest_; ++i) buckets_[static_cast<std::size_t>(i)].clear();
    lowest_ = limit;
    highest_ = -1;
    random_ = pops_ = 0;
  }

  void push(std::int32_t node, int score) {
    score = std::min(score, limit - 1);
    buckets_[static_cast<std::size_t>(score)].push_back(node);
    lowest_ = std::min(lowest_, score);
    highest_ = std::max(highest_, score);
  }

  // -1 when there is none left.
  std::int32_t pop() {
    while (lowest_ < limit && buckets_[static_cast<std::size_t>(lowest_)].empty()) ++lowest_;
    if (lowest_ == limit) return -1;
    auto* bucket = &buckets_[static_cast<std::size_t>(lowest_)];
    if (++pops_ % 4 == 0) {
      random_ = random_ * 6364136223846793005u + 1442695040888963407u;
      bucket = any_bucket(random_ >> 33);
      std::swap((*bucket)[(random_ >> 40) % bucket->size()], bucket->back());
    }
    const std::int32_t node = bucket->back();
    bucket->pop_back();
    return node;
  }

private:
  static constexpr int limit = 1024;

  std::vector<std::int32_t>* any_bucket(std::uint64_t random) {
    const auto span = static_cast<std::uint64_t>(highest_ - lowest_ + 1);
    auto i = static_cast<std::size_t>(lowest_) + random % span;
    while (buckets_[i].empty()) --i;  // the lowest is not empty
    return &buckets_[i];
  }

  std::vector<std::vector<std::int32_t>> buckets_ = std::vector<std::vector<std::int32_t>>(limit);
  int lowest_ = limit, highest_ = -1;
  unsigned pops_ = 0;
  std::uint64_t random_ = 0;
};

}  // namespace planilla
