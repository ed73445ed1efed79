import { expect, test } from "vitest";
import { loadEmoji } from "#client/features/posts/fields/emojiData.ts";
import { packedEmoji } from "./emoji.ts";

test("the emoji fit into one small text, in their nine groups", () => {
  const groups = packedEmoji().split("\n\n");
  expect(groups.map((group) => group.split("\n")[0])).toContain("smileys & emotion");
  expect(groups).toHaveLength(9);
  expect(packedEmoji().length).toBeLessThan(100_000);
});

test("hands come in all skin tones", async () => {
  const { emojis } = await loadEmoji();
  const wave = emojis.find(({ label }) => label === "Waving hand");
  expect(wave?.skins).toEqual({ light: "👋🏻", "medium-light": "👋🏼", medium: "👋🏽", "medium-dark": "👋🏾", dark: "👋🏿" });
  expect(wave?.tags).toContain("hello");
  expect(emojis.length).toBeGreaterThan(1_800);
});
