// Workers count; their counts arrive in the order of the input.
#include "plan/cut_points.h"

#include <algorithm>
#include <cstring>

#include "plan/slice_hashes.h"
#include "text/framing/one_game.h"

namespace planilla {

namespace {

class CountingWorker : public Worker {
public:
  explicit CountingWorker(const GameJob& job) : job_(job), reader_(*job.notations, job.read) {}

  std::uint64_t read(Batch& batch) override {
    points_.clear();
    for (const GameText& slice : batch.games) {
      CutPoint point;
      point.place = place_of(slice);
      point.may_begin_part = !slice.goes_on;
      point.bytes = slice.raw.size();
      point.content = slice_hash(slice);
      point.games = slice.has_tags && surely_one_game(slice.raw) ? 1 : 0;
      points_.push_back(point);
    }
    count_others(batch);
    std::uint64_t games = 0;
    for (const CutPoint& point : points_) games += point.games;
    return games;
  }

  void render(std::uint64_t, Output& out) override {
    for (const CutPoint& point : points_)
      out.notes.append(reinterpret_cast<const char*>(&point), sizeof point);
  }

private:
  // Those in which several may stand, or none.
  void count_others(Batch& batch) {
    const auto unknown = [](const CutPoint& point) { return point.games == 0; };
    if (std::none_of(points_.begin(), points_.end(), unknown)) return;
    decode_games(batch, job_.stream);
    for (std::size_t i = 0; i < points_.size(); ++i) {
      if (points_[i].games != 0) continue;
      reader_.open(batch.games[i]);
      while (reader_.next(game_)) ++points_[i].games;
    }
  }

  const GameJob& job_;
  GameReader reader_;
  Game game_;
  std::vector<CutPoint> points_;
};

}  // namespace

void CutPoints::add(const CutPoint& slice) {
  if (slice.may_begin_part && met_++ % step_ == 0) {
    CutPoint point = all_;
    point.place = slice.place;
    points_.push_back(point);
  }
  all_.games += slice.games;
  all_.bytes += slice.bytes;
  all_.content += slice.content;
  if (points_.size() < most) return;
  for (std::size_t i = 0; i < points_.size() / 2; ++i) points_[i] = points_[2 * i];
  points_.resize(points_.size() / 2);
  step_ *= 2;
}

// The first place behind so many bytes, or one near it where a frame of a compressed output begins:
// parts that are cut there leave nothing to be packed to the merge.
std::vector<CutPoint>::const_iterator CutPoints::cut_near(std::uint64_t bytes,
                                                          std::uint64_t tolerance) const {
  const auto at_least = [this](std::uint64_t wanted) {
    return std::lower_bound(
        points_.begin(), points_.end(), std::max<std::uint64_t>(wanted, 1),
        [](const CutPoint& point, std::uint64_t value) { return point.bytes < value; });
  };
  const auto found = at_least(bytes);
  auto best = found;
  std::uint64_t off = tolerance + 1;
  const std::uint64_t lowest = bytes - std::min(bytes, tolerance);
  for (auto point = at_least(lowest); point != points_.end() && point->bytes <= bytes + tolerance;
       ++point) {
    const std::uint64_t distance =
        point->bytes > bytes ? point->bytes - bytes : bytes - point->bytes;
    if (point->games % games_of_a_frame == 0 && distance < off) best = point, off = distance;
  }
  return best;
}

std::vector<PlanPart> CutPoints::parts(std::uint64_t parts, std::uint32_t files) const {
  constexpr std::uint64_t tolerated = 4;  // of this, one part of a part
  std::vector<CutPoint> cuts(1);          // the first part begins where the input does
  for (std::uint64_t i = 1; i < parts; ++i) {
    const std::uint64_t target = all_.bytes / parts * i + all_.bytes % parts * i / parts;
    const auto found = cut_near(target, all_.bytes / parts / tolerated);
    CutPoint cut = all_;
    cut.place = {.file = files};
    cuts.push_back(found == points_.end() ? cut : *found);
  }
  cuts.push_back(all_);
  std::vector<PlanPart> out;
  for (std::size_t i = 0; i + 1 < cuts.size(); ++i)
    out.push_back({.begin = cuts[i].place,
                   .games_before = cuts[i].games,
                   .games = cuts[i + 1].games - cuts[i].games,
                   .bytes = cuts[i + 1].bytes - cuts[i].bytes,
                   .content = cuts[i + 1].content - cuts[i].content});
  return out;
}

CutPoints find_cut_points(const GameJob& job, GameStream& stream, unsigned jobs) {
  CutPoints points;
  run(
      stream, jobs, [&] { return std::make_unique<CountingWorker>(job); },
      [&](Output& output) {
        CutPoint point;
        for (std::size_t at = 0; at < output.notes.size(); at += sizeof point) {
          std::memcpy(&point, output.notes.data() + at, sizeof point);
          points.add(point);
        }
      });
  return points;
}

}  // namespace planilla
