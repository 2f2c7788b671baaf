#include <planilla/errors.h>
#include <planilla/pgn.h>
#include <planilla/reader.h>

#include "api/reader_impl.h"
#include "board/fen.h"
#include "notation/data/language_name.h"
#include "write/pgn/game_format.h"

namespace planilla::api {

namespace {

std::vector<std::string> tags_of(const std::vector<std::string>& written,
                                 const Languages& languages) {
  std::vector<std::string> out;
  for (const std::string& word : written) {
    const Language* language = language_named(languages, word);
    if (language == nullptr) throw UnknownName("unknown language '" + word + "'");
    out.push_back(language->tag);
  }
  return out;
}

planilla::Repair repair_of(Repair repair) {
  switch (repair) {
    case Repair::off:
      return planilla::Repair::off;
    case Repair::suggest:
      return planilla::Repair::suggest;
    case Repair::proceed:
      return planilla::Repair::proceed;
    case Repair::guess:
      return planilla::Repair::guess;
    case Repair::safe:
      break;
  }
  return planilla::Repair::safe;
}

ReadOptions options_of(const ReadSettings& settings, const Notations& notations) {
  ReadOptions out;
  out.languages = tags_of(settings.languages, notations.languages());
  out.notation = settings.notation;
  if (out.notation != "auto" && notations.find_grammar(out.notation) == nullptr)
    throw UnknownName("unknown notation '" + out.notation + "'");
  out.repair = repair_of(settings.repair);
  out.keep_illegal = settings.keep_illegal;
  if (settings.fen.empty()) return out;
  if (const FenResult fen = parse_fen(settings.fen); !fen.position)
    throw BadFen("no FEN (" + std::string(fen_fault_name(fen.fault)) + "): '" + settings.fen + "'");
  out.fen = settings.fen;
  return out;
}

StreamOptions streaming_of(const std::string& encoding) {
  StreamOptions out;
  if (encoding == "auto") return out;
  out.encoding = find_encoding(encoding);
  if (!out.encoding) throw UnknownName("unknown character set '" + encoding + "'");
  return out;
}

Selection selection_of(const ReadSettings& settings) {
  Selection out = Selection::defaults();
  try {
    if (!settings.select.empty()) out.select(settings.select);
    out.ignore(settings.ignore);
  } catch (const std::invalid_argument& error) {
    throw UnknownName(error.what());
  }
  return out;
}

std::string form_of(const std::string& to, const Notations& notations) {
  const Language* language = language_named(notations.languages(), to);
  const std::string form = language == nullptr ? to : language->tag;
  try {
    make_game_format(form, notations);
  } catch (const std::invalid_argument& error) {
    throw UnknownName(error.what());
  }
  return form;
}

CheckSettings checks_of(const std::string& laws) {
  CheckSettings out;
  if (laws == "auto") return out;
  out.laws = find_edition(laws);
  if (!out.laws) throw UnknownName("unknown edition of the Laws '" + laws + "'");
  return out;
}

}  // namespace

Reader::Impl::Impl(const ReadSettings& settings)
    : data(Data::embedded()),
      notations(data),
      options(options_of(settings, notations)),
      streaming(streaming_of(settings.encoding)),
      selection(selection_of(settings)),
      checks(checks_of(settings.laws)),
      to(form_of(settings.to, notations)) {}

Reader::Reader(const ReadSettings& settings) : impl_(std::make_unique<const Impl>(settings)) {}
Reader::~Reader() = default;
Reader::Reader(Reader&&) noexcept = default;
Reader& Reader::operator=(Reader&&) noexcept = default;

GameCursor Reader::open_file(const std::string& path) const {
  return cursor_over(impl_, GameStream(list_inputs({path}).files, impl_->streaming));
}

GameCursor Reader::open_text(std::string bytes) const {
  return cursor_over(impl_, GameStream::from_memory(std::move(bytes), impl_->streaming));
}

std::vector<FileFault> Reader::each_of_file(const std::string& path, const Visit& visit) const {
  GameCursor cursor = open_file(path);
  while (std::optional<Game> game = cursor.next())
    if (!visit(std::move(*game))) break;
  return cursor.faults();
}

void Reader::each_of_text(std::string_view bytes, const Visit& visit) const {
  GameCursor cursor = open_text(std::string(bytes));
  while (std::optional<Game> game = cursor.next())
    if (!visit(std::move(*game))) return;
}

FileReading Reader::read_file(const std::string& path) const {
  FileReading out;
  out.faults = each_of_file(path, [&out](Game&& game) {
    out.games.push_back(std::move(game));
    return true;
  });
  return out;
}

std::vector<Game> Reader::read_text(std::string_view bytes) const {
  std::vector<Game> out;
  each_of_text(bytes, [&out](Game&& game) {
    out.push_back(std::move(game));
    return true;
  });
  return out;
}

Game Reader::read_sheet(std::string_view bytes) const {
  Game out;
  out.start_fen = to_fen(planilla::Position::initial());
  out.result = "*";
  each_of_text(bytes, [&out](Game&& game) {
    out = std::move(game);
    return false;
  });
  return out;
}

std::string convert(std::string_view bytes, const ReadSettings& settings) {
  std::string out;
  Reader(settings).each_of_text(bytes, [&out](Game&& game) {
    out += game.pgn;
    return true;
  });
  return out;
}

std::string rewritten(const Game& game, const std::string& to) {
  return convert(game.pgn, {.languages = {"en"}, .repair = Repair::off, .to = to});
}

}  // namespace planilla::api
