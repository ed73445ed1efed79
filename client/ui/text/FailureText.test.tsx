import { act, cleanup, render, screen } from "@testing-library/react";
import { ThemeProvider } from "@emotion/react";
import { afterEach, expect, test, vi } from "vitest";
import { OFFLINE } from "#client/lib/browser/useOnline.ts";
import { theme } from "#client/theme/theme.ts";
import { FailureText } from "./FailureText.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (text: string) =>
  render(
    <ThemeProvider theme={theme}>
      <FailureText text={text} />
    </ThemeProvider>,
  );

test("that the device was offline is said until the network is back", () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  show(OFFLINE);
  expect(screen.getByRole("alert").textContent).toBe(OFFLINE);
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event("online")));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("every other reason stays", () => {
  show("This name is taken");
  expect(screen.getByRole("alert").textContent).toBe("This name is taken");
});
