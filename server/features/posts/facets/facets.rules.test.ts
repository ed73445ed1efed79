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

  test.each([
    "mail ada@ada.org",
    "a.b@ada",
    "@nobody",
    "@ada@example.org",
    "x/@ada",
    "@@ada",
    "@adaé",
    "@",
    "josé@ada.org",
    "@ada_@b.org",
    "почта@ada",
    "＠ada@b.org",
  ])("mentions nobody in %j", (text) => {
    expect(marked(text).filter(([kind]) => kind === "mention")).toEqual([]);
  });

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
      "istanbul",
      "caf\u00e9",
    ]);
    expect(marked("#cafe\u0301")).toEqual([["tag", "#cafe\u0301", "caf\u00e9"]]);
  });

  test("words that their language joins with a sign of its own are one tag", () => {
    const joined = ["می\u200cخواهم", "col·legi", "ぼっち・ざ・ろっく", "क्\u200dष"];
    expect(hashtagsOf(joined.map((name) => `#${name}`).join(" "))).toEqual(joined);
    expect(hashtagsOf("＃日本語 #ぼっち･ざ･ろっく #two··dots #end· #ন্\u200d")).toEqual([
      "日本語",
      "ぼっち・ざ・ろっく",
      "two",
      "end",
      "ন্",
    ]);
    expect(marked("今日の ＃猫")).toEqual([["tag", "＃猫", "猫"]]);
  });

  test("a tag has a letter, and one form whatever its width and its i", () => {
    expect(hashtagsOf("#1 #2026 #①")).toEqual([]);
    expect(hashtagsOf("#2026plan #ｓｙｎｔｈ #synth #ﬁne")).toEqual(["2026plan", "synth", "fine"]);
    expect(hashtagsOf("#İstanbul #istanbul #i\u0307stanbul #ﷺ")).toEqual(["istanbul"]);
  });

  test.each([
    ["詳細はhttps://example.com/a。次", "https://example.com/a"],
    ["https://example.com/a、そして", "https://example.com/a"],
    ["https://example.com/a「引用」", "https://example.com/a"],
    ["https://example.com/a（注）です", "https://example.com/a"],
    ["https://example.com/a\u3000です", "https://example.com/a"],
    ["https://example.com/a\u200bです", "https://example.com/a"],
    ["보세요https://example.com/a！", "https://example.com/a"],
    ["ดูที่https://example.com/a", "https://example.com/a"],
    ["《https://example.com/a》", "https://example.com/a"],
    ["HTTPS://Example.com/a_(b)…", "HTTPS://Example.com/a_(b)"],
    ["«https://example.com/a»", "https://example.com/a"],
    ["„https://example.com/a“ und", "https://example.com/a"],
    ["https://example.com/日本語", "https://example.com/日本語"],
  ])("the address in %j is %s", (text, address) => {
    expect(marked(text).map(([, written]) => written)).toEqual([address]);
  });

  test.each(["xhttps://example.com/a", "https://user:pw@example.com/", "жhttps://example.com/a"])(
    "%j is no address",
    (text) => {
      expect(marked(text)).toEqual([]);
    },
  );

  test.each(["こんにちは @adaさん", "你好@ada，谢谢", "＠ada", "@ada_", "@ada님", "สวัสดี@adaครับ", "@ada's", "@adaが"])(
    "mentions Ada in %j",
    (text) => {
      expect(marked(text).map(([kind, , value]) => [kind, value])).toEqual([["mention", "ada"]]);
    },
  );

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
    const before = process.cpuUsage();
    facetsIn(`http://a.b/${")".repeat(10_000)}`, members);
    facetsIn("@a.a.a.a".repeat(1_200), members);
    facetsIn("http://a.b/(".repeat(800), members);
    expect(process.cpuUsage(before).user, "in microseconds of work").toBeLessThan(10_000_000);
  });
});

test("names are looked up once each, in lower case, with the shorter names that they may contain", () => {
  expect(namesIn("@Ada @ada @bo.k")).toEqual(["ada", "bo.k", "bo"]);
});

test("news links are counted without fragment and campaign, once for each post", () => {
  const facets = facetsIn("https://www.Example.org/a?utm_source=x&id=7#top https://www.example.org/a?id=7", members);
  expect(linksOf(facets)).toEqual([{ url: "https://www.example.org/a?id=7", host: "example.org" }]);
});
