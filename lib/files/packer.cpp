// Compression by libarchive's filters, around nothing but the bytes.
#include "files/packer.h"

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>

#include <exception>
#include <stdexcept>
#include <string>

namespace planilla {

namespace {

using AddFilter = int (*)(archive*);

struct Filters {
  AddFilter write = nullptr, read = nullptr;
};

Filters filters_of(Packing packing) {
  switch (packing) {
    case Packing::gzip:
      return {archive_write_add_filter_gzip, archive_read_support_filter_gzip};
    case Packing::zstd:
      return {archive_write_add_filter_zstd, archive_read_support_filter_zstd};
    case Packing::bzip2:
      return {archive_write_add_filter_bzip2, archive_read_support_filter_bzip2};
    case Packing::xz:
      return {archive_write_add_filter_xz, archive_read_support_filter_xz};
    case Packing::none:
      break;
  }
  return {};
}

class ArchivePacker : public Packer {
public:
  explicit ArchivePacker(AddFilter add_filter) : archive_(archive_write_new()) {
    check(archive_write_set_format_raw(archive_));
    check(add_filter(archive_));
    archive_write_set_filter_option(archive_, "gzip", "timestamp", nullptr);
    // By itself libarchive fills the last block with zeros, which no reader of .zst takes.
    check(archive_write_set_bytes_in_last_block(archive_, 1));
    check(archive_write_open(archive_, this, nullptr, take, nullptr));
    archive_entry* entry = archive_entry_new();
    archive_entry_set_filetype(entry, AE_IFREG);
    const int made = archive_write_header(archive_, entry);
    archive_entry_free(entry);
    check(made);
  }
  ArchivePacker(const ArchivePacker&) = delete;
  ArchivePacker& operator=(const ArchivePacker&) = delete;
  ~ArchivePacker() override {
    archive_write_fail(archive_);
    archive_write_free(archive_);
  }

  std::string_view pack(std::string_view bytes) override {
    made_.clear();
    while (!bytes.empty()) {
      const la_ssize_t n = archive_write_data(archive_, bytes.data(), bytes.size());
      if (n <= 0) check(ARCHIVE_FATAL);
      bytes.remove_prefix(static_cast<std::size_t>(n));
    }
    return made_;
  }
  std::string_view finish() override {
    made_.clear();
    check(archive_write_close(archive_));
    return made_;
  }

private:
  // An exception must not pass through a library of C.
  static la_ssize_t take(archive*, void* self, const void* bytes, std::size_t size) {
    auto& packer = *static_cast<ArchivePacker*>(self);
    try {
      packer.made_.append(static_cast<const char*>(bytes), size);
      return static_cast<la_ssize_t>(size);
    } catch (...) {
      packer.error_ = std::current_exception();
      return -1;
    }
  }
  void check(int status) {
    if (error_) std::rethrow_exception(error_);
    if (status >= ARCHIVE_WARN) return;
    const char* what = archive_error_string(archive_);
    throw std::runtime_error(what != nullptr ? what : "cannot compress");
  }

  archive* archive_;
  std::string made_;
  std::exception_ptr error_;
};

}  // namespace

Packing packing_of(std::string_view path) {
  const auto ends_with = [&](std::string_view extension) {
    if (path.size() < extension.size()) return false;
    return std::equal(extension.begin(), extension.end(), path.end() - extension.size(),
                      [](char small, char c) {
                        return small == (c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c);
                      });
  };
  if (ends_with(".gz")) return Packing::gzip;
  if (ends_with(".zst")) return Packing::zstd;
  if (ends_with(".bz2")) return Packing::bzip2;
  if (ends_with(".xz")) return Packing::xz;
  return Packing::none;
}

std::unique_ptr<Packer> make_packer(Packing packing) {
  const AddFilter filter = filters_of(packing).write;
  return filter ? std::make_unique<ArchivePacker>(filter) : nullptr;
}

std::unique_ptr<Packer> packer_of(std::string_view path) {
  return make_packer(packing_of(path));
}

std::string packed_frame(Packing packing, std::string_view bytes) {
  const std::unique_ptr<Packer> packer = make_packer(packing);
  if (!packer) return std::string(bytes);
  std::string out(packer->pack(bytes));
  out += packer->finish();
  return out;
}

std::string unpacked_frame(Packing packing, std::string_view bytes) {
  const AddFilter filter = filters_of(packing).read;
  if (filter == nullptr) return std::string(bytes);
  const std::unique_ptr<archive, int (*)(archive*)> reader(archive_read_new(), archive_read_free);
  const auto check = [&](la_ssize_t status) {
    if (status < ARCHIVE_WARN) throw std::runtime_error(archive_error_string(reader.get()));
  };
  check(filter(reader.get()));
  check(archive_read_support_format_raw(reader.get()));
  check(archive_read_support_format_empty(reader.get()));
  check(archive_read_open_memory(reader.get(), bytes.data(), bytes.size()));
  archive_entry* entry = nullptr;
  std::string out;
  const int first = archive_read_next_header(reader.get(), &entry);
  if (first == ARCHIVE_EOF) return out;
  check(first);
  for (la_ssize_t got = 1; got > 0;) {
    const std::size_t had = out.size();
    out.resize(had + (1u << 20));
    got = archive_read_data(reader.get(), out.data() + had, 1u << 20);
    check(got);
    out.resize(had + static_cast<std::size_t>(got));
  }
  return out;
}

}  // namespace planilla
