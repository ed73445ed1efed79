import { expect, test } from "vitest";
import type { ReportContext } from "#server/db/schema/reports";
import { ReportsService } from "#server/features/reports/reports.service";
import { LIMITS } from "#server/core/limits";
import { leaveForGood } from "#tests/kit/accounts/leaving";
import { startApp } from "#tests/kit/app";
import { sendMessage, talk } from "#tests/kit/chat";
import { servicePartsOf } from "#tests/kit/database/services";
import { notificationsOf } from "#tests/kit/notifications";
import { block, members, people, type Person } from "#tests/kit/people";

const app = await startApp({ rateLimits: true });

interface RestReport {
  id: number;
  kind: string;
  subject_id: number;
  about: string;
  path: string | null;
  rule_title: string;
  text: string | null;
  state: string;
  outcome: string | null;
}
interface Refused {
  message: string;
  report?: { id: number; state: string };
}

const send = (who: Person, kind: string, id: number, more: object = {}) =>
  who.send<{ report: RestReport } & Refused>("/api/reports", { kind, id, rule: "no-spam", ...more });
async function report(who: Person, kind: string, id: number, more: object = {}): Promise<RestReport> {
  const { status, body, text } = await send(who, kind, id, more);
  if (status !== 201) throw new Error(`reporting answered ${status}: ${text}`);
  return body.report;
}
const reportsOf = async (who: Person, page = 1) =>
  (await who.get<{ reports: RestReport[]; hasMore: boolean; total: number }>(`/api/reports?page=${page}`)).body;
const contextOf = async ({ id }: { id: number }) => {
  const [row] = await app.sql<{ context: ReportContext; owner_id: string; rule_version: number }[]>`
    select context, owner_id, rule_version from reports where id = ${id}`;
  if (!row) throw new Error("the report was not stored");
  return row;
};

test("Bo reports what breaks a rule, with what it says at that moment", async () => {
  const { ada, bo, cy } = await people(app);
  const post = await ada.posts("Buy #cheap watches", { title: "An offer" });
  const made = await report(bo, "post", post.id, { text: "  The fifth time  " });
  expect(made).toMatchObject({ kind: "post", subject_id: post.id, about: "a post by Ada", path: `/post/${post.id}` });
  expect(made).toMatchObject({ rule_title: "No spam", text: "The fifth time", state: "open", outcome: null });
  const comment = await ada.comments(post, "Only today!");
  const ask = `mutation ($input: ReportInput!) { report(input: $input) { id kind about path ruleTitle state text } }`;
  const input = { kind: "COMMENT", id: String(comment.id), rule: "no-spam" };
  const { report: over } = await bo.query<{ report: { id: string } }>(ask, { input });
  const path = `/post/${post.id}?comment=${comment.id}`;
  expect(over).toMatchObject({ kind: "COMMENT", about: "a comment by Ada", path, ruleTitle: "No spam", text: null });
  const member = await report(bo, "member", ada.id, { rule: "no-hate" });
  const { body } = await ada.send<{ group: { id: number } }>("/api/groups", {
    name: `Watches ${ada.username}`,
    description: "We sell.",
    category: "Design",
  });
  const group = await report(bo, "group", body.group.id);
  expect([member.about, group.about]).toEqual(["a profile: Ada", `a group: Watches ${ada.username}`]);

  await ada.rest.delete(`/api/posts/${post.id}`, { token: ada.token });
  const stored = await contextOf(made);
  expect(stored).toMatchObject({ owner_id: String(ada.id), rule_version: 1 });
  expect(stored.context).toMatchObject({
    title: "An offer",
    text: "Buy #cheap watches",
    author: { name: "Ada", username: ada.username },
    rule: "No spam",
  });
  expect((await contextOf(group)).owner_id).toBe(String(ada.id));
  const { reports, total } = await reportsOf(bo);
  expect([total, reports.map(({ kind }) => kind)]).toEqual([4, ["group", "member", "comment", "post"]]);
  const { viewer } = await bo.query<{ viewer: { reports: { totalCount: number; edges: { node: object }[] } } }>(
    "{ viewer { reports(first: 1) { totalCount edges { node { kind state stateText outcome decidedAt } } } } }",
  );
  const node = { kind: "GROUP", state: "OPEN", stateText: "Waiting for a moderator.", outcome: null, decidedAt: null };
  expect(viewer.reports).toEqual({ totalCount: 4, edges: [{ node }] });
  expect((await reportsOf(cy)).total, "reports are the reporter's alone").toBe(0);
});

test("a report is refused twice, of oneself, of what cannot be seen, and without a rule", async () => {
  const { ada, bo, cy } = await people(app);
  const post = await ada.posts("Hello");
  const first = await report(bo, "post", post.id);
  const again = await send(bo, "post", post.id, { rule: "no-hate" });
  expect([again.status, again.body.report]).toEqual([409, { id: first.id, state: "open" }]);
  const twice = await bo.ask(`mutation { report(input: { kind: POST, id: "${post.id}", rule: "no-spam" }) { id } }`);
  expect([twice.code, twice.errors[0]?.extensions]).toEqual([
    "CONFLICT",
    expect.objectContaining({ report: { id: first.id, state: "open" } }),
  ]);
  expect((await report(cy, "post", post.id)).id, "another member may report it too").not.toBe(first.id);

  const hidden = await ada.posts("For friends", { visibility: "bonds" });
  const comment = await ada.comments(post, "Gone");
  await ada.rest.delete(`/api/comments/${comment.id}`, { token: ada.token });
  const room = await talk(ada, [bo]);
  const message = await sendMessage(ada, room, "Hello Bo");
  const statuses = async (who: Person, ...things: [kind: string, id: number, more?: object][]) =>
    Promise.all(things.map(async ([kind, id, more]) => (await send(who, kind, id, more)).status));
  expect(
    await statuses(
      cy,
      ["post", hidden.id],
      ["comment", comment.id],
      ["message", message.id],
      ["member", 9e9],
      ["group", 9e9],
    ),
  ).toEqual([404, 404, 404, 404, 404]);
  expect(await statuses(ada, ["post", post.id], ["message", message.id], ["member", ada.id])).toEqual([422, 422, 422]);
  const wrong = [{ rule: "no-such-rule" }, { rule: null }, { text: "a".repeat(1_001) }] as const;
  expect(
    await statuses(cy, ["sticker", 1], ...wrong.map((more) => ["member", ada.id, more] as [string, number, object])),
  ).toEqual([422, 422, 422, 422]);
  await block(app, ada, cy);
  expect(await statuses(cy, ["member", ada.id])).toEqual([404]);
});

test("a reported message comes with the ten before it, as the reporter sees them", async () => {
  const { ada, bo, cy } = await people(app);
  await app.sql`insert into bonds (user_id, bond_id) values (${ada.id}, ${cy.id}), (${cy.id}, ${ada.id})`;
  const room = await talk(ada, [bo, cy], "Menders");
  for (let at = 1; at <= 11; at++) await sendMessage(at % 2 ? ada : bo, room, `Message ${at}`);
  await sendMessage(cy, room, "Of somebody whom Bo has blocked");
  const last = await sendMessage(ada, room, "An insult");
  await block(app, bo, cy);
  const made = await report(bo, "message", last.id);
  expect([made.about, made.path]).toEqual(["a message from Ada", null]);
  const { context } = await contextOf(made);
  expect(context.text).toBe("An insult");
  expect(context.before.map(({ text, author }) => `${author?.name}: ${text}`)).toEqual(
    [3, 4, 5, 6, 7, 8, 9, 10, 11].map((at) => `${at % 2 ? "Ada" : "Bo"}: Message ${at}`),
  );
});

const parts = servicePartsOf(app);
const never = () => Promise.reject(new Error("nothing is reported here"));
const service = new ReportsService({
  ...parts,
  events: { on: () => {} } as never,
  limits: { consume: never, giveBack: never, forget: never, purge: never },
  rules: { rule: never },
  subjects: { get: never } as never,
});

test("each reporter is told how it ended, and a decision can be taken back", async () => {
  const { ada, bo, cy } = await people(app);
  const post = await ada.posts("Buy watches");
  const [bos, cys] = [await report(bo, "post", post.id), await report(cy, "post", post.id)];
  const subject = { kind: "post", id: post.id } as const;
  const decide = (outcome: Omit<Parameters<ReportsService["decide"]>[1], "of">, of: object = { subject }) =>
    parts.transaction((tx) => service.decide(tx, { ...outcome, of: of as { ids: number[] } }));
  const decided = await decide({ state: "upheld", logId: 1, words: "We removed it." });
  expect(decided.map(({ id, state }) => [id, state])).toEqual([bos, cys].map(({ id }) => [id, "open"]));
  for (const reporter of [bo, cy]) {
    expect(await notificationsOf(reporter)).toMatchObject([
      {
        type: "REPORT_DECIDED",
        text: "Your report about a post by Ada was upheld",
        excerpt: "We removed it.",
        url: "/settings#your-reports",
        actors: [],
      },
    ]);
    expect((await reportsOf(reporter)).reports).toMatchObject([{ state: "upheld", outcome: "We removed it." }]);
  }
  expect(await notificationsOf(ada), "the author learns nothing of reports here").toEqual([]);
  expect((await send(bo, "post", post.id)).body).toMatchObject({ report: { state: "upheld" } });

  const ids = [bos.id, cys.id];
  expect(await decide({ state: "dismissed", logId: 2, words: null })).toEqual([]);
  await decide({ state: "open", logId: 2, words: null }, { ids });
  expect(await notificationsOf(bo)).toEqual([]);
  expect((await reportsOf(bo)).reports).toMatchObject([{ state: "open", outcome: null }]);
  await cy.rest.put("/api/notifications/settings", { report_decided: false }, { token: cy.token });
  await decide({ state: "dismissed", logId: 3, words: null });
  expect((await notificationsOf(bo)).map(({ text }) => text)).toEqual([
    "Your report about a post by Ada was dismissed",
  ]);
  expect(await notificationsOf(cy)).toEqual([]);
});

test("a member makes 20 reports a day, and they go with the account", async () => {
  const [ada, bo] = await members(app, ["Ada", "Bo"]);
  if (!ada || !bo) throw new Error("two members were asked for");
  const others = await app.sql<{ id: string }[]>`insert into users (name, username, email, password_hash)
    select 'Many', 'many-' || n || '-' || ${bo.id}, 'many-' || n || '-' || ${bo.id} || '@example.test', 'x'
    from generate_series(1, ${LIMITS.reportsByMember.points}) as n returning id`;
  for (const { id } of others) await report(bo, "member", Number(id));
  expect((await send(bo, "member", Number(others[0]?.id))).status, "a second one costs nothing").toBe(409);
  expect((await send(bo, "member", ada.id)).status).toBe(429);
  expect((await reportsOf(bo)).reports.length).toBe(20);
  await report(ada, "member", bo.id);
  const mine = () => app.sql`select owner_id from reports where reporter_id in (${ada.id}, ${bo.id})`;
  expect((await leaveForGood(app, bo)).status).toBe(200);
  expect([...(await mine())], "Ada's report stays, without the account").toEqual([{ owner_id: null }]);
});
