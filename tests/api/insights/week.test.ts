import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { block, members, people, type Person, withStanding } from "#tests/kit/people";

const app = await startApp();

const WEEK = `{ weekInsights { foundCount isEnough cards {
  kind title body isEnough tags relatedCount confidence { percent } sentences { text postIds } posts { id } } } }`;

interface Week {
  foundCount: number;
  isEnough: boolean;
  cards: {
    kind: string;
    title: string;
    body: string;
    isEnough: boolean;
    tags: string[];
    relatedCount: number;
    confidence: { percent: number };
    sentences: { text: string; postIds: string[] }[];
    posts: { id: string }[];
  }[];
}
const read = async (who: Person) => (await who.query<{ weekInsights: Week }>(WEEK)).weekInsights;
const cited = ({ cards }: Week) => cards.flatMap(({ posts }) => posts.map(({ id }) => Number(id)));
/** The cards are stored for a moment: a server that starts now computes them now. */
const afresh = async (...who: Person[]) => {
  const server = await app.another();
  return who.map((one) => one.at(server));
};

test("the week's public ideas make three cards before anybody has asked, for each viewer without what is hidden", async () => {
  const { ada, bo, cy } = await people(app);
  expect(await read(cy)).toMatchObject({ foundCount: 0, isEnough: false });
  const empty = await read(cy);
  expect(empty.cards).toHaveLength(1);
  expect(empty.cards[0]).toMatchObject({
    isEnough: false,
    body: "No idea that you can see is from this week, which is not enough for a conclusion.",
  });

  const old = await ada.posts("Looms of last month", { tags: ["looms"] });
  await app.sql`update posts set created_at = now() - interval '20 days' where id = ${old.id}`;
  const bonds = await ada.posts("Looms for bonds", { tags: ["looms"], visibility: "bonds" });
  const looms = [
    await ada.posts("Ada on looms", { title: "A loom in the yard", tags: ["looms", "wool"] }),
    await bo.posts("Bo on looms", { title: "Two looms", tags: ["looms"] }),
    await cy.posts("Cy on looms", { title: "Old looms", tags: ["looms"] }),
  ];
  for (const who of [ada, bo, cy]) await who.posts("Something else", { tags: ["else"] });
  await cy.send(`/api/posts/${looms[0]?.id}/like`);
  await cy.comments(looms[1] ?? old, "How does it work?");

  const [laterCy = cy, laterBo = bo] = await afresh(cy, bo);
  const week = await read(laterCy);
  expect(week).toMatchObject({ foundCount: 6, isEnough: true });
  expect(week.cards.map(({ kind }) => kind)).toEqual(["TREND", "CONSENSUS", "GAP"]);
  expect(cited(week)).not.toContain(old.id);
  expect(cited(week)).not.toContain(bonds.id);
  for (const card of week.cards) {
    expect(card.isEnough).toBe(true);
    expect(card.confidence.percent).toBeGreaterThan(0);
    expect(card.relatedCount).toBeGreaterThan(0);
    for (const { postIds } of card.sentences) expect(postIds.length).toBeGreaterThan(0);
  }
  expect(week.cards[0]?.body).toMatch(/^3 members wrote about #\S+ this week/);
  expect(week.cards[1]?.body).toContain("“A loom in the yard” by Ada is liked most, by 1 member.");

  const rest = await laterCy.get<{ found_count: number; cards: { title: string; body: string }[] }>(
    "/api/insights/week",
  );
  expect(rest.body.found_count).toBe(6);
  expect(rest.body.cards.map(({ body }) => body)).toEqual(week.cards.map(({ body }) => body));
  expect((await cy.rest.get("/api/insights/week")).status).toBe(401);
  expect((await cy.gql.ask(WEEK)).code).toBe("UNAUTHENTICATED");

  await block(app, ada, cy);
  const without = await read(laterCy);
  expect(without.cards[1]?.body).not.toContain("A loom in the yard");
  expect(cited(without)).not.toContain(looms[0]?.id);
  expect((await read(laterBo)).cards[1]?.body).toContain("A loom in the yard");

  await bo.query(`mutation { updateSettings(input: { insightsFromPosts: false }) { insightsFromPosts } }`);
  const [lastCy = cy] = await afresh(cy);
  const last = await read(lastCy);
  expect(last.foundCount).toBe(4);
  expect(cited(last)).not.toContain(looms[1]?.id);
});

test("thirty who read at the same moment compute the week once", async () => {
  const { cy } = await people(app);
  const before = app.statements.length;
  await Promise.all(Array.from({ length: 30 }, () => read(cy)));
  const computed = app.statements
    .slice(before)
    .filter((statement) => /insightsFromPosts|insights_from_posts/.test(statement));
  expect(computed.filter((statement) => /like '%\?%'/.test(statement)).length).toBeLessThanOrEqual(1);
});

test("thirty accounts without standing make up no card, and are not in the answer to a general question", async () => {
  await app.sql`delete from posts`;
  const honest = await withStanding(app, ...(await members(app, ["Dee", "Eve", "Fay", "Gus", "Hal", "Reader"])));
  for (const [at, who] of honest.slice(0, 5).entries())
    await who.posts(`We spin, part ${at}`, { title: `Spinning ${at}`, tags: ["spinning"] });
  const reader = honest[5] ?? honest[0];
  if (!reader) throw new Error("nobody joined");
  const [early = reader] = await afresh(reader);
  const before = await read(early);
  expect(before).toMatchObject({ foundCount: 5, isEnough: true });
  const accounts = await members(
    app,
    Array.from({ length: 30 }, (_, i) => `Fresh ${i}`),
  );
  await app.sql`insert into posts (author_id, title, content, tags)
    select id, 'Cheap coins', 'Buy coins?', '{coins}' from users, generate_series(1, 20) where id = any(${accounts.map(({ id }) => id)})`;
  const [late = reader] = await afresh(reader);
  const after = await read(late);
  expect(after.foundCount).toBe(5);
  expect(after.cards).toEqual(before.cards);
  const answer = await late.query(
    `mutation { createInsight(prompt: "What happened in the community last week?") { foundCount cards { title body posts { id } } } }`,
  );
  expect(JSON.stringify(answer)).not.toMatch(/coins|Fresh/i);
});
