import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { people } from "#tests/kit/people";

const app = await startApp();

const FIELDS = `id prompt foundCount isEnough confidence unknownWords nearestTopics
  answer { text } people { reason } disputed { quote } unanswered { quote }
  cards { kind title body isEnough tags relatedCount relatedQuery sentences { text postIds }
    confidence { percent met coverage agreement recency } posts { id } }`;

test("an insight from before there were answers is shown by both faces, with its cards and without an answer", async () => {
  const { ada, bo } = await people(app);
  const post = await ada.posts("A plane wants a flat sole.", { title: "Planes", tags: ["planes"] });
  const based = { coverage: 0.5, agreement: 0.4, recency: 1, tags: ["planes"], isWorded: false };
  const cards = [
    {
      ...based,
      kind: "trend",
      title: "Steady interest in #planes",
      sentences: [{ text: "3 members wrote about #planes.", postIds: [post.id] }],
      isEnough: true,
      confidence: 62,
      relatedCount: 1,
      relatedQuery: "tag:planes",
      postIds: [post.id],
    },
    // Until then a card that had nothing to say was stored, too.
    {
      kind: "gap",
      title: "No open questions",
      sentences: [],
      isEnough: false,
      confidence: 0,
      coverage: 0,
      agreement: 0,
      recency: 0,
      tags: [],
      relatedCount: 0,
      relatedQuery: "planes",
      postIds: [],
      isWorded: false,
    },
  ];
  const [row] = await app.sql<{ id: string }[]>`insert into insights (user_id, prompt, cards, found_count)
    values (${bo.id}, 'What about planes?', ${app.sql.json(cards)}, 6) returning id`;
  const id = Number(row?.id);

  const inRest = {
    id,
    prompt: "What about planes?",
    found_count: 6,
    is_enough: true,
    answer: null,
    people: [],
    disputed: [],
    unanswered: [],
    unknown_words: [],
    nearest_topics: [],
    confidence: null,
    cards: [
      {
        kind: "trend",
        title: "Steady interest in #planes",
        body: "3 members wrote about #planes.",
        is_enough: true,
        confidence: 62,
        confidence_parts: { met: null, coverage: 0.5, agreement: 0.4, recency: 1 },
        post_ids: [post.id],
      },
      { kind: "gap", title: "No open questions", body: "", is_enough: false, confidence: 0 },
    ],
  };
  expect((await bo.get<{ insight: object }>(`/api/insights/${id}`)).body.insight).toMatchObject(inRest);
  expect((await bo.get<{ insights: object[] }>("/api/insights")).body.insights).toMatchObject([inRest]);

  const inGraphql = {
    id: String(id),
    prompt: "What about planes?",
    foundCount: 6,
    isEnough: true,
    confidence: null,
    answer: null,
    people: [],
    disputed: [],
    unanswered: [],
    unknownWords: [],
    nearestTopics: [],
    cards: [
      {
        kind: "TREND",
        body: "3 members wrote about #planes.",
        sentences: [{ text: "3 members wrote about #planes.", postIds: [String(post.id)] }],
        confidence: { percent: 62, met: null, coverage: 0.5, agreement: 0.4, recency: 1 },
        posts: [{ id: String(post.id) }],
      },
      { kind: "GAP", isEnough: false, sentences: [], posts: [] },
    ],
  };
  const one = await bo.query<{ insight: object }>(`query One($id: ID!) { insight(id: $id) { ${FIELDS} } }`, { id });
  expect(one.insight).toMatchObject(inGraphql);
  const LIST = `{ viewer { insights(first: 5) { edges { node { ${FIELDS} } } } } }`;
  const { viewer } = await bo.query<{ viewer: { insights: { edges: { node: object }[] } } }>(LIST);
  expect(viewer.insights.edges.map(({ node }) => node)).toMatchObject([inGraphql]);
});
