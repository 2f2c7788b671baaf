// Lists of names.
#include "game/spelling/html_element.h"

#include <algorithm>
#include <array>

namespace planilla {

namespace {

// Elements in a line, and those that begin and end one.
constexpr std::array<std::string_view, 49> inline_elements = {
    "a",        "abbr",  "acronym", "b",      "big",    "button",   "cite",     "code",  "col",
    "colgroup", "del",   "em",      "font",   "i",      "iframe",   "img",      "input", "ins",
    "kbd",      "label", "link",    "mark",   "meta",   "noscript", "object",   "path",  "picture",
    "q",        "s",     "samp",    "script", "select", "small",    "source",   "span",  "strike",
    "strong",   "style", "sub",     "sup",    "svg",    "td",       "textarea", "th",    "time",
    "tt",       "u",     "var",     "video"};
constexpr std::array<std::string_view, 41> block_elements = {
    "address", "article", "aside", "blockquote", "body",   "br",     "caption", "center", "dd",
    "div",     "dl",      "dt",    "figcaption", "figure", "footer", "form",    "h1",     "h2",
    "h3",      "h4",      "h5",    "h6",         "head",   "header", "hr",      "html",   "li",
    "main",    "nav",     "ol",    "option",     "p",      "pre",    "section", "table",  "tbody",
    "tfoot",   "thead",   "title", "tr",         "ul"};

}  // namespace

bool is_html_block(std::string_view element) {
  return std::find(block_elements.begin(), block_elements.end(), element) != block_elements.end();
}

bool is_html_element(std::string_view name) {
  return is_html_block(name) ||
         std::find(inline_elements.begin(), inline_elements.end(), name) != inline_elements.end();
}

}  // namespace planilla
