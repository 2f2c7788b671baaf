// The tokenizer on made-up games: bytes a second, and nanoseconds a half-move ("ply").
//
// Each game has the usual tags and forty full moves. `styles` are how files are written: numbers
// glued to moves, numbers with a blank, a clock comment after every move, lines of variations and
// glyphs.
#include <benchmark/benchmark.h>

#include <array>
#include <random>
#include <string>

#include "pgn/tokenizer.h"

namespace {

using planilla::Token;

enum class Style { glued, spaced, clocks, annotated };
constexpr std::array moves = {"e4",  "Nf3",  "O-O",   "Bxe5",  "exd5",  "Qd8+", "Rfe1", "h6",
                              "Nc6", "cxd4", "N1xd2", "Rxe8+", "b1=Q+", "Kg7",  "Bb5",  "a4"};
constexpr int games = 64;
constexpr int plies = 80;

void add_move(std::string& text, Style style, int ply, std::string_view move,
              std::mt19937& random) {
  const std::string number = std::to_string(ply / 2 + 1);
  if (ply % 2 == 0) text += number + (style == Style::glued ? "." : ". ");
  if (ply % 2 == 1 && style == Style::clocks) text += number + "... ";
  text += move;
  if (style == Style::clocks) text += " {[%clk 0:05:03]}";
  if (style == Style::annotated && random() % 6 == 0) text += "!? ({better} 9. Nf3 d5) $14";
  text += ply % 13 == 12 ? '\n' : ' ';
}

std::string make_game(Style style, std::mt19937& random) {
  std::string text =
      "[Event \"Club championship\"]\n[Site \"Huesca ESP\"]\n[Date \"2024.05.01\"]\n[Round \"3\"]\n"
      "[White \"Martinez, Ana\"]\n[Black \"O'Neil, John\"]\n[Result \"1-0\"]\n[ECO \"C45\"]\n\n";
  for (int ply = 0; ply < plies; ++ply)
    add_move(text, style, ply, moves[random() % moves.size()], random);
  return text + "1-0\n\n";
}

void tokenize_games(benchmark::State& state, Style style) {
  std::mt19937 random(7);
  std::vector<std::string> texts;
  std::size_t bytes = 0;
  for (int i = 0; i < games; ++i) {
    texts.push_back(make_game(style, random));
    bytes += texts.back().size();
  }
  std::vector<Token> tokens;
  for (auto _ : state) {
    for (const std::string& text : texts) {
      tokens.clear();
      planilla::tokenize(text, {0, static_cast<std::uint32_t>(text.size())}, tokens);
      benchmark::DoNotOptimize(tokens.data());
    }
  }
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(bytes));
  state.counters["ply"] = benchmark::Counter(
      static_cast<double>(games * plies),
      benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

BENCHMARK_CAPTURE(tokenize_games, glued, Style::glued);
BENCHMARK_CAPTURE(tokenize_games, spaced, Style::spaced);
BENCHMARK_CAPTURE(tokenize_games, clocks, Style::clocks);
BENCHMARK_CAPTURE(tokenize_games, annotated, Style::annotated);

}  // namespace
