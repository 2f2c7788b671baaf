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
#include "game/model/walk.h"
#include "game/reconcile/agreement.h"
#include "game/repair/answered_sheet.h"
#include "interview/answer_file.h"
#include "interview/board_beside.h"
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
#include "rules/repaired_move.h"
#include "rules/unreadable_move.h"
#include "rules/wrong_side_to_move.h"
#include "text/framing/batch.h"
#include "write/findings/message_catalog.h"
#include "write/findings/messages.h"
#include "write/pages/board_svg.h"

namespace planilla {

namespace {

bool is_repair(const Finding& finding) {
  return finding.rule == rules::repaired_move && finding.applied.value_or(false);
}

bool asks(const Finding& finding) {
  if (!finding.variation.empty() || finding.ply <= 0) return false;
  if (is_repair(finding)) return !finding.suggestion.empty();
  if (finding.applied.value_or(false)) return false;
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
  std::optional<Finding> open;      // what is to be asked next
  std::vector<std::string> beside;  // the lines of the sheet around it
  Position start;
  std::vector<Move> moves;  // of the main line
};

// One line of what a person said.
struct Said {
  enum class Kind : std::uint8_t { move, undo, end } kind = Kind::end;
  std::string move;         // "": the word stands as it is written
  bool by_default = false;  // nothing was typed
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
  bool take(const Said& said, Reading& reading, const GameText& text, AnswerFile& kept);
  Said ask_to_go_on();
  Said ask(const Reading& reading, const GameText& text, std::size_t game, const AnswerFile& kept);
  void show(const Reading& reading, const Finding& finding, const Position& before);
  std::optional<Reading> with(const std::string& move, const Reading& reading, const GameText& text,
                              std::size_t game, const AnswerFile& kept);
  void explain(const std::string& said, const Reading& reading, const GameText& text,
               std::size_t game, const AnswerFile& kept);
  std::string line_behind(const Reading& then, int ply);
  void show_choices(const Reading& reading, const GameText& text, std::size_t game,
                    const AnswerFile& kept);
  std::string leads_to(const Reading& then, int ply);
  std::string understood(const std::string& said, const Reading& reading, const Position& before);
  // An answer that is carried out is no repair to ask about.
  bool is_answered(std::uint32_t file, std::uint64_t line, int ply) const {
    return std::any_of(answers_.begin(), answers_.end(), [&](const GivenMove& one) {
      return one.file == file && one.line == line && one.ply == ply;
    });
  }
  void say(const std::string& text) { std::fputs((text + "\n").c_str(), stderr); }

  const InterviewSettings& settings_;
  const Notations& notations_;
  GameReader reader_;
  Messages messages_;
  MessageCatalog catalog_;
  GivenMoves answers_;
  std::size_t undoable_ = 0;  // of answers_, the last ones: given now, of this game
  std::string file_name_;
  std::uint64_t games_ = 0;  // counted over all inputs
  bool stopped_ = false;
};

void Interview::ask_about(const InputFile& input, std::uint32_t file) {
  if (input.path == "-") throw UsageFault("--interactive: ", "usage-interactive-stdin");
  file_name_ = input.name;
  AnswerFile kept(input.path);
  for (const KeptAnswer& known : kept.kept().answers)
    answers_.push_back({file, known.line, known.ply, known.answer});
  GameStream stream({input}, settings_.streaming);
  Batch batch;
  while (stream.next(batch)) {
    decode_games(batch, settings_.streaming);
    for (GameText& text : batch.games) {
      text.file = file;
      ask_about_slice(text, kept);
    }
  }
}

void Interview::ask_about_slice(const GameText& text, AnswerFile& kept) {
  for (std::size_t game = 0;; ++game) {
    std::optional<Reading> reading = read(text, game, kept);
    if (!reading) return;
    if (++games_; settings_.wants && !settings_.wants(games_)) continue;
    undoable_ = 0;
    while (!stopped_ && reading && (reading->open || undoable_ > 0)) {
      const Said said = reading->open ? ask(*reading, text, game, kept) : ask_to_go_on();
      if (!take(said, *reading, text, kept)) break;
      reading = read(text, game, kept);
    }
  }
}

// Behind the last question of a game. Only a person at a terminal is asked.
Said Interview::ask_to_go_on() {
  if (isatty(STDIN_FILENO) == 0) return {};
  std::fputs((messages_.text("ask-last") + " ").c_str(), stderr);
  std::string said;
  if (!std::getline(std::cin, said)) stopped_ = true;
  return said == "u" ? Said{Said::Kind::undo, "", false} : Said{};
}

// Keeps the answer at once: whoever breaks off loses none. False: nobody answers any more.
bool Interview::take(const Said& said, Reading& reading, const GameText& text, AnswerFile& kept) {
  if (said.kind == Said::Kind::end) return false;
  if (said.kind == Said::Kind::undo) {
    if (undoable_ == 0) {
      say(messages_.text("ask-nothing-to-undo"));
      return true;
    }
    --undoable_;
    kept.remove(reading.line, answers_.back().ply);
    answers_.pop_back();
  } else {
    const Finding& finding = *reading.open;
    kept.add({reading.line, finding.ply, finding.move, finding.written, said.move});
    answers_.push_back({text.file, reading.line, finding.ply, said.move});
    ++undoable_;
  }
  kept.save();
  return true;
}

// The line of the word, with the one before and the one behind, and a caret below it.
std::vector<std::string> lines_around(const GameText& text, const Finding& finding) {
  constexpr std::size_t most = 60;  // characters of a line
  Locator locator(text);
  std::size_t caret = 0, none = 0;
  const std::string line = locator.line_around(finding.span.begin, most, caret);
  const std::string_view all = text.text;
  std::vector<std::string> out;
  const std::size_t begin = all.rfind('\n', finding.span.begin);
  const bool at_end = finding.span.begin >= all.size();
  out.emplace_back(begin == all.npos || begin == 0 || at_end
                       ? std::string()
                       : locator.line_around(static_cast<std::uint32_t>(begin - 1), most, none));
  out.emplace_back(line);
  const std::string_view word = finding.span.in(all);
  const auto wide = static_cast<std::size_t>(
      std::count_if(word.begin(), word.end(), [](char c) { return (c & 0xc0) != 0x80; }));
  out.push_back(std::string(caret, ' ') + "^" + std::string(wide > 1 ? wide - 1 : 0, '~'));
  const std::size_t end = all.find('\n', finding.span.begin);
  if (end != all.npos && end + 1 < all.size())
    out.emplace_back(locator.line_around(static_cast<std::uint32_t>(end + 1), most, none));
  return out;
}

std::vector<Move> main_line_of(const Game& game) {
  std::vector<Move> out;
  int depth = 0;
  for (const Element& e : game.elements) {
    if (e.kind == ElementKind::open) ++depth;
    if (e.kind == ElementKind::close) --depth;
    if (depth == 0 && e.kind == ElementKind::move) out.push_back(e.move);
  }
  return out;
}

// What may be chosen: of a repair the move that was put there first.
void add_suggestion(Finding& finding) {
  if (!is_repair(finding)) return;
  std::erase(finding.candidates, finding.suggestion);
  finding.candidates.insert(finding.candidates.begin(), finding.suggestion);
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
  out.start = game.start;
  out.moves = main_line_of(game);
  for (const Finding& finding : game.findings)
    if (asks(finding) && kept.find(out.line, finding.ply) == nullptr &&
        !(is_repair(finding) && is_answered(text.file, out.line, finding.ply)) &&
        (!out.open || finding.ply < out.open->ply))
      out.open = finding;
  if (!out.open) return out;
  add_suggestion(*out.open);
  out.beside = lines_around(text, *out.open);
  return out;
}

Said Interview::ask(const Reading& reading, const GameText& text, std::size_t game,
                    const AnswerFile& kept) {
  const Finding& finding = *reading.open;
  const FenResult fen = parse_fen(finding.fen);
  if (!fen.position) return {Said::Kind::move, "", true};
  show(reading, finding, *fen.position);
  show_choices(reading, text, game, kept);
  const char* const prompt = is_repair(finding) ? "ask-prompt-repair" : "ask-prompt";
  for (std::string said;;) {
    std::fputs((messages_.text(prompt) + " ").c_str(), stderr);
    const bool answered = static_cast<bool>(std::getline(std::cin, said));
    if (!answered || isatty(STDIN_FILENO) == 0) say(said);  // as a terminal would have shown it
    if (!answered || said == "q") {
      stopped_ = true;
      return {};
    }
    while (!said.empty() && (said.back() == ' ' || said.back() == '\r')) said.pop_back();
    if (said == "u") return {Said::Kind::undo, "", false};
    if (said == "0") return {Said::Kind::move, "", false};
    if (said.empty())
      return {Said::Kind::move, is_repair(finding) ? finding.suggestion : std::string(), true};
    if (said.front() == '?') {
      explain(said, reading, text, game, kept);
      continue;
    }
    const std::string move = understood(said, reading, *fen.position);
    if (!move.empty()) return {Said::Kind::move, move, false};
    say(messages_.text("ask-not-understood", {{"said", said}}));
  }
}

void Interview::show(const Reading& reading, const Finding& finding, const Position& before) {
  const bool is_named = !reading.white.empty() || !reading.black.empty();
  say(fmt::format("\n{}, {}{}", file_name_,
                  messages_.text("ask-line", {{"line", std::to_string(reading.line)}}),
                  is_named ? fmt::format(": {} – {}", reading.white, reading.black) : ""));
  for (const std::string& row :
       board_beside(before, catalog_.letters, reading.beside, settings_.terminal))
    say(row);
  say(fmt::format("{} {}", finding.move, messages_.sentence(finding)));
}

// As if that were the answer.
std::optional<Reading> Interview::with(const std::string& move, const Reading& reading,
                                       const GameText& text, std::size_t game,
                                       const AnswerFile& kept) {
  answers_.push_back({text.file, reading.line, reading.open->ply, move});
  std::optional<Reading> then = read(text, game, kept);
  answers_.pop_back();
  return then;
}

void Interview::show_choices(const Reading& reading, const GameText& text, std::size_t game,
                             const AnswerFile& kept) {
  const Finding& finding = *reading.open;
  for (std::size_t i = 0; i < finding.candidates.size(); ++i) {
    const std::optional<Reading> then = with(finding.candidates[i], reading, text, game, kept);
    say(fmt::format("{:4}  {:8} {}", i + 1, messages_.move(finding.candidates[i]),
                    then ? leads_to(*then, finding.ply) : ""));
  }
}

// `?`: the moves behind each candidate; `?2`: the board behind the second of them.
void Interview::explain(const std::string& said, const Reading& reading, const GameText& text,
                        std::size_t game, const AnswerFile& kept) {
  const std::vector<std::string>& candidates = reading.open->candidates;
  const std::size_t number = said.size() == 2 && said[1] >= '1' && said[1] <= '9'
                                 ? static_cast<std::size_t>(said[1] - '0')
                                 : 0;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    if (number != 0 && number != i + 1) continue;
    const std::optional<Reading> then = with(candidates[i], reading, text, game, kept);
    if (!then) continue;
    say(fmt::format("{:4}  {}", i + 1, line_behind(*then, reading.open->ply)));
    if (number == 0) continue;
    const std::vector<Position> positions = positions_along(then->start, then->moves);
    const auto ply = static_cast<std::size_t>(reading.open->ply);
    if (ply < positions.size())
      for (const std::string& row :
           board_beside(positions[ply], catalog_.letters, reading.beside, settings_.terminal))
        say(row);
  }
  say(messages_.text("ask-help"));
}

// From a half-move on: "4. Nbd2 Nf6 5. Be2 Be7".
std::string Interview::line_behind(const Reading& then, int ply) {
  constexpr std::size_t most = 9;  // half-moves
  const std::vector<Position> positions = positions_along(then.start, then.moves);
  std::string out;
  const auto first = static_cast<std::size_t>(ply) - 1;
  for (std::size_t i = first; i < then.moves.size() && i < first + most; ++i) {
    if (i == first || positions[i].turn() == white)
      out += (out.empty() ? "" : " ") + move_label(then.start, static_cast<int>(i) + 1);
    out += " " + messages_.move(san(positions[i], then.moves[i]));
  }
  return out;
}

// The next repair behind the half-move, for which nobody was asked yet, stops nothing.
std::string Interview::leads_to(const Reading& then, int ply) {
  const auto moves = static_cast<std::int64_t>((then.plies + 1) / 2);
  if (!then.open || (is_repair(*then.open) && then.open->ply != ply))
    return messages_.text("ask-leads-to-end", {{"moves", moves}});
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
