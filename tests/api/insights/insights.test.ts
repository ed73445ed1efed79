import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { block, join, people, type Person } from "#tests/kit/people";

const app = await startApp();

const ASK = `mutation Ask($prompt: String!, $clientId: ID) { createInsight(prompt: $prompt, clientId: $clientId) {
  id prompt createdAt foundCount isEnough cards {
    kind title body isEnough isWorded tags relatedCount relatedQuery
    sentences { text postIds } confidence { percent met coverage agreement recency } posts { id }
  } } }`;

interface Card {
  kind: "TREND" | "CONSENSUS" | "GAP";
  title: string;
  body: string;
  isEnough: boolean;
  isWorded: boolean;
  tags: string[];
  relatedCount: number;
  relatedQuery: string;
  sentences: { text: string; postIds: string[] }[];
  confidence: { percent: number; met: number | null; coverage: number; agreement: number; recency: number };
  posts: { id: string }[];
}
interface Insight {
  id: string;
  foundCount: number;
  isEnough: boolean;
  cards: Card[];
}

const ask = async (who: Person, prompt: string, clientId: string | null = null) =>
  (await who.query<{ createInsight: Insight }>(ASK, { prompt, clientId })).createInsight;
const again = async (who: Person, id: string) =>
  (
    await who.query<{ insight: Insight | null }>(
      `query Again($id: ID!) { insight(id: $id) { id foundCount isEnough cards { kind title body isEnough sentences { text postIds } posts { id } } } }`,
      { id },
    )
  ).insight;
const citedBy = ({ cards }: Insight) =>
  cards.flatMap(({ sentences }) => sentences.flatMap(({ postIds }) => postIds.map(Number)));

/** Creates six ideas of three members about one subject that nobody else writes about. */
async function subject(name: string) {
  const { ada, bo, cy } = await people(app);
  const writes = (who: Person, title: string, tags: string[]) => who.posts(`What we know of ${name}.`, { title, tags });
  const shops = [
    await writes(ada, `${name} in shops`, ["shops", name]),
    await writes(bo, `${name} in windows`, ["shops", name]),
    await writes(cy, `${name} on shelves`, ["shops", name]),
  ];
  const homes = [
    await writes(ada, `${name} at home`, ["homes", name]),
    await writes(ada, `${name} in kitchens`, ["homes", name]),
  ];
  const lone = await writes(bo, `${name} alone`, [name]);
  return { ada, bo, cy, shops, homes, lone };
}

describe("an insight", () => {
  test("states a trend, a consensus and a gap, in counted numbers, each sentence with cited posts", async () => {
    const { ada, bo, cy, shops, homes } = await subject("persimmons");
    const [first, second] = shops;
    if (!first || !second) throw new Error("nothing was written");
    for (const who of [ada, bo]) await who.send(`/api/posts/${first.id}/like`);
    await cy.comments(second, "I see it otherwise.");
    await cy.comments(homes[0] ?? first, "How long do they keep?");
    await bo.comments(homes[0] ?? first, "And in summer?");
    const insight = await ask(cy, "What are members saying about persimmons?");
    expect(insight).toMatchObject({ foundCount: 6, isEnough: true });
    const [trend, consensus, gap] = insight.cards;
    expect(insight.cards.map(({ kind }) => kind)).toEqual(["TREND", "CONSENSUS", "GAP"]);
    expect(trend).toMatchObject({
      title: "Steady interest in #shops",
      isEnough: true,
      isWorded: false,
      relatedCount: 3,
    });
    expect(trend?.body).toContain(
      "3 members wrote about #shops in the last 30 days, up from none in the 30 days before.",
    );
    expect(trend?.tags.slice(0, 2)).toEqual(["shops", "persimmons"]);
    expect(trend?.relatedQuery).toBe("tag:shops");
    expect(consensus?.body).toContain("“persimmons in shops” by Ada is liked most, by 2 members.");
    expect(consensus?.body).toContain("“persimmons in windows” by Bo is discussed most, in 1 comment.");
    expect(gap?.title).toBe("Open questions about #homes");
    expect(gap?.body).toContain(
      "Members asked 2 questions in comments on the 2 ideas about #homes, which 1 member wrote.",
    );
    for (const card of insight.cards)
      for (const { postIds } of card.sentences) expect(postIds.length).toBeGreaterThan(0);
    // The one word of the question stands in them. They are by 3 of 20 members, 3 of 6 posts, all of them new.
    expect(trend?.confidence).toEqual({ percent: 100, met: 1, coverage: 0.15, agreement: 0.5, recency: 1 });
    expect(trend?.posts.map(({ id }) => Number(id)).toSorted((a, b) => a - b)).toEqual(shops.map(({ id }) => id));
    const related = await cy.get<{ total: number }>(`/api/search?query=${encodeURIComponent(`tag:shops persimmons`)}`);
    expect(related.body.total).toBe(3);
  });

  test("reports that there are too few posts, instead of inventing", async () => {
    const { ada, cy } = await people(app);
    for (let i = 0; i < 4; i++) await ada.posts(`About gnomons ${i}`, { tags: ["gnomons"] });
    const few = await ask(cy, "gnomons");
    expect(few).toMatchObject({ foundCount: 4, isEnough: false });
    expect(few.cards).toHaveLength(1);
    expect(few.cards[0]?.body).toBe("Only 4 ideas are about this, which is not enough for a conclusion.");
    expect(few.cards[0]).toMatchObject({ isEnough: false, confidence: { percent: 0 }, relatedCount: 4 });
    const none = await ask(cy, "Does anybody write about xylographomania?");
    expect(none.cards).toHaveLength(1);
    expect(none.cards[0]?.title).toBe("Nobody here has written about xylographomania");
    expect(none.foundCount).toBe(0);
  });

  test("uses only what the viewer may see, and nobody who has opted out", async () => {
    const { ada, bo, cy, shops } = await subject("quinces");
    const ours = await ada.posts("Quinces for bonds", { tags: ["quinces"], visibility: "bonds" });
    expect((await ask(bo, "quinces")).foundCount).toBe(7);
    const strange = await ask(cy, "quinces");
    expect(strange.foundCount).toBe(6);
    expect(citedBy(strange)).not.toContain(ours.id);
    const SET = `mutation { updateSettings(input: { insightsFromPosts: false }) { insightsFromPosts } }`;
    expect(await bo.query(SET)).toEqual({ updateSettings: { insightsFromPosts: false } });
    const without = await ask(cy, "quinces?");
    expect(without.foundCount).toBe(4);
    expect(citedBy(without)).not.toContain(shops[1]?.id);
    expect(
      (await again(cy, strange.id))?.cards.flatMap((card) => card.posts.map(({ id }) => Number(id))),
    ).not.toContain(shops[1]?.id);
    expect((await ask(bo, "quinces")).foundCount).toBe(7);
    await block(app, ada, cy);
    expect((await ask(cy, "quinces")).foundCount).toBe(1);
  });

  test("is answered by a comment, too, whatever the accents and the form of its words", async () => {
    const { ada, bo, cy } = await people(app);
    await app.sql`update users set name = 'Zoë Šmíd' where id = ${bo.id}`;
    const post = await ada.posts("What do you do on Sundays?");
    await bo.comments(post, "I varnish the façades of birdhouses.");
    const QUOTED = `mutation Ask($prompt: String!) { createInsight(prompt: $prompt) { answer { text } } }`;
    const answerTo = async (prompt: string) =>
      (await cy.query<{ createInsight: { answer: { text: string } | null } }>(QUOTED, { prompt })).createInsight.answer;
    const said = { text: "Zoë Šmíd: “I varnish the façades of birdhouses.”" };
    expect(await answerTo("Who varnished a facade?")).toEqual(said);
    expect(await answerTo("what did zoe smid write about varnishing a facade")).toEqual(said);
  });

  test("drops what it said of a post that was deleted", async () => {
    const { ada, cy, shops, homes, lone } = await subject("medlars");
    await cy.send(`/api/posts/${shops[0]?.id}/like`);
    const insight = await ask(cy, "medlars");
    expect(insight.cards[1]?.body).toContain("“medlars in shops” by Ada");
    await ada.rest.delete(`/api/posts/${shops[0]?.id}`, { token: ada.token });
    const left = await again(cy, insight.id);
    expect(left?.cards[1]?.body).not.toContain("medlars in shops");
    expect(left?.cards[1]?.posts.map(({ id }) => Number(id))).not.toContain(shops[0]?.id);
    await app.sql`delete from posts where id in ${app.sql([...shops, ...homes, lone].map(({ id }) => id))}`;
    const gone = await again(cy, insight.id);
    expect(gone?.cards[0]).toMatchObject({
      isEnough: false,
      body: "The ideas that this insight was based on are no longer available.",
    });
  });

  test("is created once for one client id, also when it is sent twice at once", async () => {
    const { cy } = await people(app);
    const both = await Promise.all([ask(cy, "anything new?", "once-1"), ask(cy, "anything new?", "once-1")]);
    expect(both[0].id).toBe(both[1].id);
    expect((await ask(cy, "something else", "once-1")).id).toBe(both[0].id);
    expect((await ask(cy, "anything new?", "once-2")).id).not.toBe(both[0].id);
  });

  test("asked again replaces its earlier answer, in any case, for this member alone", async () => {
    const { ada, cy } = await people(app);
    const LIST = "{ viewer { insights(first: 9) { edges { node { id } } } } }";
    const listed = async (who: Person) =>
      (
        await who.query<{ viewer: { insights: { edges: { node: { id: string } }[] } } }>(LIST)
      ).viewer.insights.edges.map(({ node }) => node.id);
    const theirs = await ask(ada, "What is new?");
    const other = await ask(cy, "What is old?");
    const first = await ask(cy, "What is new?");
    const second = await ask(cy, "what IS new?");
    expect(await listed(cy)).toEqual([second.id, other.id]);
    expect(await again(cy, first.id)).toBeNull();
    expect(await listed(ada)).toEqual([theirs.id]);
  });

  test("takes 3 to 500 characters, of members alone", async () => {
    const { cy } = await people(app);
    expect((await cy.ask(ASK, { prompt: "ab" })).errors[0]).toMatchObject({
      message: "Please ask with at least 3 characters",
      extensions: { code: "BAD_USER_INPUT", fields: { prompt: ["Please ask with at least 3 characters"] } },
    });
    expect((await cy.send("/api/insights", { prompt: "x".repeat(501) })).body).toMatchObject({
      message: "Your question can have at most 500 characters",
    });
    expect((await cy.send("/api/insights", { prompt: " " })).body.message).toBe("Please ask something");
    expect((await cy.rest.post("/api/insights", { prompt: "What is new?" })).status).toBe(401);
    expect((await cy.gql.ask(ASK, { prompt: "What is new?" })).code).toBe("UNAUTHENTICATED");
  });

  test("can be requested twenty times an hour, then answers with the seconds to wait", async () => {
    const limited = await app.another({ rateLimits: true });
    const dee = (await join(app, "Dee")).at(limited);
    for (let i = 0; i < 20; i++)
      expect((await dee.send("/api/insights", { prompt: "Anything new?" })).status).toBe(201);
    const { status, headers, body } = await dee.send("/api/insights", { prompt: "Anything new?" });
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(3_000);
    expect(body.message).toMatch(/^Too many attempts\. Please try again in/);
    expect((await dee.ask(ASK, { prompt: "Anything new?" })).code).toBe("RATE_LIMITED");
  });
});

describe("the history of insights", () => {
  const HISTORY = `query History($after: String) { viewer { insights(first: 2, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { id prompt } } } } }`;
  interface History {
    viewer: {
      insights: {
        totalCount: number;
        pageInfo: { hasNextPage: boolean; endCursor: string };
        edges: { node: { id: string; prompt: string } }[];
      };
    };
  }

  test("is the viewer's own, newest first, and its entries can be deleted", async () => {
    const { ada, cy } = await people(app);
    const ids: string[] = [];
    for (const prompt of ["first thing", "second thing", "third thing"]) ids.unshift((await ask(cy, prompt)).id);
    const { insights } = (await cy.query<History>(HISTORY)).viewer;
    expect(insights).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    expect(insights.edges.map(({ node }) => node.id)).toEqual(ids.slice(0, 2));
    const next = (await cy.query<History>(HISTORY, { after: insights.pageInfo.endCursor })).viewer.insights;
    expect(next.edges.map(({ node }) => node.prompt)).toEqual(["first thing"]);

    const rest = await cy.get<{ insights: { id: number }[]; total: number; hasMore: boolean }>("/api/insights?page=1");
    expect(rest.body.insights.map(({ id }) => String(id))).toEqual(ids);
    expect(rest.body).toMatchObject({ total: 3, hasMore: false });
    const one = await cy.get<{ insight: { prompt: string; cards: object[] } }>(`/api/insights/${ids[0]}`);
    expect(one.body.insight).toMatchObject({ prompt: "third thing" });
    expect(one.body.insight.cards).toHaveLength(1);

    expect((await ada.get(`/api/insights/${ids[0]}`)).status).toBe(404);
    expect(await again(ada, ids[0] ?? "")).toBeNull();
    expect((await ada.query<History>(HISTORY)).viewer.insights.totalCount).toBe(0);
    const FORGET = `mutation Forget($id: ID!) { deleteInsight(id: $id) }`;
    expect((await ada.ask(FORGET, { id: ids[0] })).code).toBe("NOT_FOUND");
    expect((await ada.rest.delete(`/api/insights/${ids[0]}`, { token: ada.token })).status).toBe(404);
    expect((await cy.query<History>(HISTORY)).viewer.insights.totalCount).toBe(3);
    expect(await cy.query(FORGET, { id: ids[0] })).toEqual({ deleteInsight: ids[0] });
    expect(await cy.query(FORGET, { id: ids[0] }), "it is deleted already").toEqual({ deleteInsight: ids[0] });
    for (const status of [200, 404])
      expect((await cy.rest.delete(`/api/insights/${ids[1]}`, { token: cy.token })).status).toBe(status);
    expect((await cy.query<History>(HISTORY)).viewer.insights.edges.map(({ node }) => node.id)).toEqual([ids[2]]);
    expect((await cy.get("/api/insights/nonsense")).status).toBe(404);
  });
});
