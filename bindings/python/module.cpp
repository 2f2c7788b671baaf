// The module _planilla: the C++ interface for Python. planilla/__init__.py makes of it what users
// see.
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <planilla/planilla.hpp>

#include <utility>

namespace py = pybind11;
using namespace planilla::api;

namespace {

py::tuple span_of(const Place& place) {
  return py::make_tuple(place.line, place.column, place.offset, place.length);
}

const char* severity_name(Severity severity) {
  if (severity == Severity::note) return "note";
  return severity == Severity::warning ? "warning" : "error";
}

template <typename Value>
void put(py::dict& out, const char* key, const Value& value) {
  if (value != Value{}) out[key] = value;
}

// The name of a file may be any bytes: as os.fsdecode() has it, so that it opens the file again.
py::str file_name(const std::string& name) {
  PyObject* text =
      PyUnicode_DecodeFSDefaultAndSize(name.data(), static_cast<Py_ssize_t>(name.size()));
  if (text == nullptr) throw py::error_already_set();
  return py::reinterpret_steal<py::str>(text);
}

// The keys of the JSON report (docs/reports.md).
py::dict dict_of(const Finding& finding, const std::string& file, const std::string& message,
                 const std::string& help) {
  py::dict out;
  out["file"] = file_name(file);
  put(out, "game", finding.game);
  out["line"] = finding.place.line;
  out["column"] = finding.place.column;
  out["offset"] = finding.place.offset;
  out["length"] = finding.place.length;
  out["rule"] = finding.rule;
  out["severity"] = severity_name(finding.severity);
  put(out, "ply", finding.ply);
  put(out, "move", finding.move);
  put(out, "variation", finding.variation);
  put(out, "written", finding.written);
  put(out, "candidates", finding.candidates);
  put(out, "suggestion", finding.suggestion);
  if (finding.applied) out["applied"] = *finding.applied;
  put(out, "more", finding.more);
  put(out, "fen", finding.fen);
  put(out, "article", finding.article);
  py::dict args;
  for (const Argument& argument : finding.arguments)
    std::visit([&](const auto& value) { args[argument.name.c_str()] = value; }, argument.value);
  if (!args.empty()) out["args"] = args;
  out["message"] = message;
  put(out, "help", help);
  return out;
}

// A finding with its sentences, made while Python's lock is not held.
struct Told {
  Finding finding;
  std::string file, message, help;
};

Told told(const Finding& finding, const std::string& file, Sentences& sentences) {
  return {finding, file, sentences.sentence(finding), sentences.help(finding)};
}

py::list list_of(const std::vector<Told>& all) {
  py::list out;
  for (const Told& one : all) out.append(dict_of(one.finding, one.file, one.message, one.help));
  return out;
}

py::dict dict_of(const Game& game, const std::vector<Told>& findings) {
  py::dict out, tags;
  for (const Tag& tag : game.tags)
    if (!tags.contains(tag.name)) tags[tag.name.c_str()] = tag.value;
  py::list moves;
  for (const Move& move : game.moves)
    moves.append(py::make_tuple(move.san, move.uci, move.fen, move.written, span_of(move.place)));
  out["number"] = game.number;
  out["file"] = file_name(game.file);
  out["tags"] = tags;
  out["start_fen"] = game.start_fen;
  out["moves"] = moves;
  out["result"] = game.result;
  out["languages"] = game.languages;
  out["notation"] = game.notation;
  out["pgn"] = game.pgn;
  out["is_clean"] = game.is_clean();
  out["findings"] = list_of(findings);
  return out;
}

// One input on the way through. Python's lock is let go while a game is read.
class Cursor {
public:
  Cursor(GameCursor cursor, const std::string& ui) : cursor_(std::move(cursor)), sentences_(ui) {}

  py::dict next() {
    std::optional<Game> game;
    std::vector<Told> findings;
    {
      const py::gil_scoped_release unlocked;
      game = cursor_.next();
      if (game)
        for (const Finding& finding : game->findings)
          findings.push_back(told(finding, game->file, sentences_));
    }
    if (!game) throw py::stop_iteration();
    return dict_of(*game, findings);
  }

  py::list faults() {
    std::vector<Told> out;
    for (const FileFault& fault : cursor_.faults())
      out.push_back(told(fault.finding, fault.file, sentences_));
    return list_of(out);
  }

private:
  GameCursor cursor_;
  Sentences sentences_;
};

Repair repair_of(const std::string& name) {
  if (name == "off") return Repair::off;
  if (name == "suggest") return Repair::suggest;
  if (name == "proceed") return Repair::proceed;
  if (name == "safe") return Repair::safe;
  if (name == "guess") return Repair::guess;
  throw UnknownName("unknown kind of repair '" + name + "'");
}

ReadSettings settings_of(const std::vector<std::string>& languages, const std::string& notation,
                         const std::string& encoding, const std::string& repair, bool keep_illegal,
                         const std::string& fen, const std::string& laws, const std::string& to,
                         const std::vector<std::string>& select,
                         const std::vector<std::string>& ignore) {
  return {languages, notation, encoding, repair_of(repair), keep_illegal, fen, laws,
          to,        select,   ignore};
}

Position position_of(const std::string& fen) {
  const FenReading reading = read_fen(fen);
  if (!reading.position) throw BadFen("no FEN (" + reading.fault + "): '" + fen + "'");
  return *reading.position;
}

std::string sealed(const std::string& fen, const std::string& written,
                   const std::vector<std::string>& languages, const std::string& notation,
                   const std::string& laws, const std::string& ui) {
  return judge_sealed({position_of(fen), written, languages, notation, laws, ui}).json;
}

std::string position(const std::string& fen, const std::string& laws, const std::string& ui) {
  return position_of(fen).report(laws, ui);
}

void define_settings(py::module_& module) {
  py::class_<ReadSettings>(module, "Settings")
      .def(py::init(&settings_of), py::kw_only(), py::arg("languages"), py::arg("notation"),
           py::arg("encoding"), py::arg("repair"), py::arg("keep_illegal"), py::arg("fen"),
           py::arg("laws"), py::arg("to"), py::arg("select"), py::arg("ignore"));
}

void define_cursor(py::module_& module) {
  py::class_<Cursor>(module, "Cursor")
      .def("__iter__", [](py::object self) { return self; })
      .def("__next__", &Cursor::next)
      .def("faults", &Cursor::faults);
  const py::call_guard<py::gil_scoped_release> unlocked;
  module.def(
      "open_file",
      [](const ReadSettings& settings, const std::string& path, const std::string& ui) {
        return Cursor(Reader(settings).open_file(path), ui);
      },
      unlocked);
  module.def(
      "open_text",
      [](const ReadSettings& settings, const std::string& text, const std::string& ui) {
        return Cursor(Reader(settings).open_text(text), ui);
      },
      unlocked);
  module.def(
      "convert",
      [](const ReadSettings& settings, const std::string& text) { return convert(text, settings); },
      unlocked);
  module.def("sealed", &sealed, unlocked);
  module.def("position", &position, unlocked);
}

py::list known_languages() {
  py::list out;
  for (const LanguageInfo& language : languages())
    out.append(py::make_tuple(language.tag, language.name, language.native_name));
  return out;
}

}  // namespace

PYBIND11_MODULE(_planilla, module) {
  module.attr("version") = PLANILLA_VERSION;
  py::register_exception<UnknownName>(module, "UnknownName", PyExc_ValueError);
  define_settings(module);
  define_cursor(module);
  module.def("languages", &known_languages);
}
