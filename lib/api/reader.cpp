#include <planilla/errors.h>
#include <planilla/pgn.h>
#include <planilla/reader.h>

#include "api/public_game.h"
#include "base/data.h"
#include "board/fen.h"
#include "checks/engine/run_checks.h"
#include "game/game_reader.h"
#include "notation/data/language_name.h"
#include "notation/read/notations.h"
#include "text/framing/batch.h"
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
    throw UnknownName("no FEN (" + std::string(fen_fault_name(fen.fault)) + "): '" + settings.fen +
                      "'");
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

CheckSettings checks_of(const std::string& laws) {
  CheckSettings out;
  if (laws == "auto") return out;
  out.laws = find_edition(laws);
  if (!out.laws) throw UnknownName("unknown edition of the Laws '" + laws + "'");
  return out;
}

}  // namespace

class Reader::Impl {
public:
  explicit Impl(const ReadSettings& settings)
      : data_(Data::embedded()),
        notations_(data_),
        options_(options_of(settings, notations_)),
        streaming_(streaming_of(settings.encoding)),
        selection_(selection_of(settings)),
        checks_(checks_of(settings.laws)),
        to_(settings.to) {
    if (const Language* language = language_named(notations_.languages(), to_)) to_ = language->tag;
    try {
      make_game_format(to_, notations_);
    } catch (const std::invalid_argument& error) {
      throw UnknownName(error.what());
    }
  }

  const StreamOptions& streaming() const { return streaming_; }

  void read(GameStream& stream, const Visit& visit) const {
    GameReader reader(notations_, options_);
    const GameChecks checks(selection_, checks_);
    const std::unique_ptr<GameFormat> format = make_game_format(to_, notations_);
    planilla::Game game;
    std::uint64_t number = 0;
    for (Batch batch; stream.next(batch);) {
      decode_games(batch, streaming_);
      for (const GameText& text : batch.games) {
        reader.open(text);
        while (reader.next(game))
          if (!visit(published(game, ++number, text, checks, *format))) return;
      }
    }
  }

private:
  Game published(const planilla::Game& game, std::uint64_t number, const GameText& text,
                 const GameChecks& checks, GameFormat& format) const {
    Locator locator(text);
    Game out = public_game(game, locator);
    out.number = number;
    format.write(game, out.pgn);
    Findings findings;
    checks.run(game, checks.facts(game), findings);
    for (const planilla::Finding& finding : findings) {
      out.findings.push_back(public_finding(finding, selection_.severity(finding), text, locator));
      out.findings.back().game = number;
    }
    return out;
  }

  Data data_;
  Notations notations_;
  ReadOptions options_;
  StreamOptions streaming_;
  Selection selection_;
  CheckSettings checks_;
  std::string to_;
};

Reader::Reader(const ReadSettings& settings) : impl_(std::make_unique<const Impl>(settings)) {}
Reader::~Reader() = default;
Reader::Reader(Reader&&) noexcept = default;
Reader& Reader::operator=(Reader&&) noexcept = default;

std::vector<FileFault> Reader::each_of_file(const std::string& path, const Visit& visit) const {
  GameStream stream(list_inputs({path}).files, impl_->streaming());
  impl_->read(stream, visit);
  std::vector<FileFault> out;
  for (const StreamFault& one : stream.faults())
    out.push_back({stream.files()[one.file].name, one.fault.reason});
  return out;
}

void Reader::each_of_text(std::string_view bytes, const Visit& visit) const {
  GameStream stream = GameStream::from_memory(std::string(bytes), impl_->streaming());
  impl_->read(stream, visit);
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
