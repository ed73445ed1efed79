import { expect, test } from "vitest";
import { commandOf, withSection } from "./results.ts";

const PAGE = "# Results\n\n<!-- feed -->\n\n```text\nold\n```\n\n<!-- search -->\n\n```text\nkept\n```\n";

test("a section is replaced by what was printed, and the others stay", () => {
  const text = withSection(PAGE, "feed", ["npm run bench -- feed", "", "", "", "new", ""]);
  expect(text).toBe(PAGE.replace("old", "npm run bench -- feed\n\nnew"));
});

test("a section that the page does not have is refused", () => {
  expect(() => withSection(PAGE, "likes", ["new"])).toThrow("RESULTS.md has no section likes.");
});

test("the command names no folder of the machine that ran it", () => {
  expect(commandOf("bench", ["feed", "--data", "/home/ada/data", "--rounds", "4"])).toBe(
    "npm run bench -- feed --data <path> --rounds 4",
  );
  expect(commandOf("lab", [])).toBe("npm run lab");
});
