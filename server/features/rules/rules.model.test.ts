import { expect, test } from "vitest";
import { RULES_MAX } from "./rules.limits.rules.ts";
import { rulesIn } from "./rules.model.ts";
import { PRODUCT_RULES } from "./rules.product.model.ts";

test("each heading of the second level is a rule, and its key is its words", () => {
  const text =
    "Hello\n\n## Be kind ##\r\nAlways.\n\n### When?\nNow.\n\n##No heading\n# Nor this\n## Don’t shout, Émile!\n## Be kind";
  expect(rulesIn(text)).toEqual([
    { key: "be-kind", title: "Be kind", text: "Always.\n\n### When?\nNow.\n\n##No heading\n# Nor this" },
    { key: "dont-shout-emile", title: "Don’t shout, Émile!", text: "" },
    { key: "be-kind-2", title: "Be kind", text: "" },
  ]);
  expect(rulesIn("## 礼儀\n## !!!").map(({ key }) => key)).toEqual(["礼儀", "rule"]);
});

test("the rules of the product are a handful, each with a text", () => {
  const rules = rulesIn(PRODUCT_RULES.text);
  expect(rules.map(({ key }) => key)).toEqual([
    "be-respectful",
    "no-hate",
    "no-harassment",
    "be-honest-about-who-you-are",
    "no-spam",
    "keep-private-things-private",
    "nothing-illegal-or-dangerous",
    "share-what-you-may-share",
  ]);
  expect(rules.length).toBeLessThanOrEqual(RULES_MAX);
  expect(rules.every(({ text }) => text.length > 20)).toBe(true);
});
