import type { Page } from "@playwright/test";
import { sendMessage, talk } from "#tests/kit/chat";
import { befriend, join } from "#tests/kit/people";
import { CHROMIUM } from "#tests/kit/measuring/chromium";
import { sticksOut } from "#tests/e2e/barriers";
import { arriveAs, expect, test } from "#tests/e2e/fixtures";
import { addressesOf, busyMember, GUEST_ROUTES, opener } from "#tests/e2e/routes";

// A reader has chosen texts of twice the usual size in the browser.
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: { ...CHROMIUM, args: [...(CHROMIUM.args ?? []), "--blink-settings=defaultFontSize=32"] },
});

/** Returns the pictures and counts that did not grow with the text: they are as large as at the usual size. */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement | SVGElement>("svg.lucide, [data-avatar], [data-badge]")];
    const seen = parts.filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 0);
    // The smallest icon of the product has 12 pixels at the usual size, the largest 48.
    return seen.filter((part) => part.getBoundingClientRect().width < 24).map((part) => part.outerHTML.slice(0, 160));
  });

test("no screen of members scrolls sideways, and icons, faces and counts grow with the text", async ({
  page,
  origin,
}) => {
  const { member, post } = await busyMember(origin);
  const bo = await join({ url: origin }, "Bo Lind");
  await befriend(member, bo);
  const conversation = await talk(member, [bo]);
  await sendMessage(bo, conversation, "We disagree about the incomprehensibilities of it");
  await arriveAs(page.context(), member);
  const { open } = opener(page);
  for (const address of [...addressesOf(member, post), `/chat?c=${conversation.id}`, "/profile/amara"]) {
    if (/^\/(admin|moderation)(\/|$)/.test(address)) continue;
    await open(address);
    await expect.soft.poll(() => sticksOut(page), address).toEqual([]);
    expect.soft(await small(page), address).toEqual([]);
  }
  await open(`/chat?c=${conversation.id}`);
  const word = page.locator("[data-message]").filter({ hasText: "incomprehensibilities" });
  expect((await word.locator("[dir=auto]").first().boundingBox())?.width).toBeGreaterThan(200);
});

test("no screen of visitors scrolls sideways", async ({ page }) => {
  const { open } = opener(page);
  for (const address of [...GUEST_ROUTES, "/about", "/privacy"]) {
    await open(address);
    await expect.soft.poll(() => sticksOut(page), address).toEqual([]);
  }
});
