import { invalid, notFound } from "#server/core/errors";
import { type Keyset, MAX_PAGE_SIZE } from "#server/core/pagination";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { PostView } from "#server/features/posts/posts.model";
import { tag as tagRule } from "#server/features/posts/posts.rules";
import type { PostsService } from "#server/features/posts/posts.service";
import type { Limits } from "#server/platform/limits/limiter";
import { countOfCategories, countOfTags, NEWEST, postsOfCategories, postsOfTags } from "./tags.lists.queries.ts";
import {
  growthOf,
  PAGE_SIZE,
  TREND_AUTHORS_MIN,
  type TagTrendView,
  type TagView,
} from "#server/features/search/search.model";
import { FOLLOWED_TAGS_MAX, TOO_MANY_TAGS_FOLLOWED } from "#server/features/search/search.rules";
import {
  countFollowed,
  deleteTagFollow,
  followedAmong,
  followedTags,
  followInTurn,
  insertTagFollow,
  tagCounts,
  type TrendRow,
  trendsOf,
} from "./tags.queries.ts";

const THIS = "This tag";
const GUEST = 0;
/** Longer lists are told by the kept number of public posts. */
const COUNTED_MAX = 1_000;

/** Posts of one tag or category that a document or call asks for. */
export interface NamedRequest {
  name: string;
  first: number;
  after: Keyset | null;
}

type List = { items: PostView[]; hasNextPage: boolean };

interface Parts {
  db: Db;
  limits: Limits;
  posts: PostsService;
}

/** Tags as pages: what carries them, and who follows them. */
export class TagPagesService {
  constructor(private readonly parts: Parts) {}

  /** A tag by its name, in any case, whether or not anything carries it yet; null for what cannot be a tag. */
  async find(name: string): Promise<TagView | null> {
    const known = tagRule.safeParse(name);
    if (!known.success) return null;
    const [tag] = await tagCounts(this.parts.db, { names: [known.data] });
    return tag ?? null;
  }

  /** @throws DomainError NOT_FOUND for what cannot be a tag. */
  async get(name: unknown): Promise<TagView> {
    const tag = await this.find(typeof name === "string" ? name : "");
    if (!tag) throw notFound(THIS);
    return tag;
  }

  /** Follows a tag, or does so no longer. Safe to repeat. */
  async setFollowed(viewer: Viewer, name: unknown, followed: boolean): Promise<TagView> {
    const tag = await this.get(name);
    const { db, limits } = this.parts;
    await limits.consume("followsByMember", viewer.id);
    await db.transaction(async (tx) => {
      if (!followed) return deleteTagFollow(tx, viewer.id, tag.name);
      await followInTurn(tx, viewer.id);
      if (!(await insertTagFollow(tx, viewer.id, tag.name))) return;
      if ((await countFollowed(tx, viewer.id)) > FOLLOWED_TAGS_MAX) throw invalid({ name: [TOO_MANY_TAGS_FOLLOWED] });
    });
    return tag;
  }

  /** Which of these tags the viewer follows. */
  readonly followed = async (viewer: Viewer | null, names: readonly string[]): Promise<boolean[]> => {
    const rows = await followedAmong(this.parts.db, { viewer: viewer?.id ?? GUEST, names: [...names] });
    const known = new Set(rows.map(({ name }) => name));
    return names.map((name) => known.has(name));
  };

  /** Tags that the viewer follows, by name. */
  followedBy(viewer: Viewer, first: number): Promise<TagView[]> {
    return followedTags(this.parts.db, { viewer: viewer.id, limit: sized(first) });
  }

  /** How each of these tags grows; null where it is no trend. */
  readonly trends = async (_viewer: Viewer | null, names: readonly string[]): Promise<(TagTrendView | null)[]> => {
    const rows = await trendsOf(this.parts.db, { names: [...names] });
    const known = new Map(rows.map((row) => [row.name, trendOf(row)]));
    return names.map((name) => known.get(name) ?? null);
  };

  /** Posts that carry tags and that the viewer may see, newest first: two statements however many tags there are. */
  readonly posts = (viewer: Viewer | null, asked: readonly NamedRequest[]): Promise<List[]> =>
    this.#lists(postsOfTags, viewer, asked);

  /** The same of categories. */
  readonly categoryPosts = (viewer: Viewer | null, asked: readonly NamedRequest[]): Promise<List[]> =>
    this.#lists(postsOfCategories, viewer, asked);

  /** How many of them there are: exactly up to a thousand, then as many as are public. */
  readonly counts = (viewer: Viewer | null, tags: readonly TagView[]): Promise<number[]> =>
    this.#counts(countOfTags, viewer, tags);

  readonly categoryCounts = (viewer: Viewer | null, categories: readonly TagView[]): Promise<number[]> =>
    this.#counts(countOfCategories, viewer, categories);

  /** A numbered page of the posts that carry a tag. */
  async numberedPage(viewer: Viewer, name: unknown, page: number) {
    const tag = await this.get(name);
    const asked = [{ name: tag.name, first: PAGE_SIZE, after: null }];
    const [[list], [total = 0], [isFollowed = false]] = await Promise.all([
      this.#lists(postsOfTags, viewer, asked, (page - 1) * PAGE_SIZE),
      this.counts(viewer, [tag]),
      this.followed(viewer, [tag.name]),
    ]);
    return { tag: { ...tag, isFollowed }, posts: list?.items ?? [], hasMore: list?.hasNextPage ?? false, total };
  }

  async #lists(
    read: typeof postsOfTags,
    viewer: Viewer | null,
    asked: readonly NamedRequest[],
    offset = 0,
  ): Promise<List[]> {
    const rows = await read(this.parts.db, {
      viewer: viewer?.id ?? GUEST,
      names: asked.map(({ name }) => name),
      limits: asked.map(({ first }) => first + 1),
      moments: asked.map(({ after }) => (after ?? NEWEST).createdAt),
      ids: asked.map(({ after }) => (after ?? NEWEST).id),
      offset,
    });
    // A post that went away between the two statements is left out.
    const found = rows.length > 0 ? await this.parts.posts.byIds(viewer, [...new Set(rows.map(({ id }) => id))]) : [];
    const byId = new Map(found.flatMap((post) => (post instanceof Error ? [] : [[post.id, post]])));
    return asked.map(({ first }, at) => {
      const ids = rows.filter(({ place }) => place === at + 1).map(({ id }) => id);
      return { items: ids.slice(0, first).flatMap((id) => byId.get(id) ?? []), hasNextPage: ids.length > first };
    });
  }

  async #counts(count: typeof countOfTags, viewer: Viewer | null, things: readonly TagView[]): Promise<number[]> {
    const names = things.filter(({ postsCount }) => postsCount <= COUNTED_MAX).map(({ name }) => name);
    const values = { viewer: viewer?.id ?? GUEST, names, most: COUNTED_MAX + 1 };
    const rows = names.length > 0 ? await count(this.parts.db, values) : [];
    const counted = new Map(rows.map((row) => [row.name, row.count]));
    return things.map(({ name, postsCount }) => counted.get(name) ?? postsCount);
  }
}

const trendOf = ({ weekAuthors, previousAuthors, score, sampleAuthorIds }: TrendRow): TagTrendView => ({
  weekAuthors,
  previousAuthors,
  score,
  sampleAuthorIds,
  growthPercent: growthOf(weekAuthors, previousAuthors),
  isNew: previousAuthors < TREND_AUTHORS_MIN,
});

/** @throws DomainError BAD_USER_INPUT for a size outside 1 to 50. */
export function sized(first: number): number {
  if (Number.isInteger(first) && first >= 1 && first <= MAX_PAGE_SIZE) return first;
  throw invalid({ first: [`A page holds 1 to ${MAX_PAGE_SIZE} items.`] });
}
