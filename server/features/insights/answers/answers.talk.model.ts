import type { StoredQuote } from "#server/db/schema/explore";
import { passagesOf, type ReadComment, type ReadPost, type Sentence } from "./answers.passages.model.ts";
import type { Ranked } from "./answers.ranking.model.ts";

/** An answer names at most so many objections and so many open questions. */
export const REMARKS_MAX = 3;
/** Remarks of so many of the posts that answer best are read. */
const POSTS_READ = 12;

/** Words of whoever sees something otherwise. */
const OBJECTION =
  /\b(disagree\w*|i (?:do not|don['’]t) (?:think|believe|agree|see|buy)|i(?:['’]m| am) not (?:so )?(?:sure|convinced)|not convinced|i doubt|doubtful|i would (?:not|question|dispute|be careful|argue)|i wouldn['’]t|on the contrary|the opposite|otherwise than|see (?:it|this|that) (?:differently|otherwise)|(?:is|was|are|were|seems?|looks?) (?:wrong|not true|untrue|unfair|misleading|too simple|overstated|exaggerated)|i object|objection|with respect|sceptic\w*|skeptic\w*|i suspect|not in (?:my|our) experience|not for me|that is not (?:what|how)|does not (?:hold|follow)|doesn['’]t (?:hold|follow)|never worked|did the opposite|contradict\w*|rather than your|i (?:have|had) the opposite)\b/iu;

const quoteIn = (post: ReadPost, comment: ReadComment, { text }: Sentence): StoredQuote => ({
  postId: post.id,
  commentId: comment.id,
  authorId: comment.authorId,
  quote: text,
});

/** Posts among those that answer, whose comments object to them: one objection of each, by somebody else. */
export function disputedIn(answering: readonly Ranked[]): StoredQuote[] {
  return postsIn(answering)
    .flatMap((post) => {
      const objections = post.remarks
        .filter(({ authorId }) => authorId !== post.authorId)
        .flatMap((comment) => {
          const sentence = passagesOf(comment.content).sentences.find(({ text }) => OBJECTION.test(text));
          return sentence ? [quoteIn(post, comment, sentence)] : [];
        });
      return objections.slice(0, 1);
    })
    .slice(0, REMARKS_MAX);
}

/** Whether a comment is followed by one of somebody else in its thread, or by one of the post's author. */
function isAnswered(post: ReadPost, comment: ReadComment): boolean {
  const thread = comment.parentId ?? comment.id;
  return post.remarks.some(
    ({ id, parentId, authorId, createdAt }) =>
      id !== comment.id &&
      authorId !== comment.authorId &&
      createdAt >= comment.createdAt &&
      (parentId === thread || (authorId === post.authorId && parentId === null)),
  );
}

/** Questions below the posts that answer, and such posts themselves that ask, to which nobody has answered. */
export function unansweredIn(answering: readonly Ranked[]): StoredQuote[] {
  return postsIn(answering)
    .flatMap((post): StoredQuote[] => {
      // Where not all comments are read, an answer may be among the others.
      if (post.remarks.length < post.comments) return [];
      const own = passagesOf(post.content).sentences.findLast(({ text }) => text.endsWith("?"));
      if (post.remarks.length === 0 && own)
        return [{ postId: post.id, commentId: null, authorId: post.authorId, quote: own.text }];
      return post.remarks
        .filter((comment) => comment.authorId !== post.authorId && !isAnswered(post, comment))
        .flatMap((comment) => {
          const question = passagesOf(comment.content).sentences.findLast(({ text }) => text.endsWith("?"));
          return question ? [quoteIn(post, comment, question)] : [];
        });
    })
    .slice(0, REMARKS_MAX);
}

const postsIn = (answering: readonly Ranked[]): ReadPost[] =>
  [...new Map(answering.map(({ post }) => [post.id, post])).values()].slice(0, POSTS_READ);
