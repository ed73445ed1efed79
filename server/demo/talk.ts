import type { CategoryDraft, MemberDraft } from "#server/demo/content/drafts";
import { type Random } from "#server/demo/core/random";
import { momentsAfter } from "#server/demo/core/times";
import type { PlannedPost } from "./posts.ts";

/** A comment of the community; a reply names the comment above it by its index in the list. */
export interface PlannedComment {
  post: PlannedPost;
  by: string;
  text: string;
  at: number;
  replyTo: PlannedComment | null;
  likedBy: string[];
}

interface Line {
  text: string;
  kind: "comment" | "author" | "other";
  by: string | null;
}

const LINE = /^(>{1,2} )?(?:@([A-Za-z0-9._-]*[A-Za-z0-9_]) )?(.+)$/s;

/** Parses a line of `talk`: its author, and the member whom it answers. */
function readLine(line: string): Line {
  const [, arrow = "", by = null, text = ""] = LINE.exec(line.trim()) ?? [];
  const kind = arrow === "> " ? "author" : arrow === ">> " ? "other" : "comment";
  return { kind, by: kind === "author" ? null : by, text };
}

interface Parts {
  posts: readonly PlannedPost[];
  members: readonly MemberDraft[];
  categories: readonly CategoryDraft[];
  now: number;
  random: Random;
}

/** Plans all comments, oldest first. */
export function planTalk(parts: Parts): PlannedComment[] {
  const pools = new Map(parts.categories.map((drafts) => [drafts.category, new Pools(drafts, parts.random)]));
  const lines = parts.posts.flatMap((post) => {
    const pool = pools.get(post.category);
    return pool ? talkOf(post, pool, parts) : [];
  });
  return lines.toSorted((a, b) => a.at - b.at);
}

function talkOf(post: PlannedPost, pool: Pools, { members, now, random }: Parts): PlannedComment[] {
  const written = post.draft.talk ?? [];
  const wanted = written.length > 0 ? 0 : Math.round(post.warmth * 4);
  const lines = [...written.map(readLine), ...pool.lines(wanted)];
  const moments = momentsAfter(post.at, now, lines.length, random);
  const others = members.filter(({ username }) => username !== post.by);
  const near = others.filter(({ fields }) => fields.includes(post.category));
  const silent = new Set(lines.map(({ by }) => by));
  const speakers = random
    .sample(near, near.length)
    .concat(random.sample(others, others.length))
    .filter(({ username }) => !silent.has(username));

  const comments: PlannedComment[] = [];
  let top: PlannedComment | null = null;
  for (const [i, { kind, by, text }] of lines.entries()) {
    const speaker: string = kind === "author" ? post.by : (by ?? speakers[i % speakers.length]?.username ?? post.by);
    const replyTo: PlannedComment | null = kind === "comment" ? null : top;
    const comment: PlannedComment = { post, by: speaker, text, at: moments[i] ?? now, replyTo, likedBy: [] };
    const admirers = Math.round(post.warmth * 7 * random.next() ** 2);
    comment.likedBy = random
      .sample(others, admirers)
      .map(({ username }) => username)
      .filter((name) => name !== speaker);
    comments.push(comment);
    if (!replyTo) top = comment;
  }
  return comments;
}

/** Remarks and answers that suit many posts, each used as rarely as possible. */
class Pools {
  #remarks: string[] = [];
  #answers: string[] = [];

  constructor(
    private readonly drafts: CategoryDraft,
    private readonly random: Random,
  ) {}

  lines(count: number): Line[] {
    const { random } = this;
    return Array.from({ length: count }).flatMap(() => {
      if (this.#remarks.length === 0) this.#remarks = random.sample(this.drafts.remarks, this.drafts.remarks.length);
      if (this.#answers.length === 0) this.#answers = random.sample(this.drafts.answers, this.drafts.answers.length);
      const remark: Line = { kind: "comment", by: null, text: this.#remarks.pop() ?? "" };
      const answer: Line = { kind: "author", by: null, text: random.chance(0.35) ? (this.#answers.pop() ?? "") : "" };
      return answer.text ? [remark, answer] : [remark];
    });
  }
}
