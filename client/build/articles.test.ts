import { expect, test } from "vitest";
import { toArticle } from "./articles.ts";

const front = "---\ntitle: About\nupdated: 2026-11-21\nsummary: What it's for: ideas.\n---\n";

test("a text is split into the blocks that a page renders", () => {
  const article = toArticle(
    `${front}\nDon't **miss** the [rules](/guidelines),\nor \`it's\`.\n\n## What's in it?\n\n- one\n- *two*\n\n\`\`\`sh\ncurl 'x'\n\`\`\`\n\n| name | why |\n| --- | --- |\n| \`a\` | b |\n`,
  );
  expect(article).toEqual({
    title: "About",
    updated: "2026-11-21",
    summary: "What it's for: ideas.",
    blocks: [
      {
        kind: "paragraph",
        content: [
          "Don't ",
          { kind: "strong", content: ["miss"] },
          " the ",
          { kind: "link", to: "/guidelines", content: ["rules"] },
          ", or ",
          { kind: "code", text: "it's" },
          ".",
        ],
      },
      { kind: "heading", id: "what-s-in-it", text: "What's in it?" },
      { kind: "list", items: [["one"], [{ kind: "emphasis", content: ["two"] }]] },
      { kind: "code", text: "curl 'x'" },
      { kind: "table", head: [["name"], ["why"]], rows: [[[{ kind: "code", text: "a" }], ["b"]]] },
    ],
  });
});

test("a text may name the address of the community, which the page knows", () => {
  expect(toArticle(`${front}Write to {{contact}}.\n\n- {{contact}}\n`).blocks).toEqual([
    { kind: "paragraph", content: ["Write to ", { kind: "contact" }, "."] },
    { kind: "list", items: [[{ kind: "contact" }]] },
  ]);
});

test.each([
  ["HTML", `${front}<b>bold</b>`],
  ["HTML within a line", `${front}so <b>bold</b>`],
  ["a picture", `${front}![x](/y.png)`],
  ["a heading of another level", `${front}### Deep`],
  ["no title", "Just words"],
  ["no summary", "---\ntitle: About\nupdated: 2026-11-21\n---\nWords"],
])("a text with %s is refused", (_what, markdown) => {
  expect(() => toArticle(markdown)).toThrow(/article/i);
});
