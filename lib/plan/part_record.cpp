// Blocks: a letter for what it holds, the size and the hash of the payload, the payload. The end is
// 'E' with the size of the file and the hash of all hashes, in 33 bytes.
#include "plan/part_record.h"

#include <xxhash.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <system_error>

#include "base/packed_bytes.h"
#include "plan/block.h"
#include "plan/packed_output.h"

namespace planilla {

namespace {

constexpr std::string_view magic = "planilla part 5\n";
constexpr std::size_t end_size = block_head_size + 2 * sizeof(std::uint64_t);
constexpr char id_block = 'P', games_block = 'G', output_block = 'O', piece_block = 'F',
               state_block = 'S', end_block = 'E';

std::uint64_t chained(std::uint64_t chain, const BlockHead& head) {
  const BlockHeadBytes bytes = bytes_of(head);
  return XXH3_64bits_withSeed(bytes.data(), bytes.size(), chain);
}

}  // namespace

PartRecord::PartRecord(const std::string& path, const PartId& id) : sink_(ByteSink::to_file(path)) {
  sink_.write(magic);
  size_ = magic.size();
  std::string bytes;
  PackedWriter(bytes).text(id.plan).number(id.part);
  block(id_block, bytes);
}

void PartRecord::block(char kind, std::string_view payload) {
  const BlockHead head = block_head(kind, payload);
  const BlockHeadBytes bytes = bytes_of(head);
  sink_.write({bytes.data(), bytes.size()});
  sink_.write(payload);
  size_ += bytes.size() + payload.size();
  chain_ = chained(chain_, head);
}

void PartRecord::output(const Output& output) {
  if (!output.games.empty()) block(games_block, output.games);
  payload_.clear();
  pack_output(output, payload_);
  block(output_block, payload_);
}

// The numbers behind the bytes, which then need not be moved.
void PartRecord::piece(const FramePiece& piece) {
  payload_ = piece.bytes;
  for (const std::uint64_t number : {piece.group, static_cast<std::uint64_t>(piece.packing)})
    payload_.append(reinterpret_cast<const char*>(&number), sizeof number);
  block(piece_block, payload_);
}

void PartRecord::finish(std::string_view state) {
  block(state_block, state);
  const std::uint64_t end[2] = {size_ + end_size, chain_};
  block(end_block, {reinterpret_cast<const char*>(end), sizeof end});
  sink_.commit();
}

PartReader::PartReader(const std::string& path)
    : path_(path), file_(std::fopen(path.c_str(), "rbe")) {
  if (!file_) throw std::system_error(errno, std::generic_category(), path);
  std::setvbuf(file_.get(), nullptr, _IOFBF, 16u << 10);  // larger blocks are read past it
  look_at_end();
  std::array<char, magic.size()> first;
  if (!read(first.data(), first.size()) || std::string_view(first.data(), first.size()) != magic)
    fail("plan-no-part");
  if (block(payload_) != id_block) fail("plan-no-part");
  try {
    PackedReader in(payload_);
    id_.plan = in.text();
    id_.part = in.number();
  } catch (const PackedError&) {
    fail("plan-no-part");
  }
}

void PartReader::fail(const char* sentence) const {
  throw PlanError(path_ + ": ", sentence);
}

bool PartReader::read(char* bytes, std::size_t size) {
  if (std::fread(bytes, 1, size, file_.get()) == size) {
    at_ += size;
    return true;
  }
  if (std::ferror(file_.get()) != 0) throw std::system_error(errno, std::generic_category(), path_);
  return false;
}

void PartReader::look_at_end() {
  constexpr const char* cut = "plan-part-cut";
  std::array<char, end_size> bytes;
  if (::fseeko(file_.get(), -static_cast<off_t>(end_size), SEEK_END) != 0) fail(cut);
  size_ = static_cast<std::uint64_t>(::ftello(file_.get())) + end_size;
  if (!read(bytes.data(), bytes.size())) fail(cut);
  const BlockHead head = head_of(bytes.data());
  const std::string_view payload(bytes.data() + block_head_size, end_size - block_head_size);
  if (head.kind != end_block || head.size != payload.size() || head.hash != block_hash(payload))
    fail(cut);
  std::uint64_t end[2];
  std::memcpy(end, payload.data(), sizeof end);
  if (end[0] != size_) fail(cut);
  content_ = end[1];
  std::rewind(file_.get());
  at_ = 0;
}

// The next block into `payload`; its kind.
char PartReader::block(std::string& payload) {
  BlockHeadBytes bytes;
  if (!read(bytes.data(), bytes.size())) fail("plan-part-damaged");
  const BlockHead head = head_of(bytes.data());
  if (head.size > size_ - at_) fail("plan-part-damaged");
  payload.resize(head.size);
  if (!read(payload.data(), payload.size()) || block_hash(payload) != head.hash)
    fail("plan-part-damaged");
  if (head.kind == end_block ? chain_ != content_ : at_ >= size_) fail("plan-part-damaged");
  chain_ = chained(chain_, head);
  return head.kind;
}

bool PartReader::next(Output& output) {
  if (done_) return false;
  output.games.clear();
  std::string spare;
  if (!output.pieces.empty()) spare.swap(output.pieces.front().bytes);
  output.pieces.clear();
  char kind = block(payload_);
  if (kind == games_block) {
    output.games.swap(payload_);
    kind = block(payload_);
    if (kind != output_block) fail("plan-part-damaged");
  }
  try {
    if (kind == output_block) return unpack_output(payload_, output), true;
    if (kind == piece_block) return take_piece(std::move(spare), output), true;
  } catch (const PackedError&) {
    fail("plan-part-damaged");
  }
  if (kind != state_block) fail("plan-part-damaged");
  state_.swap(payload_);
  if (block(payload_) != end_block || at_ != size_) fail("plan-part-damaged");
  done_ = true;
  return false;
}

void PartReader::take_piece(std::string spare, Output& output) {
  std::uint64_t numbers[2];
  if (payload_.size() < sizeof numbers) throw PackedError();
  std::memcpy(numbers, payload_.data() + payload_.size() - sizeof numbers, sizeof numbers);
  payload_.resize(payload_.size() - sizeof numbers);
  spare.swap(payload_);
  output = {};
  output.pieces.push_back({numbers[0], static_cast<Packing>(numbers[1]), std::move(spare)});
}

bool is_whole_part(const std::string& path, const PartId& id) {
  try {
    PartReader reader(path);
    if (reader.id() != id) return false;
    Output output;
    while (reader.next(output)) {
    }
    return true;
  } catch (const PlanError&) {
    return false;
  } catch (const std::system_error&) {
    return false;
  }
}

}  // namespace planilla
