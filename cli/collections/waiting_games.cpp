// Sizes and fates in one file, texts in another.
#include "collections/waiting_games.h"

#include <algorithm>

namespace planilla {

void WaitingGames::add(Fate fate, std::size_t size) {
  const Head head{static_cast<std::uint32_t>(size), fate};
  heads_.append({reinterpret_cast<const char*>(&head), sizeof head});
  ++count_;
}

void WaitingGames::finish() {
  heads_.flush();
  texts_.flush();
}

WaitingGames::Game WaitingGames::Reader::next() {
  if (taken_ == first_ + heads_.size()) {
    constexpr std::uint64_t step = 8192;
    first_ = taken_;
    heads_.resize(std::min(step, games_.count_ - taken_));
    games_.heads_.read(first_ * sizeof(Head), reinterpret_cast<char*>(heads_.data()),
                       heads_.size() * sizeof(Head));
  }
  const Head& head = heads_[taken_++ - first_];
  const Game out{head.fate, at_, head.size};
  at_ += head.size;
  return out;
}

std::string_view WaitingGames::Reader::text(const Game& game) {
  if (game.at < texts_at_ || game.at + game.size > texts_at_ + texts_size_) {
    constexpr std::size_t step = 1 << 20;
    if (texts_.size() < std::max(game.size, step)) texts_.resize(std::max(game.size, step));
    texts_at_ = game.at;
    texts_size_ = games_.texts_.read_some(texts_at_, texts_.data(), texts_.size());
  }
  return std::string_view(texts_).substr(game.at - texts_at_, game.size);
}

}  // namespace planilla
