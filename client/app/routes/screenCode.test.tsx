import { cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, test } from "vitest";
import { screenCode } from "./screenCode.tsx";

const Page = () => <h1>Feed</h1>;

afterEach(cleanup);

test("a screen whose code was prepared is rendered at once", async () => {
  const { Component, prepare } = screenCode(() => Promise.resolve(Page));
  await prepare();
  render(<Component />);
  expect(screen.getByRole("heading").textContent).toBe("Feed");
});

test("a screen whose code comes later waits for it", async () => {
  const { Component } = screenCode(() => Promise.resolve(Page));
  render(
    <Suspense fallback="Loading">
      <Component />
    </Suspense>,
  );
  expect(screen.queryByRole("heading")).toBeNull();
  expect((await screen.findByRole("heading")).textContent).toBe("Feed");
});
