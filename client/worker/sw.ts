/*
 * The service worker shows what is pushed to this device and closes it again. It stores nothing and answers no request
 * of a page, so that a new version of the product is never hidden behind an old one.
 */

declare const self: ServiceWorkerGlobalScope;

/** What a push says: something to show, or what to close. */
interface Pushed {
  title?: string;
  body?: string;
  url?: string;
  tag?: string;
  close?: string | string[];
}

const ICON = "/icon-512.png";

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => event.waitUntil(receive(event.data)));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(pathOf(event.notification.data)));
});

self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event));
});

async function receive(data: PushMessageData | null): Promise<void> {
  const pushed = read(data);
  if (pushed.close !== undefined) return close([pushed.close].flat());
  const { title = "Commonplace", body = "", tag = "", url = "/" } = pushed;
  await self.registration.showNotification(title, { body, tag, icon: ICON, data: { url } });
}

/** Reads a push; one that cannot be read says only that there is something, because browsers demand a notification. */
function read(data: PushMessageData | null): Pushed {
  try {
    const pushed: unknown = data?.json();
    return typeof pushed === "object" && pushed !== null ? pushed : {};
  } catch {
    return {};
  }
}

async function close(tags: readonly string[]): Promise<void> {
  const visible = await Promise.all(tags.map((tag) => self.registration.getNotifications({ tag })));
  for (const notification of visible.flat()) notification.close();
}

/** Returns the address of this site to which a notification leads. */
function pathOf(data: unknown): string {
  const path = typeof data === "object" && data !== null && "url" in data ? String(data.url) : "/";
  const { origin, href } = new URL(path, self.location.origin);
  return origin === self.location.origin ? href : self.location.origin;
}

/** Goes to a window that is open, at best to one that is there already, or else opens one. */
async function open(href: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url === href);
  const [other] = windows;
  if (there) await there.focus();
  else if (!other || !(await lead(other, href))) await self.clients.openWindow(href);
}

/** Leads an open window to an address; false when the browser does not allow it. */
async function lead(window: WindowClient, href: string): Promise<boolean> {
  try {
    const focused = await window.focus();
    return (await focused.navigate(href)) !== null;
  } catch {
    return false;
  }
}

/** Gives the server the new address of this device; the previous one shows that it is the same. */
async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  if (!oldSubscription) return;
  const { applicationServerKey } = oldSubscription.options;
  const renewed =
    newSubscription ?? (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const { endpoint, keys } = renewed.toJSON();
  await fetch("/api/push/subscriptions", {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ previous: oldSubscription.endpoint, endpoint, keys }),
  });
}
