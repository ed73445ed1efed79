import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ACT_LIMITS, LIMITS } from "#server/core/limits";
import { startApp } from "#tests/kit/app";
import { talk } from "#tests/kit/chat";
import { GraphQLClient } from "#tests/kit/gql";
import { bond, join, type Person } from "#tests/kit/people";

const app = await startApp({ rateLimits: true, trustProxy: 1 });

/** The root fields that one document may have. */
const AT_ONCE = 10;
/** Acts on what cannot be: they are counted like all others, and cost no statement. */
const actsOnNothing = (times: number) =>
  `mutation { ${Array.from({ length: times }, (_, i) => `a${i}: deletePost(id: "none")`).join(" ")} }`;

/** Acts as often as asked, and returns the codes of the answers. */
async function act(who: Person, times: number): Promise<Set<string | null>> {
  const codes = new Set<string | null>();
  for (let left = times; left > 0; left -= AT_ONCE)
    codes.add((await who.ask(actsOnNothing(Math.min(left, AT_ONCE)))).code);
  return codes;
}

/** Acts by a document of our own client, which the server knows by its hash. */
function actByHash(who: Person) {
  const manifest = JSON.parse(readFileSync("client/gql/persisted-documents.json", "utf8")) as Record<string, string>;
  const [hash] = Object.entries(manifest).find(([, text]) => text.startsWith("mutation Ping ")) ?? [];
  return who.gql.send({ extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }, who.token);
}

test("a member's acts of any kind are counted together by both APIs, and a refused one may read on", async () => {
  const ada = await join(app, "Ada");
  const { id } = await ada.posts("Hello");
  const like = () => ada.send(`/api/posts/${id}/like`, {}, { "idempotency-key": "a-like" });
  for (let i = 0; i < 20; i++) expect((await like()).status, "repetitions are no further acts").toBe(200);
  const activity = () => ada.send("/api/profile/activity");
  expect((await activity()).status).toBe(200);
  expect((await actByHash(ada)).errors).toEqual([]);
  expect(await act(ada, ACT_LIMITS.actsByMember.points - 4)).toEqual(new Set(["NOT_FOUND"]));

  const refused = await activity();
  expect([refused.status, refused.body]).toEqual([
    429,
    { success: false, code: "RATE_LIMITED", reason: "TOO_MANY_REQUESTS", message: expect.stringMatching(/^Too many/) },
  ]);
  const retryAfter = Number(refused.headers.get("retry-after"));
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(ACT_LIMITS.actsByMember.seconds);
  const answers = [await ada.ask(actsOnNothing(1)), await actByHash(ada)];
  for (const { status, errors } of answers)
    expect([status, errors[0]?.extensions]).toEqual([
      200,
      { code: "RATE_LIMITED", reason: "TOO_MANY_REQUESTS", retryAfter: expect.any(Number) },
    ]);
  expect((await like()).status, "the stored answer").toBe(200);
  expect((await ada.get(`/api/posts/${id}`)).status).toBe(200);
  expect(await act(await join(app, "Bo"), 1), "each by themself").toEqual(new Set(["NOT_FOUND"]));
  const metrics = await (await fetch(`${app.url}/metrics`)).text();
  expect(metrics).toMatch(/rate_limited_total\{limit="actsByMember"\} 3/);
});

test("guests who act are counted by address, each mutation of a document as one", async () => {
  const visitor = new GraphQLClient(app);
  const from = (ip: string) => visitor.send({ query: actsOnNothing(AT_ONCE) }, null, { "x-forwarded-for": ip });
  for (let done = 0; done < ACT_LIMITS.actsByAddress.points; done += AT_ONCE)
    expect((await from("192.0.2.7")).code).toBe("UNAUTHENTICATED");
  expect((await from("192.0.2.7")).code).toBe("RATE_LIMITED");
  expect((await from("192.0.2.8")).code).toBe("UNAUTHENTICATED");
});

test("acts that reach many people, or many rows, have limits of their own", async () => {
  const from = (last: number) => ({ "x-forwarded-for": `192.0.3.${last}` });
  const [ada, bo, cy] = [
    await join(app, "Ada", from(1)),
    await join(app, "Bo", from(2)),
    await join(app, "Cy", from(3)),
  ];
  await bond(app, ada, bo);
  await bond(app, ada, cy);
  const group = await talk(ada, [bo, cy], "Menders");
  const { rest, token } = ada;
  const acts: [keyof typeof LIMITS, (at: number) => Promise<{ status: number }>][] = [
    ["conversationChangesByMember", (at) => rest.put(`/api/conversations/${group.id}`, { name: `${at}` }, { token })],
    ["settingsByMember", (at) => rest.put("/api/settings", { alt_reminder: at % 2 === 0 }, { token })],
    [
      "blocksByMember",
      (at) => rest.send(at % 2 ? "DELETE" : "POST", `/api/users/${bo.id}/block`, undefined, { token }),
    ],
  ];
  for (const [name, once] of acts) {
    const { points } = LIMITS[name];
    for (let at = 0; at < points; at++) expect((await once(at)).status, `${name}, ${at}`).toBe(200);
    expect((await once(points)).status, name).toBe(429);
  }
});
