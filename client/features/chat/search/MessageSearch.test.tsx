import { ThemeProvider } from "@emotion/react";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { theme } from "#client/theme/theme.ts";
import { MessageSearch } from "./MessageSearch.tsx";

test("Escape closes the search, unless an input method composes in it", () => {
  const onClose = vi.fn<() => void>();
  render(
    <ThemeProvider theme={theme}>
      <MessageSearch onSearch={() => {}} onClose={onClose}>
        {null}
      </MessageSearch>
    </ThemeProvider>,
  );
  const field = screen.getByRole("searchbox");
  fireEvent.keyDown(field, { key: "Escape", isComposing: true });
  fireEvent.keyDown(field, { key: "Escape", keyCode: 229 });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: "Escape" });
  expect(onClose).toHaveBeenCalledOnce();
});
