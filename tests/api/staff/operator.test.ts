import { execFile } from "node:child_process";
import { expect, inject, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { people, type Person } from "#tests/kit/people";

const app = await startApp();
const databaseUrl = new URL(inject("clusterUrl"));
databaseUrl.pathname = `/${app.sql.options.database}`;

/** Every run of the command starts a process, which takes a while on a busy machine. */
const SLOW = 120_000;

/** Runs the operator's command beside the running server. */
const admin = (...words: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const program = ["--conditions=source", "--import", "tsx", "server/admin.ts", ...words];
    const env = { PATH: process.env["PATH"], DATABASE_URL: databaseUrl.href, LOG_LEVEL: "silent" };
    execFile(process.execPath, program, { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: `${stdout}${stderr}`.trim() }),
    );
  });
const roleOf = async ({ id }: Person) =>
  (await app.sql`select role from users where id = ${id}`)[0]?.["role"] as string;

test(
  "the operator gives a role, lists who has one, and takes it away; the log says that it was the operator",
  async () => {
    const { ada, bo } = await people(app);
    expect(await admin("--list")).toEqual({ code: 0, output: "Nobody is an admin or a moderator." });
    expect(await admin("--grant", ada.username.toUpperCase())).toEqual({
      code: 0,
      output: `${ada.username} is now an admin.`,
    });
    // A server that runs obeys at once.
    expect((await ada.get("/api/admin/figures")).status).toBe(200);
    expect(await admin("--grant", bo.username, "--role", "moderator")).toEqual({
      code: 0,
      output: `${bo.username} is now a moderator.`,
    });
    expect((await admin("--list")).output.split("\n")).toEqual([
      `${ada.username} is an admin.`,
      `${bo.username} is a moderator.`,
    ]);
    expect(await admin("--revoke", ada.username)).toEqual({
      code: 0,
      output: `${ada.username} is now no admin or moderator.`,
    });
    expect([await roleOf(ada), await roleOf(bo)]).toEqual(["member", "moderator"]);

    const { body } = await bo.get<{ entries: object[] }>("/api/moderation/log");
    const byOperator = { actor: null, actor_id: null, action: "role.set", why: "By the operator" };
    expect(body.entries).toMatchObject([
      { ...byOperator, subject: { id: ada.id }, before: { role: "admin" }, after: { role: "member" } },
      { ...byOperator, subject: { id: bo.id }, before: { role: "member" }, after: { role: "moderator" } },
      { ...byOperator, subject: { id: ada.id }, before: { role: "member" }, after: { role: "admin" } },
    ]);
  },
  SLOW,
);

test(
  "a name that nobody has changes nothing, and neither does what the command does not know",
  async () => {
    const { cy } = await people(app);
    const before = await app.sql`select count(*)::int as count from staff_log`;
    expect(await admin("--grant", "nobody-at-all")).toEqual({ code: 1, output: "Nobody is named nobody-at-all." });
    const { code, output } = await admin("--grant", cy.username, "--role", "owner");
    expect([code, output.split("\n")[0]]).toEqual([1, "npm run admin -- --grant USERNAME [--role moderator|admin]"]);
    expect(await roleOf(cy)).toBe("member");
    expect(await app.sql`select count(*)::int as count from staff_log`).toEqual(before);
    // What somebody is already is no change, and no row.
    expect((await admin("--revoke", cy.username)).code).toBe(0);
    expect(await app.sql`select count(*)::int as count from staff_log`).toEqual(before);
  },
  SLOW,
);
