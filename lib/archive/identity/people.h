// Names that were taken apart before: an archive repeats few names often.
//
//   People people(given_names);                         // one per thread
//   std::string_view ana = people.packed("Uno, Ana");   // packed_person(); valid until the next
//                                                       // call
#pragma once

#include <xxhash.h>

#include <string>
#include <string_view>
#include <vector>

#include "archive/identity/given_names.h"
#include "archive/identity/person.h"

namespace planilla {

class People {
public:
  explicit People(const GivenNames& given) : given_(given) {}

  std::string_view packed(std::string_view name) {
    Known& known = known_[XXH3_64bits(name.data(), name.size()) % places];
    if (known.name != name || name.empty()) {
      known.packed = packed_person(name, given_);
      known.name = name;
    }
    return known.packed;
  }

private:
  const GivenNames& given_;
  static constexpr std::size_t places = 16384;  // one name each, by its hash
  struct Known {
    std::string name, packed;
  };
  std::vector<Known> known_ = std::vector<Known>(places);
};

}  // namespace planilla
