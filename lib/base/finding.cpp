// The bound of a list of findings: nothing is counted before it could be reached.
#include "base/finding.h"

#include <iterator>

namespace planilla {

Findings::Tally& Findings::tally(Rule rule) {
  for (; tallied_ < size(); ++tallied_) {
    const auto place = (*this)[tallied_].rule.index();
    if (place >= tallies_.size()) tallies_.resize(place + 1);
    ++tallies_[place].count;
    tallies_[place].last = tallied_;
  }
  const auto place = rule.index();
  if (place >= tallies_.size()) tallies_.resize(place + 1);
  return tallies_[place];
}

Finding& Findings::push_back(Finding finding) {
  dropped_.reset();
  if (size() >= most_of_a_rule) {
    const Tally& of_rule = tally(finding.rule);
    if (of_rule.count >= most_of_a_rule) {
      speaker_ = of_rule.last;
      ++(*this)[speaker_].more;
      return dropped_.emplace(std::move(finding));
    }
  }
  List::push_back(std::move(finding));
  return List::back();
}

void Findings::pop_back() {
  if (dropped_) {
    --(*this)[speaker_].more;
    dropped_.reset();
  } else {
    resize(size() - 1);
  }
}

void Findings::resize(std::size_t size) {
  List::resize(size);
  forget_tallies();
}

Findings::iterator Findings::erase(const_iterator first, const_iterator last) {
  const iterator next = List::erase(first, last);
  forget_tallies();
  return next;
}

void Findings::forget_tallies() {
  tallies_.clear();
  tallied_ = 0;
  dropped_.reset();
}

void Findings::hand_on(const Finding& erased) {
  const auto left = std::find_if(
      rbegin(), rend(), [&](const Finding& finding) { return finding.rule == erased.rule; });
  if (left != rend()) left->more += erased.more;
}

void Findings::append(Findings&& others) {
  insert(end(), std::make_move_iterator(others.begin()), std::make_move_iterator(others.end()));
}

}  // namespace planilla
