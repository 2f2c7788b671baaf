// What the build packed is what packing the embedded files now gives, to the last value and its
// place; and where a fault is told.
#include <gtest/gtest.h>

#include "base/data.h"
#include "base/embedded.h"
#include "base/packed_toml.h"

namespace planilla {
namespace {

// Both views of one file, value by value.
void expect_same(const PackedView& a, const PackedValue& of_a, const PackedView& b,
                 const PackedValue& of_b) {
  using Kind = PackedValue::Kind;
  EXPECT_EQ(a.key(of_a), b.key(of_b));
  EXPECT_EQ(of_a.line, of_b.line);
  EXPECT_EQ(of_a.column, of_b.column);
  EXPECT_EQ(of_a.key_line, of_b.key_line);
  EXPECT_EQ(of_a.key_column, of_b.key_column);
  ASSERT_EQ(of_a.kind, of_b.kind);
  if (of_a.kind == Kind::text) {
    EXPECT_EQ(a.text(of_a), b.text(of_b));
  } else if (of_a.kind == Kind::list || of_a.kind == Kind::table) {
    ASSERT_EQ(of_a.size, of_b.size);
    for (std::size_t i = 0; i < of_a.size; ++i)
      expect_same(a, a.items(of_a)[i], b, b.items(of_b)[i]);
  } else {
    EXPECT_EQ(of_a.number(), of_b.number());
  }
}

TEST(PackedToml, OfTheBuildIsThatOfTheFiles) {
  const Data data = Data::embedded();
  const PackedView built = embedded_toml();
  std::size_t files = 0;
  for (const std::string& name : data.list("")) {
    if (!name.ends_with(".toml")) continue;
    SCOPED_TRACE(name);
    const PackedValue* file = built.find(built.root(), name);
    ASSERT_NE(file, nullptr);
    const PackedToml packed = pack_toml({{name, data.get(name)}});
    expect_same(packed.view(), packed.view().items(packed.view().root())[0], built, *file);
    ++files;
  }
  EXPECT_EQ(built.root().size, files);
  EXPECT_GT(files, 66u);
}

TEST(PackedToml, KeepsEveryKindOfValue) {
  const PackedToml packed =
      pack_toml({{"a.toml",
                  "low = -3\nhigh = 5000000000\nyes = true\nhalf = 0.5\n"
                  "[words]\nb = [\"\", \"\\u00f1\"]\na = \"x\"\n[[row]]\n[[row]]\nn = 1\n"}});
  const PackedView view = packed.view();
  const PackedValue& file = *view.find(view.root(), "a.toml");
  EXPECT_EQ(view.find(file, "low")->number(), -3);
  EXPECT_EQ(view.find(file, "high")->number(), 5'000'000'000);
  EXPECT_EQ(view.find(file, "yes")->number(), 1);
  EXPECT_EQ(view.find(file, "half")->kind, PackedValue::Kind::other);
  EXPECT_EQ(view.find(file, "none"), nullptr);
  const PackedValue& words = *view.find(file, "words");
  EXPECT_EQ(view.text(*view.find(words, "a")), "x");
  EXPECT_EQ(view.find(words, "a")->line, 7u);
  EXPECT_EQ(view.find(words, "a")->column, 5u);
  EXPECT_EQ(view.text(view.items(*view.find(words, "b"))[1]), "\u00f1");
  const PackedValue& rows = *view.find(file, "row");
  EXPECT_EQ(rows.size, 2u);
  EXPECT_EQ(view.find(view.items(rows)[0], "n"), nullptr);
  EXPECT_EQ(view.find(view.items(rows)[1], "n")->number(), 1);
}

}  // namespace
}  // namespace planilla
