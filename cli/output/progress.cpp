// Redrawn at most ten times a second.
#include "output/progress.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "output/counts_so_far.h"

namespace planilla {

namespace {

constexpr std::chrono::milliseconds between_drawings(100);

bool wants(const std::string& when) {
  if (when != "auto") return when == "always";
  const char* term = std::getenv("TERM");
  return isatty(STDERR_FILENO) != 0 && (term == nullptr || std::string_view(term) != "dumb");
}

}  // namespace

Progress::Progress(const std::string& when, const GameStream& stream)
    : stream_(stream), on_(wants(when)), start_(std::chrono::steady_clock::now()), last_(start_) {
  if (when == "always") last_ -= between_drawings;  // of a run that is over at once too
}

void Progress::update(const Summary& so_far) {
  update_counts_so_far(so_far);
  if (!on_) return;
  const auto now = std::chrono::steady_clock::now();
  if (now - last_ < between_drawings) return;
  last_ = now;
  const double seconds = std::max(1e-3, std::chrono::duration<double>(now - start_).count());
  const double rate = static_cast<double>(so_far.bytes) / 1e6 / seconds;
  const std::uint64_t findings = so_far.errors + so_far.warnings + so_far.notes;
  std::fprintf(stderr, "\r\033[K%llu games  %.0f MB/s  %llu findings",
               static_cast<unsigned long long>(so_far.games), rate,
               static_cast<unsigned long long>(findings));
  const std::uint64_t total = stream_.total();
  const std::uint64_t consumed = std::min(stream_.consumed(), total);
  if (total != 0 && consumed != 0) {
    const double part = static_cast<double>(consumed) / static_cast<double>(total);
    std::fprintf(stderr, "  %.0f %%  %.0f s left", part * 100, seconds / part - seconds);
  }
  std::fflush(stderr);
  shown_ = true;
}

void Progress::comparing(double part, std::uint64_t duplicates) {
  if (!on_) return;
  const auto now = std::chrono::steady_clock::now();
  if (!compares_) start_ = now;
  compares_ = true;
  if (now - last_ < between_drawings) return;
  last_ = now;
  const double seconds = std::chrono::duration<double>(now - start_).count();
  std::fprintf(stderr, "\r\033[Kcomparing  %llu duplicates  %.0f %%",
               static_cast<unsigned long long>(duplicates), part * 100);
  if (part > 0) std::fprintf(stderr, "  %.0f s left", seconds / part - seconds);
  std::fflush(stderr);
  shown_ = true;
}

void Progress::done() {
  if (shown_) std::fputs("\r\033[K", stderr);
  shown_ = false;
}

}  // namespace planilla
