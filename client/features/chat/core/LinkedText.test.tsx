import { render, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { LinkedText } from "./LinkedText.tsx";

const linksIn = (text: string) => {
  const { container, unmount } = render(<LinkedText text={text} />);
  const links = within(container)
    .queryAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  unmount();
  return links;
};

test("a message links the same addresses as a post", () => {
  const wiki = "https://en.wikipedia.org/wiki/Foo_(bar)";
  expect(linksIn(`see ${wiki}.`)).toEqual([[wiki, wiki]]);
  expect(linksIn("HTTPS://example.com/A, “https://example.com/b”…")).toEqual([
    ["HTTPS://example.com/A", "https://example.com/A"],
    ["https://example.com/b", "https://example.com/b"],
  ]);
  expect(linksIn("詳細はhttps://example.com/a。次")).toEqual([["https://example.com/a", "https://example.com/a"]]);
});

test("an address with a user name, which looks like another host, is no link", () => {
  expect(linksIn("https://user:pw@example.com/")).toEqual([]);
});
