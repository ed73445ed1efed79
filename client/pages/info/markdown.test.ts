import { expect, test } from "vitest";
import { toBlocks } from "./markdown.ts";

test("Markdown becomes paragraphs, lists, bold, emphasis, code and links", () => {
  expect(
    toBlocks(
      "Be **kind**\nand *calm*.\n\n### When\n- `always`\n- ask [us](/contact)\n  first\n1. or [them](https://a.example/b)",
    ),
  ).toEqual([
    {
      kind: "paragraph",
      content: ["Be ", { kind: "strong", content: ["kind"] }, " and ", { kind: "emphasis", content: ["calm"] }, "."],
    },
    { kind: "paragraph", content: [{ kind: "strong", content: ["When"] }] },
    {
      kind: "list",
      items: [
        [{ kind: "code", text: "always" }],
        ["ask ", { kind: "link", to: "/contact", content: ["us"] }, " first"],
        ["or ", { kind: "link", to: "https://a.example/b", content: ["them"] }],
      ],
    },
  ]);
});

test("HTML and links that could run something are only text", () => {
  const texts = [
    "<img src=x onerror=alert(1)>",
    "[x](javascript:alert(1))",
    "[x](//evil.example)",
    "[x](data:text/html,hi)",
    "![x](https://a.example/x.png",
  ];
  for (const text of texts) expect(toBlocks(text), text).toEqual([{ kind: "paragraph", content: [text] }]);
  expect(toBlocks("")).toEqual([]);
});
