import { describe, expect, test } from "vitest";
import { facetsIn, linksOf, namesIn } from "./facets.rules.ts";
import { hashtagsOf } from "./facets.hashtags.rules.ts";

const members = new Map([
  ["ada", 1],
  ["bo.k", 2],
]);
/** Returns the marked parts of a text, with their values. */
const marked = (text: string) =>
  facetsIn(text, members).map(({ start, end, kind, value }) => [kind, text.slice(start, end), value]);

describe("facets of a text", () => {
  test("are members, tags and addresses, in their order", () => {
    expect(marked("@Ada wrote https://example.org/a?b=c about #Cities, @bo.k.")).toEqual([
      ["mention", "@Ada", "ada"],
      ["link", "https://example.org/a?b=c", "https://example.org/a?b=c"],
      ["tag", "#Cities", "cities"],
      ["mention", "@bo.k", "bo.k"],
    ]);
  });

  test("are counted in UTF-16 units, so that an emoji counts as two", () => {
    expect(facetsIn("🌍 #a", members)).toEqual([{ start: 3, end: 5, kind: "tag", value: "a" }]);
  });

  test("a mention contains the id of its member", () => {
    expect(facetsIn("Hi @ADA", members)).toEqual([{ start: 3, end: 7, kind: "mention", value: "ada", userId: 1 }]);
  });

  test("a mention takes the longest name that a member has", () => {
    expect(marked("@ada.But why? @bo.k.and @ada-")).toEqual([
      ["mention", "@ada", "ada"],
      ["mention", "@bo.k", "bo.k"],
      ["mention", "@ada", "ada"],
    ]);
  });

  test.each(["mail ada@ada.org", "a.b@ada", "@nobody", "@ada@example.org", "x/@ada", "@@ada", "@adaé", "@"])(
    "mentions nobody in %j",
    (text) => {
      expect(marked(text).filter(([kind]) => kind === "mention")).toEqual([]);
    },
  );

  test("an address ends where the sentence continues", () => {
    const addressIn = (text: string) => marked(text)[0]?.[1];
    expect(addressIn("(see https://example.org/wiki/A_(b)).")).toBe("https://example.org/wiki/A_(b)");
    expect(addressIn("“https://example.org/x”, he said")).toBe("https://example.org/x");
    expect(addressIn("https://example.org...")).toBe("https://example.org");
    expect(addressIn("<https://example.org/a>")).toBe("https://example.org/a");
  });

  test("a name with other characters is no tag, rather than half of one", () => {
    for (const text of ["#a+b", "#C+++", "#+c"]) expect(hashtagsOf(text), text).toEqual([]);
    expect(hashtagsOf("#one#two, (#three). #four! #five... #six")).toEqual(["one", "three", "four", "five", "six"]);
  });

  test("a name keeps the signs that belong to it, and not those of its sentence", () => {
    expect(hashtagsOf("#C++, #C#; #node.js. #.NET!")).toEqual(["C++", "C#", "node.js", ".NET"]);
  });

  test("a tag is whole in every alphabet, and the same however its accents were typed", () => {
    expect(hashtagsOf("#हिन्दी #தமிழ் #ไทย #İstanbul #cafe\u0301 #caf\u00e9")).toEqual([
      "हिन्दी",
      "தமிழ்",
      "ไทย",
      "i\u0307stanbul",
      "caf\u00e9",
    ]);
    expect(marked("#cafe\u0301")).toEqual([["tag", "#cafe\u0301", "caf\u00e9"]]);
    // An invisible joiner is no part of a tag.
    expect(hashtagsOf("#می\u200cخواهم")).toEqual([]);
  });

  test("an address contains no tag and no mention", () => {
    expect(marked("https://example.org/@ada?a=#part")).toHaveLength(1);
    expect(hashtagsOf("https://example.org/?a=#part #real")).toEqual(["real"]);
  });

  test.each([
    "javascript://x.y/%0aalert(1)",
    "http://",
    "https://localhost/a",
    "https://bank.example@evil.example/",
    "ftp://a.b",
  ])("%j is no link", (text) => {
    expect(marked(text)).toEqual([]);
  });

  test("a very long text is parsed in bounded time", () => {
    expect(facetsIn("#a ".repeat(3_000), members)).toHaveLength(100);
    expect(namesIn(Array.from({ length: 500 }, (_, i) => `@name${i}`).join(" "))).toHaveLength(20);
    const began = performance.now();
    facetsIn(`http://a.b/${")".repeat(10_000)}`, members);
    facetsIn("@a.a.a.a".repeat(1_200), members);
    facetsIn("http://a.b/(".repeat(800), members);
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});

test("names are looked up once each, in lower case, with the shorter names that they may contain", () => {
  expect(namesIn("@Ada @ada @bo.k")).toEqual(["ada", "bo.k", "bo"]);
});

test("news links are counted without fragment and campaign, once for each post", () => {
  const facets = facetsIn("https://www.Example.org/a?utm_source=x&id=7#top https://www.example.org/a?id=7", members);
  expect(linksOf(facets)).toEqual([{ url: "https://www.example.org/a?id=7", host: "example.org" }]);
});
