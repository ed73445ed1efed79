import { expect, test } from "vitest";
import { previewOf, shareLinks } from "./sharing.ts";

const url = "https://commonplace.example/post/7";

test("a shared post is represented by its first 50 characters", () => {
  const content = "What if every street owned its storage, and every neighbour a share of it?";
  expect(previewOf({ url, content })).toBe("What if every street owned its storage, and every…");
  expect([...previewOf({ url, content: "🎉".repeat(80) })]).toHaveLength(51);
});

test("a short post is shared completely, one without text by its title", () => {
  expect(previewOf({ url, content: "Two\nlines" })).toBe("Two lines");
  expect(previewOf({ url, content: " ", title: "A picture" })).toBe("A picture");
});

test("the links to the networks contain the post's own address", () => {
  const links = shareLinks({ url, content: "Storage & streets" });
  expect(new URL(links.linkedIn).searchParams.get("url")).toBe(url);
  expect(new URL(links.facebook).searchParams.get("u")).toBe(url);
  expect(new URL(links.whatsApp).searchParams.get("text")).toBe(`Storage & streets ${url}`);
});
