import { expect, test } from "vitest";
import { questionOf } from "#server/features/insights/words/words.question.model";
import { tokensOf } from "#server/features/insights/words/words.model";
import { weightedTerms } from "./answers.matching.model.ts";
import type { ReadPost } from "./answers.passages.model.ts";
import { isAnswer, rankPassages } from "./answers.ranking.model.ts";

const POSTS = 200;

const written = (title: string | null, content: string, more: Partial<ReadPost> = {}): ReadPost => ({
  id: 1,
  authorId: 1,
  author: "Ada",
  title,
  content,
  tags: [],
  category: null,
  isPublic: true,
  likes: 0,
  comments: 0,
  bookmarks: 0,
  createdAt: "2026-01-01T00:00:00Z",
  remarks: [],
  ...more,
});

function ranked(prompt: string, ...posts: ReadPost[]) {
  const { terms } = questionOf(prompt, [], 0);
  const used = new Set(posts.flatMap(({ title, content }) => tokensOf(`${title} ${content}`)).map(({ stem }) => stem));
  const holders = new Map(terms.map(({ word, stem }) => [word, used.has(stem) ? 4 : 0]));
  return rankPassages(weightedTerms(terms, { posts: POSTS, holders }), posts);
}
const answers = (prompt: string, post: ReadPost, isOfMember = false) => {
  const [best] = ranked(prompt, post);
  return best !== undefined && isAnswer(best, isOfMember);
};

test("a post about the one word of a question answers it, and one that names it in passing does not", () => {
  const about = written("Looms for the attic", "Ours is folded away in summer.");
  const often = written("What we fold away", "A loom is heavy. Our loom has hinges.");
  const passing = written("What we fold away", "Chairs, a table and an old loom.");
  expect([about, often, passing].map((post) => answers("Who knows about looms?", post))).toEqual([true, true, false]);
  expect(answers("Who knows about looms?", passing, true)).toBe(true);
});

test("two words of a question have to stand together", () => {
  const beside = written(null, "The oil of the car is changed in spring.");
  const apart = written("For nine of us", "We bought a car together. It is red. The chain of my bicycle wants oil.");
  expect(answers("Which oil does a car need?", beside)).toBe(true);
  expect(answers("Which oil does a car need?", apart)).toBe(false);
});

test("words that nobody uses, and names that are not met, say that a question is about something else", () => {
  const looms = written("Looms in winter", "A loom works better when the room is dry.");
  expect(answers("How do looms work in a dry room?", looms)).toBe(true);
  expect(answers("How do looms harm porpoises and narwhals?", looms)).toBe(false);
  expect(answers("Were there looms in dry rooms in Antwerp?", looms)).toBe(false);
});

test("the post is first whose title and sentences hold most of a question, then the words side by side", () => {
  const passing = written("On wool", "Someone asked how a dry room, a loom and a cat go together.", { id: 2 });
  const titled = written("The loom in a dry room", "A loom is of wood.", { id: 3 });
  expect(ranked("Why a loom in a dry room?", passing, titled).map(({ post }) => post.id)).toEqual([3, 2]);
  const apart = written(null, "A room for a loom should be dry.", { id: 4 });
  const beside = written(null, "A loom should have a dry room.", { id: 5 });
  expect(ranked("Why a loom in a dry room?", apart, beside).map(({ post }) => post.id)).toEqual([5, 4]);
});

test("a comment answers by its own words, behind a post that holds them too", () => {
  const remark = { id: 9, authorId: 2, author: "Bo", parentId: null, createdAt: "2026-01-02T00:00:00Z" };
  const content = "A loom in a dry room.";
  const post = written("On wool", content, { remarks: [{ ...remark, content }] });
  const [first, second] = ranked("Why a loom in a dry room?", post);
  expect([first?.comment, second?.comment?.id]).toEqual([null, 9]);
  const silent = written("A loom in a dry room", content, { remarks: [{ ...remark, content: "Well said." }] });
  expect(ranked("Why a loom in a dry room?", silent)).toHaveLength(1);
});
