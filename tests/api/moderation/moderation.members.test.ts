import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { folderMailbox } from "#tests/kit/mailbox";
import { notificationsOf } from "#tests/kit/notifications";
import { PASSWORD, type Person, withStanding } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";
import { caseOf, decide, desk, reportThing, type RestCase, setRole, signInAgain, tryDecide, undo } from "./desk.ts";

const app = await startApp();
const mails = await folderMailbox(app);

interface RestAppeal {
  id: number;
  words: string;
  refusal: string | null;
  suspended_by: { name: string } | null;
  state: string;
}

/** Suspends a member by a report, and lets them appeal; returns the act and the appeal as a moderator sees it. */
async function suspendedWithAppeal(by: Person, reporter: Person, member: Person, readBy: Person) {
  const report = await reportThing(reporter, "member", member);
  const { act } = await decide(by, report, { outcome: "suspend", words: "You insulted Ada." });
  const refused = await signInAgain(member, PASSWORD);
  const token = refused.body.appeal_token;
  const words = `I am sorry, says ${member.username}`;
  expect((await new RestClient(app).post("/api/appeals", { words, token })).status).toBe(201);
  const { body } = await readBy.get<{ appeals: RestAppeal[] }>("/api/moderation/appeals");
  const appeal = body.appeals.find((one) => one.words === words);
  if (!appeal) throw new Error("the appeal is not listed");
  return { report, act, appeal };
}

const decideAppeal = (who: Person, { id }: { id: number }, outcome: "grant" | "refuse", words = "We have read it.") =>
  who.send<{ appeal: RestAppeal }>(`/api/moderation/appeals/${id}/outcome`, { outcome, words });

test("a member loses their standing or is suspended, and an undo restores exactly what was", async () => {
  const { ada, bo, mia } = await desk(app);
  await withStanding(app, bo);
  const standing = () => app.sql`select has_standing, standing_basis from users where id = ${bo.id}`;
  const before = await standing();
  const limited = await decide(mia, await reportThing(ada, "member", bo), {
    outcome: "limit",
    words: "Too many likes.",
  });
  expect(limited.report?.owner).toMatchObject({ standing_taken: true, has_standing: false });
  const post = await bo.posts("Hello");
  const report = await reportThing(ada, "post", post);
  expect((await caseOf(mia, report)).outcomes).not.toContain("limit");
  const { act } = await decide(mia, report, { outcome: "suspend", days: 3, words: "Three days." });
  const refused = await signInAgain(bo, PASSWORD);
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({ rule: "no-spam", words: "Three days.", can_appeal: true });
  expect((await ada.get(`/api/posts/${post.id}`)).status).toBe(404);
  expect((await caseOf(mia, report)).owner).toMatchObject({ suspended: true, earlier: [{ count: 1 }, { count: 1 }] });
  expect((await undo(mia, act)).status).toBe(200);
  expect((await signInAgain(bo, PASSWORD)).status).toBe(200);
  expect((await ada.get(`/api/posts/${post.id}`)).status).toBe(200);
  expect((await undo(mia, limited.act)).status).toBe(200);
  expect(await standing()).toEqual(before);
});

test("an appeal goes to another moderator where there is one, and granting it lifts the suspension", async () => {
  const { ada, bo, cy, mia, max } = await desk(app);
  const { appeal } = await suspendedWithAppeal(mia, ada, bo, mia);
  expect(appeal).toMatchObject({
    suspended_by: { name: "Mia" },
    refusal: "You suspended this member yourself. Another moderator decides about the appeal.",
  });
  expect((await decideAppeal(mia, appeal, "refuse")).status).toBe(403);
  expect((await decideAppeal(ada, appeal, "grant")).status).toBe(404);
  expect((await decideAppeal(max, appeal, "grant", "")).status).toBe(422);
  const granted = await decideAppeal(max, appeal, "grant", "Bo has explained it.");
  expect(granted.body.appeal).toMatchObject({ state: "granted", refusal: null });
  const mail = await mails.to(bo.email, ({ subject }) => subject === "Your appeal was granted");
  expect(mail.text).toContain("Bo has explained it.");
  const back = await signInAgain(bo, PASSWORD);
  expect(back.status).toBe(200);
  expect((await decideAppeal(max, appeal, "refuse")).status).toBe(409);

  // Nobody else moderates who was here lately.
  const second = await suspendedWithAppeal(mia, ada, cy, max);
  await app.sql`update users set last_active_at = now() - interval '15 days' where role <> 'member' and id <> ${mia.id}`;
  expect((await decideAppeal(mia, second.appeal, "refuse", "It stays.")).status).toBe(200);
  expect((await signInAgain(cy, PASSWORD)).body).toMatchObject({ can_appeal: false });
  await setRole(app, mia, "member");
  await setRole(app, max, "member");
});

test("everybody reads by month what was reported and decided, and nobody's name", async () => {
  const { ada, bo, cy, mia } = await desk(app);
  const read = async () => {
    const { body } = await new RestClient(app).get<{
      months: {
        month: string;
        reports: number;
        outcomes: { outcome: string; count: number }[];
        median_hours: number | null;
      }[];
    }>("/api/moderation-report");
    return body;
  };
  const countOf = ({ months }: Awaited<ReturnType<typeof read>>, outcome: string) =>
    months[0]?.outcomes.find((one) => one.outcome === outcome)?.count ?? 0;
  const before = await read();
  expect(before.months).toHaveLength(12);
  const post = await bo.posts("Again and again");
  const report = await reportThing(ada, "post", post);
  await reportThing(cy, "post", post);
  await app.sql`update reports set created_at = created_at - interval '1 second' where id = ${report}`;
  const { act } = await decide(mia, report, { outcome: "warn", words: "Once is enough." });
  const after = await read();
  expect((after.months[0]?.reports ?? 0) - (before.months[0]?.reports ?? 0)).toBe(2);
  expect(countOf(after, "warn") - countOf(before, "warn")).toBe(1);
  expect(after.months[0]?.median_hours).toBeGreaterThanOrEqual(0);
  expect(JSON.stringify(after)).not.toContain(bo.username);
  await undo(mia, act);
  expect(countOf(await read(), "warn")).toBe(countOf(before, "warn"));
  const wrong = await new RestClient(app).get("/api/moderation-report?months=13");
  expect(wrong.status).toBe(422);
});

test("a decided case outlives the account that it concerns, without a name", async () => {
  const { ada, bo, mia } = await desk(app);
  const report = await reportThing(ada, "post", await bo.posts("My last words"));
  await decide(mia, report, { outcome: "remove", words: "Off it goes." });
  expect((await notificationsOf(bo))[0]?.text).toContain("removed your post");
  await app.sql`delete from users where id = ${bo.id}`;
  const view: RestCase = await caseOf(mia, report);
  expect(view).toMatchObject({ state: "upheld", owner: null, current: null, about: "a post" });
  expect(JSON.stringify(view)).not.toContain(bo.username);
  expect((await tryDecide(mia, report, { outcome: "dismiss" })).status).toBe(409);
});
