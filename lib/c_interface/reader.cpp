#include "c_interface/guard.h"
#include "c_interface/objects.h"

using namespace planilla::c_interface;
using planilla::api::FileFault;
using planilla::api::Game;
using planilla::api::Reader;

namespace {

void note_faults(planilla_reader& reader) {
  const std::vector<FileFault>& faults = reader.cursor.faults();
  for (std::size_t i = reader.findings.size(); i < faults.size(); ++i)
    reader.findings.push_back({faults[i].finding, faults[i].file});
}

}  // namespace

extern "C" {

planilla_reader* planilla_read_bytes(const void* bytes, size_t size,
                                     const planilla_options* options, planilla_error* error) {
  if (bytes == nullptr && size != 0) {
    tell(error, PLANILLA_BAD_ARGUMENT, "planilla_read_bytes: NULL");
    return nullptr;
  }
  return guarded<planilla_reader*>(error, nullptr, [&] {
    std::string text;
    if (size != 0) text.assign(static_cast<const char*>(bytes), size);
    return new planilla_reader{Reader(settings_of(options)).open_text(std::move(text)), {}};
  });
}

planilla_reader* planilla_read_file(const char* path, const planilla_options* options,
                                    planilla_error* error) {
  if (path == nullptr) {
    tell(error, PLANILLA_BAD_ARGUMENT, "planilla_read_file: NULL");
    return nullptr;
  }
  return guarded<planilla_reader*>(error, nullptr, [&] {
    return new planilla_reader{Reader(settings_of(options)).open_file(path), {}};
  });
}

planilla_status planilla_next(planilla_reader* reader, planilla_game** game,
                              planilla_error* error) {
  if (game != nullptr) *game = nullptr;
  if (reader == nullptr || game == nullptr)
    return tell(error, PLANILLA_BAD_ARGUMENT, "planilla_next: NULL");
  try {
    std::optional<Game> next = reader->cursor.next();
    if (!next) return tell(error, PLANILLA_END, "");
    *game = new planilla_game(std::move(*next));
    return tell(error, PLANILLA_OK, "");
  } catch (...) {
    return tell_thrown(error);
  }
}

size_t planilla_reader_finding_count(planilla_reader* reader) {
  if (reader == nullptr) return 0;
  try {
    note_faults(*reader);
  } catch (...) {  // no memory: those that are there already
  }
  return reader->findings.size();
}

const planilla_finding* planilla_reader_finding(planilla_reader* reader, size_t index) {
  return index < planilla_reader_finding_count(reader) ? &reader->findings[index] : nullptr;
}

void planilla_reader_free(planilla_reader* reader) {
  delete reader;
}

char* planilla_convert(const void* bytes, size_t size, const planilla_options* options,
                       planilla_error* error) {
  if (bytes == nullptr && size != 0) {
    tell(error, PLANILLA_BAD_ARGUMENT, "planilla_convert: NULL");
    return nullptr;
  }
  return guarded<char*>(error, nullptr, [&] {
    const std::string_view text(size == 0 ? "" : static_cast<const char*>(bytes), size);
    return handed_over(planilla::api::convert(text, settings_of(options)));
  });
}

}  // extern "C"
