import { beforeAll, describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { storeDemoCommunity } from "./demoCommunity.ts";
import { join, type Person } from "#tests/kit/people";
import * as first from "./questions.ts";
import * as others from "./questions.others.ts";
import * as more from "./questions.more.ts";
import type { QuestionSet, TestedQuestion } from "./questions.ts";

const app = await startApp();

interface Source {
  post_id: number;
  comment_id: number | null;
  author: string;
  quote: string;
}
interface Insight {
  answer: { text: string; sentences: { text: string; sources: number[] }[]; sources: Source[] } | null;
  people: { name: string; reason: string }[];
  unknown_words: string[];
  nearest_topics: string[];
  confidence: number;
  cards: { title: string; is_enough: boolean }[];
}
interface Text {
  title: string;
  content: string;
  tags: string;
}

/** An answer may have this many sentences. */
const SENTENCES_MAX = 4;
/** So many questions are asked at once. */
const AT_ONCE = 4;

const SETS: [string, QuestionSet][] = [
  ["sixty questions to the demo community", first],
  ["sixty other questions", others],
  ["sixty more, which the rules had not seen", more],
];

const posts = new Map<number, Text>();
const comments = new Map<number, string>();
let dee: Person;

beforeAll(async () => {
  await storeDemoCommunity(app);
  dee = await join(app, "Dee");
  for (const { id, ...post } of await app.sql<
    (Text & { id: string })[]
  >`select id, coalesce(title, '') as title, content,
      array_to_string(tags, ' ') as tags from posts`)
    posts.set(Number(id), post);
  for (const { id, content } of await app.sql<{ id: string; content: string }[]>`select id, content from comments`)
    comments.set(Number(id), content);
}, 240_000);

describe.each(SETS)("%s", (_name, { IN_ONE_POST, ACROSS_POSTS, OF_MEMBERS, ABSENT }) => {
  const ANSWERABLE: readonly TestedQuestion[] = [...IN_ONE_POST, ...ACROSS_POSTS, ...OF_MEMBERS];
  const insights = new Map<string, Insight>();

  beforeAll(async () => {
    const prompts = [...ANSWERABLE, ...ABSENT].map(({ prompt }) => prompt);
    const ask = async () => {
      for (let prompt = prompts.shift(); prompt !== undefined; prompt = prompts.shift()) {
        const { status, body, text } = await dee.send<{ insight: Insight }>("/api/insights", { prompt });
        if (status !== 201) throw new Error(text);
        insights.set(prompt, body.insight);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, ask));
  }, 240_000);

  const answerTo = (prompt: string) => insights.get(prompt)?.answer ?? null;
  const isRight = ({ prompt, answeredBy }: TestedQuestion) => {
    const { title = "", content = "", tags = "" } = posts.get(answerTo(prompt)?.sources[0]?.post_id ?? 0) ?? {};
    return (answeredBy ?? []).some((part) => `${title} ${content} ${tags}`.includes(part));
  };

  test("are sixty: of one post, of several, of members and times, and without an answer", () => {
    expect([IN_ONE_POST, ACROSS_POSTS, OF_MEMBERS, ABSENT].map(({ length }) => length)).toEqual([20, 15, 10, 15]);
  });

  test("name a right source first, at least in eight of ten that can be answered", () => {
    const wrong = ANSWERABLE.filter((question) => !isRight(question)).map(({ prompt }) => prompt);
    expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(ANSWERABLE.length * 0.2);
  });

  test("find no answer, at least in nineteen of twenty that cannot be answered", () => {
    const answered = ABSENT.filter(({ prompt }) => answerTo(prompt) !== null).map(({ prompt }) => prompt);
    expect(answered.length, answered.join("\n")).toBeLessThanOrEqual(ABSENT.length * 0.05);
  });

  test("that name a member are answered in that member's words", () => {
    for (const { prompt, by } of OF_MEMBERS) {
      if (by === null) continue;
      const authors = new Set(answerTo(prompt)?.sources.map(({ author }) => author));
      expect([...authors], prompt).toEqual([by]);
    }
  });

  test("never get a sentence whose citation does not hold it", () => {
    for (const [prompt, { answer }] of insights) {
      if (!answer) continue;
      expect(answer.sentences.length, prompt).toBeLessThanOrEqual(SENTENCES_MAX);
      expect(answer.text).toBe(answer.sentences.map(({ text }) => text).join(" "));
      for (const { post_id, comment_id, quote } of answer.sources) {
        const { title = "", content = "" } = posts.get(post_id) ?? {};
        const texts = comment_id === null ? [title, content] : [comments.get(comment_id) ?? ""];
        expect(
          texts.some((text) => text.includes(quote)),
          `${prompt}: ${quote}`,
        ).toBe(true);
      }
      for (const { text, sources } of answer.sentences) {
        const cited = sources.flatMap((at) => answer.sources[at] ?? []);
        expect(cited.length, text).toBeGreaterThan(0);
        for (const { author, quote } of cited) {
          expect(text).toContain(author);
          expect(text).toContain(quote);
        }
      }
    }
  });

  test("without an answer get one card, which names the nearest topics, and no confidence", () => {
    for (const { prompt } of ABSENT) {
      if (answerTo(prompt)) continue;
      const insight = insights.get(prompt);
      expect(insight, prompt).toMatchObject({ confidence: 0, people: [] });
      expect(
        insight?.cards.map(({ is_enough }) => is_enough),
        prompt,
      ).toEqual([false]);
      expect(insight?.nearest_topics.length, prompt).toBeGreaterThan(0);
    }
  });

  test("say by their confidence how much of them was met", () => {
    const confidences = ANSWERABLE.flatMap(({ prompt }) =>
      answerTo(prompt) ? (insights.get(prompt)?.confidence ?? 0) : [],
    );
    for (const confidence of confidences) expect(confidence).toBeGreaterThan(0);
    expect(Math.max(...confidences)).toBe(1);
  });
});

test("a word that nobody here uses is named, and the card says so", async () => {
  const { body } = await dee.send<{ insight: Insight }>("/api/insights", {
    prompt: "Who here knows about beekeeping?",
  });
  expect(body.insight.unknown_words).toEqual(["beekeeping"]);
  expect(body.insight.cards[0]?.title).toBe("Nobody here has written about beekeeping");
});
