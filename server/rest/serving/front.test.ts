import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { pino } from "pino";
import { expect, test } from "vitest";
import type { KeyStore } from "#server/db/idempotencyKeys";
import { restFront } from "./front.ts";
import type { Route } from "#server/rest/route";
import { Writes } from "#server/platform/writes";

const keys: KeyStore = {
  claim: () => Promise.resolve(true),
  find: () => Promise.resolve(null),
  keep: () => Promise.resolve(),
  release: () => Promise.resolve(),
  purge: () => Promise.resolve(),
};

const route = (method: Route["method"], path: string, more: Partial<Route> = {}): Route => ({
  method,
  path,
  doc: { name: "call", details: "", tag: "Tests", summary: "Test", answer: {} },
  handle: ({ params, query }) => Promise.resolve({ body: { at: path, params, query } }),
  ...more,
});

const ROUTES = [
  route("GET", "/friends/:id"),
  route("GET", "/friends/requests"),
  route("DELETE", "/friends/:id"),
  route("GET", "/friends/:id/posts/:post_id"),
  route("GET", "/confirm/:id", { acts: true }),
  route("POST", "/posts"),
];

interface Sent {
  method?: string;
  headers?: Record<string, string>;
}

/** Returns the body of the front's own answer, or null when it passes the request on. */
async function answerTo(url: string, { method = "GET", headers = {} }: Sent = {}): Promise<unknown> {
  const req = Object.assign(new IncomingMessage(new Socket()), { method, url, headers });
  const res = new ServerResponse(req);
  return new Promise((resolve) => {
    const serve = restFront({
      routes: ROUTES,
      keys,
      guestKeys: keys,
      log: pino({ level: "silent" }),
      publicUrl: "https://commonplace.example",
      requestIdOf: () => "request",
      contextOf: () =>
        Promise.resolve({ viewer: null, token: null, requestId: "request", ip: "127.0.0.1", userAgent: null }),
      countRead: () => {},
      countAct: () => {},
      admitAct: async () => {},
      writes: new Writes(),
      isScreen: (path) => path === "/friends/requests",
      next: () => resolve(null),
    });
    res.end = (text: unknown) => {
      resolve(JSON.parse(String(text)));
      return res;
    };
    serve(req, res);
  });
}

const calls = (at: string, params: Record<string, string> = {}, query: Record<string, unknown> = {}) => ({
  success: true,
  at,
  params,
  query,
});

test("a plain call is answered at each of its addresses", async () => {
  const requests = "/friends/requests";
  for (const url of [`/api${requests}`, `/api${requests}/`, "/API/Friends/Requests"]) {
    expect(await answerTo(url), url).toEqual(calls(requests));
  }
  expect(await answerTo("/friends/Ada-7/posts/8/")).toEqual(
    calls("/friends/:id/posts/:post_id", { id: "Ada-7", post_id: "8" }),
  );
  for (const url of ["/posts", "/api/posts", "/api/api/posts"]) {
    expect(await answerTo(url, { method: "POST" }), url).toEqual(calls("/posts"));
  }
});

test("a fixed path goes before one with names", async () => {
  expect(await answerTo("/api/friends/requests")).toEqual(calls("/friends/requests"));
  expect(await answerTo("/api/friends/request")).toEqual(calls("/friends/:id", { id: "request" }));
});

test("a query is read as Express reads it", async () => {
  const query = { a: ["1", "2"], "b[c]": "3", d: "", e: "�", f: "x y" };
  expect(await answerTo("/api/friends/7?a=1&a=2&b[c]=3&d&e=%ff&f=x+y")).toEqual(
    calls("/friends/:id", { id: "7" }, query),
  );
});

test.each<[string, string, Sent?]>([
  ["an unknown path", "/api/enemies"],
  ["a path below a call", "/api/friends/7/posts"],
  ["an escaped path", "/api/friends/%37"],
  ["two slashes", "/api//friends/7"],
  ["an address of another form", "http://localhost/api/friends/7"],
  ["a fragment", "/api/friends/7?a=1#b"],
  ["the address of a screen", "/friends/requests"],
  ["a method that the path does not support", "/api/friends/7", { method: "POST" }],
  ["OPTIONS", "/api/friends/7", { method: "OPTIONS" }],
  ["HEAD of a link that acts", "/api/confirm/7", { method: "HEAD" }],
  ["a body", "/api/posts", { method: "POST", headers: { "content-length": "2" } }],
  ["a body of unknown length", "/api/posts", { method: "POST", headers: { "transfer-encoding": "chunked" } }],
  ["a page's origin", "/api/friends/7", { headers: { origin: "http://localhost" } }],
  ["a condition", "/api/friends/7", { headers: { "if-none-match": "*" } }],
  ["a browser", "/api/friends/7", { headers: { accept: "text/html,application/xml;q=0.9,*/*;q=0.8" } }],
  ["a client that does not accept JSON", "/api/friends/7", { headers: { accept: "image/png" } }],
])("%s is passed on to Express", async (_, url, sent) => {
  expect(await answerTo(url, sent)).toBeNull();
});

test.each([
  "*/*",
  "application/json",
  "application/*",
  "text/html, application/json",
  "application/json,text/plain,*/*",
])("a client that accepts %s is answered", async (accept) => {
  expect(await answerTo("/api/friends/7", { headers: { accept } })).toEqual(calls("/friends/:id", { id: "7" }));
});
