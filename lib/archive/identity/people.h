// Names that were taken apart before: an archive repeats few names often.
//
//   People people;                              // one per thread
//   const Person& ana = people.of("Uno, Ana");  // valid until the next call but one
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

#include "archive/identity/person.h"

namespace planilla {

class People {
public:
  struct Entry {
    Person person;
    PersonKeys keys;
  };
  const Person& of(std::string_view name) { return entry(name).person; }
  PersonKeys keys(std::string_view name) { return entry(name).keys; }

private:
  static constexpr std::size_t most = 4096;  // of a generation; two are kept
  struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const {
      return std::hash<std::string_view>()(text);
    }
  };
  using Map = std::unordered_map<std::string, Entry, Hash, std::equal_to<>>;

  const Entry& entry(std::string_view name) {
    if (const auto found = young_.find(name); found != young_.end()) return found->second;
    if (young_.size() >= most) {
      old_.swap(young_);
      young_.clear();
    }
    Entry made;
    if (auto found = old_.find(name); found != old_.end()) {
      made = found->second;  // stays: it may be in use
    } else {
      made.person = person(name);
      made.keys = keys_of(made.person);
    }
    return young_.emplace(std::string(name), std::move(made)).first->second;
  }

  Map young_, old_;
};

}  // namespace planilla
