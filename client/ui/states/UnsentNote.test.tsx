import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { ThemeProvider } from "@emotion/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { unsentPlace } from "#client/lib/unsent/unsentStore.ts";
import { useUnsent } from "#client/lib/unsent/useUnsent.ts";
import { theme } from "#client/theme/theme.ts";
import { UnsentNote } from "./UnsentNote.tsx";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const [here, elsewhere] = [unsentPlace("1", "a"), unsentPlace("1", "b")];
const BLANK = { text: "" };

function Box({ label, place = here }: { label: string; place?: typeof here }) {
  const unsent = useUnsent(place, { initial: BLANK });
  return (
    <ThemeProvider theme={theme}>
      <form aria-label={label}>
        <textarea
          aria-label={label}
          value={unsent.values.text}
          onChange={(event) => unsent.box.change({ text: event.target.value })}
        />
        <UnsentNote unsent={unsent} />
      </form>
    </ThemeProvider>
  );
}

const box = (label: string) => screen.getByRole<HTMLTextAreaElement>("textbox", { name: label });
const type = (label: string, text: string) => fireEvent.change(box(label), { target: { value: text } });
/** Lets the other boxes hear of what was stored. */
const settle = () => act(async () => {});
/** The code of the note is loaded with the first draft. */
const restored = () => screen.findByText("Draft restored");
const pressDiscardKey = (init: KeyboardEventInit = {}) => fireEvent.keyDown(document.body, { key: "F9", ...init });

test("a draft is marked when its box opens again, discarded by its button, and brought back by Undo", async () => {
  const { unmount } = render(<Box label="Comment" />);
  type("Comment", "Half a thought");
  expect(screen.queryByText("Draft restored")).toBeNull();
  unmount();
  render(<Box label="Comment" />);
  expect(box("Comment").value).toBe("Half a thought");
  await restored();
  fireEvent.click(screen.getByRole("button", { name: "Discard" }));
  expect(box("Comment").value).toBe("");
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await settle();
  expect(box("Comment").value).toBe("Half a thought");
});

test("the key discards the draft in which the focus is, and no other", async () => {
  here.write({ values: { text: "Here" }, base: null, other: null, dropped: null });
  elsewhere.write({ values: { text: "Elsewhere" }, base: null, other: null, dropped: null });
  render(
    <>
      <Box label="Comment" />
      <Box label="Reply" place={elsewhere} />
    </>,
  );
  expect(await screen.findAllByText("Draft restored")).toHaveLength(2);
  pressDiscardKey();
  expect([box("Comment").value, box("Reply").value]).toEqual(["Here", "Elsewhere"]);
  box("Reply").focus();
  pressDiscardKey({ ctrlKey: true });
  expect(box("Reply").value).toBe("Elsewhere");
  pressDiscardKey();
  expect([box("Comment").value, box("Reply").value]).toEqual(["Here", ""]);
  expect(screen.getAllByText("Draft discarded")).toHaveLength(1);
});

test("the key discards the only draft of a page from wherever the focus is", async () => {
  here.write({ values: { text: "Here" }, base: null, other: null, dropped: null });
  render(<Box label="Comment" />);
  await restored();
  pressDiscardKey();
  expect(box("Comment").value).toBe("");
});

test("two texts for one box stand side by side until one of them is chosen", async () => {
  render(
    <>
      <Box label="Here" />
      <Box label="There" />
    </>,
  );
  type("Here", "One thought");
  await settle();
  type("There", "Something else");
  await settle();
  await settle();
  const [choice] = await screen.findAllByRole("alert");
  expect(choice?.textContent).toContain("One thought");
  expect(choice?.textContent).toContain("Something else");
  const [keepMine] = screen.getAllByRole("button", { name: "Keep mine" });
  if (keepMine) fireEvent.click(keepMine);
  await settle();
  expect([box("Here").value, box("There").value]).toEqual(["One thought", "One thought"]);
  expect(screen.queryAllByRole("alert")).toEqual([]);
});
