import { request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { beforeAll, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { people, type Person } from "#tests/kit/people";
import type { RestPost } from "#tests/kit/rest";

const app = await startApp({ rateLimits: true });

let ada: Person;
let bo: Person;
let post: RestPost;

beforeAll(async () => {
  ({ ada, bo } = await people(app));
  post = await ada.posts("Lend #tools");
  await bo.comments(post, "Which ones?");
});

interface Sent {
  method?: string;
  path: string;
  /** The default is Ada's; null is a guest's request. */
  token?: string | null;
  headers?: Record<string, string>;
}

/** Returns everything of an answer that a client can see, as it was sent; only the id of the request differs. */
async function answerTo({ method = "GET", path, token = ada.token, headers = {} }: Sent) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
    request(new URL(path, app.url), { method, headers: { ...authorization, ...headers } }, resolve)
      .on("error", reject)
      .end();
  });
  const pairs = response.rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [[name, response.rawHeaders[at + 1]]] : []));
  const ownHeaders = pairs.map(([name, value]) => [name, CHANGING.has(name ?? "") ? "" : value]);
  return { status: response.statusCode, headers: ownHeaders, body: await text(response) };
}

const CHANGING = new Set(["X-Request-Id", "Date", "RateLimit", "X-RateLimit-Remaining", "X-RateLimit-Reset"]);

/** Express answers a request with a condition that no answer of a call meets. */
const BY_EXPRESS = { "if-none-match": '"another answer"' };

const requests = (): [string, Sent][] => [
  ["the feed", { path: "/api/feed" }],
  ["the feed at the root", { path: "/feed?page=1" }],
  ["a page beyond the end", { path: "/api/feed?page=7" }],
  ["an address in capitals", { path: "/API/Feed/?PAGE=2" }],
  ["a parameter twice, one without a value, and an escaped one", { path: "/api/feed?page=1&page=2&x&user%6eame=bo" }],
  ["a parameter that is malformed", { path: "/api/feed?username=%E0%A4%A&page[]=3" }],
  ["one author's posts", { path: "/api/feed?username=ada" }],
  ["a post", { path: `/api/posts/${post.id}` }],
  ["a post for a guest", { path: `/api/posts/${post.id}`, token: null }],
  ["a post that does not exist", { path: "/api/posts/999999" }],
  ["a post without a number", { path: "/api/posts/seven" }],
  ["a fixed path beside one with a name", { path: "/api/friends/requests" }],
  ["comments", { path: `/posts/${post.id}/comments` }],
  ["a member", { path: "/api/profile/ada" }],
  ["HEAD", { method: "HEAD", path: "/api/feed" }],
  ["HEAD of what does not exist", { method: "HEAD", path: "/api/posts/999999" }],
  ["a guest where members are served", { path: "/api/feed", token: null }],
  ["a forged token", { path: "/api/feed", token: "forged" }],
  ["a value that is not valid", { path: "/api/search?query=" }],
  ["an Accept of a program", { path: "/api/feed", headers: { accept: "application/json, text/plain, */*" } }],
  ["an act without a body that is refused", { method: "POST", path: "/api/friends/requests/7/accept" }],
  ["an act on nothing", { method: "DELETE", path: "/api/posts/999999" }],
  ["an act that lacks its fields", { method: "POST", path: "/api/posts" }],
  ["the alias of the specification", { method: "POST", path: "/api/api/posts/" }],
];

test("a call has the same status, headers and bytes before Express as behind it", async () => {
  for (const [name, sent] of requests()) {
    const before = await answerTo(sent);
    const behind = await answerTo({ ...sent, headers: { ...sent.headers, ...BY_EXPRESS } });
    expect(before, name).toEqual(behind);
    expect(before.body === "" || before.body.startsWith('{"success":'), name).toBe(true);
  }
});

test("a repeated act has the stored answer on either way", async () => {
  const like: Sent = { method: "POST", path: `/api/posts/${post.id}/like`, headers: { "idempotency-key": "a-like" } };
  const first = await answerTo(like);
  const again = await answerTo(like);
  const behind = await answerTo({
    ...like,
    path: `/posts/${post.id}/like`,
    headers: { ...like.headers, ...BY_EXPRESS },
  });
  expect(first.body).toBe(again.body);
  expect(again.headers).toContainEqual(["Idempotent-Replayed", "true"]);
  expect(again).toEqual(behind);
});

test("what is not a plain call keeps the answers of Express", async () => {
  const allow = async (sent: Sent) => {
    const { status, headers } = await answerTo(sent);
    return [status, headers.find(([name]) => name === "Allow")?.[1]];
  };
  expect(await allow({ method: "PATCH", path: "/api/feed" })).toEqual([405, "GET, HEAD, OPTIONS"]);
  expect(await allow({ method: "OPTIONS", path: "/api/feed" })).toEqual([204, "GET, HEAD, OPTIONS"]);
  const image = await answerTo({ path: "/api/feed", headers: { accept: "image/png" } });
  expect(image.status).toBe(406);
  const page = await answerTo({ path: "/api/feed", headers: { origin: app.url } });
  expect(page.headers).toContainEqual(["Access-Control-Allow-Origin", app.url]);
  const screen = await answerTo({ path: "/groups", headers: { accept: "application/json" } });
  expect(screen.headers).toContainEqual(["Vary", "Accept"]);
});
