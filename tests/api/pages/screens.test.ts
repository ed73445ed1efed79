import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { join } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";

const app = await startApp();
const rest = new RestClient(app);
const ada = await join(app, "Ada");

/** The Accept header of a browser for a page. */
const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

describe("an address that is both a call and a page", () => {
  test.each(["/friends", "/settings"])("%s is a screen for a browser and a call for a program", async (path) => {
    const screen = await rest.send("GET", path, undefined, { token: ada.token, headers: { accept: BROWSER } });
    expect(screen.headers.get("content-type")).toMatch(/^text\/html/);
    expect(screen.headers.get("vary")).toMatch(/\bAccept\b/);
    for (const accept of ["application/json", "*/*", "application/json, text/plain, */*"]) {
      const call = await rest.send("GET", path, undefined, { token: ada.token, headers: { accept } });
      expect(call.headers.get("content-type"), accept).toMatch(/^application\/json/);
      expect(call.headers.get("vary"), accept).toMatch(/\bAccept\b/);
    }
  });

  test("is a screen for a visitor's browser, and refused to a visitor's program", async () => {
    const answer = await rest.get("/settings", { headers: { accept: "text/html,*/*;q=0.8" } });
    expect(answer.headers.get("content-type")).toContain("text/html");
    expect((await rest.get("/settings", { headers: { accept: "application/json" } })).status).toBe(401);
  });

  test("a member's page is JSON for a program and a screen for a browser", async () => {
    const path = `/profile/${ada.username}`;
    expect((await ada.get<{ user: { id: number } }>(path)).body.user.id).toBe(ada.id);
    const screen = await rest.send("GET", path, undefined, { token: ada.token, headers: { accept: BROWSER } });
    expect(screen.headers.get("content-type")).toMatch(/^text\/html/);
  });
});
