import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { Listener } from "#tests/kit/live";
import { quietWhile } from "#tests/kit/quiet";
import { decide, desk, reportThing, setRole } from "./desk.ts";

const app = await startApp();

interface Change {
  moderationQueueChanged: {
    kind: string;
    subjectId: string;
    case: { id: string; claim: { mine: boolean } | null } | null;
  };
}
const CHANGES = `subscription { moderationQueueChanged { kind subjectId case { id claim { mine } } } }`;

test("an open queue follows what is reported, claimed and decided, until its moderator loses the role", async () => {
  const { ada, bo, cy, mia, max } = await desk(app);
  const stranger = new Listener<Change>(app, ada.token, CHANGES);
  const listener = new Listener<Change>(app, max.token, CHANGES);
  await listener.resynced();
  const post = await bo.posts("Spam");
  const isAbout = (id: number) => (event: Change) => event.moderationQueueChanged.subjectId === String(id);
  const report = await reportThing(ada, "post", post);
  expect((await listener.next(isAbout(post.id))).moderationQueueChanged).toMatchObject({
    kind: "POST",
    case: { id: String(report), claim: null },
  });
  await mia.query(`mutation ($id: ID!) { claimReport(id: $id) { id } }`, { id: String(report) });
  await listener.next((event) => event.moderationQueueChanged.case?.claim?.mine === false);
  await decide(mia, report, { outcome: "remove", words: "Spam" });
  await listener.next((event) => isAbout(post.id)(event) && event.moderationQueueChanged.case === null);
  expect(stranger.events).toEqual([]);
  expect(stranger.errors.map(({ extensions }) => extensions?.code)).toEqual(["NOT_FOUND"]);

  await setRole(app, max, "member");
  const count = listener.events.length;
  await reportThing(cy, "member", bo);
  await quietWhile();
  expect(listener.events).toHaveLength(count);
  await Promise.all([stranger.stop(), listener.stop()]);
});

const SAVE = `mutation ($input: ModerationFilterInput!) { saveModerationFilter(input: $input) { id name kind rule order } }`;

test("a moderator stores up to twenty filters, each under one name", async () => {
  const { mia, max } = await desk(app);
  const save = (input: object) => mia.ask<{ saveModerationFilter: { id: string; kind: string } }>(SAVE, { input });
  const first = await save({ name: "Spam", rule: "no-spam", kind: "POST" });
  const again = await save({ name: "spam", rule: "no-spam", kind: "COMMENT", order: "MOST_REPORTED" });
  expect(again.data?.saveModerationFilter).toMatchObject({ id: first.data?.saveModerationFilter.id, kind: "COMMENT" });
  for (let at = 2; at <= 20; at++) await save({ name: `Filter ${at}` });
  expect((await save({ name: "One more" })).errors[0]?.message).toBe(
    "You can have up to 20 filters. Please delete one first.",
  );
  const list = `{ moderationFilters { id name state kind mine } }`;
  const { moderationFilters } = await mia.query<{ moderationFilters: { id: string; name: string }[] }>(list);
  expect([moderationFilters.length, moderationFilters.at(-1)]).toMatchObject([20, { name: "spam", state: "OPEN" }]);
  expect(await max.query(list)).toEqual({ moderationFilters: [] });
  const remove = `mutation ($id: ID!) { deleteModerationFilter(id: $id) }`;
  expect((await max.ask(remove, { id: first.data?.saveModerationFilter.id })).code).toBe("NOT_FOUND");
  expect((await mia.ask(remove, { id: first.data?.saveModerationFilter.id })).errors).toEqual([]);
});
