import { describe, expect, test } from "vitest";
import { parseQuery, plainWords } from "./search.rules.ts";

const parsed = (query: string) => {
  const { terms, ...operators } = parseQuery(query);
  const phrases = Object.entries(operators).filter(
    ([, value]) => value !== null && value !== false && String(value) !== "",
  );
  const written = terms.map(({ words, isPhrase, isExcluded }) => {
    const text = isPhrase ? `"${words}"` : words;
    return isExcluded ? `-${text}` : text;
  });
  return { terms: written, ...Object.fromEntries(phrases) };
};

describe("a query", () => {
  test("is words, quoted phrases and what is excluded", () => {
    expect(parsed('Shared "community garden" -fence')).toEqual({ terms: ["shared", '"community garden"', "-fence"] });
    expect(parsed('-"cold chain" vaccine')).toEqual({ terms: ['-"cold chain"', "vaccine"] });
    expect(parsed('an open "quote to the end')).toEqual({ terms: ["an", "open", '"quote to the end"'] });
  });

  test("knows operators in any case, and hashtags", () => {
    expect(parsed("From:@Ada tag:Energy #repair before:2026-02-01 after:2025 has:image solar")).toEqual({
      terms: ["solar"],
      from: "ada",
      tags: ["energy", "repair"],
      before: "2026-02-01",
      after: "2025-01-01",
      hasImage: true,
    });
  });

  test("reads a hashtag with its signs, and keeps them of a word that may name a tag", () => {
    expect(parsed("#C++ #.NET #node.js #solar-")).toEqual({ terms: ["solar"], tags: ["C++", ".NET", "node.js"] });
    expect(parsed("C++ time-series -C#")).toEqual({ terms: ["c", "time", "series", "-c"], namedTags: ["C++"] });
  });

  test("reads an operator without a meaning as words", () => {
    expect(parsed("before:tomorrow has:luck after:2026-02-30")).toEqual({
      terms: ["before", "tomorrow", "has", "luck", "after", "2026", "02", "30"],
    });
    expect(parsed("from: tag:")).toEqual({ terms: ["from", "tag"] });
  });

  test("holds no sign that a database could take for its own", () => {
    expect(parsed(`50% _x* a:* b & c | !d (e) <-> 'f' \\ ' -- ;`)).toEqual({
      terms: ["50", "x", "a", "b", "c", "d", "e", "f"],
    });
    expect(parsed("tea or coffee OR -milk")).toEqual({ terms: ["tea", "coffee", "-milk"] });
    expect(plainWords(parseQuery('time-series "cold chain" -frost tag:x'))).toBe("time series cold chain");
  });
});
