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
#include "reconcile/evidence.h"
#include "reconcile/reconciled.h"
#include "sealed/sealed_answer.h"
#include "serve/base64.h"
#include "serve/game_notes.h"
#include "serve/opened_sheets.h"
#include "serve/request_json.h"
#include "serve/two_sheets.h"
#include "text/unicode/unicode.h"
#include "write/findings/display.h"
#include "write/findings/message_catalog.h"
#include "write/findings/messages.h"

namespace planilla {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view prefix = "desk-";
constexpr std::size_t most_pages = 64;
constexpr auto most_time = std::chrono::seconds(20);  // of one read, or one comparison

HttpReply reply_of(const Json& json, int status = 200) {
  return {.status = status,
          .body = json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n"};
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

// One of the reads that may be under way at once.
class Turn {
public:
  explicit Turn(std::counting_semaphore<>& reads) : reads_(reads) { reads_.acquire(); }
  ~Turn() { reads_.release(); }
  Turn(const Turn&) = delete;
  Turn& operator=(const Turn&) = delete;

private:
  std::counting_semaphore<>& reads_;
};

Json letters_of(const Symbols& symbols) {
  constexpr std::string_view english = " PNBRQK";  // by role
  Json out = Json::object();
  for (const Role role : {pawn, knight, bishop, rook, queen, king})
    out[std::string(1, english[role])] = symbols.of[role];
  return out;
}

// The words that open a heading, by the tag it becomes: the one that the page of that language uses
// first, `words` are its messages, then the shorter ones.
Json headings_of(const Language& language, const MessageCatalog* words) {
  std::map<std::string, std::vector<std::string>> by_tag;
  for (const auto& [word, tag] : language.headings) by_tag[tag].push_back(word);
  for (auto& [tag, all] : by_tag) {
    std::optional<MessageText> text;
    if (words) text = words->text(std::string("desk-tag-").append(tag));
    const std::string own = text ? unicode::to_lower(text->pattern) : std::string();
    std::stable_sort(all.begin(), all.end(), [&](const std::string& a, const std::string& b) {
      return std::pair(a != own, a.size()) < std::pair(b != own, b.size());
    });
  }
  return by_tag;
}

Json error_of(const std::string& sentence) {
  return {{"error", sentence}};
}

}  // namespace

DeskApi::DeskApi(const Data& data, const Notations& notations, const Selection& selection,
                 const DeskReader& reader, std::string ui, bool chosen,
                 std::vector<InputFile> files)
    : data_(data),
      notations_(notations),
      selection_(selection),
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
  } catch (const TranslatedError& error) {
    Messages messages(data_, ui_);
    return reply_of(error_of(error.sentence(messages)), 400);
  } catch (const SourceError& error) {
    return reply_of(error_of(error.what()), 400);
  } catch (const UsageError& error) {
    return reply_of(error_of(error.what()), 400);
  }
}

// A misspelt option would be passed over, and its default read with.
void DeskApi::refuse_unknown_options(const Json& asked) {
  static const std::vector<std::string> known = {"across", "keep_illegal", "language", "notation",
                                                 "repair", "to",           "ui"};
  for (const auto& [name, value] : object_of(asked, "options").items())
    if (std::find(known.begin(), known.end(), name) == known.end())
      throw UnknownName(NameKind::option, name, known, "options: ");
}

Json DeskApi::post(const std::string& path, const Json& asked) {
  refuse_unknown_options(asked);
  if (path == "/api/read") return read(asked);
  if (path == "/api/reconcile") return reconcile(asked);
  if (path == "/api/legal") return legal(asked);
  if (path == "/api/decode") return decode(asked);
  if (path == "/api/sealed") return sealed(asked);
  if (path == "/api/answers") return {{"text", answers_text(kept_answers(asked))}};
  throw BadRequest(404, "not found");
}

KeptAnswers DeskApi::kept_answers(const Json& asked) const {
  const Json& options = object_of(asked, "options");
  KeptAnswers kept;
  kept.languages = language_tags(languages_of(options), notations_.languages(), "language: ");
  kept.keep_illegal = switch_of(options, "keep_illegal");
  for (const Json& one : list_of(asked, "answers"))
    kept.answers.push_back({number_of(one, "line", 1), static_cast<int>(number_of(one, "ply", 0)),
                            text_of(one, "move", ""), text_of(one, "written", ""),
                            text_of(one, "answer", "")});
  return kept;
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
  sheet.keep_illegal = switch_of(options, "keep_illegal");
  sheet.across = !options.contains("across") || switch_of(options, "across");
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
  const Turn waited(reads_);
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

Json DeskApi::reconcile(const Json& asked) {
  const Json& options = object_of(asked, "options");
  TwoSheets two;
  for (const Json& one : list_of(asked, "sheets")) {
    if (!one.is_object()) throw BadRequest(400, "a sheet is no object");
    two.texts.push_back({text_of(one, "name", "?"), text_of(one, "text", "")});
    if (two.texts.back().text.size() > most_text)
      throw BadRequest(413, "text is longer than a sheet");
  }
  if (two.texts.size() < 2 || two.texts.size() > most_sheets)
    throw BadRequest(400, "two to eight sheets of one game are compared");
  two.languages = language_tags(languages_of(options), notations_.languages(), "language: ");
  two.notation = text_of(options, "notation", "auto");
  two.to = game_form(text_of(options, "to", "en"), notations_);
  two.ui = ui_tag(text_of(options, "ui", ui_));
  for (const Json& one : list_of(asked, "played")) {
    const std::uint64_t ply = one.is_object() ? number_of(one, "ply", 0) : 0;
    if (ply == 0 || ply > 100'000) throw BadRequest(400, "a move that was played needs a ply");
    two.played[static_cast<int>(ply)] = text_of(one, "move", "");
  }
  std::vector<std::pair<std::string, std::string>> known;
  for (const auto& [name, value] : object_of(asked, "known").items()) {
    if (!value.is_string()) throw BadRequest(400, "a tag that is known needs a text");
    known.emplace_back(name, value);
  }
  two.known = settled_tags(known);
  if (const std::string fen = text_of(asked, "final", ""); !fen.empty())
    two.final = position_of_pieces(fen);
  const auto until = std::chrono::steady_clock::now() + most_time;
  two.pause = [&] {
    if (stopped_) throw ReadingStopped();
    if (std::chrono::steady_clock::now() > until)
      throw BadRequest(503,
                       "the sheets take too long to compare; say their language, or leave one out");
  };
  const Turn waited(reads_);
  two.pause();
  return two_sheets(two, data_, notations_, selection_);
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
  Messages messages(data_, ui_tag(text_of(asked, "ui", ui_)));
  return OpenedSheets(Source::unpacked_from_memory(*bytes, name), name, messages).json();
}

Json DeskApi::texts(const std::string& tag) const {
  const std::string asked = ui_tag(tag);
  const Messages messages(data_, asked);
  const MessageCatalog english(data_, "en"), catalog(data_, messages.language());
  Json texts = Json::object();
  for (const std::string& key : english.keys(prefix)) {
    const std::optional<MessageText> text = catalog.text(key);
    texts[key.substr(prefix.size())] = (text ? text : english.text(key))->pattern;
  }
  Json uis = Json::array(), alphabets = Json::array();
  for (const std::string& one : Messages::languages(data_)) {
    const auto& all = notations_.languages().all();
    const auto language = std::find_if(all.begin(), all.end(), [&](const Language& known) {
      return known.tag == one || known.tag.starts_with(one + "-");
    });
    uis.push_back({{"tag", one}, {"name", language == all.end() ? one : language->native_name}});
  }
  std::map<std::string, MessageCatalog> catalogs;
  for (const std::string& one : Messages::languages(data_)) catalogs.try_emplace(one, data_, one);
  for (const Language& language : notations_.languages().all()) {
    const auto words = catalogs.find(language.tag.substr(0, language.tag.find('-')));
    alphabets.push_back(
        {{"tag", language.tag},
         {"name", language.native_name},
         {"letters", letters_of(Symbols::of_language(language))},
         {"headings", headings_of(language, words == catalogs.end() ? nullptr : &words->second)}});
  }
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
  Messages messages(data_, ui_);
  return OpenedSheets(Source(files_[number]), files_[number].name, messages).json();
}

}  // namespace planilla
