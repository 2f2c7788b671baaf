// What somebody opens in the desk, as sheets: the text of a file in any character set, packed or
// not; of an archive a sheet of every member that may hold games.
//
//   OpenedSheets opened(Source(file), "ronda.zip", messages);
//   opened.json()     // {"sheets":[...],"faults":[...],"passed_over":1}
//
// A sheet is {"name","text","encoding","replaced"}; "faults" are sentences: what could not be read,
// or only in part. Throws BadRequest where no sheet is left.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "text/input/source.h"
#include "write/findings/messages.h"

namespace planilla {

inline constexpr std::size_t most_text = 1u << 20;    // bytes of one sheet
inline constexpr std::size_t most_opened = 8u << 20;  // bytes of all sheets of an archive

class OpenedSheets {
public:
  OpenedSheets(Source source, const std::string& name, Messages& messages);

  nlohmann::ordered_json json() const;

private:
  void read(Source& source);
  void add(const std::string& name, std::string_view bytes);
  std::string sentence_of(const InputFault& fault);
  void tell(const std::string& member, const std::string& sentence);

  const std::string name_;
  Messages& messages_;
  std::string bytes_;
  nlohmann::ordered_json sheets_ = nlohmann::ordered_json::array();
  std::vector<std::string> faults_;
  std::uint64_t passed_over_ = 0;
};

}  // namespace planilla
