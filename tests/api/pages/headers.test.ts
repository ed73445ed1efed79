import { randomBytes } from "node:crypto";
import net from "node:net";
import { beforeAll, describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { type Person, people } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { form, type RestPost } from "#tests/kit/rest";

const app = await startApp();
let ada: Person;
let picture = "";

beforeAll(async () => {
  ({ ada } = await people(app));
  const sent = form({ content: "Look at this", media: await pictures.png() });
  const { body } = await ada.send<{ post: RestPost }>("/api/posts", sent);
  picture = new URL(body.post.image ?? "").pathname;
});

/** The headers of an answer, by their names in lower case. */
type Headers = ReadonlyMap<string, string>;

/** What every answer says, whoever asks for what. */
const ON_EVERYTHING: Record<string, RegExp> = {
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/i,
  "referrer-policy": /^(strict-origin-when-cross-origin|no-referrer)$/,
  "permissions-policy": /^geolocation=\(self\), camera=\(\), microphone=\(\), payment=\(\)$/,
  "cross-origin-opener-policy": /^same-origin$/,
  "content-security-policy": /default-src '(none|self)'/,
  "x-request-id": /^[\w-]{8,64}$/,
};

/** What programs get is no page, and nobody stores it. */
const ON_DATA: Record<string, RegExp> = {
  "content-security-policy": /^default-src 'none'; frame-ancestors 'none'$/,
  "cache-control": /^no-store$/,
};

const text = { accept: "text/html" };
const graphql = (query: string): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ query }),
});

type Case = [what: string, address: string, init: RequestInit, status: number];

const DATA: Case[] = [
  ["liveness", "/health/live", {}, 200],
  ["readiness", "/health/ready", {}, 200],
  ["metrics", "/metrics", {}, 200],
  ["a method that a probe does not know", "/health/live", { method: "POST" }, 405],
  ["a call", "/api/auth/check-username?username=ada", {}, 200],
  ["a call with a body", "/api/auth/login", graphql("{ x }"), 422],
  ["a call without its token", "/api/feed", {}, 401],
  ["a call that does not exist", "/api/nothing", {}, 404],
  ["a method that a call does not know", "/api/feed", { method: "DELETE" }, 405],
  ["a body that is no JSON", "/api/auth/login", { ...graphql(""), body: "{" }, 400],
  ["a body that is too large", "/api/auth/login", { ...graphql(""), body: `"${"x".repeat(200_000)}"` }, 413],
  ["the description of the API", "/api/openapi.json", {}, 200],
  ["a document", "/graphql", graphql("{ __typename }"), 200],
  ["a document of another origin", "/graphql", { ...graphql("{ __typename }"), ...from("https://else.example") }, 200],
  ["a document that is refused", "/graphql", graphql("{ nothing }"), 400],
  ["a document that is no JSON", "/graphql", { ...graphql(""), body: "{" }, 400],
  ["a hash that nobody knows", "/graphql", hashed(), 200],
  ["a document by GET", "/graphql?query={__typename}", { headers: { "apollo-require-preflight": "1" } }, 200],
];

const PAGES: Case[] = [
  ["a page", "/", { headers: text }, 200],
  ["the sign-in page", "/auth/login", { headers: text }, 200],
  ["a page that does not exist", "/nowhere", { headers: text }, 404],
  ["the explorer", "/graphql", { headers: text }, 200],
  ["the reference of the API", "/api/docs", { headers: text }, 200],
  ["security.txt", "/.well-known/security.txt", {}, 200],
  ["robots.txt", "/robots.txt", {}, 200],
  ["the schema", "/graphql/schema.graphql", {}, 200],
  ["an asset that does not exist", "/assets/nothing-12345678.js", {}, 404],
  ["a file that does not exist", "/media/nothing.webp", {}, 404],
];

function from(origin: string): RequestInit {
  return { headers: { "content-type": "application/json", origin } };
}

function hashed(): RequestInit {
  const sha256Hash = randomBytes(32).toString("hex");
  const body = JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash } } });
  return { method: "POST", headers: { "content-type": "application/json" }, body };
}

function requireAll(headers: Headers, required: Record<string, RegExp>): void {
  const wrong = Object.entries(required).filter(([name, pattern]) => !pattern.test(headers.get(name) ?? ""));
  expect(wrong.map(([name]) => `${name}: ${headers.get(name) ?? "missing"}`)).toEqual([]);
  expect(headers.has("x-powered-by")).toBe(false);
}

const headersOf = (answer: Response): Headers => new Map(answer.headers);

describe("data for programs carries all headers that protect it", () => {
  test.each(DATA)("%s", async (_what, address, init, status) => {
    const answer = await fetch(new URL(address, app.url), init);
    expect(answer.status).toBe(status);
    requireAll(headersOf(answer), { ...ON_EVERYTHING, ...ON_DATA });
  });
});

describe("pages and files carry all headers that protect them", () => {
  test.each(PAGES)("%s", async (_what, address, init, status) => {
    const answer = await fetch(new URL(address, app.url), init);
    expect(answer.status).toBe(status);
    requireAll(headersOf(answer), ON_EVERYTHING);
  });

  test("a picture", async () => {
    const answer = await fetch(new URL(picture, app.url));
    expect(answer.status).toBe(200);
    const forPictures = { "cross-origin-resource-policy": /^same-site$/, "content-disposition": /^inline; filename=/ };
    requireAll(headersOf(answer), { ...ON_EVERYTHING, ...forPictures });
  });

  test("no address of a page with a secret in it is told to others", async () => {
    const answer = await fetch(new URL("/auth/reset-password/secret?email=a@b.example", app.url), { headers: text });
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  });
});

/** Sends bytes, and returns the headers of the answer once the server has ended the connection. */
function raw(bytes: string): Promise<{ status: number; headers: Headers }> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = net.connect(app.port, "127.0.0.1", () => socket.write(bytes));
    socket.setEncoding("latin1").on("data", (chunk) => (answer += String(chunk)));
    socket.once("error", reject).once("end", () => {
      socket.destroy();
      const [first = "", ...lines] = (answer.split("\r\n\r\n")[0] ?? "").split("\r\n");
      const fields = lines.map((line): [string, string] => {
        const at = line.indexOf(": ");
        return [line.slice(0, at).toLowerCase(), line.slice(at + 2)];
      });
      resolve({ status: Number(first.split(" ")[1]), headers: new Map(fields) });
    });
  });
}

describe("what Node would answer by itself carries them too", () => {
  test.each([
    ["bytes that are no HTTP", "NONSENSE\r\n\r\n", 400],
    ["a request without a host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["an expectation", "GET / HTTP/1.1\r\nHost: a\r\nExpect: cake\r\nConnection: close\r\n\r\n", 417],
    ["a header that is too large", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(40_000)}\r\n\r\n`, 431],
    [
      "a socket that is refused",
      "GET /graphql HTTP/1.1\r\nHost: a\r\nOrigin: https://evil.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n",
      403,
    ],
  ])("%s", async (_what, bytes, status) => {
    const answer = await raw(bytes);
    expect(answer.status).toBe(status);
    requireAll(answer.headers, { ...ON_EVERYTHING, ...ON_DATA });
  });
});
