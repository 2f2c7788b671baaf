#include "plan/slice_hashes.h"

#include <utility>

namespace planilla {

namespace {

class HashingWorker : public Worker {
public:
  HashingWorker(std::unique_ptr<Worker> inner, std::atomic<std::uint64_t>& sum)
      : inner_(std::move(inner)), sum_(sum) {}
  std::uint64_t read(Batch& batch) override {
    std::uint64_t sum = 0;
    for (const GameText& slice : batch.games) sum += slice_hash(slice);
    sum_ += sum;
    return inner_->read(batch);
  }
  void render(std::uint64_t first, Output& out) override { inner_->render(first, out); }

private:
  std::unique_ptr<Worker> inner_;
  std::atomic<std::uint64_t>& sum_;
};

}  // namespace

std::unique_ptr<Worker> hash_slices(std::unique_ptr<Worker> inner,
                                    std::atomic<std::uint64_t>& sum) {
  return std::make_unique<HashingWorker>(std::move(inner), sum);
}

}  // namespace planilla
