import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { people, type Person } from "#tests/kit/people";

const app = await startApp();

interface Entry {
  id: number;
  action: string;
  subject: {
    kind: string;
    id: number;
    name: string | null;
    handle: string | null;
    path: string | null;
    deleted: boolean;
  };
  undoes: number | null;
  can_undo: boolean;
}

const entries = async (who: Person) => (await who.get<{ entries: Entry[] }>("/api/moderation/log")).body.entries;
const acts = async (who: Person, kind: string, id: number, outcome: string) => {
  const words = "Please read the rules.";
  const { body } = await who.send<{ act: { id: number } }>("/api/moderation/acts", {
    kind,
    id,
    outcome,
    rule: "no-spam",
    words,
  });
  return body.act;
};

test("the log says what things are called: members by name, posts and comments by their first words", async () => {
  const { ada, bo, cy } = await people(app);
  await app.sql`update users set role = 'admin' where id = ${ada.id}`;
  const post = await bo.posts(`Followers,\n  cheap ${"and many of them ".repeat(20)}`);
  const other = await bo.posts("A quiet idea");
  const comment = await cy.comments(other, "Buy them here");
  await acts(ada, "post", post.id, "warn");
  await acts(ada, "comment", comment.id, "remove");
  await acts(ada, "member", cy.id, "warn");

  const subjects = (await entries(ada)).map(({ subject }) => subject);
  expect(subjects).toMatchObject([
    { kind: "member", name: "Cy", handle: cy.username, path: `/profile/${cy.username}`, deleted: false },
    // A removed comment has its former words.
    { kind: "comment", name: "Buy them here", path: `/post/${other.id}?comment=${comment.id}` },
    { kind: "post", handle: null, path: `/post/${post.id}`, deleted: false },
  ]);
  expect(subjects[2]?.name).toMatch(/^Followers, cheap and many of them/);
  expect(subjects[2]?.name?.length).toBeLessThanOrEqual(80);

  // What its author deletes has no words any more.
  await bo.rest.delete(`/api/posts/${post.id}`, { token: bo.token });
  const { moderationLog } = await ada.query<{ moderationLog: { edges: { node: { subject: object } }[] } }>(
    `{ moderationLog(subjectKind: POST, subjectId: "${post.id}") { edges { node { subject { name path deleted } } } } }`,
  );
  expect(moderationLog.edges).toEqual([{ node: { subject: { name: null, path: null, deleted: true } } }]);
});

test("a page of the log costs one statement for all its names", async () => {
  const { ada, bo, cy } = await people(app);
  await app.sql`update users set role = 'admin' where id = ${ada.id}`;
  // A job may run beside one of the reads.
  const cost = async () => {
    const costs: number[] = [];
    for (let read = 0; read < 3; read++) {
      const before = app.statements.length;
      await entries(ada);
      costs.push(app.statements.length - before);
    }
    return Math.min(...costs);
  };
  await entries(ada);
  const few = await cost();
  for (const who of [bo, cy]) await acts(ada, "member", who.id, "warn");
  await acts(ada, "post", (await bo.posts("Another one")).id, "warn");
  expect(await cost()).toBe(few);
});

test("a decision that was undone offers no undo, and neither does what undid it; a role can go back and forth", async () => {
  const { ada, bo } = await people(app);
  await app.sql`update users set role = 'admin' where id = ${ada.id}`;
  const act = await acts(ada, "member", bo.id, "warn");
  const [first] = await entries(ada);
  expect(first).toMatchObject({ id: act.id, can_undo: true });
  expect((await ada.send(`/api/moderation/log/${act.id}/undo`)).status).toBe(200);
  const [undoing, undone] = await entries(ada);
  expect([undoing, undone]).toMatchObject([
    { undoes: act.id, can_undo: false },
    { id: act.id, can_undo: false },
  ]);
  expect((await ada.send(`/api/moderation/log/${undoing?.id}/undo`)).status).toBe(409);

  await ada.rest.put(`/api/admin/members/${bo.id}/role`, { role: "moderator", why: "Help" }, { token: ada.token });
  const [change] = await entries(ada);
  await ada.send(`/api/moderation/log/${change?.id}/undo`);
  const [back, there] = await entries(ada);
  expect([back?.can_undo, there?.can_undo]).toEqual([true, false]);
});
