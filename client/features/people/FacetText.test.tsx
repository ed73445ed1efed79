import { ThemeProvider } from "@emotion/react";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { theme } from "#client/theme/theme.ts";
import { FacetText } from "./FacetText.tsx";

test("a link of a member gives no rank to what it leads to, whoever wrote it", () => {
  const text = "See https://example.org";
  const link = { kind: "LINK" as const, start: 4, end: text.length, value: "https://example.org" };
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <FacetText text={text} facets={[link]} />
      </MemoryRouter>
    </ThemeProvider>,
  );
  expect(screen.getByRole("link", { name: link.value }).getAttribute("rel")).toBe("ugc nofollow noopener noreferrer");
});
