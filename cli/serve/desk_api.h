// What the page asks: JSON in, JSON out.
//
//   DeskApi api(data, notations, selection, reader, "es", true, files);
//   HttpReply reply = api.answer({.method = "POST", .path = "/api/read", .body =
//   R"({"text":"1.e4"})"});
//
//   POST /api/read
//   {"text","options":{...},"answers":[{"game","ply","offset","answer"}],"page","turn"}
//                     the sheet as `convert -f json` reads it (desk_reader.h)
//   POST /api/reconcile
//   {"sheets":[{"name","text"}],"options":{...},"played":[{"ply","move"}],"known":{"Result":"1-0"},
//    "final":FEN}
//                     sheets of one game side by side (two_sheets.h)
//   POST /api/legal   {"fen","language"}: the legal moves there, in English and in those letters
//   POST /api/sealed  {"fen","text","language"}: what `sealed -f json` says, and its text
//   POST /api/decode  {"bytes": base64, "name"}: a file as sheets (opened_sheets.h)
//   POST /api/answers {"answers":[...],"options":{"language","keep_illegal"}}: the file that
//                     `convert --answers` takes
//   GET  /api/texts/<tag>  the words of the page in that language
//   GET  /api/files   the files named on the command line;  /api/files/<n>: one of them,
//                     as sheets
//
// A request that is no such thing is answered with 400 and {"error": a sentence}. Of one page only
// the newest read counts (`turn` rises): an older one is ended before its next game, with 409. One
// that takes longer than 20 s is ended too, with 503, and so is a comparison of sheets. Threads:
// answer() may be called by any number at once. What it is given must outlive it.
#pragma once

#include <atomic>
#include <map>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <semaphore>
#include <string>
#include <vector>

#include "interview/answer_file.h"
#include "serve/desk_reader.h"
#include "serve/http_server.h"
#include "text/input/source.h"

namespace planilla {

inline constexpr std::size_t most_answers = 1000;  // to one sheet

class DeskApi {
public:
  using Json = nlohmann::ordered_json;

  // `ui`: the language of the page where it asks for none; `chosen`: somebody asked for it.
  DeskApi(const Data& data, const Notations& notations, const Selection& selection,
          const DeskReader& reader, std::string ui, bool chosen, std::vector<InputFile> files);

  HttpReply answer(const HttpRequest& request);
  // Everything under way ends soon.
  void stop() { stopped_ = true; }

private:
  static void refuse_unknown_options(const Json& asked);
  Json post(const std::string& path, const Json& asked);
  Json get(const std::string& path);
  Json read(const Json& asked);
  Json reconcile(const Json& asked);
  Json legal(const Json& asked) const;
  Json sealed(const Json& asked) const;
  Json decode(const Json& asked) const;
  Json texts(const std::string& tag) const;
  Json files() const;
  Json file(std::size_t number) const;
  DeskSheet sheet_of(const Json& asked) const;
  KeptAnswers kept_answers(const Json& asked) const;

  const Data& data_;
  const Notations& notations_;
  const Selection& selection_;
  const DeskReader& reader_;
  std::string ui_;
  bool ui_chosen_;
  std::vector<InputFile> files_;
  std::counting_semaphore<> reads_;  // at once
  std::mutex mutex_;
  std::map<std::string, std::uint64_t> turns_;  // of each page, the newest
  std::atomic<bool> stopped_ = false;
};

}  // namespace planilla
