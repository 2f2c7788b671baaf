#include "text/input/source_names.h"

#include <algorithm>
#include <mutex>

namespace planilla {

SourceNames::SourceNames(std::span<const InputFile> files) {
  for (const InputFile& file : files) {
    if (!file.members.empty())
      members_.emplace(static_cast<std::uint32_t>(files_.size()), file.members);
    files_.push_back(file.name);
  }
}

void SourceNames::add(std::uint32_t file, std::span<const SourceMember> members) {
  const std::unique_lock lock(mutex_);
  std::vector<SourceMember>& known = members_[file];
  const std::size_t first = std::min(known.size(), members.size());
  known.insert(known.end(), members.begin() + static_cast<std::ptrdiff_t>(first), members.end());
}

std::vector<SourceMember> SourceNames::members(std::uint32_t file) const {
  const std::shared_lock lock(mutex_);
  const auto found = members_.find(file);
  return found == members_.end() ? std::vector<SourceMember>() : found->second;
}

SourceName SourceNames::at(std::uint32_t file, std::uint64_t offset) const {
  const std::shared_lock lock(mutex_);
  SourceName out{.name = file < files_.size() ? files_[file] : std::string()};
  const auto found = members_.find(file);
  if (found == members_.end()) return out;
  const std::vector<SourceMember>& members = found->second;
  const auto behind =
      std::upper_bound(members.begin(), members.end(), offset,
                       [](std::uint64_t at, const SourceMember& one) { return at < one.offset; });
  if (behind == members.begin()) return out;
  const SourceMember& member = *(behind - 1);
  return {out.name + "/" + member.name, member.offset, member.line};
}

}  // namespace planilla
