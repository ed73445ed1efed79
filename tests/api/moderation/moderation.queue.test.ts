import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { sendMessage, talk } from "#tests/kit/chat";
import { notificationsOf } from "#tests/kit/notifications";
import { bond } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";
import { caseOf, decide, desk, reportThing, type RestCase, setRole, tryDecide, undo } from "./desk.ts";

const app = await startApp();

const QUEUE = `query ($kind: ReportKind, $rule: String, $mine: Boolean! = false, $order: ModerationOrder! = OLDEST, $first: Int! = 50, $after: String) {
  moderationQueue(kind: $kind, rule: $rule, mine: $mine, order: $order, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { id subjectId about reportsCount } } } }`;
interface Queue {
  moderationQueue: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    edges: { node: { id: string; subjectId: string; about: string; reportsCount: number } }[];
  };
}

describe("a reported post", () => {
  test("is claimed, hidden and put back, and everybody who is concerned learns of it", async () => {
    const { ada, bo, cy, mia, max } = await desk(app);
    const post = await bo.posts("Buy followers, cheap!", { title: "An offer" });
    const first = await reportThing(ada, "post", post, { text: "For the fifth time" });
    const second = await reportThing(cy, "post", post, { rule: "be-respectful" });

    const view = await caseOf(mia, second);
    expect(view).toMatchObject({
      id: first,
      subject_id: post.id,
      state: "open",
      about: "a post by Bo",
      reported: { text: "Buy followers, cheap!", title: "An offer" },
      current: { text: "Buy followers, cheap!" },
      current_state: "available",
      owner: { user: { id: bo.id }, suspended: false, earlier: [] },
      reports_count: 2,
      claim: null,
      outcomes: ["dismiss", "hide", "remove", "warn", "limit", "suspend"],
      refusal: null,
      decision: null,
    });
    expect(view.reports.map(({ id, text }) => [id, text])).toEqual([
      [first, "For the fifth time"],
      [second, null],
    ]);
    expect(new Set(view.rules.map(({ key, count }) => `${key} ${count}`))).toEqual(
      new Set(["no-spam 1", "be-respectful 1"]),
    );

    expect((await mia.send(`/api/moderation/reports/${first}/claim`)).status).toBe(200);
    expect((await caseOf(max, first)).claim).toMatchObject({ by: { name: "Mia" }, mine: false });
    const late = await tryDecide(max, first, { outcome: "remove", words: "Spam" });
    expect([late.status, late.body.message]).toEqual([409, "Mia is working on this. Please choose another one."]);
    expect((await max.send(`/api/moderation/reports/${first}/claim`)).status).toBe(409);

    expect((await tryDecide(mia, first, { outcome: "hide" })).body.errors).toEqual({
      words: ["Please say why. The member reads it."],
    });
    const { act, report } = await decide(mia, second, { outcome: "hide", words: "Please do not advertise here." });
    expect(report).toMatchObject({ state: "upheld", current_state: "hidden", claim: null, outcomes: [] });
    expect(report?.decision).toMatchObject({ outcome: "hide", rule_title: "Be respectful" });
    expect((await cy.get(`/api/posts/${post.id}`)).status).toBe(404);
    expect((await bo.get(`/api/posts/${post.id}`)).status).toBe(200);
    expect((await notificationsOf(bo))[0]).toMatchObject({
      type: "MODERATION",
      text: "The moderators hid your post from everybody else (Be respectful)",
      excerpt: "Please do not advertise here.",
      url: `/post/${post.id}`,
      actors: [],
    });
    for (const reporter of [ada, cy]) {
      const own = await reporter.get<{ reports: { state: string; outcome: string }[] }>("/api/reports");
      expect(own.body.reports[0]).toMatchObject({ state: "upheld", outcome: "It was hidden." });
      expect((await notificationsOf(reporter)).map(({ type }) => type)).toContain("REPORT_DECIDED");
    }
    expect((await tryDecide(max, first, { outcome: "dismiss" })).body.message).toBe("This has been decided already.");
    expect((await caseOf(max, first)).reports[0]).toMatchObject({ reporter_decided: 1, reporter_upheld: 1 });

    expect((await undo(max, act)).status).toBe(200);
    expect((await cy.get<{ post: object }>(`/api/posts/${post.id}`)).body.post).toMatchObject({ title: "An offer" });
    expect(await caseOf(max, second)).toMatchObject({ id: first, state: "open", reports_count: 2, decision: null });
    expect((await ada.get<{ reports: object[] }>("/api/reports")).body.reports[0]).toMatchObject({
      state: "open",
      outcome: null,
    });
    expect((await notificationsOf(bo)).map(({ text }) => text)).toEqual([
      "The moderators took back what they decided about your post",
    ]);
    expect((await undo(mia, act)).status).toBe(409);
    const dismissed = await decide(mia, first, { outcome: "dismiss", words: "An offer is fine." });
    expect(dismissed.report).toMatchObject({ state: "dismissed", decision: { outcome: "dismiss", rule_title: null } });
    expect(await notificationsOf(bo), "whoever broke no rule is left alone").toHaveLength(1);
  });

  test("is decided once by two moderators at once", async () => {
    const { ada, bo, mia, max } = await desk(app);
    const report = await reportThing(ada, "post", await bo.posts("Twice"));
    const answers = await Promise.all(
      [mia, max].map((who) => tryDecide(who, report, { outcome: "remove", words: "Spam" })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await caseOf(mia, report)).owner?.earlier).toEqual([{ outcome: "remove", count: 1 }]);
  });

  test("is acted upon without a report by whoever sees it, once it is worse than it looked", async () => {
    const { ada, bo, cy, mia } = await desk(app);
    const post = await bo.posts("An invention");
    const words = { rule: "no-spam", words: "No advertising." };
    const act = (body: object) =>
      mia.send<{ act: { id: number }; report: RestCase | null }>("/api/moderation/acts", body);
    expect((await act({ kind: "post", id: post.id, outcome: "dismiss", ...words })).status).toBe(422);
    const hidden = await act({ kind: "post", id: post.id, outcome: "hide", ...words });
    expect([hidden.status, hidden.body.report]).toEqual([200, null]);
    expect((await act({ kind: "post", id: post.id, outcome: "hide", ...words })).status, "it is out of sight").toBe(
      404,
    );
    const forBonds = await ada.posts("For friends", { visibility: "bonds" });
    expect((await act({ kind: "post", id: forBonds.id, outcome: "remove", ...words })).status).toBe(404);
    const report = await reportThing(bo, "post", forBonds);
    expect((await caseOf(mia, report)).reported.text).toBe("For friends");
    expect((await act({ kind: "post", id: forBonds.id, outcome: "remove", ...words })).body.report?.id).toBe(report);
    expect((await ada.get(`/api/posts/${forBonds.id}`)).status).toBe(404);
    expect((await undo(mia, hidden.body.act)).status).toBe(200);
    expect((await cy.get(`/api/posts/${post.id}`)).status).toBe(200);
  });
});

describe("the queue", () => {
  test("does not exist for members and guests, nor for whoever loses the role", async () => {
    const { ada, bo, mia } = await desk(app);
    const report = await reportThing(ada, "post", await bo.posts("Hm"));
    expect((await new RestClient(app).get("/api/moderation/reports")).status).toBe(404);
    expect((await ada.get("/api/moderation/reports")).status).toBe(404);
    expect((await ada.ask(QUEUE)).code).toBe("NOT_FOUND");
    expect((await tryDecide(ada, report, { outcome: "dismiss" })).status).toBe(404);
    expect((await mia.get("/api/moderation/reports?page=1")).status).toBe(200);
    await setRole(app, mia, "member");
    expect((await tryDecide(mia, report, { outcome: "dismiss" })).status).toBe(404);
    expect((await mia.get("/api/moderation/appeals")).status).toBe(404);
  });

  test("lists things once, the oldest or the most reported first, page by page and filtered", async () => {
    const { ada, bo, cy, mia } = await desk(app);
    const rule = "share-what-you-may-share";
    const posts = [await bo.posts("One"), await bo.posts("Two"), await bo.posts("Three")];
    for (const post of posts) await reportThing(ada, "post", post, { rule });
    await reportThing(cy, "post", posts[1] ?? { id: 0 }, { rule });
    const member = await reportThing(ada, "member", bo, { rule });
    const read = async (variables: object) => (await mia.query<Queue>(QUEUE, { rule, ...variables })).moderationQueue;
    const subjects = ({ edges }: Queue["moderationQueue"]) => edges.map(({ node }) => Number(node.subjectId));

    const all = await read({});
    expect(subjects(all)).toEqual([...posts.map(({ id }) => id), bo.id]);
    expect(all.totalCount).toBe(4);
    const begin = await read({ first: 3 });
    expect(subjects(await read({ first: 3, after: begin.pageInfo.endCursor }))).toEqual([bo.id]);
    const most = await read({ order: "MOST_REPORTED", first: 1 });
    expect([subjects(most), most.edges[0]?.node.reportsCount]).toEqual([[posts[1]?.id], 2]);
    const rest = await read({ order: "MOST_REPORTED", after: most.pageInfo.endCursor });
    expect(subjects(rest)).toEqual([posts[0]?.id, posts[2]?.id, bo.id]);
    expect(subjects(await read({ kind: "MEMBER" }))).toEqual([bo.id]);
    await mia.query(`mutation ($id: ID!) { claimReport(id: $id) { claim { mine } } }`, { id: String(member) });
    expect(subjects(await read({ mine: true }))).toEqual([bo.id]);
    await decide(mia, member, { outcome: "warn", words: "Name your sources." });
    const upheld = await mia.get<{ reports: RestCase[] }>(
      `/api/moderation/reports?state=upheld&rule=${rule}&kind=member`,
    );
    expect(upheld.body.reports.map(({ id, decision }) => [id, decision?.outcome])).toEqual([[member, "warn"]]);
    expect((await mia.get("/api/moderation/reports?state=lost")).status).toBe(422);
  });
});

describe("nobody decides", () => {
  test("about themself, about what they reported, or against a colleague, except for admins", async () => {
    const { ada, bo, mia, max } = await desk(app);
    const own = await reportThing(ada, "post", await mia.posts("By Mia"));
    const reported = await reportThing(mia, "post", await bo.posts("Seen by Mia"));
    const body = { outcome: "dismiss" };
    expect((await tryDecide(mia, own, body)).body.message).toBe("This is about you. Somebody else has to decide it.");
    expect((await tryDecide(mia, reported, body)).status).toBe(403);
    expect(await caseOf(mia, reported)).toMatchObject({
      outcomes: [],
      refusal: "You reported this yourself. Somebody else has to decide it.",
    });
    expect((await tryDecide(max, own, body)).body.message).toBe(
      "Only an admin can decide about an admin or a moderator.",
    );
    await setRole(app, max, "admin");
    expect((await tryDecide(max, own, body)).status).toBe(200);
  });

  test("what makes no sense", async () => {
    const { ada, bo, mia } = await desk(app);
    const report = await reportThing(ada, "member", bo);
    const refused = async (body: object) => Object.keys((await tryDecide(mia, report, body)).body.errors ?? {});
    expect(await refused({ outcome: "hide", words: "x" })).toEqual(["outcome"]);
    expect(await refused({ outcome: "warn", words: "x", days: 3 })).toEqual(["days"]);
    expect(await refused({ outcome: "suspend", words: "x", days: 0 })).toEqual(["days"]);
    expect(await refused({ outcome: "warn", words: "x", rule: "no-such-rule" })).toEqual(["rule"]);
    expect(await refused({ outcome: "ban", words: "x" })).toEqual(["outcome"]);
    expect((await tryDecide(mia, 999_999, { outcome: "dismiss" })).status).toBe(404);
  });
});

describe("a reported message or comment", () => {
  test("is read with its stored context alone, and looks deleted once it is removed", async () => {
    const { ada, bo, cy, mia } = await desk(app);
    const room = await talk(ada, [bo]);
    await sendMessage(ada, room, "How are you?");
    const bad = await sendMessage(bo, room, "Buy my course");
    const view = await caseOf(mia, await reportThing(ada, "message", bad));
    await sendMessage(ada, room, "A secret");
    expect(view).toMatchObject({
      reported: { text: "Buy my course", before: [{ text: "How are you?" }] },
      current: null,
      current_state: "available",
    });
    expect((await mia.get(`/api/conversations/${room.id}`)).status).toBe(404);
    const { act } = await decide(mia, view.id, { outcome: "remove", words: "No selling." });
    const inRoom = async () =>
      (
        await ada.get<{ conversation: { messages: { id: number; text: string; deleted: boolean }[] } }>(
          `/api/conversations/${room.id}`,
        )
      ).body.conversation.messages.find(({ id }) => id === bad.id);
    expect(await inRoom()).toMatchObject({ deleted: true, text: "" });
    expect((await notificationsOf(bo))[0]).toMatchObject({ url: "/rules#no-spam" });
    await undo(mia, act);
    expect(await inRoom()).toMatchObject({ deleted: false, text: "Buy my course" });

    await bond(app, bo, cy);
    const post = await cy.posts("About bicycles");
    const comment = await bo.comments(post, "Buy bicycles from me");
    const said = await reportThing(cy, "comment", comment);
    const removed = await decide(mia, said, { outcome: "hide", words: "No selling." });
    expect(removed.report).toMatchObject({ current_state: "removed", current: { text: "Buy bicycles from me" } });
    expect((await cy.get<{ post: { comments_count: number } }>(`/api/posts/${post.id}`)).body.post.comments_count).toBe(
      0,
    );
    await undo(mia, removed.act);
    expect((await cy.get<{ post: { comments_count: number } }>(`/api/posts/${post.id}`)).body.post.comments_count).toBe(
      1,
    );
  });
});
