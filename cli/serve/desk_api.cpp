// One function a path. What is wrong with a request is a BadRequest, wherever it shows.
#include "serve/desk_api.h"

#include <algorithm>
#include <chrono>
#include <set>
#include <thread>

#include "board/fen.h"
#include "games/reading_job.h"
#include "interview/answer_file.h"
#include "notation/write/san.h"
#include "options/known_names.h"
#include "sealed/sealed_answer.h"
#include "serve/base64.h"
#include "serve/game_notes.h"
#include "text/charset/encoding.h"
#include "write/findings/display.h"
#include "write/findings/message_catalog.h"
#include "write/findings/messages.h"

namespace planilla {

namespace {

using Json = DeskApi::Json;

constexpr std::string_view prefix = "desk-";
constexpr std::size_t most_pages = 64;
constexpr auto most_time = std::chrono::seconds(20);  // of one read

struct BadRequest : std::runtime_error {
  BadRequest(int code, const std::string& what) : std::runtime_error(what), status(code) {}
  int status;
};

HttpReply reply_of(const Json& json, int status = 200) {
  return {.status = status,
          .body = json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n"};
}

const Json& object_of(const Json& json, const char* key) {
  static const Json none = Json::object();
  const auto found = json.find(key);
  if (found == json.end() || found->is_null()) return none;
  if (!found->is_object()) throw BadRequest(400, std::string(key) + " is no object");
  return *found;
}

std::string text_of(const Json& json, const char* key, std::string otherwise) {
  const auto found = json.find(key);
  if (found == json.end() || found->is_null()) return otherwise;
  if (!found->is_string()) throw BadRequest(400, std::string(key) + " is no text");
  return *found;
}

std::uint64_t number_of(const Json& json, const char* key, std::uint64_t otherwise) {
  const auto found = json.find(key);
  if (found == json.end() || found->is_null()) return otherwise;
  if (!found->is_number_unsigned()) throw BadRequest(400, std::string(key) + " is no number");
  return *found;
}

const Json& list_of(const Json& json, const char* key) {
  static const Json none = Json::array();
  const auto found = json.find(key);
  if (found == json.end() || found->is_null()) return none;
  if (!found->is_array()) throw BadRequest(400, std::string(key) + " is no list");
  return *found;
}

// "es,en", ["es","en"], "auto" or nothing.
std::vector<std::string> languages_of(const Json& options) {
  const auto found = options.find("language");
  std::vector<std::string> out;
  if (found != options.end() && found->is_array()) {
    for (const Json& one : *found) {
      if (!one.is_string()) throw BadRequest(400, "language is no text");
      out.push_back(one);
    }
    return out;
  }
  std::string rest = text_of(options, "language", "auto");
  if (rest == "auto") return out;
  for (std::size_t comma = 0; comma != std::string::npos;) {
    comma = rest.find(',');
    if (const std::string one = rest.substr(0, comma); !one.empty()) out.push_back(one);
    if (comma != std::string::npos) rest.erase(0, comma + 1);
  }
  return out;
}

DeskAnswer answer_of(const Json& json) {
  if (!json.is_object()) throw BadRequest(400, "an answer is no object");
  DeskAnswer out;
  out.game = number_of(json, "game", 1);
  const std::uint64_t ply = number_of(json, "ply", 0);
  if (json.contains("offset")) out.offset = number_of(json, "offset", 0);
  if (ply > 100'000 || (ply == 0 && !out.offset))
    throw BadRequest(400, "an answer needs a ply or an offset");
  out.ply = static_cast<int>(ply);
  out.move = text_of(json, "answer", "");
  return out;
}

std::string read_all(Source source) {
  std::string out;
  for (std::size_t size = 0;;) {
    out.resize(size + (64u << 10));
    const std::size_t n = source.read(out.data() + size, 64u << 10);
    size += n;
    out.resize(size);
    if (n == 0) return out;
    if (size > most_text) throw BadRequest(413, "more than a sheet");
  }
}

// Any bytes of a file as the text that stands in it.
Json decoded(const std::string& bytes, const std::string& name) {
  const Guess guess = detect(bytes);
  Decoded text = decode(bytes, guess.encoding);
  if (text.text.compare(0, 3, "\xef\xbb\xbf") == 0) text.text.erase(0, 3);
  return {{"name", name},
          {"text", valid_utf8(text.text)},
          {"encoding", encoding_name(guess.encoding)},
          {"replaced", text.replaced}};
}

Json letters_of(const Symbols& symbols) {
  constexpr std::string_view english = " PNBRQK";  // by role
  Json out = Json::object();
  for (const Role role : {pawn, knight, bishop, rook, queen, king})
    out[std::string(1, english[role])] = symbols.of[role];
  return out;
}

// The words that open a heading, by the tag it becomes.
Json headings_of(const Language& language) {
  Json out = Json::object();
  for (const auto& [word, tag] : language.headings) out[tag].push_back(word);
  return out;
}

Json error_of(const std::string& sentence) {
  return {{"error", sentence}};
}

}  // namespace

DeskApi::DeskApi(const Data& data, const Notations& notations, const DeskReader& reader,
                 std::string ui, bool chosen, std::vector<InputFile> files)
    : data_(data),
      notations_(notations),
      reader_(reader),
      ui_(std::move(ui)),
      ui_chosen_(chosen),
      files_(std::move(files)),
      reads_(std::max(2u, std::thread::hardware_concurrency())) {}

HttpReply DeskApi::answer(const HttpRequest& request) {
  try {
    if (request.method != "POST") return reply_of(get(request.path));
    const Json asked = Json::parse(request.body);
    if (!asked.is_object()) throw BadRequest(400, "the body is no JSON object");
    return reply_of(post(request.path, asked));
  } catch (const BadRequest& error) {
    return reply_of(error_of(error.what()), error.status);
  } catch (const Json::parse_error&) {
    return reply_of(error_of("the body is no JSON"), 400);
  } catch (const ReadingStopped&) {
    return reply_of(error_of("superseded"), 409);
  } catch (const UnknownName& error) {
    Messages messages(data_, ui_);
    return reply_of(error_of(error.sentence(messages)), 400);
  } catch (const SourceError& error) {
    return reply_of(error_of(error.what()), 400);
  } catch (const UsageError& error) {
    return reply_of(error_of(error.what()), 400);
  }
}

Json DeskApi::post(const std::string& path, const Json& asked) {
  if (path == "/api/read") return read(asked);
  if (path == "/api/legal") return legal(asked);
  if (path == "/api/decode") return decode(asked);
  if (path == "/api/sealed") return sealed(asked);
  if (path == "/api/answers") {
    KeptAnswers kept;
    for (const Json& one : list_of(asked, "answers"))
      kept.push_back({number_of(one, "line", 1), static_cast<int>(number_of(one, "ply", 0)),
                      text_of(one, "move", ""), text_of(one, "written", ""),
                      text_of(one, "answer", "")});
    return {{"text", answers_text(kept)}};
  }
  throw BadRequest(404, "not found");
}

Json DeskApi::get(const std::string& path) {
  constexpr std::string_view texts_path = "/api/texts", files_path = "/api/files";
  if (path == texts_path) return texts(ui_);
  if (path.starts_with("/api/texts/")) return texts(path.substr(texts_path.size() + 1));
  if (path == files_path) return files();
  if (path.starts_with("/api/files/")) {
    const std::string number = path.substr(files_path.size() + 1);
    if (!number.empty() && number.size() < 7 &&
        number.find_first_not_of("0123456789") == std::string::npos)
      return file(std::stoul(number));
  }
  throw BadRequest(404, "not found");
}

DeskSheet DeskApi::sheet_of(const Json& asked) const {
  const Json& options = object_of(asked, "options");
  DeskSheet sheet;
  if (!asked.contains("text")) throw BadRequest(400, "text is missing");
  sheet.text = text_of(asked, "text", "");
  if (sheet.text.size() > most_text) throw BadRequest(413, "text is longer than a sheet");
  sheet.name = text_of(asked, "name", sheet.name);
  sheet.languages = language_tags(languages_of(options), notations_.languages(), "language: ");
  sheet.notation = text_of(options, "notation", "auto");
  require_notation(sheet.notation, notations_);
  const std::string repair = text_of(options, "repair", "safe");
  if (std::set<std::string>{"off", "suggest", "safe", "guess"}.count(repair) == 0)
    throw BadRequest(400, "repair is none of off, suggest, safe, guess");
  sheet.repair = repair_of_games(repair);
  if (const auto kept = options.find("keep_illegal"); kept != options.end()) {
    if (!kept->is_boolean()) throw BadRequest(400, "keep_illegal is neither true nor false");
    sheet.keep_illegal = *kept;
  }
  if (const auto across = options.find("across"); across != options.end()) {
    if (!across->is_boolean()) throw BadRequest(400, "across is neither true nor false");
    sheet.across = *across;
  }
  sheet.to = game_form(text_of(options, "to", "en"), notations_);
  sheet.ui = ui_tag(text_of(options, "ui", ui_));
  const Json& answers = list_of(asked, "answers");
  if (answers.size() > most_answers) throw BadRequest(413, "too many answers");
  for (const Json& answer : answers) sheet.answers.push_back(answer_of(answer));
  return sheet;
}

Json DeskApi::read(const Json& asked) {
  const DeskSheet sheet = sheet_of(asked);
  const std::string page = text_of(asked, "page", "");
  const std::uint64_t turn = number_of(asked, "turn", 0);
  if (!page.empty()) {
    const std::lock_guard lock(mutex_);
    if (turns_.size() >= most_pages && turns_.count(page) == 0) turns_.clear();
    turns_[page] = std::max(turns_[page], turn);
  }
  const auto until = std::chrono::steady_clock::now() + most_time;
  const auto stopped = [&] {
    if (stopped_ || std::chrono::steady_clock::now() > until) return true;
    if (page.empty()) return false;
    const std::lock_guard lock(mutex_);
    const auto newest = turns_.find(page);
    return newest != turns_.end() && newest->second > turn;
  };
  reads_.acquire();
  const std::unique_ptr<std::counting_semaphore<>, void (*)(std::counting_semaphore<>*)> place(
      &reads_, [](std::counting_semaphore<>* reads) { reads->release(); });
  if (stopped()) throw ReadingStopped();
  try {
    Json out = reader_.read(sheet, stopped);
    if (turn != 0) out["turn"] = turn;
    return out;
  } catch (const ReadingStopped&) {
    if (std::chrono::steady_clock::now() <= until) throw;
    throw BadRequest(503, "the text takes too long to read; cut it into several sheets");
  }
}

Json DeskApi::legal(const Json& asked) const {
  const FenResult fen = parse_fen(text_of(asked, "fen", ""));
  if (!fen.position) throw BadRequest(400, "fen is no position");
  const std::vector<std::string> tags =
      language_tags(languages_of(asked), notations_.languages(), "language: ");
  const Language* language = tags.empty() ? nullptr : notations_.languages().find(tags.front());
  const Symbols symbols = language ? Symbols::of_language(*language) : Symbols::english();
  const Position& position = *fen.position;
  MoveList moves;
  position.legal_moves(moves);
  Json out = Json::array();
  for (const Move move : moves) {
    Position after = position;
    after.play(move);
    std::string uci, shown;
    append_uci(position, move, uci);
    append_san(position, move, facts_of(position, move, after), symbols, shown);
    out.push_back(
        {{"san", san(position, move)}, {"shown", shown}, {"uci", uci}, {"fen", to_fen(after)}});
  }
  return {{"moves", std::move(out)}};
}

Json DeskApi::sealed(const Json& asked) const {
  SealedSettings settings;
  settings.words = {text_of(asked, "text", "")};
  settings.fen = text_of(asked, "fen", "");
  settings.languages = languages_of(asked);
  Messages messages(data_, ui_tag(text_of(asked, "ui", ui_)));
  const SealedAnswer answer = judge_envelope(settings, notations_, messages);
  Json out = Json::parse(answer.json);
  out["text"] = answer.text;
  return out;
}

Json DeskApi::decode(const Json& asked) const {
  const std::optional<std::string> bytes = from_base64(text_of(asked, "bytes", ""));
  if (!bytes) throw BadRequest(400, "bytes is no base64");
  const std::string name = text_of(asked, "name", "");
  return decoded(read_all(Source::unpacked_from_memory(*bytes, name)), name);
}

Json DeskApi::texts(const std::string& tag) const {
  const std::string asked = ui_tag(tag);
  const Messages messages(data_, asked);
  const MessageCatalog english(data_, "en"), catalog(data_, messages.language());
  Json texts = Json::object();
  for (const std::string& key : english.keys(prefix)) {
    const MessageText* text = catalog.text(key);
    texts[key.substr(prefix.size())] = (text != nullptr ? text : english.text(key))->pattern;
  }
  Json uis = Json::array(), alphabets = Json::array();
  for (const std::string& one : Messages::languages(data_)) {
    const auto& all = notations_.languages().all();
    const auto language = std::find_if(all.begin(), all.end(), [&](const Language& known) {
      return known.tag == one || known.tag.starts_with(one + "-");
    });
    uis.push_back({{"tag", one}, {"name", language == all.end() ? one : language->native_name}});
  }
  for (const Language& language : notations_.languages().all())
    alphabets.push_back({{"tag", language.tag},
                         {"name", language.native_name},
                         {"letters", letters_of(Symbols::of_language(language))},
                         {"headings", headings_of(language)}});
  return {{"ui", messages.language()}, {"chosen", ui_chosen_},
          {"texts", std::move(texts)}, {"letters", letters_of(catalog.letters)},
          {"uis", std::move(uis)},     {"languages", std::move(alphabets)}};
}

Json DeskApi::files() const {
  Json out = Json::array();
  for (const InputFile& file : files_) out.push_back(file.name);
  return {{"files", std::move(out)}};
}

Json DeskApi::file(std::size_t number) const {
  if (number >= files_.size()) throw BadRequest(404, "not found");
  return decoded(read_all(Source(files_[number])), files_[number].name);
}

}  // namespace planilla
