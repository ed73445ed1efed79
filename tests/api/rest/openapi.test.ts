import { readFileSync, readdirSync } from "node:fs";
import { join as joined, resolve } from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { beforeAll, describe, expect, test } from "vitest";
import { ApiDocument, type Document } from "#tests/kit/answers/apiDocument";
import { startApp } from "#tests/kit/app";
import { join, PASSWORD } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";
import { heldAnswers } from "#tests/kit/answers/watchAnswers";

const app = await startApp();
const rest = new RestClient(app);
let api = new ApiDocument({ openapi: "", tags: [], paths: {}, components: { schemas: {}, responses: {} } });

type FormSchema = { properties?: Record<string, { format?: string; description?: string }>; required?: string[] };

/** The verbs with which names of calls begin. A call that needs another one adds it. */
const VERBS = new RegExp(
  `^(?:${[
    "accept act add approve block change check claim count create decide decline delete describe dismiss end follow get",
    "hide invite join leave list login logout manage mark mute publish put register reject release remove rename renew reopen",
    "report request resend reset restore revoke save search send set signal toggle unblock undo unfollow unhide unmute",
    "unsubscribe update upload verify withdraw",
  ]
    .join(" ")
    .replaceAll(" ", "|")})(?=[A-Z]|$)`,
);

beforeAll(async () => {
  const answer = await fetch(new URL("/api/openapi.json", app.url));
  api = new ApiDocument((await answer.json()) as Document);
});

describe("the description of the REST face", () => {
  test("is valid OpenAPI 3.1", async () => {
    const { status, headers } = await rest.get("/api/openapi.json");
    expect([status, headers.get("content-type")]).toEqual([200, "application/json; charset=utf-8"]);
    expect(api.document.openapi).toMatch(/^3\.1/);
    const { valid, errors } = await new Validator().validate({ ...api.document });
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  test("has examples that match their schemas", () => {
    const faults: string[] = [];
    const look = (name: string, { schema, example }: { schema: Record<string, unknown>; example?: unknown }) => {
      if (example === undefined) return;
      const validate = api.validator(name, schema);
      if (!validate(example)) faults.push(`${name}: ${JSON.stringify(validate.errors)} ${JSON.stringify(example)}`);
    };
    for (const { method, path, operation } of api.operations()) {
      const name = `${method} ${path}`;
      for (const parameter of operation.parameters) look(`${name} ?${parameter.name}`, parameter);
      for (const [type, media] of Object.entries(operation.requestBody?.content ?? {})) look(`${name} ${type}`, media);
      for (const [status, { content = {} }] of Object.entries(operation.responses))
        for (const media of Object.values(content)) look(`${name} ${status}`, media);
    }
    for (const [status, { content }] of Object.entries(api.document.components.responses))
      for (const media of Object.values(content)) look(status, media);
    expect(faults).toEqual([]);
  });

  test("has every row of every table of routes, so none is forgotten and none is not mounted", () => {
    const known = api.operations().map((one) => `${one.method} ${one.path}`);
    const rows = readRows();
    expect(rows.length).toBeGreaterThan(60);
    const missing = rows.filter(({ pattern }) => !known.some((one) => pattern.test(one)));
    expect(missing.map(({ row }) => row)).toEqual([]);
  });

  test("states of each call whether it requires a session, and a call for staff does not exist for guests", async () => {
    for (const { method, path, operation } of api.operations()) {
      const { status } = await rest.send(method, `/api${path.replaceAll(/\{\w+\}/g, "7")}`, undefined);
      if (operation["x-staff"]) {
        expect([status, operation.responses["401"]], `${method} ${path}`).toEqual([404, undefined]);
        continue;
      }
      const guests = operation.security?.length === 0;
      expect(status === 401, `${method} ${path}`).toBe(!guests);
      expect(operation.responses["401"] !== undefined, `${method} ${path}`).toBe(!guests || /login|appeals/.test(path));
    }
  });

  test("names each call for generated clients, once and by a verb, and says what it means", () => {
    const operations = api.operations().map(({ operation }) => operation);
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !VERBS.test(name))).toEqual([]);
    const unexplained = operations.filter(({ summary, description = "" }) => {
      return !/^[A-Z`0-9].{19,}[.:]/s.test(description) || description.startsWith(summary);
    });
    expect(unexplained.map(({ operationId, description }) => `${operationId}: ${description}`)).toEqual([]);
    for (const { name, description } of api.document.tags) expect(description, name).toMatch(/.{20,}/);
  });

  test("requires a body that has a required field or a file, and offers the form first where there is one", () => {
    const withFile: string[] = [];
    for (const { operation } of api.operations()) {
      const { requestBody: body, operationId } = operation;
      const types = Object.keys(body?.content ?? {});
      const [first = ""] = types;
      const { properties = {}, required = [] } = (body?.content[first]?.schema ?? {}) as FormSchema;
      const files = Object.entries(properties).filter(([, { format }]) => format === "binary");
      if (files.length > 0) withFile.push(operationId);
      expect(body?.required === true, operationId).toBe(files.length > 0 || required.length > 0);
      expect(first === "multipart/form-data", operationId).toBe(files.length > 0);
      for (const [name, { description }] of files) {
        expect(description, `${operationId} ${name}`).toMatch(/^[A-Z`].{10,}/);
        if (required.includes(name)) expect(types, operationId).toEqual(["multipart/form-data"]);
      }
    }
    expect(withFile.toSorted()).toEqual(["createPost", "updateProfile", "uploadFile"]);
  });

  test("bounds numbers only where the product does, and calls ids integers", () => {
    const text = JSON.stringify(api.document);
    expect(text).not.toContain(String(Number.MAX_SAFE_INTEGER));
    expect(text.match(/"\w*_?ids?":\{"type":"number"/g)).toBeNull();
    const { parameters } = api.document.paths["/auth/email/verify/{id}/{hash}"]?.["get"] ?? { parameters: [] };
    expect(parameters.filter(({ required }) => required).map(({ name }) => name)).toEqual([
      "id",
      "hash",
      "expires",
      "signature",
    ]);
  });

  test("defines shared parts of calls once", () => {
    for (const { method, path, operation } of api.operations()) {
      const statuses = Object.keys(operation.responses).map(Number);
      const common = [400, 405, 406, 422, 429, 431, 500, 503, ...(method === "GET" ? [] : [413, 415])];
      expect(statuses, `${method} ${path}`).toEqual(expect.arrayContaining(common));
      expect(statuses.includes(404) || !path.includes("{"), `${method} ${path}`).toBe(true);
    }
  });

  test("detects an answer that differs", async () => {
    const ada = await join(app, "Ada");
    const { body } = await ada.get<{ user: Record<string, unknown> }>("/api/user");
    const answer = { method: "GET", path: "/api/user/", status: 200 };
    expect(api.faultsOf({ ...answer, body })).toEqual([]);
    const { email: _, ...nameless } = body.user;
    const odd: [object, string][] = [
      [{ ...body, user: nameless }, "required property 'email'"],
      [{ ...body, user: { ...body.user, password: "x" } }, "additional properties"],
      [{ ...body, user: { ...body.user, created_at: "yesterday" } }, "date-time"],
      [{ user: body.user }, "required property 'success'"],
    ];
    for (const [one, fault] of odd) expect(api.faultsOf({ ...answer, body: one }).join()).toContain(fault);
    expect(api.faultsOf({ ...answer, status: 418, body }).join()).toContain("418 is not described");
    expect(api.faultsOf({ ...answer, path: "/api/nowhere", body }).join()).toContain("is not described");
    expect(heldAnswers()).toBeGreaterThan(50);
  });
});

describe("a call by POST", () => {
  test("accepts an Idempotency-Key", () => {
    const posts = api.operations().filter(({ method }) => method === "POST");
    const keyless = posts.filter(
      ({ operation }) => !operation.parameters.some(({ name }) => name === "Idempotency-Key"),
    );
    expect(posts.length).toBeGreaterThan(30);
    expect(keyless.map(({ path }) => path)).toEqual([]);
  });

  test("that toggles is done once under its key, and says that it answers again", async () => {
    const [ada, bo] = [await join(app, "Ada"), await join(app, "Bo")];
    const post = await bo.posts("Lend tools");
    const like = () => ada.send(`/api/posts/${post.id}/like`, {}, { "idempotency-key": "once" });
    const [first, again] = [await like(), await like()];
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect([first, again].map((one) => one.headers.get("idempotent-replayed"))).toEqual([null, "true"]);
    const [stored] = await app.sql`select count(*)::int as likes from likes where post_id = ${post.id}`;
    expect(stored?.["likes"]).toBe(1);
  });

  test("that registers gets its lost answer again, and nobody else does; no token is stored", async () => {
    const form = {
      name: "Grace Hopper",
      username: "grace-once",
      email: "grace-once@example.test",
      password: PASSWORD,
      password_confirmation: PASSWORD,
    };
    const send = (body: object, key: string) =>
      rest.post<{ token: string }>("/api/auth/register", body, { headers: { "idempotency-key": key } });
    const [first, again] = [await send(form, "lost"), await send(form, "lost")];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect((await rest.get("/api/user", { token: again.body.token })).status).toBe(200);
    // Another password, or another key, is another request: the name is taken.
    const guessed = { ...form, password: "another password", password_confirmation: "another password" };
    expect((await send(guessed, "lost")).status).toBe(422);
    expect((await send(form, "found")).status).toBe(422);
    const rows = await app.sql<{ row: string }[]>`select t::text as row from guest_answers t
      union all select t::text from idempotency_keys t`;
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).not.toContain(first.body.token.split(".")[2]);
  });

  test("repeats its answer for the same key, at any of its addresses, and refuses another body", async () => {
    const [ada, bo] = [await join(app, "Ada"), await join(app, "Bo")];
    const post = await bo.posts("Lend tools");
    const draft = await ada.send<{ draft: { id: number } }>("/drafts", { kind: "post", content: "Soon" });
    const talk = await ada.send<{ conversation: { id: number } }>("/conversations", { participant_ids: [bo.id] });
    const group = { name: "Once", description: "We mend things.", category: "Society" };
    const acts: [string, Record<string, unknown>, Record<string, unknown>][] = [
      ["/posts", { content: "Once" }, { content: "Twice" }],
      [`/posts/${post.id}/comments`, { content: "Once" }, { content: "Twice" }],
      ["/drafts", { kind: "post", content: "Once" }, { kind: "idea", content: "Once" }],
      [`/drafts/${draft.body.draft.id}/publish`, {}, { content: "Something" }],
      ["/bookmarks/folders", { name: "Once" }, { name: "Twice" }],
      ["/friends/request", { user_id: bo.id }, { user_id: 1 }],
      ["/groups", group, { ...group, name: "Twice" }],
      ["/insights", { prompt: "What about tools?" }, { prompt: "What about books?" }],
      ["/conversations", { participant_ids: [bo.id] }, { participant_ids: [1] }],
      [
        `/conversations/${talk.body.conversation.id}/messages`,
        { text: "Once", client_id: "once" },
        { text: "Twice", client_id: "twice" },
      ],
    ];
    for (const [path, once, other] of acts) {
      const headers = { "idempotency-key": `one ${path}` };
      const first = await ada.send(`/api${path}`, once, headers);
      expect(first.status, path).toBe(201);
      const again = await ada.send(path, once, headers);
      expect([again.status, again.body], path).toEqual([201, first.body]);
      const { status, body } = await ada.send(`/api${path}`, other, headers);
      expect([status, body.message], path).toEqual([422, "This Idempotency-Key was used for another request."]);
      expect(body.errors, path).toHaveProperty("idempotency_key");
    }
    // The key belongs to one member.
    const theirs = await bo.send("/api/posts", { content: "Bo's" }, { "idempotency-key": "one /posts" });
    expect(theirs.body).toMatchObject({ post: { content: "Bo's" } });
  });

  test("can be repeated anew under its key after a day", async () => {
    const ada = await join(app, "Ada");
    const headers = { "idempotency-key": "daily" };
    const send = async () =>
      (await ada.send<{ post: { id: number } }>("/api/posts", { content: "Daily" }, headers)).body;
    const first = await send();
    await app.sql`update idempotency_keys set created_at = created_at - interval '23 hours 50 minutes'
      where user_id = ${ada.id}`;
    expect(await send()).toEqual(first);
    await app.sql`update idempotency_keys set created_at = created_at - interval '11 minutes' where user_id = ${ada.id}`;
    expect((await send()).post.id).not.toBe(first.post.id);
  });
});

describe("the page of the description", () => {
  test("loads nothing from elsewhere, and runs no script that we did not send", async () => {
    const answer = await fetch(new URL("/api/docs", app.url));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe|style-src [^;]*unsafe|https?:|\*/);
    const html = await answer.text();
    expect(html).toContain(/'nonce-([^']+)'/.exec(policy)?.[1]);
    expect(html).not.toMatch(/(src|href)="(https?:)?\/\//);
    expect(html).toContain("/api/openapi.json");
    const [, script = ""] = /<script src="([^"]+)"/.exec(html) ?? [];
    const file = await fetch(new URL(script, app.url), { headers: { "accept-encoding": "br" } });
    expect(file.headers.get("content-type")).toMatch(/javascript/);
    expect(file.headers.get("content-encoding")).toBe("br");
    const etag = file.headers.get("etag") ?? "";
    expect((await fetch(new URL(script, app.url), { headers: { "if-none-match": etag } })).status).toBe(304);
  });

  test("supports no other method", async () => {
    for (const address of ["/api/docs", "/api/openapi.json"]) {
      const answer = await rest.post(address, {});
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
      expect((await rest.send("HEAD", address, undefined)).status).toBe(200);
    }
  });
});

/** Returns every row of the tables of routes as it is written; `${}` matches any word. */
function readRows(): { row: string; pattern: RegExp }[] {
  const folder = resolve("server/features");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((one) => one.endsWith(".routes.ts"));
  return files.flatMap((file) => {
    const text = readFileSync(joined(folder, file), "utf8");
    return [...text.matchAll(/(?:method: "(\w+)"|method),\s+path: ["`]([^"`]+)["`]/g)].map(
      ([row, method = "\\w+", path = ""]) => {
        const words = path.replaceAll(/\$\{\w+\}/g, "\\w+").replaceAll(/:(\w+)/g, "\\{$1\\}");
        return { row: `${file}: ${row}`, pattern: new RegExp(`^${method} ${words}$`) };
      },
    );
  });
}
