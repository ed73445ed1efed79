import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { Listener } from "#tests/kit/live";
import { folderMailbox } from "#tests/kit/mailbox";
import { members, people, type Person } from "#tests/kit/people";
import { suspend } from "#tests/kit/staff/suspending";

const app = await startApp();
const mailbox = await folderMailbox(app);

interface MemberAnswer {
  user: { id: number; username: string };
  email: string;
  email_verified_at: string | null;
  role: string;
  suspended: boolean;
  suspended_until: string | null;
  last_active_at: string | null;
}
interface SessionAnswer {
  id: number;
  device: string;
}

const admin = async (name = "Admin"): Promise<Person> => {
  const [one] = await members(app, [name]);
  if (!one) throw new Error("Nobody signed in");
  await app.sql`update users set role = 'admin' where id = ${one.id}`;
  return one;
};
const list = async (who: Person, search: string) => {
  const { body } = await who.get<{ members: MemberAnswer[]; hasMore: boolean; total: number }>(
    `/api/admin/members?${search}`,
  );
  return body;
};
const detail = (who: Person, of: Person) =>
  who.get<{
    member: MemberAnswer;
    record: { posts_count: number };
    sessions: SessionAnswer[];
    invited_by: { id: number } | null;
    suspended_by: number | null;
  }>(`/api/admin/members/${of.username}`);
const ids = (found: { members: MemberAnswer[] }) => found.members.map(({ user }) => user.id);

test("an admin reads how large the community is and what waits in it, and nobody else does", async () => {
  const { ada, bo } = await people(app);
  await app.sql`update users set role = 'moderator' where id = ${bo.id}`;
  const boss = await admin();
  await ada.posts("A library of things");
  const { body } = await boss.get<{ figures: Record<string, number | string | null> }>("/api/admin/figures");
  const [counted] = await app.sql<{ members: string; posts: string }[]>`
    select (select count(*) from users) as members, (select count(*) from posts) as posts`;
  expect(body.figures).toMatchObject({
    members: Number(counted?.members),
    posts: Number(counted?.posts),
    open_reports: 0,
    open_cases: 0,
    failed_mails: 0,
    failed_jobs: 0,
  });
  expect(Number(body.figures["database_bytes"])).toBeGreaterThan(1_000_000);
  const { adminFigures } = await boss.query<{ adminFigures: { members: number; measuredAt: string } }>(
    "{ adminFigures { members measuredAt } }",
  );
  // The answer is remembered for a minute.
  expect(adminFigures).toEqual({ members: body.figures["members"], measuredAt: body.figures["measured_at"] });
  expect((await bo.get("/api/admin/figures")).status).toBe(404);
  expect((await ada.get("/api/admin/figures")).status).toBe(404);
});

test("an admin finds members by the beginning of a name, a later name or a username, and by a whole address", async () => {
  const boss = await admin();
  const [zoe, quinn] = await members(app, ["Zoe Ärmstrong", "Quentin Zoellner"]);
  if (!zoe || !quinn) throw new Error("Nobody signed in");
  expect(ids(await list(boss, "query=zoe"))).toEqual([quinn.id, zoe.id]);
  expect(ids(await list(boss, "query=armst"))).toEqual([zoe.id]);
  expect(ids(await list(boss, `query=@${quinn.username}`))).toEqual([quinn.id]);
  expect(ids(await list(boss, `query=${zoe.email.toUpperCase()}`))).toEqual([zoe.id]);
  // A part of an address finds nobody, and neither do the signs of patterns.
  expect((await list(boss, "query=nobody@example")).total).toBe(0);
  expect((await list(boss, "query=%25%25%25")).total).toBe(0);
  const { body } = await boss.get<{ members: object[] }>(`/api/admin/members?query=${quinn.username}`);
  expect(JSON.stringify(body)).not.toMatch(/password|hash|argon/i);

  const { adminMembers } = await boss.query<{
    adminMembers: { totalCount: number; edges: { cursor: string; node: { email: string; user: { name: string } } }[] };
  }>(`{ adminMembers(query: "zoe", first: 1) { totalCount edges { cursor node { email user { name } } } } }`);
  expect(adminMembers).toMatchObject({ totalCount: 2, edges: [{ node: { email: quinn.email } }] });
  const rest = await boss.query<{ adminMembers: { edges: { node: { email: string } }[] } }>(
    `{ adminMembers(query: "zoe", after: "${adminMembers.edges[0]?.cursor}") { edges { node { email } } } }`,
  );
  expect(rest.adminMembers.edges).toEqual([{ node: { email: zoe.email } }]);
});

test("an admin lists members by role and state", async () => {
  const boss = await admin("Warden");
  const [sid, lea, mod] = await members(app, ["Sid", "Lea", "Mod"]);
  if (!sid || !lea || !mod) throw new Error("Nobody signed in");
  await app.sql`update users set role = 'moderator' where id = ${mod.id}`;
  await app.sql`update users set email_verified_at = now() where id in (${sid.id}, ${mod.id})`;
  await app.sql`insert into departures (user_id, due_at) values (${lea.id}, now() + interval '14 days')`;
  const until = new Date(Date.now() + 86_400_000).toISOString();
  await suspend(app, sid, { until });
  expect((await list(boss, "state=suspended")).members).toMatchObject([
    { user: { id: sid.id }, suspended: true, suspended_until: until },
  ]);
  expect(ids(await list(boss, "state=leaving"))).toEqual([lea.id]);
  expect(ids(await list(boss, "role=moderator"))).toContain(mod.id);
  expect(ids(await list(boss, "role=admin"))).toContain(boss.id);
  const unverified = ids(await list(boss, "state=unverified"));
  expect([unverified.includes(lea.id), unverified.includes(sid.id)]).toEqual([true, false]);
  expect((await boss.get("/api/admin/members?state=asleep")).status).toBe(422);
  expect((await mod.get("/api/admin/members")).status).toBe(404);
});

test("an admin sees of a member the record, the sessions, who invited them and what suspended them", async () => {
  const boss = await admin();
  const [host, guest] = await members(app, ["Host", "Guest"]);
  if (!host || !guest) throw new Error("Nobody signed in");
  const [link] = await app.sql<{ id: string }[]>`insert into invitations (code_hash, creator_id, uses, expires_at)
    values ('a hash of a code', ${host.id}, 3, now() + interval '1 day') returning id`;
  await app.sql`insert into invited (user_id, invitation_id) values (${guest.id}, ${link?.id ?? ""})`;
  const { body } = await detail(boss, guest);
  expect(body).toMatchObject({
    member: { email: guest.email, role: "member", suspended: false },
    record: { posts_count: 0 },
    sessions: [{ device: expect.any(String) as string }],
    invited_by: { id: host.id },
    suspended_by: null,
  });
  const { body: acted } = await boss.send<{ act: { id: number } }>("/api/moderation/acts", {
    kind: "member",
    id: guest.id,
    outcome: "suspend",
    rule: "no-spam",
    words: "Please stop.",
  });
  const after = await detail(boss, guest);
  expect(after.body).toMatchObject({ member: { suspended: true }, sessions: [], suspended_by: acted.act.id });
  expect((await boss.send(`/api/moderation/log/${acted.act.id}/undo`)).status).toBe(200);
  expect((await detail(boss, guest)).body.member.suspended).toBe(false);
  expect((await host.get(`/api/admin/members/${guest.username}`)).status).toBe(404);
  expect((await boss.get("/api/admin/members/nobody-here")).status).toBe(404);
});

test("an admin ends one session of a member or all of them: tokens are void at once, and sockets close", async () => {
  const boss = await admin();
  const [bo] = await members(app, ["Bo"]);
  if (!bo) throw new Error("Nobody signed in");
  const ends = (body: object) => boss.send<{ ended: number }>(`/api/admin/members/${bo.id}/sessions/end`, body);
  const [session] = (await detail(boss, bo)).body.sessions;
  const socket = new Listener(app, bo.token, "subscription { postAdded { id } }");
  await socket.resynced();
  expect((await ends({ session_id: session?.id })).status).toBe(422);
  expect((await ends({ session_id: session?.id, why: "A lost phone" })).body.ended).toBe(1);
  await socket.closed;
  expect((await bo.get("/api/user")).status).toBe(401);
  expect((await ends({ session_id: session?.id, why: "Again" })).status).toBe(404);
  expect((await ends({ why: "All" })).body.ended).toBe(0);
  const [entry] = (
    await boss.get<{ entries: { action: string; why: string; can_undo: boolean; subject: object }[] }>(
      `/api/moderation/log?kind=member&subject=${bo.id}`,
    )
  ).body.entries;
  expect(entry).toMatchObject({
    action: "sessions.end",
    why: "A lost phone",
    can_undo: false,
    subject: { name: "Bo", handle: bo.username, path: `/profile/${bo.username}`, deleted: false },
  });
  const own = await boss.send(`/api/admin/members/${boss.id}/sessions/end`, { why: "Mine" });
  expect(own.status).toBe(403);
});

test("an admin has the verification or a reset mail sent, as often as the member could, and sets no password", async () => {
  const boss = await admin();
  const [una] = await members(app, ["Una"]);
  if (!una) throw new Error("Nobody signed in");
  const sends = (mail: string) => boss.send(`/api/admin/members/${una.id}/mails`, { mail });
  expect((await sends("verification")).status).toBe(200);
  const verifying = await mailbox.to(una.email);
  expect(verifying.links[0]).toContain("/auth/verify-email");
  expect((await sends("password_reset")).status).toBe(200);
  const resetting = await mailbox.to(una.email, ({ links }) => links[0]?.includes("reset-password") === true);
  expect(resetting.subject).not.toBe(verifying.subject);
  await app.sql`update users set email_verified_at = now() where id = ${una.id}`;
  expect((await sends("verification")).status).toBe(409);
  expect((await sends("password")).status).toBe(422);
  const acts =
    await app.sql`select action, actor_id::int as actor_id from staff_log where subject_id = ${una.id} order by id`;
  expect(acts).toEqual([
    { action: "verification.send", actor_id: boss.id },
    { action: "password_reset.send", actor_id: boss.id },
  ]);
});
