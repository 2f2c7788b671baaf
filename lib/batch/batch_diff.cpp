// Games of one slice share their lines, and so their hunks.
#include "batch/batch_diff.h"

#include "write/edits/sheet_diff.h"

namespace planilla {

void BatchDiff::add(const Game& game, const Notations& notations) {
  games_.push_back({game.source, edits_of_repairs(game, notations)});
}

DiffEnds BatchDiff::render(const std::function<bool(std::size_t)>& wanted,
                           const std::vector<std::string>& names, std::string& out) const {
  DiffEnds ends;  // the last file is the one whose header stands
  const std::size_t begin = out.size();
  std::vector<SheetEdit> edits;
  for (std::size_t i = 0; i < games_.size(); ++i) {
    const GameText* slice = games_[i].slice.get();
    if (wanted(i)) edits.insert(edits.end(), games_[i].edits.begin(), games_[i].edits.end());
    if (i + 1 < games_.size() && games_[i + 1].slice.get() == slice) continue;
    if (!edits.empty() && ends.last != slice->file) {
      append_diff_header(names[slice->file], out);
      if (!ends.first) ends = {slice->file, slice->file, out.size() - begin};
      ends.last = slice->file;
    }
    append_diff(*slice, edits, out);
    edits.clear();
  }
  return ends;
}

}  // namespace planilla
