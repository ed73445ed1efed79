import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { people } from "#tests/kit/people";
import { form, RestClient } from "#tests/kit/rest";
import { pictures } from "#tests/kit/pictures";

const app = await startApp({ corsOrigins: ["https://app.example"] });
const rest = new RestClient(app);
const { ada, bo } = await people(app);
const post = await bo.posts("Lend tools");

const STRICT = { prefer: "handling=strict" };
const UNKNOWN = ["This field is unknown"];

describe("a client that prefers strict handling", () => {
  test.each<[string, string, unknown, string[]]>([
    ["POST", "/posts", { content: "For friends", visability: "bonds" }, ["visability"]],
    ["POST", "/posts?draft=1", { content: "x" }, ["draft"]],
    ["POST", `/posts/${post.id}/like`, { liked: true }, ["liked"]],
    ["GET", "/feed?pgae=2", undefined, ["pgae"]],
    ["GET", "/user?x=1", undefined, ["x"]],
    ["PUT", "/settings/notifications", { matrix: { like: { sound: true } } }, ["matrix.like.sound"]],
    ["POST", "/events", { events: [{ kind: "impression", id: post.id, when: "now" }] }, ["events.0.when"]],
    ["POST", "/posts", { content: "x", mediaIds: [], visAbility: "bonds" }, ["visAbility"]],
  ])("%s %s with an unknown field is refused", async (method, path, body, names) => {
    for (const base of ["/api", ""]) {
      const answer = await rest.send(method, base + path, body, { token: ada.token, headers: STRICT });
      expect([path, answer.status], answer.text).toEqual([path, 422]);
      expect(answer.body.errors).toEqual(Object.fromEntries(names.map((name) => [name, UNKNOWN])));
      expect(answer.body.message).toContain(names[0]);
      expect(answer.headers.get("preference-applied")).toBe("handling=strict");
    }
  });

  test("has its requests answered as usual when every field is known, forms and old names among them", async () => {
    const sent: [string, string, unknown][] = [
      ["POST", "/api/posts", { content: "For friends", visibility: "bonds", mediaIds: [] }],
      ["POST", "/api/posts", form({ content: "With a picture", media: await pictures.png() })],
      ["POST", "/api/profile", { name: "Ada L.", avatar: "https://x.example/old.png" }],
      ["GET", "/api/feed?page=1", undefined],
      ["PUT", "/api/settings/notifications", { matrix: { like: { digest: false } } }],
    ];
    for (const [method, path, body] of sent) {
      const answer = await rest.send(method, path, body, { token: ada.token, headers: STRICT });
      expect([200, 201], answer.text).toContain(answer.status);
      expect(answer.headers.get("preference-applied")).toBe("handling=strict");
    }
  });

  test("is a guest first of all, who learns no fields", async () => {
    const { status } = await rest.post("/api/posts", { visability: "bonds" }, { headers: STRICT });
    expect(status).toBe(401);
  });

  test("may be a page of another origin", async () => {
    const preflight = await fetch(new URL("/api/posts", app.url), {
      method: "OPTIONS",
      headers: {
        origin: "https://app.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "prefer",
      },
    });
    expect(preflight.headers.get("access-control-allow-headers")).toContain("prefer");
    const page = await rest.get("/api/user", {
      token: ada.token,
      headers: { ...STRICT, origin: "https://app.example" },
    });
    expect(page.headers.get("access-control-expose-headers")).toContain("preference-applied");
  });
});

test("other clients have unknown fields dropped, and no word of it", async () => {
  for (const headers of [{}, { prefer: "handling=lenient" }] as Record<string, string>[]) {
    const answer = await ada.send("/api/posts", { content: "For all", visability: "bonds" }, headers);
    expect([answer.status, answer.headers.get("preference-applied")]).toEqual([201, null]);
  }
});
