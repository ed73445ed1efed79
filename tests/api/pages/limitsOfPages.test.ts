import { expect, test } from "vitest";
import { READ_LIMITS } from "#server/core/limits";
import { startApp } from "#tests/kit/app";
import { join } from "#tests/kit/people";

const app = await startApp({ rateLimits: true, trustProxy: 1 });

const AT_ONCE = 50;

const page = (address: string, ip: string) =>
  fetch(new URL(address, app.url), { headers: { accept: "text/html", "x-forwarded-for": ip } });

test("pages that ask the database are counted by address, and a reader who has read too many gets a page", async () => {
  const ada = await join(app, "Ada");
  const { id } = await ada.posts("Hello");
  const pages = [`/post/${id}`, `/profile/${ada.username}`, "/groups/nobody", "/tags/nothing"];
  const statuses = async (addresses: string[]) =>
    Promise.all(addresses.map(async (address) => (await page(address, "192.0.2.1")).status));
  expect(await statuses(pages)).toEqual([200, 200, 404, 404]);
  for (let left = READ_LIMITS.pagesByAddress - pages.length; left > 0; left -= AT_ONCE)
    expect(new Set(await statuses(Array<string>(Math.min(left, AT_ONCE)).fill("/post/none")))).toEqual(new Set([404]));

  const refused = await page(`/post/${id}`, "192.0.2.1");
  expect([refused.status, refused.headers.get("content-type")]).toEqual([429, "text/html; charset=utf-8"]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.headers.get("x-content-type-options")).toBe("nosniff");
  expect(refused.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await refused.text()).toContain("Too many attempts. Please try again in");
  expect((await page("/", "192.0.2.1")).status, "a page without a query").toBe(200);
  expect((await page(`/post/${id}`, "192.0.2.2")).status, "another reader").toBe(200);
});
