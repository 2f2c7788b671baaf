// text/input/ where there are no files: bytes in memory alone (text/input/source.cpp), nothing
// unpacked.
#include "text/input/source.h"

#include "text/input/source_readers.h"
#include "text/input/spool.h"

namespace planilla {

namespace {

constexpr const char* no_files = "files cannot be opened here";

}  // namespace

Source::Source(const InputFile& file) {
  throw SourceError(file.name, {InputFaultKind::unreadable, no_files});
}

Source Source::unpacked_from_memory(std::string bytes, const std::string& name) {
  (void)name;
  return from_memory(std::move(bytes));
}

Spool::Spool() {
  throw SourceError("<stdin>", {InputFaultKind::unreadable, no_files});
}

InputFile Spool::file() const {
  return {};
}

InputList list_inputs(const std::vector<std::string>& arguments) {
  InputList out;
  for (const std::string& path : arguments)
    out.files.push_back({.path = path, .name = path, .fault = no_files});
  return out;
}

std::vector<InputFile> expand_inputs(const std::vector<std::string>& arguments) {
  return list_inputs(arguments).files;
}

}  // namespace planilla
