import { invalid } from "#server/core/errors";
import {
  required,
  inOrder,
  type ListPart,
  type ListRequest,
  listValues,
  numberedPage,
  toLists,
} from "#server/core/pages";
import { toPageSize } from "#server/core/pagination";
import { type Viewer, viewerId } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { PostView } from "#server/features/posts/posts.model";
import { tag as tagRule } from "#server/features/posts/posts.rules";
import type { PostsService } from "#server/features/posts/posts.service";
import type { Limits } from "#server/platform/limits/limiter";
import { countOfCategories, countOfTags, postsOfCategories, postsOfTags } from "./tags.lists.queries.ts";
import { growthOf, PAGE_SIZE, type TagTrendView, type TagView } from "#server/features/search/search.model";
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
/** Lists with more posts are not counted: their total is the stored number of public posts. */
const COUNTED_MAX = 1_000;

type ListBatch = (viewer: Viewer | null, lists: readonly ListRequest<string>[]) => Promise<ListPart<PostView>[]>;

interface Parts {
  db: Db;
  limits: Limits;
  posts: PostsService;
}

/** The pages of tags and categories: their posts, their growth, and which tags a member follows. */
export class TagPagesService {
  constructor(private readonly parts: Parts) {}

  /** A tag by its name, in any case, whether or not anything carries it yet; null for what cannot be a tag. */
  async find(viewer: Viewer | null, name: string): Promise<TagView | null> {
    const known = tagRule.safeParse(name);
    if (!known.success) return null;
    const [tag] = await tagCounts(this.parts.db, { viewer: viewerId(viewer), names: [known.data] });
    return tag ?? null;
  }

  /** @throws DomainError NOT_FOUND for what cannot be a tag. */
  async get(viewer: Viewer | null, name: string): Promise<TagView> {
    return required(await this.find(viewer, name), THIS);
  }

  /** Follows a tag, or does so no longer. Safe to repeat. */
  async setFollowed(viewer: Viewer, name: string, followed: boolean): Promise<TagView> {
    const tag = await this.get(viewer, name);
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
    const rows = await followedAmong(this.parts.db, { viewer: viewerId(viewer), names: [...names] });
    const known = new Set(rows.map(({ name }) => name));
    return names.map((name) => known.has(name));
  };

  /** Tags that the viewer follows, by name. */
  followedBy(viewer: Viewer, first: number): Promise<TagView[]> {
    return followedTags(this.parts.db, { viewer: viewer.id, limit: toPageSize(first) });
  }

  /** All tags that the viewer follows, by name. */
  allFollowedBy(viewer: Viewer): Promise<TagView[]> {
    return followedTags(this.parts.db, { viewer: viewer.id, limit: FOLLOWED_TAGS_MAX });
  }

  /** Returns the growth of each of these tags; null for a tag that is no trend. */
  readonly trends = async (_viewer: Viewer | null, names: readonly string[]): Promise<(TagTrendView | null)[]> => {
    const rows = await trendsOf(this.parts.db, { names: [...names] });
    return inOrder(names, rows, ({ name }) => name).map((row) => (row ? trendOf(row) : null));
  };

  /** Posts that carry tags and that the viewer may see, newest first: two statements however many tags there are. */
  readonly posts: ListBatch = (viewer, lists) => this.#lists(postsOfTags, viewer, lists);

  /** The same of categories. */
  readonly categoryPosts: ListBatch = (viewer, lists) => this.#lists(postsOfCategories, viewer, lists);

  /** Counts the posts of tags: exactly up to a thousand, then by the stored number of public posts. */
  readonly counts = (viewer: Viewer | null, tags: readonly TagView[]): Promise<number[]> =>
    this.#counts(countOfTags, viewer, tags);

  readonly categoryCounts = (viewer: Viewer | null, categories: readonly TagView[]): Promise<number[]> =>
    this.#counts(countOfCategories, viewer, categories);

  /** A numbered page of the posts that carry a tag. */
  async numberedPage(viewer: Viewer, name: string, page: number) {
    const tag = await this.get(viewer, name);
    const { offset, ...slice } = numberedPage(page, PAGE_SIZE);
    const [[list], [total = 0], [isFollowed = false]] = await Promise.all([
      this.#lists(postsOfTags, viewer, [{ of: tag.name, ...slice }], offset),
      this.counts(viewer, [tag]),
      this.followed(viewer, [tag.name]),
    ]);
    return { tag: { ...tag, isFollowed }, posts: list?.items ?? [], hasMore: list?.hasNextPage ?? false, total };
  }

  async #lists(
    read: typeof postsOfTags,
    viewer: Viewer | null,
    lists: readonly ListRequest<string>[],
    offset = 0,
  ): Promise<ListPart<PostView>[]> {
    const rows = await read(this.parts.db, { viewer: viewerId(viewer), ...listValues(lists), offset });
    const ids = [...new Set(rows.map(({ id }) => id))];
    const posts = ids.length > 0 ? await this.parts.posts.byIds(viewer, ids) : [];
    const byId = new Map(posts.flatMap((post) => (post instanceof Error ? [] : [[post.id, post]])));
    // A post that was deleted between the two statements is left out.
    return toLists(lists, rows, ({ id }) => byId.get(id));
  }

  async #counts(count: typeof countOfTags, viewer: Viewer | null, things: readonly TagView[]): Promise<number[]> {
    const names = things.filter(({ postsCount }) => postsCount <= COUNTED_MAX).map(({ name }) => name);
    const values = { viewer: viewerId(viewer), names, most: COUNTED_MAX + 1 };
    const rows = names.length > 0 ? await count(this.parts.db, values) : [];
    const counted = new Map(rows.map((row) => [row.name, row.count]));
    return things.map(({ name, postsCount }) => counted.get(name) ?? postsCount);
  }
}

const trendOf = (row: TrendRow): TagTrendView => ({
  weekAuthors: row.weekAuthors,
  previousAuthors: row.previousAuthors,
  usualAuthors: row.usualAuthors,
  dailyAuthors: row.dailyAuthors,
  score: row.score,
  sampleAuthorIds: row.sampleAuthorIds,
  growthPercent: growthOf(row.weekAuthors, row.usualAuthors),
  isNew: row.isNew,
});
