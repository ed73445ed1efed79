import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { requiredText } from "#server/core/textField.rules";
import { useTextForm } from "./useTextForm.ts";

afterEach(cleanup);

const MAX = 10;
const rule = z.object({ words: requiredText("Write something", { max: MAX, label: "It" }) });

interface BoxProps {
  send: (text: string) => Promise<void>;
  initialText?: string;
  ignoresBlank?: boolean;
  loadRule?: () => Promise<typeof rule>;
}

function Box({ loadRule = async () => rule, ...props }: BoxProps) {
  const form = useTextForm({
    field: "words",
    max: MAX,
    loadRule,
    reasonOf: (failure) => (failure instanceof Error ? failure.message : "Unknown"),
    ...props,
  });
  return (
    <form onSubmit={form.handleSubmit}>
      <textarea
        value={form.text}
        onChange={(event) => form.change(event.target.value)}
        onKeyDown={form.handleKeyDown}
      />
      <button aria-busy={form.isSending} aria-disabled={!form.canSend}>
        Send
      </button>
      <button type="button" onClick={() => form.change("")}>
        Empty
      </button>
      <button type="button" onClick={form.clearError}>
        Understood
      </button>
      <output>{form.left}</output>
      {form.error && <p role="alert">{form.error}</p>}
    </form>
  );
}

const box = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const button = () => screen.getByRole("button", { name: "Send" });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
/** Sends by the button and waits until the form is no longer busy. */
async function submit() {
  await act(async () => fireEvent.click(button()));
  await waitFor(() => expect(button().getAttribute("aria-busy")).toBe("false"));
}
/** The promise that `send` waits for. */
function answer() {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrival, arrive };
}
const sender = () => vi.fn<(text: string) => Promise<void>>(async () => {});

test("the text is sent trimmed, and the form is busy until the answer arrives", async () => {
  const { arrival, arrive } = answer();
  const send = sender().mockReturnValue(arrival);
  render(<Box send={send} />);
  type("  hello ");
  await act(async () => fireEvent.click(button()));
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith("hello"));
  expect(button().getAttribute("aria-busy")).toBe("true");
  expect(button().getAttribute("aria-disabled")).toBe("true");
  await act(async () => fireEvent.click(button()));
  await act(async () => arrive());
  await waitFor(() => expect(button().getAttribute("aria-busy")).toBe("false"));
  expect(send).toHaveBeenCalledOnce();
});

test("a failure is shown, the text stays, and the next attempt removes the message", async () => {
  const { arrival, arrive } = answer();
  const send = sender().mockRejectedValueOnce(new Error("The server is busy")).mockReturnValueOnce(arrival);
  render(<Box send={send} />);
  type("  hello ");
  await submit();
  expect(screen.getByRole("alert").textContent).toBe("The server is busy");
  expect(box().value).toBe("  hello ");
  type("hello you");
  expect(screen.getByRole("alert").textContent).toBe("The server is busy");
  await act(async () => fireEvent.click(button()));
  expect(screen.queryByRole("alert")).toBeNull();
  await act(async () => arrive());
  await waitFor(() => expect(send).toHaveBeenLastCalledWith("hello you"));
});

test("the rule is checked before anything is sent", async () => {
  const send = sender();
  render(<Box send={send} />);
  await submit();
  expect(screen.getByRole("alert").textContent).toBe("Write something");
  fireEvent.click(screen.getByRole("button", { name: "Understood" }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

test("where the rule cannot be loaded, the server alone decides", async () => {
  const send = sender().mockRejectedValue(new Error("Write something"));
  render(<Box send={send} loadRule={() => Promise.reject(new Error("offline"))} />);
  await submit();
  expect(send).toHaveBeenCalledWith("");
  expect(screen.getByRole("alert").textContent).toBe("Write something");
});

test("characters are counted as the rule counts them, and a text that is too long is not sent", async () => {
  const send = sender();
  render(<Box send={send} />);
  type(`  ${"🌍".repeat(MAX)} `);
  expect(screen.getByRole("status").textContent).toBe("0");
  expect(button().getAttribute("aria-disabled")).toBe("false");
  type("🌍".repeat(MAX + 1));
  expect(screen.getByRole("status").textContent).toBe("-1");
  expect(button().getAttribute("aria-disabled")).toBe("true");
  await submit();
  expect(send).not.toHaveBeenCalled();
});

test("a form that ignores blank texts shows no message for them", async () => {
  const send = sender();
  render(<Box ignoresBlank send={send} />);
  type(" \u200B\n");
  expect(button().getAttribute("aria-disabled")).toBe("true");
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(screen.queryByRole("alert")).toBeNull();
});

test.each([{ ctrlKey: true }, { metaKey: true }])("Enter with %o sends", async (key) => {
  const send = sender();
  render(<Box send={send} initialText="hello" />);
  await act(async () => fireEvent.keyDown(box(), { key: "Enter", ...key }));
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith("hello"));
});

test("Enter alone begins a line, and chooses a word while an input method composes", async () => {
  const send = sender();
  render(<Box send={send} initialText="hello" />);
  const isDefault = (init: object) => fireEvent.keyDown(box(), { key: "Enter", ...init });
  expect(isDefault({})).toBe(true);
  expect(isDefault({ ctrlKey: true, isComposing: true })).toBe(true);
  await submit();
  expect(send).toHaveBeenCalledOnce();
});

test("the initial text is shown and can be cleared", () => {
  render(<Box send={sender()} initialText="hello" />);
  expect(box().value).toBe("hello");
  fireEvent.click(screen.getByRole("button", { name: "Empty" }));
  expect(box().value).toBe("");
  expect(screen.getByRole("status").textContent).toBe("10");
});
