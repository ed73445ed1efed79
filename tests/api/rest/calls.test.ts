import { beforeAll, describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { people, PASSWORD, type Person } from "#tests/kit/people";
import { form, RestClient, type RestComment, type RestPost } from "#tests/kit/rest";

const app = await startApp();
const rest = new RestClient(app);

let ada: Person;
let bo: Person;
let post: RestPost;
let comment: RestComment;

beforeAll(async () => {
  ({ ada, bo } = await people(app));
  post = await ada.posts("Lend #tools");
  comment = await ada.comments(post, "Which ones?");
});

/** The Accept header of a browser for a page. */
const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
/** The headers that the client of the specification sends with every call. */
const LEGACY = { "cache-control": "no-cache, no-store, must-revalidate", pragma: "no-cache", expires: "0" };

/** Returns every address of section 7 of the specification, and the methods that it supports. */
const addresses = (): [string, string][] => [
  ["/auth/login", "POST"],
  ["/auth/register", "POST"],
  ["/auth/logout", "POST"],
  ["/auth/forgot-password", "POST"],
  ["/auth/reset-password", "POST"],
  ["/auth/check-username?username=ada", "GET, HEAD"],
  ["/auth/email/verify/1/abc?expires=1&signature=b", "GET"],
  ["/auth/email/verify/resend", "POST"],
  ["/user", "GET, HEAD"],
  [`/profile/${ada.username}`, "GET, HEAD"],
  ["/profile", "GET, HEAD, POST"],
  ["/profile/activity", "POST"],
  ["/feed?page=1", "GET, HEAD"],
  ["/posts", "POST"],
  [`/posts/${post.id}`, "GET, HEAD, PUT, DELETE"],
  [`/posts/${post.id}/like`, "POST"],
  [`/posts/${post.id}/bookmark`, "POST"],
  [`/posts/${post.id}/comments`, "GET, HEAD, POST"],
  [`/comments/${comment.id}`, "GET, HEAD, PUT, DELETE"],
  [`/comments/${comment.id}/like`, "POST"],
  ["/friends", "GET, HEAD"],
  ["/friends/requests", "GET, HEAD"],
  ["/friends/requests/count", "GET, HEAD"],
  ["/friends/request", "POST"],
  ["/friends/requests/7/accept", "POST"],
  ["/friends/requests/7/reject", "POST"],
  [`/friends/${bo.id}`, "DELETE"],
  ["/friends/search?query=&page=1&suggested=0&_nocache=1772357400", "GET, HEAD"],
];

/** Returns one address for each set of methods and of bodies, because those with the same set share the same checks. */
function oneOfEachKind(): [string, string][] {
  const kinds = new Map(addresses().map((one) => [`${one[1]} ${one[0].startsWith("/auth/")}`, one]));
  return [...kinds.values()];
}

const withSlash = (address: string) => address.replace(/(?=\?|$)/, "/");
const set = (list: string | null) => new Set((list ?? "").split(", "));

// The same router answers at the root: the test calls every address once, and one of each kind for the checks.
describe.each([
  ["under /api", "/api", addresses],
  ["at the root", "", oneOfEachKind],
])("every call %s", (_, base, guarded) => {
  test("lists its methods, with and without a slash at its end", async () => {
    for (const [address, methods] of addresses()) {
      for (const path of [base + address, base + withSlash(address)]) {
        const { status, headers, text } = await rest.send("OPTIONS", path, undefined);
        expect([status, text], path).toEqual([204, ""]);
        expect(set(headers.get("allow")), path).toEqual(set(`${methods}, OPTIONS`));
      }
    }
  });

  test("refuses any other method with the list of its own", async () => {
    for (const [address, methods] of guarded()) {
      for (const method of ["PATCH", "DELETE", "PUT", "POST"].filter((one) => !methods.includes(one))) {
        const { status, headers, body } = await rest.send(method, base + address, undefined, { token: ada.token });
        expect([status, body.success], `${method} ${address}`).toEqual([405, false]);
        expect(set(headers.get("allow"))).toEqual(set(`${methods}, OPTIONS`));
      }
    }
  });

  test("answers in JSON that no cache stores, and that cannot be part of a page", async () => {
    for (const [address, methods] of guarded()) {
      const method = methods.split(", ")[0] ?? "";
      const { headers, status } = await rest.send(method, base + address, undefined, { headers: LEGACY });
      expect(headers.get("content-type"), address).toBe("application/json; charset=utf-8");
      expect(headers.get("cache-control"), address).toBe("no-store");
      expect(headers.get("etag"), address).toBeNull();
      expect(headers.get("x-request-id"), address).toBeTruthy();
      expect(status, address).toBeLessThan(500);
    }
  });

  test("is not done for a client that does not accept JSON", async () => {
    for (const [address, methods] of guarded()) {
      const method = methods.split(", ")[0] ?? "";
      const accept = { accept: "image/png, application/xml;q=0.9" };
      const { status, body } = await rest.send(method, base + address, undefined, {
        token: ada.token,
        headers: accept,
      });
      expect([status, body.success], `${method} ${address}`).toEqual([406, false]);
    }
    expect((await ada.get(`/api/posts/${post.id}`)).body).toMatchObject({ post: { liked: false, bookmarked: false } });
  });

  test("reads a multipart form wherever it reads JSON, and under /auth a urlencoded one", async () => {
    for (const [address, methods] of guarded()) {
      for (const method of methods.split(", ").filter((one) => one === "POST" || one === "PUT")) {
        const path = base + address;
        const odd = { nonsense: "is dropped" };
        const how = { headers: {}, token: null };
        const multipart = await rest.send(method, path, form(odd), how);
        const json = await rest.send(method, path, odd, how);
        expect([multipart.status, multipart.body], path).toEqual([json.status, json.body]);
        const urlencoded = await rest.send(method, path, new URLSearchParams(odd), how);
        if (address.startsWith("/auth/"))
          expect([urlencoded.status, urlencoded.body]).toEqual([json.status, json.body]);
        else expect(urlencoded.status, path).toBe(415);
        const text = await rest.send(method, path, "nonsense", { headers: { "content-type": "text/plain" } });
        expect(text.status, path).toBe(415);
      }
    }
  });

  test("ignores unknown parameters of the query", async () => {
    for (const [address, methods] of addresses().filter(([, all]) => all.includes("HEAD"))) {
      const join = address.includes("?") ? "&" : "?";
      const requested = `${base}${address}${join}_nocache=${Date.now()}&_=1&utm_source=x&_method=DELETE`;
      const [odd, plain] = [await ada.get(requested), await ada.get(base + address)];
      expect([odd.status, odd.body], `${methods} ${requested}`).toEqual([plain.status, plain.body]);
    }
  });

  test("answers HEAD like GET, without a body", async () => {
    for (const [address] of addresses().filter(([, methods]) => methods.includes("HEAD"))) {
      const [head, get] = [
        await rest.send("HEAD", base + address, undefined, { token: ada.token }),
        await ada.get(base + address),
      ];
      expect([head.status, head.text], address).toEqual([get.status, ""]);
      expect(head.headers.get("content-length"), address).toBe(get.headers.get("content-length"));
    }
  });

  test("answers at any spelling with a slash as without", async () => {
    for (const [address] of addresses().filter(([, methods]) => methods.includes("HEAD"))) {
      const [slash, plain] = [await ada.get(base + withSlash(address)), await ada.get(base + address)];
      expect([slash.status, slash.body], address).toEqual([plain.status, plain.body]);
    }
  });

  test("may be sent by a listed origin with the headers of old clients", async () => {
    for (const [address, methods] of guarded()) {
      // HEAD, like GET, needs no permission.
      const method = methods.replace(", HEAD", "").split(", ").at(-1) ?? "";
      const { status, headers } = await rest.send("OPTIONS", base + address, undefined, {
        headers: {
          origin: app.url,
          "access-control-request-method": method,
          "access-control-request-headers": "authorization, cache-control, content-type, expires, pragma",
        },
      });
      expect(status, address).toBe(204);
      expect(headers.get("access-control-allow-origin"), address).toBe(app.url);
      expect(headers.get("access-control-allow-methods"), address).toContain(method);
      for (const name of ["authorization", "cache-control", "content-type", "expires", "pragma", "idempotency-key"])
        expect(headers.get("access-control-allow-headers"), address).toContain(name);
    }
  });
});

describe("at the root", () => {
  test("a call that is no screen answers a browser with JSON", async () => {
    const { status, headers } = await rest.get("/feed", { token: ada.token, headers: { accept: BROWSER } });
    expect(status).toBe(200);
    expect(headers.get("content-type")).toMatch(/^application\/json/);
  });
});

test("a post is created at all three addresses that the specification allows", async () => {
  for (const path of ["/api/posts", "/posts", "/api/api/posts", "/api/api/posts/"]) {
    const { status, body } = await ada.send<{ post: RestPost }>(path, form({ content: "Here", visibility: "public" }));
    expect([status, body.post.content], path).toEqual([201, "Here"]);
  }
  expect((await rest.send("OPTIONS", "/api/api/posts", undefined)).headers.get("allow")).toBe("POST, OPTIONS");
});

test("a sign-in by any form is the same sign-in", async () => {
  const fields = { login: ada.email.toUpperCase(), password: PASSWORD };
  for (const path of ["/api/auth/login", "/auth/login", "/auth/login/"]) {
    for (const body of [fields, form(fields), new URLSearchParams(fields)]) {
      const answer = await rest.post<{ user: { id: number } }>(path, body, { headers: LEGACY });
      expect([answer.status, answer.body.user.id], path).toEqual([200, ada.id]);
    }
  }
});
