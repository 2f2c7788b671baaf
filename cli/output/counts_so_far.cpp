// The sentence is made before the run: a signal handler may only copy bytes.
#include "output/counts_so_far.h"

#include <unistd.h>

#include <array>
#include <atomic>
#include <cstring>
#include <string>

#include "files/part_registry.h"

namespace planilla {

namespace {

// The places of the numbers in the sentence.
constexpr char games_here = '\1', findings_here = '\2';

std::array<char, 1024> sentence{};
std::atomic<std::uint64_t> games = 0, findings = 0;

// Bytes for one write(2).
struct Line {
  std::array<char, 1200> bytes{};
  std::size_t size = 0;

  void put(char c) {
    if (size < bytes.size()) bytes[size++] = c;
  }
  void put_number(std::uint64_t number) {
    std::array<char, 20> digits{};
    std::size_t count = 0;
    do digits[count++] = static_cast<char>('0' + number % 10);
    while ((number /= 10) != 0);
    while (count != 0) put(digits[--count]);
  }
};

void tell() {
  Line line;
  for (const char* at = sentence.data(); *at != '\0'; ++at) {
    if (*at == games_here)
      line.put_number(games.load());
    else if (*at == findings_here)
      line.put_number(findings.load());
    else
      line.put(*at);
  }
  [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, line.bytes.data(), line.size);
}

}  // namespace

void tell_counts_at_signal(Messages& messages) {
  static_assert(std::atomic<std::uint64_t>::is_always_lock_free);
  const std::string text =
      "planilla: " +
      messages.text("interrupted", {{"games", std::string(1, games_here)},
                                    {"findings", std::string(1, findings_here)}}) +
      "\n";
  text.copy(sentence.data(), sentence.size() - 1);
  at_signal(tell);
}

void update_counts_so_far(const Summary& so_far) {
  games.store(so_far.games);
  findings.store(so_far.errors + so_far.warnings + so_far.notes);
}

}  // namespace planilla
