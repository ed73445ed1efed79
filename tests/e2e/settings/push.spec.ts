import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/fixtures";
import { CHROMIUM, WHOLE_CHROMIUM } from "#tests/kit/measuring/chromium";

/*
 * No push service can be reached from here, so this browser's part of the subscription is a stand-in; the service worker,
 * its registration and what it shows are the real ones.
 */

test.use({ launchOptions: { ...CHROMIUM, ...(WHOLE_CHROMIUM !== undefined && { executablePath: WHOLE_CHROMIUM }) } });

/** The keys are points of the curve that nobody has the other half of. */
const KEYS = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

/** Lets a page subscribe and unsubscribe without a push service. */
async function standIn(context: BrowserContext): Promise<void> {
  const endpoint = `https://push.example.com/send/${crypto.randomUUID()}`;
  await context.addInitScript(
    ({ endpoint: address, keys }) => {
      const bytesOf = (key: string) =>
        Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0))
          .buffer;
      const bound = () => {
        const key = localStorage.getItem("bound-key");
        if (key === null) return null;
        return {
          endpoint: address,
          options: { applicationServerKey: bytesOf(key) },
          toJSON: () => ({ endpoint: address, keys }),
          unsubscribe: () => Promise.resolve(localStorage.removeItem("bound-key")),
        };
      };
      Object.assign(PushManager.prototype, {
        getSubscription: () => Promise.resolve(bound()),
        subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
          localStorage.setItem("bound-key", applicationServerKey);
          return Promise.resolve(bound());
        },
      });
    },
    { endpoint, keys: KEYS },
  );
}

/** Delivers pushes to the service worker of a page, as the browser does after it has decrypted them. */
async function deliveryTo(page: Page, origin: string) {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [one] = registrations.filter(({ isDeleted, scopeURL }) => !isDeleted && scopeURL.startsWith(origin));
      if (one) resolve(one.registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  const registrationId = await registered;
  return (payload: object) =>
    cdp.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: JSON.stringify(payload) });
}

/** What the browser shows now. */
const notificationsOn = (page: Page) =>
  page.evaluate(async () => {
    const all = await (await navigator.serviceWorker.ready).getNotifications();
    return all.map(({ title, body, tag, data }) => ({ title, body, tag, data: data as unknown }));
  });

test("a member switches push on, sees what is pushed, and it closes when it was read elsewhere", async ({
  signedIn: page,
  origin,
}) => {
  test.skip(WHOLE_CHROMIUM === undefined, "a browser without a screen shows no notifications");
  await page.context().grantPermissions(["notifications"], { origin });
  await standIn(page.context());
  await page.goto("/settings#notifications");
  await expect(page.getByRole("columnheader", { name: "Push" })).toBeVisible();
  const push = page.getByRole("switch", { name: "Push on this device" });
  // It turns when the browser and the server have agreed, not under the finger.
  await push.click();
  await expect(push).toBeChecked();
  await expect(page.getByRole("list", { name: "Devices with push" }).getByText("This device")).toBeVisible();

  const deliver = await deliveryTo(page, origin);
  await deliver({ title: "Bo liked your idea", body: "Benches", url: "/post/1", tag: "notification-7", id: 7 });
  await expect
    .poll(() => notificationsOn(page))
    .toEqual([{ title: "Bo liked your idea", body: "Benches", tag: "notification-7", data: { url: "/post/1" } }]);
  await deliver({ title: "Bo and 1 other liked your idea", body: "Benches", url: "/post/1", tag: "notification-7" });
  await expect
    .poll(async () => (await notificationsOn(page)).map(({ title }) => title))
    .toEqual(["Bo and 1 other liked your idea"]);
  await deliver({ close: "notification-7" });
  await expect.poll(() => notificationsOn(page)).toEqual([]);

  await page.reload();
  await expect(push).toBeChecked();
  await push.click();
  await expect(page.getByRole("list", { name: "Devices with push" })).toBeHidden();
  await expect(push).not.toBeChecked();
});

test("the service worker is one small file that no cache keeps, and that answers no request", async ({
  page,
  origin,
}) => {
  const answer = await page.request.get(`${origin}/sw.js`);
  expect(answer.headers()).toMatchObject({ "cache-control": "no-cache", "x-content-type-options": "nosniff" });
  expect(answer.headers()["content-type"]).toContain("javascript");
  const text = await answer.text();
  expect(text.length).toBeLessThan(4_000);
  expect(text).not.toMatch(/\bimport\b|caches\.|"fetch"/);
});

test.describe("without the member's permission", () => {
  test("the row says how to change it, and its switch waits", async ({ signedIn: page }) => {
    await page.addInitScript(() => Object.defineProperty(Notification, "permission", { get: () => "denied" }));
    await page.goto("/settings#notifications");
    const push = page.getByRole("switch", { name: "Push on this device" });
    await expect(push).toBeDisabled();
    await expect(page.getByText("Your browser blocks notifications of Commonplace")).toBeVisible();
  });

  test("a browser without push has one line about it, and no column", async ({ signedIn: page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, "PushManager"));
    await page.goto("/settings#notifications");
    await expect(page.getByText("This browser cannot receive push notifications.")).toBeVisible();
    await expect(page.getByRole("columnheader", { name: "Email" })).toBeVisible();
    await expect(page.getByRole("columnheader", { name: "Push" })).toBeHidden();
    await expect(page.getByRole("switch", { name: "Push on this device" })).toBeHidden();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the table of what reaches the member has all of its columns", async ({ signedIn: page }) => {
    await page.goto("/settings#notifications");
    const column = page.getByRole("columnheader", { name: "Digest" });
    await column.scrollIntoViewIfNeeded();
    await expect(column).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
