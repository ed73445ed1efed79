import type { Page } from "@playwright/test";
import { atWidth, sticksOut } from "#tests/e2e/barriers";
import { arriveAs, expect, test } from "#tests/e2e/fixtures";
import { addressesOf, busyMember, GUEST_ROUTES, opener } from "#tests/e2e/routes";
import { makeStaff } from "#tests/e2e/staff";

test.describe.configure({ timeout: 180_000 });

/** How far a screen may move while it loads: Google's measure, of which 0.1 counts as good. */
const LIMIT = 0.02;

/** Collects the shifts of a page from its first moment on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; parts: string[] }[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The browser's own type of these entries is not in the DOM library.
        const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] };
        const parts = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : String(node?.nodeName)));
        shifts.push({ value, parts: parts.map((part) => part.slice(0, 120)) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Returns the screens that moved too far, with what moved. From small windows, each is looked at in the smallest, too. */
async function unsteady(page: Page, addresses: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  const { open } = opener(page);
  const isSmall = (page.viewportSize()?.width ?? 0) < 400;
  for (const address of addresses) {
    await open(address);
    const shifts = await page.evaluate(
      () => (globalThis as unknown as { shifts: { value: number; parts: string[] }[] }).shifts,
    );
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    if (sum > LIMIT) {
      const worst = shifts.toSorted((one, other) => other.value - one.value)[0];
      faults.push(`${address} ${sum.toFixed(3)}: ${worst?.parts.join(" | ")}`);
    }
    if (isSmall) await atWidth(page, 320, () => expect.soft.poll(() => sticksOut(page), address).toEqual([]));
  }
  return faults;
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px, a reload moves nothing`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("on the screens of members and staff", async ({ page, origin }) => {
      const { member, post } = await busyMember(origin);
      await makeStaff(member, "admin");
      await arriveAs(page.context(), member);
      await watchShifts(page);
      expect(await unsteady(page, addressesOf(member, post))).toEqual([]);
    });

    test("on the screens of visitors", async ({ page }) => {
      await watchShifts(page);
      expect(await unsteady(page, [...GUEST_ROUTES, "/about", "/privacy"])).toEqual([]);
    });
  });
}
