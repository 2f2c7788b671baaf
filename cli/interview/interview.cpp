// Each game is read, the first thing that is open is asked, and it is read again with the answer.
#include "interview/interview.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <iostream>
#include <optional>
#include <set>
#include <string>

#include "board/fen.h"
#include "game/repair/answered_sheet.h"
#include "interview/answer_file.h"
#include "notation/read/match.h"
#include "notation/read/move_reader.h"
#include "notation/write/san.h"
#include "options/unknown_name.h"
#include "pgn/tokenizer.h"
#include "rules/ambiguous_move.h"
#include "rules/doubtful_move.h"
#include "rules/illegal_move.h"
#include "rules/king_captured.h"
#include "rules/missing_move.h"
#include "rules/missing_promotion_piece.h"
#include "rules/unreadable_move.h"
#include "rules/wrong_side_to_move.h"
#include "text/framing/batch.h"
#include "write/findings/message_catalog.h"
#include "write/findings/messages.h"
#include "write/pages/board_svg.h"

namespace planilla {

namespace {

bool asks(const Finding& finding) {
  if (!finding.variation.empty() || finding.ply <= 0 || finding.applied.value_or(false))
    return false;
  return is_one_of(finding.rule, rules::illegal_move, rules::ambiguous_move, rules::unreadable_move,
                   rules::missing_move, rules::doubtful_move, rules::wrong_side_to_move,
                   rules::king_captured, rules::missing_promotion_piece);
}

// What a game came to with the answers given so far.
struct Reading {
  std::uint64_t line = 1;
  std::uint32_t plies = 0;
  std::string white, black;
  std::vector<std::string> languages;
  std::optional<Finding> open;  // what is to be asked next
};

class Interview {
public:
  Interview(const InterviewSettings& settings, const Notations& notations, const Data& data,
            const ReadOptions& reading)
      : settings_(settings),
        notations_(notations),
        reader_(notations, reading),
        messages_(data, settings.ui),
        catalog_(data, messages_.language()) {}

  void ask_about(const InputFile& input, std::uint32_t file);
  GivenMoves answers() { return std::move(answers_); }

private:
  void ask_about_slice(const GameText& text, AnswerFile& kept);
  std::optional<Reading> read(const GameText& text, std::size_t game, const AnswerFile& kept);
  std::optional<std::string> ask(const Reading& reading, const GameText& text, std::size_t game,
                                 const AnswerFile& kept);
  void show(const Reading& reading, const Finding& finding, const Position& before);
  void show_choices(const Reading& reading, const GameText& text, std::size_t game,
                    const AnswerFile& kept);
  std::string leads_to(const Reading& then);
  std::string understood(const std::string& said, const Reading& reading, const Position& before);
  void say(const std::string& text) { std::fputs((text + "\n").c_str(), stderr); }

  const InterviewSettings& settings_;
  const Notations& notations_;
  GameReader reader_;
  Messages messages_;
  MessageCatalog catalog_;
  GivenMoves answers_;
  std::string file_name_;
  std::uint64_t games_ = 0;  // counted over all inputs
  bool stopped_ = false;
};

void Interview::ask_about(const InputFile& input, std::uint32_t file) {
  if (input.path == "-") throw UsageFault("--interactive: ", "usage-interactive-stdin");
  file_name_ = input.name;
  AnswerFile kept(input.path);
  for (const KeptAnswer& known : kept.kept().answers)
    if (!known.answer.empty()) answers_.push_back({file, known.line, known.ply, known.answer});
  GameStream stream({input}, settings_.streaming);
  Batch batch;
  while (stream.next(batch)) {
    decode_games(batch, settings_.streaming);
    for (GameText& text : batch.games) {
      text.file = file;
      ask_about_slice(text, kept);
    }
  }
  kept.save();
}

void Interview::ask_about_slice(const GameText& text, AnswerFile& kept) {
  for (std::size_t game = 0;; ++game) {
    std::optional<Reading> reading = read(text, game, kept);
    if (!reading) return;
    if (++games_; settings_.wants && !settings_.wants(games_)) continue;
    while (!stopped_ && reading && reading->open) {
      const std::optional<std::string> answer = ask(*reading, text, game, kept);
      if (!answer) break;
      kept.add({reading->line, reading->open->ply, reading->open->move, reading->open->written,
                *answer});
      if (!answer->empty())
        answers_.push_back({text.file, reading->line, reading->open->ply, *answer});
      reading = read(text, game, kept);
    }
  }
}

// The game of that number in the slice, from 0.
std::optional<Reading> Interview::read(const GameText& text, std::size_t number,
                                       const AnswerFile& kept) {
  reader_.answer(answers_);
  reader_.open(text);
  Game game;
  for (std::size_t i = 0; i <= number; ++i)
    if (!reader_.next(game)) return std::nullopt;
  Reading out;
  out.line = Locator(text).place(game.extent.begin).line;
  out.plies = game.plies;
  out.white = game.tag_value("White");
  out.black = game.tag_value("Black");
  out.languages = languages_of_both(game.read_as);
  for (const Finding& finding : game.findings)
    if (asks(finding) && kept.find(out.line, finding.ply) == nullptr &&
        (!out.open || finding.ply < out.open->ply))
      out.open = finding;
  return out;
}

// A move, "" to leave it as it stands; none where nobody answers any more.
std::optional<std::string> Interview::ask(const Reading& reading, const GameText& text,
                                          std::size_t game, const AnswerFile& kept) {
  const Finding& finding = *reading.open;
  const FenResult fen = parse_fen(finding.fen);
  if (!fen.position) return std::string();
  show(reading, finding, *fen.position);
  show_choices(reading, text, game, kept);
  for (std::string said;;) {
    std::fputs((messages_.text("ask-prompt") + " ").c_str(), stderr);
    const bool answered = static_cast<bool>(std::getline(std::cin, said));
    if (!answered || isatty(STDIN_FILENO) == 0) say(said);  // as a terminal would have shown it
    if (!answered || said == "q") {
      stopped_ = true;
      return std::nullopt;
    }
    while (!said.empty() && (said.back() == ' ' || said.back() == '\r')) said.pop_back();
    if (said.empty()) return std::string();
    const std::string move = understood(said, reading, *fen.position);
    if (!move.empty()) return move;
    say(messages_.text("ask-not-understood", {{"said", said}}));
  }
}

void Interview::show(const Reading& reading, const Finding& finding, const Position& before) {
  say(fmt::format("\n{}, {}: {} – {}", file_name_,
                  messages_.text("ask-line", {{"line", std::to_string(reading.line)}}),
                  reading.white, reading.black));
  for (const std::string& row : board_rows(before, catalog_.letters)) say(row);
  say(fmt::format("{} {}", finding.move, messages_.sentence(finding)));
}

void Interview::show_choices(const Reading& reading, const GameText& text, std::size_t game,
                             const AnswerFile& kept) {
  const Finding& finding = *reading.open;
  for (std::size_t i = 0; i < finding.candidates.size(); ++i) {
    answers_.push_back({text.file, reading.line, finding.ply, finding.candidates[i]});
    const std::optional<Reading> then = read(text, game, kept);
    answers_.pop_back();
    say(fmt::format("{:4}  {:8} {}", i + 1, messages_.move(finding.candidates[i]),
                    then ? leads_to(*then) : ""));
  }
}

std::string Interview::leads_to(const Reading& then) {
  const auto moves = static_cast<std::int64_t>((then.plies + 1) / 2);
  if (!then.open) return messages_.text("ask-leads-to-end", {{"moves", moves}});
  return messages_.text("ask-leads-to-stop",
                        {{"move", then.open->move}, {"written", then.open->written}});
}

// The number of a candidate, or a move in the letters of the sheet or in English.
std::string Interview::understood(const std::string& said, const Reading& reading,
                                  const Position& before) {
  const std::vector<std::string>& candidates = reading.open->candidates;
  if (std::all_of(said.begin(), said.end(), [](char c) { return c >= '0' && c <= '9'; }) &&
      said.size() < 4) {
    const std::size_t number = std::stoul(said);
    return number >= 1 && number <= candidates.size() ? candidates[number - 1] : std::string();
  }
  std::vector<std::string> languages = reading.languages;
  languages.push_back("en");
  for (const std::string& tag : languages) {
    const Language* language = notations_.languages().find(tag);
    if (!language) continue;
    MoveReader reader(notations_, {{&notations_.languages().class_of(*language)}, "algebraic"});
    std::vector<Token> tokens;
    tokenize(said, {0, static_cast<std::uint32_t>(said.size())}, tokens);
    if (tokens.empty()) continue;
    const WordReading& word = reader.read(said, tokens, 0);
    if (word.kind != WordKind::move) continue;
    const Match found = match(before, word);
    if (found.count == 1) return san(before, found.move);
  }
  return {};
}

}  // namespace

GivenMoves interview(const InterviewSettings& settings, const std::vector<InputFile>& files,
                     const Notations& notations, const Data& data, const ReadOptions& reading) {
  Interview interview(settings, notations, data, reading);
  for (std::size_t i = 0; i < files.size(); ++i)
    interview.ask_about(files[i], static_cast<std::uint32_t>(i));
  return interview.answers();
}

}  // namespace planilla
