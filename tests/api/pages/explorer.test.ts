import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";

const app = await startApp();

const open = async (url: string) => {
  const answer = await fetch(new URL("/graphql", url), { headers: { accept: "text/html" } });
  return { status: answer.status, policy: answer.headers.get("content-security-policy"), html: await answer.text() };
};

test("the explorer of an installation for members loads nothing from other hosts", async () => {
  const { url } = await app.another({ production: true });
  const { status, policy, html } = await open(url);
  expect(status).toBe(200);
  expect(policy).toMatch(/script-src 'self';/);
  expect(`${policy} ${html}`).not.toMatch(/https?:/);
});

test("elsewhere it is Apollo Sandbox, and no other host's", async () => {
  const { policy, html } = await open(app.url);
  expect(html).toContain('data-sandbox="https://embeddable-sandbox.cdn.apollographql.com/');
  expect(policy).toContain("script-src 'self' https://embeddable-sandbox.cdn.apollographql.com;");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test("its files are served with the page, and to nobody where it is closed", async () => {
  if (!existsSync("dist/explorer")) throw new Error("Build the explorer first: npm run build");
  const script = await fetch(new URL("/graphql/explorer/explorer.js", app.url));
  expect([script.status, script.headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"]);
  const closed = await app.another({ graphqlExplorer: false });
  expect((await fetch(new URL("/graphql/explorer/explorer.js", closed.url))).status).toBeGreaterThanOrEqual(400);
});

test("programs read the schema where people explore it, and nowhere else", async () => {
  const answer = await fetch(new URL("/graphql/schema.graphql", app.url));
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(readFileSync("schema.graphql", "utf8")).toContain(await answer.text());
  const headers = { "if-none-match": answer.headers.get("etag") ?? "" };
  expect((await fetch(new URL("/graphql/schema.graphql", app.url), { headers })).status).toBe(304);
  const closed = await app.another({ graphqlExplorer: false });
  expect((await fetch(new URL("/graphql/schema.graphql", closed.url))).status).toBe(404);
});
