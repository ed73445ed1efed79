import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { Listener } from "#tests/kit/live";
import { join, PASSWORD, type Person } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";

const app = await startApp();
const rest = new RestClient(app);

interface Session {
  id: number;
  device: string;
  ip: string | null;
  created_at: string;
  last_used_at: string;
  is_current: boolean;
}

const SESSIONS = `{ viewer { sessions { id device ip createdAt lastUsedAt isCurrent } } }`;
const REVOKE = `mutation Revoke($id: ID!) { revokeSession(id: $id) }`;
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0";

/** Signs in once more, from another browser, and returns the token. */
async function again(member: Person, userAgent = FIREFOX): Promise<string> {
  const headers = { "user-agent": userAgent };
  const body = { login: member.username, password: PASSWORD };
  return (await rest.post<{ token: string }>("/api/auth/login", body, { headers })).body.token;
}

const sessionsOf = async (token: string) =>
  (await rest.get<{ sessions: Session[] }>("/api/sessions", { token })).body.sessions;
const opens = async (token: string) => (await rest.get("/api/user", { token })).status === 200;

describe("the list of sessions", () => {
  test("names device and address, and the current one, alike by both faces", async () => {
    const ada = await join(app, "Ada");
    const token = await again(ada);
    const listed = await sessionsOf(token);
    expect(listed).toHaveLength(2);
    expect(listed.find(({ is_current }) => is_current)).toEqual({
      id: expect.any(Number),
      device: "Firefox on Linux",
      ip: "127.0.0.1",
      created_at: expect.stringMatching(/Z$/),
      last_used_at: expect.stringMatching(/Z$/),
      is_current: true,
    });
    const { viewer } = await ada.query<{ viewer: { sessions: { id: string; isCurrent: boolean; device: string }[] } }>(
      SESSIONS,
    );
    expect(viewer.sessions.map(({ id }) => Number(id))).toEqual(listed.map(({ id }) => id));
    expect(viewer.sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(viewer.sessions.map(({ device }) => device)).toContain("Firefox on Linux");
  });

  test("contains the viewer's own, and none that have ended", async () => {
    const [ada, bo] = await Promise.all([join(app, "Ada"), join(app, "Bo")]);
    const ended = await again(ada);
    await rest.post("/api/auth/logout", undefined, { token: ended });
    const idle = await again(ada);
    await app.sql`update sessions set last_used_at = now() - interval '31 days' where id = ${
      (await sessionsOf(idle)).find(({ is_current }) => is_current)?.id ?? 0
    }`;
    expect(await sessionsOf(ada.token)).toHaveLength(1);
    expect(await sessionsOf(bo.token)).toHaveLength(1);
    expect((await rest.get("/api/sessions")).status).toBe(401);
  });
});

describe("ending a session", () => {
  test("by REST invalidates its token at once, on every instance, and closes its sockets", async () => {
    const ada = await join(app, "Ada");
    const other = await again(ada);
    const second = await app.another();
    const listeners = [app, second].map((at) => new Listener(at, other, "subscription { postAdded { id } }"));
    const elsewhere = new RestClient(second);
    expect((await elsewhere.get("/api/user", { token: other })).status).toBe(200);

    const id = (await sessionsOf(other)).find(({ is_current }) => is_current)?.id;
    expect((await rest.delete(`/api/sessions/${id}`, { token: ada.token })).status).toBe(200);
    expect(await opens(other)).toBe(false);
    for (const listener of listeners) await listener.closed;
    expect((await elsewhere.get("/api/user", { token: other })).status).toBe(401);
    expect(await opens(ada.token)).toBe(true);
  });

  test("by GraphQL works the same", async () => {
    const ada = await join(app, "Ada");
    const other = await again(ada);
    const id = (await sessionsOf(other)).find(({ is_current }) => is_current)?.id;
    expect(await ada.query(REVOKE, { id })).toEqual({ revokeSession: true });
    expect(await opens(other)).toBe(false);
    expect(await ada.query(REVOKE, { id }), "it is over already").toEqual({ revokeSession: true });
  });

  test("of somebody else ends nothing", async () => {
    const [ada, bo] = await Promise.all([join(app, "Ada"), join(app, "Bo")]);
    const [session] = await sessionsOf(bo.token);
    for (const id of [session?.id, 999_999, "x", -1])
      expect((await rest.delete(`/api/sessions/${id}`, { token: ada.token })).status).toBe(404);
    expect((await ada.ask(REVOKE, { id: session?.id })).code).toBe("NOT_FOUND");
    expect(await opens(bo.token)).toBe(true);
  });

  test("everywhere else keeps the current one, and answers how many ended", async () => {
    const ada = await join(app, "Ada");
    const others = [await again(ada), await again(ada)];
    const answer = await rest.delete<{ ended: number }>("/api/sessions", { token: ada.token });
    expect(answer.body).toMatchObject({ success: true, ended: 2 });
    for (const token of others) expect(await opens(token)).toBe(false);
    expect(await opens(ada.token)).toBe(true);
    await again(ada);
    expect(await ada.query("mutation { endOtherSessions }")).toEqual({ endOtherSessions: 1 });
    expect(await ada.query("mutation { endOtherSessions }")).toEqual({ endOtherSessions: 0 });
    expect((await rest.delete("/api/sessions")).status).toBe(401);
  });
});
