// Message patterns (the part of ICU's that messages use): {name}, {name, number}, {name, plural, ...}, {name, select, ...}, '' and quoted braces.
export const patterns = {
  made: new Map(),
  next: 0,
  languageOf(tag) {
    try {
      return Intl.PluralRules.supportedLocalesOf(tag.replace(/_/g, "-"))[0] || "en";
    } catch (none) {
      return "en";
    }
  },
  // -> a list of texts, {name}, {name, number}, {name, cases, plural}, and "#" as {hash: true}. Throws the place that is wrong.
  parse(text) {
    let at = 0;
    const wrong = () => {
      throw at;
    };
    const blanks = () => {
      while (at < text.length && /\s/.test(text[at])) at++;
    };
    const word = () => {
      blanks();
      const found = /^[^\s{},#'|]+/.exec(text.slice(at));
      if (!found) wrong();
      at += found[0].length;
      blanks();
      return found[0];
    };
    const take = (sign) => {
      if (text[at] !== sign) wrong();
      at++;
    };
    const cases = (plural) => {
      const out = new Map();
      for (blanks(); text[at] !== "}"; blanks()) {
        const name = word();
        take("{");
        out.set(name, message(true, plural));
        take("}");
      }
      if (!out.has("other")) wrong();
      return out;
    };
    const argument = () => {
      const out = { name: word() };
      if (text[at] === ",") {
        at++;
        const type = word();
        if (type === "number") {
          out.number = true;
          if (text[at] === ",") {
            const style = /^,\s*([^}]*?)\s*(?=})/.exec(text.slice(at)) || wrong();
            at += style[0].length;
            out.style = style[1];
          }
        } else if (type === "plural" || type === "select" || type === "selectordinal") {
          take(",");
          out.kind = type;
          out.cases = cases(type !== "select");
        } else {
          wrong();
        }
      }
      take("}");
      return out;
    };
    const message = (inner, plural) => {
      const out = [];
      let piece = "";
      const add = (part) => {
        if (piece !== "") out.push(piece);
        piece = "";
        if (part !== undefined) out.push(part);
      };
      while (at < text.length) {
        const c = text[at];
        if (c === "'" && text[at + 1] === "'") {
          piece += "'";
          at += 2;
        } else if (c === "'" && (text[at + 1] === "{" || text[at + 1] === "}" || (plural && text[at + 1] === "#"))) {
          for (at++; at < text.length; at++) {
            if (text[at] !== "'") piece += text[at];
            else if (text[at + 1] === "'") piece += text[at++];
            else break;
          }
          at++;
        } else if (c === "{") {
          at++;
          add(argument());
        } else if (c === "}") {
          if (inner) break;
          piece += c;
          at++;
        } else if (c === "#" && plural) {
          at++;
          add({ hash: true });
        } else {
          piece += c;
          at++;
        }
      }
      add();
      return out;
    };
    const out = message(false, false);
    if (at !== text.length) wrong();
    return out;
  },
  // Adds the arguments that are named to `out`: "number", "select" or "" for each. As with ICU, one that is a number anywhere is one where it stands plain.
  usesIn(parts, out) {
    for (const part of parts) {
      if (part.name === undefined) continue;
      const use = part.kind === "select" ? "select" : part.number || part.cases ? "number" : "";
      if (use !== "" || !out.has(part.name)) out.set(part.name, use);
      if (part.cases) for (const one of part.cases.values()) this.usesIn(one, out);
    }
    return out;
  },
  number(value) {
    if (typeof value === "number") return value;
    const digits = /^-?\d+/.exec(value === undefined ? "" : value);
    return digits ? Number(digits[0]) : 0;
  },
  written(value, style, language) {
    return new Intl.NumberFormat(language, { useGrouping: style !== "::group-off" }).format(value);
  },
  fill(parts, values, made, counted) {
    const { language } = made;
    let out = "";
    for (const part of parts) {
      if (typeof part === "string") {
        out += part;
      } else if (part.hash) {
        out += this.written(counted, "", language);
      } else if (part.number) {
        out += this.written(this.number(values[part.name]), part.style, language);
      } else if (part.kind === "select") {
        const value = part.name in values ? String(values[part.name]) : "";
        const wanted = value.replace(/-/g, "_");
        out += this.fill(part.cases.get(wanted) || part.cases.get(value) || part.cases.get("other"), values, made, counted);
      } else if (part.cases) {
        const value = this.number(values[part.name]);
        const type = part.kind === "plural" ? "cardinal" : "ordinal";
        const kind = new Intl.PluralRules(language, { type }).select(value);
        out += this.fill(part.cases.get("=" + value) || part.cases.get(kind) || part.cases.get("other"), values, made, value);
      } else if (made.uses.get(part.name) === "number") {
        out += this.written(this.number(values[part.name]), "", language);
      } else {
        out += part.name in values ? values[part.name] : "";
      }
    }
    return out;
  },
  // A number to ask with; below zero: minus one, minus the place in the pattern that is wrong.
  compile(text, language) {
    try {
      const parts = this.parse(text);
      this.made.set(this.next, { parts, uses: this.usesIn(parts, new Map()), language: this.languageOf(language) });
      return this.next++;
    } catch (place) {
      if (typeof place !== "number") throw place;
      return -1 - place;
    }
  },
  drop(id) {
    this.made.delete(id);
  },
  names(id) {
    return JSON.stringify([...this.made.get(id).uses.keys()]);
  },
  filled(id, values) {
    const made = this.made.get(id);
    return this.fill(made.parts, JSON.parse(values), made, 0);
  },
  alternatives(items, language) {
    return new Intl.ListFormat(this.languageOf(language), { type: "disjunction" }).format(JSON.parse(items));
  },
};
