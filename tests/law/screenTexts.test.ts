import { expect, test } from "vitest";
import { screenTextFaults } from "./screenTexts.ts";
import { readAll } from "./source.ts";

test("the texts of the screens have one spelling", () => {
  expect(screenTextFaults(readAll(process.cwd(), ["client", "server"])).map(({ at, law }) => `${at}: ${law}`)).toEqual(
    [],
  );
});

test.each([
  ["client/ui/ErrorState.tsx", "const view = <p>Couldn’t load this</p>;"],
  ["client/ui/ErrorState.tsx", "const title = `${name} hasn’t shared a post yet.`;"],
  ["client/pages/RegisterPage.tsx", "const view = <p>Keep your ideas with others’.</p>;"],
  ["client/ui/ShowMore.tsx", "const view = <button>Try again</button>;"],
  ["client/ui/ShowMore.tsx", 'const label = hasFailed ? "try again" : "Show more";'],
  ["client/ui/ShowMore.tsx", 'const label = "RETRY";'],
  ["server/features/posts/posts.rules.ts", 'const MESSAGE = "This file isn’t available";'],
])("is found in %s: %s", (path, text) => {
  expect(screenTextFaults(new Map([[path, text]]))).toHaveLength(1);
});

test.each([
  'const title = "Couldn\'t load this";',
  "const words = `No one matches ‘${query}’`;",
  'const words = "No one matches ‘Ada’";',
  'const label = hasFailed ? "Try Again" : "Show more";',
  "const text = \"You're offline. Try again once you're connected.\";",
])("is allowed: %s", (text) => {
  expect(screenTextFaults(new Map([["client/ui/ErrorState.tsx", text]]))).toEqual([]);
});
