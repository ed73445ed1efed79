import { expect, test } from "vitest";
import type { ReadComment, ReadPost } from "./answers.passages.model.ts";
import { weightedTerms } from "./answers.matching.model.ts";
import { rankPassages } from "./answers.ranking.model.ts";
import { questionOf } from "#server/features/insights/words/words.question.model";
import { disputedIn, unansweredIn } from "./answers.talk.model.ts";

const said = (id: number, authorId: number, content: string, parentId: number | null = null): ReadComment => ({
  id,
  authorId,
  author: `Member ${authorId}`,
  parentId,
  content,
  createdAt: `2026-01-01T00:00:0${id}Z`,
});

function answering(remarks: ReadComment[], comments = remarks.length) {
  const post: ReadPost = {
    id: 7,
    authorId: 1,
    author: "Member 1",
    title: "Looms in winter",
    content: "A loom works better when the room is dry.",
    tags: ["looms"],
    category: null,
    isPublic: true,
    likes: 0,
    comments,
    bookmarks: 0,
    createdAt: "2026-01-01T00:00:00Z",
    remarks,
  };
  const { terms } = questionOf("How do looms work in a dry room?", [], 0);
  return rankPassages(weightedTerms(terms, { posts: 1, holders: new Map() }), [post]).filter(
    ({ comment }) => comment === null,
  );
}

test("an objection of somebody else makes a post disputed, in the words of the objection", () => {
  const remarks = [said(1, 1, "I doubt it myself."), said(2, 2, "Nice. I disagree about the dry room. Ours is damp.")];
  expect(disputedIn(answering(remarks))).toEqual([
    { postId: 7, commentId: 2, authorId: 2, quote: "I disagree about the dry room." },
  ]);
  expect(disputedIn(answering([said(1, 2, "We do the same.")]))).toEqual([]);
});

test("a question counts as open until somebody replies, or the author goes on", () => {
  const question = said(1, 2, "Good. How dry is dry?");
  expect(unansweredIn(answering([question]))).toMatchObject([{ commentId: 1, quote: "How dry is dry?" }]);
  expect(unansweredIn(answering([question, said(2, 3, "Forty percent.", 1)]))).toEqual([]);
  expect(unansweredIn(answering([question, said(2, 1, "Forty percent.")]))).toEqual([]);
  expect(unansweredIn(answering([question, said(2, 3, "Lovely.")]))).toHaveLength(1);
});

test("nothing is called open where not all comments were read", () => {
  expect(unansweredIn(answering([said(1, 2, "How dry?")], 90))).toEqual([]);
});
