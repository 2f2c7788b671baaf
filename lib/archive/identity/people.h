// Names that were taken apart before: an archive repeats few names often.
//
//   People people(given_names);                         // one per thread
//   const PackedName ana = people.packed("Uno, Ana");   // until the next call
//   Person(ana.bytes)
//   ana.keys.first                                      // as keys_of() of it
//
// Told apart by a hash of 64 bits.
#pragma once

#include <xxhash.h>

#include <string>
#include <string_view>
#include <vector>

#include "archive/identity/given_names.h"
#include "archive/identity/person.h"

namespace planilla {

struct PackedName {
  std::string_view bytes;  // packed_person()
  PersonKeys keys;
  bool has_surname = false;  // a comma tells it from the given names
};

class People {
public:
  explicit People(const GivenNames& given) : given_(given) {}

  PackedName packed(std::string_view name) {
    if (name.empty()) return {};
    const std::uint64_t hash = XXH3_64bits(name.data(), name.size());
    Known& known = known_[hash % places];
    if (known.hash != hash) take_apart(name, hash, known);
    return {std::string_view(bytes_).substr(known.begin, known.size), known.keys,
            known.has_surname != 0};
  }

private:
  static constexpr std::size_t places = 1 << 16, most_bytes = 4 << 20;
  struct Known {
    std::uint64_t hash = 0;
    std::uint32_t begin = 0;  // in bytes_
    std::uint16_t size = 0;
    std::uint8_t has_surname = 0;
    PersonKeys keys;
  };

  void take_apart(std::string_view name, std::uint64_t hash, Known& known) {
    const std::string packed = packed_person(name, given_);
    if (bytes_.size() + packed.size() > most_bytes) {
      bytes_.clear();
      known_.assign(places, {});
    }
    const Person person(packed);
    known.hash = hash;
    known.begin = static_cast<std::uint32_t>(bytes_.size());
    known.size = static_cast<std::uint16_t>(packed.size());
    known.keys = keys_of(person);
    known.has_surname = person.count != 0 && person.words[0].part == NamePart::surname;
    bytes_ += packed;
  }

  const GivenNames& given_;
  std::vector<Known> known_ = std::vector<Known>(places);  // one name each, by its hash
  std::string bytes_;
};

}  // namespace planilla
