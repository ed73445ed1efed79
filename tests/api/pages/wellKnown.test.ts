import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";

const app = await startApp();
const ask = (address: string) => fetch(new URL(address, app.url), { redirect: "manual" });

test("crawlers are told to leave calls and screens of members", async () => {
  const answer = await ask("/robots.txt");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const lines = (await answer.text()).trim().split("\n");
  expect(lines[0]).toBe("User-agent: *");
  expect(lines).toEqual(
    expect.arrayContaining(["Disallow: /api/", "Disallow: /graphql", "Disallow: /auth/", "Disallow: /settings"]),
  );
  expect(lines).not.toContain("Disallow: /");
});

test("password managers find the screen on which a password is changed", async () => {
  const answer = await ask("/.well-known/change-password");
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/settings"]);
});
