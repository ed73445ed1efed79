import type { Page } from "@playwright/test";
import { open as openTalk, sendMessage, talk } from "#tests/kit/chat";
import { befriend, join, type Person } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
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

/** Conversations of each kind: short, long, with pictures, with unread messages further up, and of several people. */
async function conversationsOf(member: Person, origin: string): Promise<Record<string, { id: number }>> {
  const friends = await Promise.all(
    ["Bo Lind", "Cy Long", "Dee Ray", "Eve Um"].map((name) => join({ url: origin }, name)),
  );
  for (const friend of friends) await befriend(member, friend);
  const [bo, cy, dee, eve] = friends;
  if (!bo || !cy || !dee || !eve) throw new Error("there are four friends");
  const [short, long, pictured, unread] = [
    await talk(member, [bo]),
    await talk(member, [cy]),
    await talk(member, [dee]),
    await talk(member, [eve]),
  ];
  const group = await talk(member, friends, "Workshop");
  const words = (at: number) => "What we measured last week, and why. ".repeat(1 + ((at * 7) % 6)).trim();
  for (const at of [1, 2, 3]) await sendMessage(bo, short, words(at));
  for (let at = 0; at < 30; at++) {
    await sendMessage(at % 3 === 0 ? member : cy, long, words(at));
    await sendMessage([bo, cy, member, eve][at % 4] ?? bo, group, words(at));
    await sendMessage(eve, unread, words(at));
  }
  for (let at = 0; at < 6; at++) {
    const { id } = await dee.uploads(await pictures.png(640, at % 2 ? 960 : 420));
    await sendMessage(dee, pictured, words(at), { media_ids: [id] });
  }
  // Where messages are unread, a conversation opens at the first of them.
  for (const { id } of [short, long, pictured, group])
    await member.send(`/api/conversations/${id}/read`, { seq: (await openTalk(member, { id })).lastSeq });
  await member.send(`/api/conversations/${unread.id}/read`, { seq: 15 });
  return { short, long, pictured, unread, group };
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

    test("in a conversation that is opened by its address", async ({ page, member, origin }) => {
      const conversations = await conversationsOf(member, origin);
      await arriveAs(page.context(), member);
      await watchShifts(page);
      for (const [kind, { id }] of Object.entries(conversations)) {
        const { lastSeq } = await openTalk(member, { id });
        expect.soft(await unsteady(page, [`/chat?c=${id}`]), kind).toEqual([]);
        const last = page.locator(`[data-message="${lastSeq}"]`);
        if (kind === "unread")
          await expect.soft(page.getByRole("separator", { name: "New messages" })).toBeInViewport();
        else await expect.soft(last, `${kind}: painted from the bottom`).toBeInViewport();
      }
    });

    test("on the screens of visitors", async ({ page }) => {
      await watchShifts(page);
      expect(await unsteady(page, [...GUEST_ROUTES, "/about", "/privacy"])).toEqual([]);
    });
  });
}
