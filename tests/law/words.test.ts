import { expect, test } from "vitest";
import { readAll } from "./source.ts";
import { commentFaults, nameWordFaults } from "./words.ts";

const inOneFile = (text: string) => new Map([["server/core/sample.ts", text]]);

test("names use the words of docs/words.md", () => {
  expect(nameWordFaults(readAll(process.cwd())).map(({ at, law }) => `${at}: ${law}`)).toEqual([]);
});

test("comments use the words of docs/words.md", () => {
  expect(commentFaults(readAll(process.cwd())).map(({ at, law }) => `${at}: ${law}`)).toEqual([]);
});

const planted: [text: string, word: string][] = [
  ["const told = 1;", "told"],
  ["function tellMembers() {}", "tell"],
  ["let isShown = false;", "shown"],
  ["const ACTORS_SHOWN = 5;", "shown"],
  ["class Outbox { #letters = []; }", "letters"],
  ["class BellService {}", "bell"],
  ["interface Surroundings {}", "surroundings"],
  ["type FolderWish = string;", "wish"],
  ["interface Row { keptUntil: string }", "kept"],
  ["class Room { startSitting() {} }", "sitting"],
  ["const { a: { b: asked = 1 } } = x;", "asked"],
  ["const [first, ...given] = x;", "given"],
  ["const f = ({ place: whereabouts }: P, ...worn: string[]) => 1;", "whereabouts"],
  ["function found<T>(row: T | null): T { throw row; }", "found"],
  ["const placed = (row: Row) => row;", "placed"],
  ["class Facets { of() {} }", "of"],
];

test.each(planted)("a planted name is found: %s", (text, word) => {
  expect(nameWordFaults(inOneFile(text))[0]?.law).toContain(`another word for "${word}"`);
});

test.each([
  "const found = rows.find((one) => one.id === id);",
  "const style = { letterSpacing: 1, placeItems: 2, told: 3 };",
  "const { told: notified, shown: visible } = answer;",
  "const label = 'told, shown and kept';",
  "const belly = 1; const smallest = 2; const storyteller = 3;",
])("a name that is allowed passes: %s", (text) => {
  expect(nameWordFaults(inOneFile(text))).toEqual([]);
});

test.each([
  ["/** Told of counts that were wrong. */", "Told"],
  ["// The letter waits\n// until the socket is open.", "letter"],
  ["/* The last wish wins. */", "wish"],
  ["/** stored once a day. */", "begins with a capital"],
])("a planted comment is found: %s", (text, law) => {
  expect(commentFaults(inOneFile(text))).toEqual([
    { at: "server/core/sample.ts:1", law: expect.stringContaining(law) },
  ]);
});

test.each([
  "/** Notifies the author of a post. */",
  "// The first line of a sentence\n// that goes on in the second.",
  "/** `tell` is the name of a command. */",
  "// toViewer() reads the session.",
  "// oxlint-disable-next-line no-console",
])("a comment that is allowed passes: %s", (text) => {
  expect(commentFaults(inOneFile(text))).toEqual([]);
});
