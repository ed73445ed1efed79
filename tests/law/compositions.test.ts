import { expect, test } from "vitest";
import { compositionFaults } from "./compositions.ts";
import { readAll } from "./source.ts";

test("no text field takes the keys of an input method", () => {
  expect(compositionFaults(readAll(process.cwd())).map(({ at, law }) => `${at}: ${law}`)).toEqual([]);
});

test.each([
  ["client/features/chat/search/MessageSearch.tsx", `onKeyDown={(event) => event.key === "Escape" && onClose()}`],
  ["client/app/shortcuts/CommandPalette.tsx", `const step = event.key === "ArrowDown" ? 1 : 0;`],
  ["client/features/chat/box/MessageBox.tsx", "if (event.keyCode === 229 || isComposing(event)) return;"],
  ["client/features/groups/Form.tsx", `const handle = ({ key }: KeyboardEvent) => key === "Enter" && send();`],
])("a planted handler is found: %s with %s", (path, text) => {
  expect(compositionFaults(new Map([[path, text]]))).toHaveLength(1);
});

test.each([
  ["client/ui/overlays/Menu.tsx", `if (event.key === "Escape") change(false);`],
  ["client/features/posts/fields/TagsField.tsx", `if (isComposing(event) || event.key !== "Enter") return;`],
  ["server/platform/live.ts", "event.key"],
])("no false alarm: %s with %s", (path, text) => {
  expect(compositionFaults(new Map([[path, text]]))).toEqual([]);
});
