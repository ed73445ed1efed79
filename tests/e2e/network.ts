import type { Page } from "@playwright/test";
import { expect, subscribed } from "./fixtures.ts";

/** What a page logs while its server does not answer, or it has no network. */
export const OFFLINE_NOISE = /No response received|WebSocket|ERR_|Failed to load resource/;

const SERVER = /\/(graphql|health\/live|api\/uploads)$/;

/** Lets no call of a page reach the server. */
export const away = (page: Page) => page.route(SERVER, (route) => route.abort());

/** Lets calls pass again; the page checks at once, as it does when the device is back in a network. */
export async function back(page: Page): Promise<void> {
  await page.unroute(SERVER);
  await page.evaluate(() => dispatchEvent(new Event("online")));
}

/** Opens the home page and waits until the work in the background has its code. */
export async function openHome(page: Page): Promise<void> {
  const live = subscribed(page, "RelationChanged");
  await page.goto("/");
  await expect(page.getByRole("feed").getByRole("article").first()).toBeVisible();
  await live;
  await page.waitForLoadState("networkidle");
}
