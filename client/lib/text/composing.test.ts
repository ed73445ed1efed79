// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { isComposing } from "./composing.ts";

test("a key belongs to the input method while it composes, and when it ends the composition", () => {
  expect(isComposing(new KeyboardEvent("keydown", { key: "Escape", isComposing: true }))).toBe(true);
  expect(isComposing({ nativeEvent: new KeyboardEvent("keydown", { key: "ArrowDown", isComposing: true }) })).toBe(
    true,
  );
  expect(isComposing({ key: "Enter", keyCode: 229 })).toBe(true);
  expect(isComposing(new KeyboardEvent("keydown", { key: "Escape" }))).toBe(false);
});
