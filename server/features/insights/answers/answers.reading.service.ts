import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { IdeasService } from "#server/features/search/ideas/ideas.service";
import { parseQuery } from "#server/features/search/search.rules";
import { evidenceOf, newestPosts } from "#server/features/insights/insights.queries";
import { EVIDENCE_MAX } from "#server/features/insights/insights.model";
import { daysOf } from "#server/features/insights/words/words.dates.model";
import { nameCandidatesOf } from "#server/features/insights/words/words.names.model";
import { type Question, questionOf, withoutSpan } from "#server/features/insights/words/words.question.model";
import type { ReadPost } from "./answers.passages.model.ts";
import { commentsFor } from "./answers.comments.queries.ts";
import { membersNamed, postsFor, wordsOf } from "./answers.queries.ts";
import { type Community, likeness } from "./answers.matching.model.ts";
import type { Reading } from "./answers.reading.model.ts";
import { tokensOf } from "#server/features/insights/words/words.model";

/** So many members of the same name are asked about at most. */
const MEMBERS_MAX = 3;

/** Reads what may answer a question: a bounded number of posts and comments, all of which the viewer may see. */
export class ReadingService {
  constructor(
    private readonly db: Db,
    private readonly ideas: IdeasService,
  ) {}

  /** Takes a question apart and reads for it. */
  async read(viewer: Viewer, prompt: string, now: number): Promise<Reading> {
    const candidates = nameCandidatesOf(prompt);
    const members =
      candidates.length === 0 ? [] : await membersNamed(this.db, { viewer: viewer.id, words: candidates });
    return this.#readFor(viewer, questionOf(prompt, members, now));
  }

  /** Reads again as if the question named no time, because its year may be that of its subject. */
  readWithoutTime(viewer: Viewer, { question }: Reading): Promise<Reading> {
    return this.#readFor(viewer, withoutSpan(question));
  }

  /** The newest posts with their tags, for a question to which nothing comes near. */
  async newest(viewer: Viewer): Promise<{ tags: string[] }[]> {
    const values = { viewer: viewer.id, category: null, since: null, limit: EVIDENCE_MAX };
    const ids = (await newestPosts.ofAll(this.db, values)).map(({ id }) => id);
    return ids.length > 0 ? evidenceOf(this.db, { viewer: viewer.id, ids }) : [];
  }

  async #readFor(viewer: Viewer, question: Question): Promise<Reading> {
    const authors = question.members.slice(0, MEMBERS_MAX);
    const ids = await this.#candidates(viewer, { ...question, members: authors });
    const strong = question.terms.filter(({ isWeak }) => !isWeak);
    const remarks = await commentsFor(this.db, {
      viewer: viewer.id,
      postIds: ids,
      authorIds: authors.map(({ id }) => id),
      words: strong.map(({ word }) => word),
    });
    const wanted = [...new Set([...ids, ...remarks.map(({ postId }) => postId)])];
    const rows = wanted.length > 0 ? await postsFor(this.db, { viewer: viewer.id, ids: wanted }) : [];
    const posts = rows.map((post) => ({ ...post, remarks: remarks.filter(({ postId }) => postId === post.id) }));
    const community = await this.#community(viewer, question, posts);
    const unused = strong.filter(({ word }) => community.holders.get(word) === 0);
    return { question, posts, community, unknown: unused.map(({ text }) => text) };
  }

  /** The posts that may answer: those with the words of the question, of the members and the time that it names. */
  async #candidates(viewer: Viewer, { terms, members, span, category }: Question): Promise<number[]> {
    const words = terms.map(({ word }) => ({ words: word, isPhrase: false, isExcluded: false, isAlternative: false }));
    const query = { ...parseQuery(""), terms: words, ...daysOf(span) };
    if (members.length === 0 && terms.length === 0) {
      const since = query.after;
      const rows = await newestPosts.ofAll(this.db, { viewer: viewer.id, category: null, since, limit: EVIDENCE_MAX });
      return rows.map(({ id }) => id);
    }
    if (members.length === 0) {
      const holding = await this.ideas.answering(viewer, query, EVIDENCE_MAX);
      if (category === null) return holding;
      const values = { viewer: viewer.id, category, since: query.after, limit: EVIDENCE_MAX };
      const inCategory = await newestPosts.ofCategory(this.db, values);
      return [...new Set([...holding, ...inCategory.map(({ id }) => id)])].slice(0, EVIDENCE_MAX);
    }
    const ofMembers = await Promise.all(
      members.map(({ username }) =>
        this.ideas.answering(viewer, { ...query, from: username.toLowerCase() }, EVIDENCE_MAX),
      ),
    );
    return [...new Set(ofMembers.flat())].slice(0, EVIDENCE_MAX);
  }

  /** How rare the words of a question are. A word is used by somebody if a post or what was read holds one like it. */
  async #community(viewer: Viewer, { terms }: Question, read: readonly ReadPost[]): Promise<Community> {
    const words = terms.map(({ word }) => word);
    const rows = words.length > 0 ? await wordsOf(this.db, { viewer: viewer.id, words }) : [];
    const known = new Map(rows.map((row) => [row.word, row]));
    const holders = terms.map(({ word, stem }): [string, number] => {
      const { holders: counted = 0, isKnown = false } = known.get(word) ?? {};
      return [word, isKnown || isUsed(stem, read) ? Math.max(1, counted) : 0];
    });
    return { posts: rows[0]?.posts ?? read.length, holders: new Map(holders) };
  }
}

/** Whether a text that was read holds a word. */
const isUsed = (stem: string, posts: readonly ReadPost[]): boolean =>
  posts.some(({ title, content, tags, remarks }) =>
    [title ?? "", content, tags.join(" "), ...remarks.map((remark) => remark.content)].some((text) =>
      tokensOf(text).some((token) => likeness(stem, token.stem) > 0),
    ),
  );
