// Decisions on duplicates as JSON lines (CLI.md in docs/manual.md):
//
//   {"kind":"exact","kept":{"file":...,"game":...,"white":...,"black":...,"date":...,"plies":...},
//    "dropped":{...},"odds":5.2,"why":["moves equal", ...],"kept_because":"has 12 more half-moves"}
#pragma once

#include <string>
#include <vector>

#include "archive/duplicates/twin_finder.h"
#include "text/input/source_names.h"

namespace planilla {

class DecisionLines {
public:
  DecisionLines(const RecordStore& records, const SourceNames& names)
      : records_(records), names_(names) {}
  // `merged`: names of the tags that the dropped one filled in the kept one.
  void append(const TwinDecision& decision, const std::vector<std::string>& merged,
              std::string& out);

private:
  const RecordStore& records_;
  const SourceNames& names_;
  std::string kept_, dropped_;  // the bytes of records
};

}  // namespace planilla
