import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { join, PASSWORD, people, type Person } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";

const app = await startApp();

interface Entry {
  id: number;
  actor: { username: string } | null;
  action: string;
  subject: { kind: string; id: number };
  why: string;
  before: object | null;
  after: object | null;
  undoes: number | null;
  undone_by: number | null;
  can_undo: boolean;
}

const log = async (who: Person, search = "") => {
  const { body } = await who.get<{ entries: Entry[]; total: number }>(`/api/moderation/log${search}`);
  return body;
};
const setsRole = (who: Person, whom: Person, role: string, why = "They asked") =>
  who.rest.put<{ entry: Entry | null; message: string }>(
    `/api/admin/members/${whom.id}/role`,
    { role, why },
    { token: who.token },
  );
const roleOf = async (who: Person) =>
  (await who.get<{ user: { staff_role?: string } }>("/api/user")).body.user.staff_role ?? "member";

test("of those who open the first account at once, one is the admin", async () => {
  const rest = new RestClient(app);
  const register = (username: string) =>
    rest.post<{ user: { staff_role?: string } }>("/api/auth/register", {
      name: username,
      email: `${username}@example.test`,
      username,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    });
  const opened = await Promise.all(["una", "dos", "tre", "fyra"].map(register));
  expect(opened.flatMap(({ body }) => body.user.staff_role ?? [])).toEqual(["admin"]);
  const later = await join(app, "Later");
  expect(await roleOf(later)).toBe("member");
  const written = await app.sql`select actor_id, action, before, after from staff_log`;
  expect(written).toEqual([
    { actor_id: null, action: "role.set", before: { role: "member" }, after: { role: "admin" } },
  ]);
});

test("an admin gives roles, every change is in the log with who, whom and why, and can be undone from it", async () => {
  const { ada, bo, cy } = await people(app);
  await app.sql`update users set role = 'member' where role = 'admin'`;
  await app.sql`update users set role = 'admin' where id = ${ada.id}`;

  const { body } = await setsRole(ada, bo, "moderator", "Bo answers on Mondays");
  expect(body.entry).toMatchObject({
    actor: { username: ada.username },
    action: "role.set",
    subject: { kind: "member", id: bo.id },
    why: "Bo answers on Mondays",
    before: { role: "member" },
    after: { role: "moderator" },
    can_undo: true,
  });
  expect(await roleOf(bo)).toBe("moderator");
  const { viewer } = await bo.query<{ viewer: { staffRole: string } }>("{ viewer { staffRole } }");
  expect(viewer.staffRole).toBe("MODERATOR");
  const again = await setsRole(ada, bo, "moderator");
  expect(again.body.entry).toBeNull();

  // A moderator reads the log, and may not do what the log offers to admins.
  const [seen] = (await log(bo, `?subject=${bo.id}&kind=member`)).entries;
  expect(seen).toMatchObject({ id: body.entry?.id, can_undo: false });
  expect((await setsRole(bo, cy, "admin")).status).toBe(404);
  expect((await bo.send(`/api/moderation/log/${body.entry?.id}/undo`)).status).toBe(404);

  const undone = await ada.send<{ entry: Entry }>(`/api/moderation/log/${body.entry?.id}/undo`, { why: "A mistake" });
  expect(undone.body.entry).toMatchObject({ undoes: body.entry?.id, after: { role: "member" }, why: "A mistake" });
  expect(await roleOf(bo)).toBe("member");
  expect((await bo.get("/api/moderation/log")).status).toBe(404);
  expect((await ada.send(`/api/moderation/log/${body.entry?.id}/undo`)).status).toBe(409);
  // What undid it can be undone too.
  const { undoStaffAct } = await ada.query<{ undoStaffAct: { undoes: string } }>(
    `mutation { undoStaffAct(id: "${undone.body.entry.id}") { undoes } }`,
  );
  expect(undoStaffAct.undoes).toBe(String(undone.body.entry.id));
  expect(await roleOf(bo)).toBe("moderator");

  // What has changed since is not overwritten.
  const first = await setsRole(ada, cy, "moderator");
  await setsRole(ada, cy, "admin");
  const late = await ada.send(`/api/moderation/log/${first.body.entry?.id}/undo`);
  expect(late.status).toBe(409);

  const mine = await log(ada, `?actor=${ada.id}&action=role.set`);
  expect([mine.total, mine.entries.length]).toEqual([5, 5]);
  const { moderationLog } = await ada.query<{
    moderationLog: { totalCount: number; edges: { node: { actor: { id: string }; before: string } }[] };
  }>(
    `{ moderationLog(first: 1, subjectKind: MEMBER, subjectId: "${cy.id}") { totalCount edges { node { actor { id } before } } } }`,
  );
  expect(moderationLog).toEqual({
    totalCount: 2,
    edges: [{ node: { actor: { id: String(ada.id) }, before: '{"role":"moderator"}' } }],
  });
});

test("nobody changes their own role, the last admin stays, and of two admins one remains", async () => {
  const { ada, bo } = await people(app);
  await app.sql`update users set role = 'member' where role <> 'member'`;
  await app.sql`update users set role = 'admin' where id in (${ada.id}, ${bo.id})`;
  expect((await setsRole(ada, ada, "member")).status).toBe(403);
  // Each takes the role of the other at once.
  const both = await Promise.all([setsRole(ada, bo, "member"), setsRole(bo, ada, "member")]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  const admins = await app.sql`select id from users where role = 'admin'`;
  expect(admins).toHaveLength(1);
});

test("a role is taken away on every server at once", async () => {
  const { ada, bo } = await people(app);
  await app.sql`update users set role = 'admin' where id in (${ada.id}, ${bo.id})`;
  const other = await app.another();
  expect((await bo.at(other).get("/api/moderation/log")).status).toBe(200);
  await setsRole(ada, bo, "member");
  expect((await bo.at(other).get("/api/moderation/log")).status).toBe(404);
});

test("the log cannot be changed, and only what is too old may leave it", async () => {
  await expect(app.sql`update staff_log set why = 'Nothing'`).rejects.toThrow("append-only");
  await expect(app.sql`delete from staff_log`).rejects.toThrow("append-only");
  const removed = await app.sql.begin(async (sql) => {
    await sql`select set_config('commonplace.retention', 'on', true)`;
    return sql`delete from staff_log returning id`;
  });
  expect(removed.length).toBeGreaterThan(0);
});
