import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/fixtures";
import { openHome } from "#tests/e2e/network";

test.use({
  expectedNoise: /No response received|Server error occurred|WebSocket|ERR_FAILED|503|429|Failed to load resource/,
});

const token = (page: Page) => page.evaluate(() => localStorage.getItem("auth_token"));

for (const status of [503, 429, 0]) {
  const what = status === 0 ? "no answer" : `an answer ${status}`;
  test(`${what} while a page loads signs nobody out, and the page appears by itself later`, async ({
    signedIn,
    member,
  }) => {
    await signedIn.route("**/graphql", (route) => (status === 0 ? route.abort() : route.fulfill({ status, body: "" })));
    await signedIn.goto("/");
    await expect(signedIn.getByText("You are still signed in. This page tries again automatically.")).toBeVisible();
    expect(await token(signedIn)).toBe(member.token);
    await signedIn.unroute("**/graphql");
    await expect(signedIn.getByRole("feed").getByRole("article").first()).toBeVisible();
    await expect(signedIn).toHaveURL("/");
  });
}

test("the page shows that the server does not answer, tries again, and shows that it is back", async ({
  signedIn: home,
}) => {
  await openHome(home);
  await home.route(/\/(graphql|health\/live)$/, (route) => route.abort());
  await home.getByRole("feed").getByRole("button", { name: /Like/ }).first().click();
  await expect(home.getByText("Can't reach the server. One change will be saved when you reconnect.")).toBeInViewport();
  await home.unroute(/\/(graphql|health\/live)$/);
  await expect(home.getByText("Connected again.")).toBeVisible();
  await expect(home.getByText("Connected again.")).toBeHidden();
});

test.describe("a page whose code is missing", () => {
  test.use({
    expectedNoise: /dynamically imported module|ERR_|No response received|WebSocket|Failed to load resource/,
  });

  const explore = (page: Page) =>
    page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name: "Explore", exact: true });

  test("without network says so, and opens by itself later", async ({ signedIn: home, context }) => {
    await openHome(home);
    await home.route(/assets\/Explore/, (route) => route.abort());
    await context.setOffline(true);
    await expect(home.getByText("You're offline.")).toBeVisible();
    await explore(home).click();
    await expect(home.getByText("It will open when you're back online.")).toBeVisible();
    await home.unroute(/assets\/Explore/);
    await context.setOffline(false);
    await expect(home.getByRole("heading", { level: 1, name: "Explore" })).toBeVisible();
  });

  test("after a new version is reloaded once, then says so with a button", async ({ home }) => {
    await home.route(/assets\/Explore/, (route) => route.abort());
    await explore(home).click();
    // The code is requested three times with growing pauses, once before the reload and once after it.
    await expect(home.getByText("Your saved work is safe.")).toBeVisible({ timeout: 30_000 });
    await home.unroute(/assets\/Explore/);
    await home.getByRole("button", { name: "Try Again" }).click();
    await expect(home.getByRole("heading", { level: 1, name: "Explore" })).toBeVisible();
  });
});
