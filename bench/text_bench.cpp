// Framing, validation, conversion and detection, in bytes a second.
#include <benchmark/benchmark.h>

#include <string>

#include "text/framing/batch.h"

namespace planilla {
namespace {

// About `size` bytes of games as archives hold them, lines ended by `end`.
std::string archive(std::size_t size, const std::string& end) {
  std::string game;
  for (const char* tag : {"Event \"Wch Open\"", "Site \"Madrid ESP\"", "Date \"2019.03.04\"",
                          "Round \"3.1\"", "White \"Perez, Ana\"", "Black \"Ivanov, Boris\"",
                          "Result \"1/2-1/2\"", "WhiteElo \"2310\"", "BlackElo \"2287\""})
    game += std::string("[") + tag + "]" + end;
  game += end;
  for (int i = 0; i < 9; ++i)
    game += "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3" + end;
  game += "1/2-1/2" + end + end;
  std::string all;
  while (all.size() < size) all += game;
  return all;
}

void count_bytes(benchmark::State& state, std::size_t size) {
  state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * size));
}

void frame(benchmark::State& state, const std::string& end) {
  const std::string all = archive(32u << 20, end);
  Batch batch;
  for (auto _ : state) {
    state.PauseTiming();
    GameStream stream = GameStream::from_memory(all, {});
    state.ResumeTiming();
    std::size_t games = 0;
    while (stream.next(batch)) games += batch.games.size();
    benchmark::DoNotOptimize(games);
  }
  count_bytes(state, all.size());
}
BENCHMARK_CAPTURE(frame, lf, "\n")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(frame, crlf, "\r\n")->Unit(benchmark::kMillisecond);

// Of text that stays in the cache, as a batch does.
void validate(benchmark::State& state, const std::string& word) {
  std::string text;
  while (text.size() < (256u << 10)) text += word;
  for (auto _ : state) benchmark::DoNotOptimize(is_valid_utf8(text));
  count_bytes(state, text.size());
}
BENCHMARK_CAPTURE(validate, ascii, "1. e4 e5 2. Nf3 Nc6 ");
BENCHMARK_CAPTURE(validate, spanish, "el alfil está mejor, según los señores de la federación, ");
BENCHMARK_CAPTURE(validate, russian, "лучше было ходить слоном на поле ");

void convert(benchmark::State& state) {
  std::string text;
  while (text.size() < (256u << 10)) text += "el alfil est\xE1 mejor, seg\xFAn los se\xF1ores ";
  for (auto _ : state) benchmark::DoNotOptimize(decode(text, Encoding::windows1252).text.size());
  count_bytes(state, text.size());
}
BENCHMARK(convert);

void detect_one_game(benchmark::State& state) {
  const std::string game =
      "[White \"P\xE9rez, Jos\xE9\"]\n[Black \"Mu\xF1oz\"]\n\n" + std::string(1000, 'x') + "\n";
  const Guess file = detect(game);
  for (auto _ : state) benchmark::DoNotOptimize(detect_game(game, file).encoding);
}
BENCHMARK(detect_one_game);

void detect_file(benchmark::State& state) {
  std::string text;
  for (int i = 0; text.size() < (1u << 20); ++i)
    text +=
        "[White \"P\xE9rez" + std::string(1, static_cast<char>('a' + i % 26)) + "\"]\n1. e4 e5\n\n";
  for (auto _ : state) benchmark::DoNotOptimize(detect(text).encoding);
}
BENCHMARK(detect_file)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace planilla
