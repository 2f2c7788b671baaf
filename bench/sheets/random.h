// Chances that come out the same on every machine: splitmix64, and no distribution of the standard
// library (each implements them its own way).
//
//   Random random(7);
//   random.below(6);                    // 0..5
//   random.weighted({25, 20, 20, 10});  // 0..3, the first most often
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace planilla::sheets {

class Random {
public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  // A stream of its own for the `index`-th of many things, so that one does not depend on the
  // others.
  Random(std::uint64_t seed, std::uint64_t index) : state_(seed) {
    state_ = next() ^ index * 0xd1342543de82ef95ull;
  }

  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9e3779b97f4a7c15ull;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
  }
  // 0 .. bound - 1; the bias of the remainder is far below anything measured here.
  std::size_t below(std::size_t bound) { return static_cast<std::size_t>(next() % bound); }
  bool coin() { return (next() >> 63) != 0; }

  // The index of one of the weights, each as often as its weight says.
  template <class Weights>
  std::size_t weighted(const Weights& weights) {
    std::size_t sum = 0;
    for (const auto weight : weights) sum += static_cast<std::size_t>(weight);
    std::size_t at = below(sum);
    std::size_t index = 0;
    for (const auto weight : weights) {
      if (at < static_cast<std::size_t>(weight)) return index;
      at -= static_cast<std::size_t>(weight);
      ++index;
    }
    return 0;
  }

private:
  std::uint64_t state_;
};

}  // namespace planilla::sheets
