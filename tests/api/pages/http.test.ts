import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { RawSocket } from "#tests/kit/live";
import { join, people } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { form, type RestPost } from "#tests/kit/rest";

const app = await startApp();
const CLIENT = path.resolve("dist/client");

beforeAll(() => {
  if (!existsSync(path.join(CLIENT, "index.html"))) throw new Error("Build the client first: npm run build");
});

const page = (address: string, headers: Record<string, string> = {}) =>
  fetch(new URL(address, app.url), { headers: { accept: "text/html", ...headers }, redirect: "manual" });

describe("a page", () => {
  test("carries a nonce of its own and a policy without unsafe-inline", async () => {
    const [one, other] = [await page("/"), await page("/")];
    const policy = one.headers.get("content-security-policy") ?? "";
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
    expect(nonce.length).toBeGreaterThanOrEqual(16);
    expect(policy).toMatch(/default-src 'self'|default-src 'none'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(await one.text()).toContain(nonce);
    expect(other.headers.get("content-security-policy")).not.toContain(nonce);
    expect(one.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(one.headers.get("cache-control")).toMatch(/no-store|no-cache/);
    expect(one.headers.get("x-content-type-options")).toBe("nosniff");
    expect(one.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(one.headers.get("x-powered-by")).toBeNull();
  });

  test("is in English and mounts at #root", async () => {
    const html = await (await page("/auth/login")).text();
    expect(html).toMatch(/<html[^>]* lang="en"/);
    expect(html).toContain('<div id="root">');
  });

  test.each(["/", "/auth/login", "/auth/register"])("%s is found", async (address) => {
    expect((await page(address)).status).toBe(200);
  });

  test.each(["/nowhere", "/auth/nowhere", "/post/abc/def", "/index.php", "/.env", "/..%2f..%2fetc%2fpasswd"])(
    "%s is not found, with a page and status 404",
    async (address) => {
      const answer = await page(address);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain("root:");
    },
  );

  test("for a post has share tags about it, and none about what is not public", async () => {
    const { ada } = await people(app);
    const content = `Lend <tools> & "books" ${"on and on ".repeat(40)}`;
    const { body } = await ada.send<{ post: RestPost }>(
      "/api/posts",
      form({ content, title: 'A "title" </title><script>', media: await pictures.png(600, 400) }),
    );
    const answer = await page(`/post/${body.post.id}`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    const meta = (name: string) => new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1];
    expect(meta("title")).toContain("A &quot;title&quot; &lt;");
    expect(html).not.toContain("</title><script>");
    expect(meta("description")).toContain("Lend &lt;tools&gt; &amp; &quot;books&quot;");
    expect([...(meta("description") ?? "").replaceAll(/&\w+;/g, "x")].length).toBeLessThanOrEqual(201);
    expect(meta("image")).toMatch(new RegExp(`^${app.url}/media/`));
    expect(meta("url")).toBe(`${app.url}/post/${body.post.id}`);
    expect(html).toContain(`<link rel="canonical" href="${app.url}/post/${body.post.id}" />`);
    expect(html).toContain(`<meta name="twitter:card" content="summary_large_image" />`);

    const secret = await ada.posts("Only for my bonds", { visibility: "bonds" });
    const hidden = await page(`/post/${secret.id}`);
    const generic = await hidden.text();
    expect(generic).not.toContain("Only for my bonds");
    expect(generic).not.toContain("og:title");
    const passed = await ada.posts("Deleted by now");
    await ada.rest.delete(`/api/posts/${passed.id}`, { token: ada.token });
    for (const gone of [await page("/post/999999999"), await page(`/post/${passed.id}`)]) {
      expect(gone.status).toBe(hidden.status);
      expect(await gone.text()).not.toContain("og:title");
    }
  });

  test("for a profile is 404 where no member has or had that name", async () => {
    const ada = await join(app, "Ada");
    for (const rest of ["", "/posts", "/analytics", "/"]) {
      expect((await page(`/profile/${ada.username.toUpperCase()}${rest}`)).status).toBe(200);
      expect((await page(`/profile/nobody-at-all${rest}`)).status).toBe(404);
    }
    const name = `${ada.username}x`;
    await ada.send("/api/profile", { username: name });
    expect((await page(`/profile/${ada.username}`)).status).toBe(200);
    expect(await (await page(`/profile/${name}`)).text()).toContain(`(@${name})`);
    for (const other of ["/profile/edit", "/profile/edit/"]) expect((await page(other)).status).toBe(200);
    expect((await page("/profile/%E0%A4%A")).status).not.toBe(500);
  });

  test("is 404 for a post, a group or a tag that is not there for a guest", async () => {
    const { ada } = await people(app);
    const post = await ada.posts("Shade for #waitingrooms");
    const hidden = await ada.posts("Only for my bonds", { visibility: "bonds" });
    const group = (slug: string, visibility: string) =>
      app.sql`insert into groups (name, slug, description, category, visibility)
        values (${slug}, ${slug}, 'About it', 'design', ${visibility})`;
    await group("open-benches", "public");
    await group("closed-benches", "private");
    const there = [
      `/post/${post.id}`,
      "/groups/open-benches",
      "/groups/Open-Benches/",
      "/tags/waitingrooms",
      "/groups",
    ];
    const missing = [
      `/post/${hidden.id}`,
      "/post/999999999",
      "/post/nothing",
      "/groups/closed-benches",
      "/groups/none",
      "/groups/%00",
    ];
    for (const address of there) expect((await page(address)).status, address).toBe(200);
    for (const address of [...missing, "/tags/nobodysaidthis"]) {
      const answer = await page(address);
      expect(answer.status, address).toBe(404);
      expect(await answer.text(), address).toContain('<div id="root">');
    }
  });

  test("never trusts the Host header", async () => {
    const ada = await join(app, "Ada");
    const post = await ada.posts("Where am I?");
    const html = await (await page(`/post/${post.id}`, { "x-forwarded-host": "evil.example" })).text();
    expect(html).not.toContain("evil.example");
  });
});

describe("the client's files", () => {
  const assets = () => readdirSync(path.join(CLIENT, "assets")).filter((name) => /-[\w-]{8,}\.js$/.test(name));

  test("never change under their names, and are served as compressed at build time", async () => {
    const [name = ""] = assets();
    const plain = await fetch(new URL(`/assets/${name}`, app.url), { headers: { "accept-encoding": "identity" } });
    expect(plain.status).toBe(200);
    expect(plain.headers.get("cache-control")).toMatch(/immutable/);
    expect(plain.headers.get("cache-control")).toMatch(/max-age=31536000/);
    expect(plain.headers.get("content-type")).toMatch(/javascript/);
    expect(plain.headers.get("vary")).toMatch(/accept-encoding/i);

    const packed = await fetch(new URL(`/assets/${name}`, app.url), { headers: { "accept-encoding": "br" } });
    expect(packed.headers.get("content-encoding")).toBe("br");
    const lying = readFileSync(path.join(CLIENT, "assets", `${name}.br`));
    expect(brotliDecompressSync(lying).toString()).toBe(await plain.text());
    const zipped = await fetch(new URL(`/assets/${name}`, app.url), { headers: { "accept-encoding": "gzip" } });
    expect(zipped.headers.get("content-encoding")).toBe("gzip");
  });

  test("that do not exist are 404 and no page", async () => {
    const answer = await fetch(new URL("/assets/nothing-12345678.js", app.url));
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control") ?? "").not.toMatch(/immutable/);
  });
});

describe("a picture of a public post", () => {
  test("is served as a picture and nothing else", async () => {
    const ada = await join(app, "Ada");
    const sent = form({ content: "Look", media: await pictures.png() });
    const { body } = await ada.send<{ post: RestPost }>("/api/posts", sent);
    const address = new URL(new URL(body.post.image ?? "").pathname, app.url);
    const answer = await fetch(address);
    expect(answer.headers.get("content-type")).toMatch(/^image\/(webp|png|jpeg|avif)/);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("content-security-policy")).toMatch(/default-src 'none'/);
    expect(answer.headers.get("cache-control")).toMatch(/immutable/);
    const part = await fetch(address, { headers: { range: "bytes=0-9" } });
    expect([200, 206]).toContain(part.status);
    for (const wrong of [
      "/media/",
      "/media/..%2fsecret",
      "/media/%2e%2e/%2e%2e/package.json",
      "/media/none.webp",
      "/media/.hidden",
    ]) {
      const refused = await fetch(new URL(wrong, app.url), { redirect: "manual" });
      expect([400, 403, 404], wrong).toContain(refused.status);
      expect(await refused.text()).not.toMatch(/dependencies|secret-of-the-tests/);
    }
  });
});

describe("calls at the root", () => {
  test("answer programs with JSON, and browsers with the screens of the same address", async () => {
    const { ada } = await people(app);
    const feed = await ada.get("/feed?page=1");
    expect(feed.status).toBe(200);
    expect(feed.headers.get("content-type")).toMatch(/^application\/json/);
    expect((await ada.get("/user")).status).toBe(200);
    const accept = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
    const screen = await page("/auth/login", { accept });
    expect(screen.headers.get("content-type")).toMatch(/^text\/html/);
    const call = await ada.rest.post(
      "/auth/login",
      { login: ada.username, password: "wrong password" },
      { headers: { accept } },
    );
    expect(call.status).toBe(401);
    expect(call.headers.get("content-type")).toMatch(/^application\/json/);
  });
});

describe("an operator", () => {
  test("can check whether it is live and ready, without a log line", async () => {
    for (const address of ["/health/live", "/health/ready"]) {
      const answer = await fetch(new URL(address, app.url));
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toMatch(/no-store/);
    }
  });

  test("reads metrics from the machine itself, or with the token", async () => {
    const open = await fetch(new URL("/metrics", app.url));
    expect(open.status).toBe(200);
    expect(open.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(await open.text()).toMatch(/^process_cpu/m);

    const guarded = await app.another({ metricsToken: "word" });
    expect((await fetch(new URL("/metrics", guarded.url))).status).toBe(401);
    const headers = { authorization: "Bearer word" };
    expect((await fetch(new URL("/metrics", guarded.url), { headers })).status).toBe(200);
    const proxied = await app.another({ trustProxy: 1 });
    const outside = await fetch(new URL("/metrics", proxied.url), { headers: { "x-forwarded-for": "203.0.113.9" } });
    expect([401, 403, 404]).toContain(outside.status);
  });

  test("stops it without losing running requests, and sockets are closed with 1001", async () => {
    const ending = await app.another();
    const ada = await join(ending, "Ada");
    const socket = new RawSocket(ending);
    await socket.greet(ada.token);
    const uploads = [1, 2, 3].map(async () =>
      ada.send("/api/posts", form({ content: "In time", media: await pictures.png(900, 900) })),
    );
    const first = await uploads[0];
    const [, closed] = await Promise.all([ending.close(), socket.closed]);
    expect(first?.status).toBe(201);
    for (const answer of await Promise.allSettled(uploads)) {
      if (answer.status === "fulfilled") expect([201, 503]).toContain(answer.value.status);
    }
    expect(closed.code).toBe(1001);
    await expect(fetch(new URL("/health/live", ending.url))).rejects.toThrow("fetch failed");
  });
});
