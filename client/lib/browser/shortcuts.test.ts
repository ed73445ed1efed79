import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listenForShortcuts, shortcutOf } from "./shortcuts.ts";

const act = vi.fn();
let stop = () => {};

beforeEach(() => {
  stop = listenForShortcuts({ "?": () => act("?"), "g h": () => act("g h"), h: () => act("h") });
});
afterEach(() => {
  stop();
  act.mockReset();
  document.body.innerHTML = "";
});

function press(key: string, more: KeyboardEventInit = {}, on: EventTarget = document.body) {
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
}

test("a key runs its action", () => {
  press("?", { shiftKey: true });
  expect(act.mock.calls).toEqual([["?"]]);
});

test("two keys in a sequence run one action, and neither acts alone", () => {
  press("g");
  press("h");
  expect(act.mock.calls).toEqual([["g h"]]);
});

test("no other listener receives the second of two keys, whoever listened first", () => {
  stop();
  const pressed: (string | null)[] = [];
  const listen = (event: KeyboardEvent) => pressed.push(shortcutOf(event));
  addEventListener("keydown", listen);
  stop = listenForShortcuts({ "g h": () => act("g h") });
  press("g");
  press("h");
  removeEventListener("keydown", listen);
  expect(act.mock.calls).toEqual([["g h"]]);
  expect(pressed).toEqual(["g", null]);
});

test("a key without an action ends the sequence", () => {
  press("g");
  press("x");
  press("h");
  expect(act.mock.calls).toEqual([["h"]]);
});

test("keys with a modifier are left to the browser", () => {
  press("h", { ctrlKey: true });
  press("h", { metaKey: true });
  press("h", { altKey: true });
  expect(act).not.toHaveBeenCalled();
});

test("keys do not act during typing", () => {
  document.body.innerHTML = "<input><textarea></textarea><div contenteditable='true'><b>x</b></div>";
  for (const field of document.querySelectorAll("input,textarea,b")) press("h", {}, field);
  press("h", { isComposing: true });
  expect(act).not.toHaveBeenCalled();
});

test("an open dialog or menu receives all keys", () => {
  document.body.innerHTML = "<div role='dialog'><button>ok</button></div>";
  press("h");
  document.body.innerHTML = "<div role='menu'></div>";
  press("h");
  expect(act).not.toHaveBeenCalled();
});

test("a key that is held down acts once", () => {
  press("h");
  press("h", { repeat: true });
  expect(act).toHaveBeenCalledTimes(1);
});
