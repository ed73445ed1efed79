import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, type Request } from "@playwright/test";
import { join, type Person } from "#tests/kit/people";

/** Screens to which only a mail links. */
const OF_MAILS = ["/auth/reset-password/:token", "/auth/verify-email", "/auth/unsubscribe"];

const SOURCE = readFileSync(path.resolve(import.meta.dirname, "../../server/app/client/clientRoutes.ts"), "utf8");

/** Every route of the client. The list of the server is the same: a test compares it with the router. */
const ROUTES: readonly string[] = [...(/CLIENT_ROUTES = \[([^\]]*)\]/.exec(SOURCE)?.[1] ?? "").matchAll(/"([^"]+)"/g)]
  .map(([, route = ""]) => route)
  .filter((route) => !OF_MAILS.includes(route));

const isOfGuests = (route: string) => route.startsWith("/auth/");
const isOfStaff = (route: string) => /^\/(admin|moderation)(\/|$)/.test(route);

export const MEMBER_ROUTES: readonly string[] = ROUTES.filter((route) => !isOfGuests(route) && !isOfStaff(route));
export const STAFF_ROUTES: readonly string[] = ROUTES.filter(isOfStaff);
export const GUEST_ROUTES: readonly string[] = ROUTES.filter(isOfGuests);

/** Returns the route that an address belongs to; a route without parameters comes first. */
export function routeOf(address: string): string | undefined {
  const { pathname } = new URL(address, "http://localhost");
  const matches = ROUTES.filter((route) => new RegExp(`^${route.replace(/:\w+/g, "[^/]+")}$`).test(pathname));
  return matches.find((route) => route === pathname) ?? matches[0];
}

/** An address of each route of members and staff, for this member and what they wrote. */
export function addressesOf(member: Person, post: { id: number }): string[] {
  const values: Record<string, string> = {
    ":postId": String(post.id),
    ":tag": "energy",
    ":slug": "off-grid-engineers",
    ":username": member.username.toLowerCase(),
  };
  const addresses = [...MEMBER_ROUTES, ...STAFF_ROUTES].map((route) =>
    route.replace(/:\w+/g, (name) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The tests know no value of ${name}`);
      return value;
    }),
  );
  return [...addresses, "/search?q=energy", "/search?q=an&kind=people", "/explore?category=Education"];
}

/** No row of a small window can show it whole. */
const LONG_NAME = "of Ockham, Countess of Lovelace and of Many Machines";

/** A member who has what the screens show: a post, a bookmark, a request, a bond, a message, a notification. */
export async function busyMember(origin: string): Promise<{ member: Person; post: { id: number } }> {
  const server = { url: origin };
  const [member, bo, cy] = [
    await join(server, `Ada ${LONG_NAME}`),
    await join(server, "Bo Lind"),
    await join(server, `Cy ${LONG_NAME}`),
  ];
  const post = await member.posts("What #energy costs when nobody looks");
  const others = await Promise.all(["One", "Two", "Three", "Four", "Five"].map((word) => member.posts(`${word} more`)));
  for (const { id } of [post, ...others]) await member.send(`/api/posts/${id}/bookmark`);
  await bo.comments(post, "That is what we saw too");
  await bo.send("/api/friends/request", { user_id: member.id });
  await cy.send("/api/friends/request", { user_id: member.id });
  const { body } = await member.get<{ requests: { id: number }[] }>("/api/friends/requests");
  await member.send(`/api/friends/requests/${body.requests[0]?.id}/accept`);
  return { member, post };
}

/** Opens screens in a page, and waits for what they load. */
export interface Opener {
  /** Opens an address, and waits until the screen has received what it asked for and shows it. */
  open(address: string): Promise<void>;
  /** Waits until the page has received what it asked for and shows it. */
  settled(what: string): Promise<void>;
}

export function opener(page: Page): Opener {
  const requests = new Set<Request>();
  page.on("request", (request) => requests.add(request));
  page.on("requestfinished", (request) => requests.delete(request));
  page.on("requestfailed", (request) => requests.delete(request));
  // What has arrived may ask for more: the screen is complete when two looks in a row find nothing unfinished.
  const look = async () => (await placeholders(page)) + requests.size;
  const unfinished = async () => (await look()) || (await look());
  const settled = async (what: string) =>
    expect.poll(unfinished, { message: what, intervals: [20], timeout: 20_000 }).toBe(0);
  const open = async (address: string) => {
    await page.goto(address);
    // A locator would look for the heading every half second only.
    await page.waitForFunction(() => document.querySelector("main h1"));
    await settled(address);
  };
  return { open, settled };
}

/** Lets the page draw what it has received, and returns the number of its placeholders. */
const placeholders = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))),
    );
    // Some parts say only to screen readers that they load.
    const said = [...document.querySelectorAll("main [role=status]")].filter((one) => one.textContent.endsWith("…"));
    return document.querySelectorAll("[data-skeleton]").length + said.length;
  });
