import { ThemeProvider } from "@emotion/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { theme } from "#client/theme/theme.ts";
import { Tooltip } from "./Tooltip.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ThemeProvider theme={theme}>
      <Tooltip text="Send a friend request to connect">
        <button type="button">Add Friend</button>
      </Tooltip>
    </ThemeProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const button = () => screen.getByRole("button", { name: "Add Friend" });
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test("a pointer that rests on a button opens its tooltip, one that passes by does not", () => {
  fireEvent.pointerEnter(button(), { pointerType: "mouse" });
  wait(200);
  fireEvent.pointerLeave(button());
  wait(1_000);
  expect(screen.queryByRole("tooltip")).toBeNull();

  fireEvent.pointerEnter(button(), { pointerType: "mouse" });
  wait(400);
  expect(screen.getByRole("tooltip").textContent).toBe("Send a friend request to connect");
  expect(button().getAttribute("aria-describedby")).toBe(screen.getByRole("tooltip").id);
});

test("the tooltip stays while the pointer moves onto it, and closes when it leaves", () => {
  fireEvent.pointerEnter(button(), { pointerType: "mouse" });
  wait(400);
  fireEvent.pointerLeave(button(), { relatedTarget: document.body });
  wait(100);
  fireEvent.pointerEnter(screen.getByRole("tooltip"), { pointerType: "mouse" });
  wait(1_000);
  expect(screen.getByRole("tooltip")).not.toBeNull();
  fireEvent.pointerLeave(screen.getByRole("tooltip"), { relatedTarget: document.body });
  wait(150);
  expect(screen.queryByRole("tooltip")).toBeNull();
});

test("Escape closes the tooltip and does not affect the button", () => {
  fireEvent.pointerEnter(button(), { pointerType: "mouse" });
  wait(400);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(screen.queryByRole("tooltip")).toBeNull();
  expect(button().hasAttribute("aria-describedby")).toBe(false);
});
