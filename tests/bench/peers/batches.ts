import type { Sql } from "postgres";
import {
  type AuthorRow,
  cursorOf,
  PAGE_SIZE,
  positionOf,
  type PostRow,
  toAuthor,
  toBarePost,
} from "#tests/bench/feed/statement";

/*
 * The feed as most servers read it: the posts of the page, then their authors, groups and marks by batches of ids. The
 * counts are those of the rows, which neither wait for folding nor leave out hidden people: a little less work than the
 * product does.
 */

type Group = { id: string; name: string; slug: string };

/** Reads the parts of a page of the feed. */
export class FeedBatches {
  constructor(private readonly sql: Sql) {}

  /** Returns the posts of a page, by the product's rules of visibility. */
  async page(viewer: string, after: string | null | undefined) {
    const { at, id } = positionOf(after);
    const rows = await this.sql<PostRow[]>`
      select * from posts
      where (created_at, id) < (${at}::timestamptz, ${id}::bigint) and visibility <> 'group'
        and (visibility = 'public' or author_id = ${viewer} or exists (
          select from bonds where user_id = ${viewer} and bond_id = posts.author_id))
        and not exists (select from blocks where blocker_id = ${viewer} and blocked_id = posts.author_id)
        and not exists (select from blocks where blocked_id = ${viewer} and blocker_id = posts.author_id)
        and not exists (select from mutes where muter_id = ${viewer} and muted_id = posts.author_id
          and (until is null or until > now()))
      order by created_at desc, id desc limit ${PAGE_SIZE + 1}`;
    const edges = rows.slice(0, PAGE_SIZE).map((row) => ({
      cursor: cursorOf(row),
      node: {
        ...toBarePost(row),
        authorId: row.author_id,
        groupId: row.group_id,
        canEdit: row.author_id === viewer,
      },
    }));
    return { edges, hasNextPage: rows.length > PAGE_SIZE };
  }

  async total(viewer: string): Promise<number> {
    const [row] = await this.sql<{ total: string }[]>`
      select (select value from totals where name = 'public_posts')
        - coalesce((select sum(public_posts_count) from users where id in (
            select blocked_id from blocks where blocker_id = ${viewer} union select blocker_id from blocks where blocked_id = ${viewer}
            union select muted_id from mutes where muter_id = ${viewer} and (until is null or until > now()))), 0)
        + coalesce((select sum(bonds_posts_count) from users where id in (
            select bond_id from bonds where user_id = ${viewer} union all select ${viewer}::bigint)), 0) as total`;
    return Number(row?.total ?? 0);
  }

  async authors(ids: readonly string[]) {
    const rows = await this.sql<AuthorRow[]>`
      select id as author_id, name, username, avatar, case when show_online then last_active_at end as last_active_at
      from users where id in ${this.sql(ids)}`;
    return inOrder(ids, rows, ({ author_id }) => author_id).map((row) => row && toAuthor(row));
  }

  async groups(ids: readonly string[]) {
    const rows = await this.sql<Group[]>`select id, name, slug from groups where id in ${this.sql(ids)}`;
    return inOrder(ids, rows, ({ id }) => id).map((row) => row ?? null);
  }

  liked = async (viewer: string, ids: readonly string[]) =>
    marks(ids, await this.sql`select post_id from likes where user_id = ${viewer} and post_id in ${this.sql(ids)}`);

  bookmarked = async (viewer: string, ids: readonly string[]) =>
    marks(ids, await this.sql`select post_id from bookmarks where user_id = ${viewer} and post_id in ${this.sql(ids)}`);
}

function inOrder<Row>(ids: readonly string[], rows: readonly Row[], idOf: (row: Row) => string): (Row | undefined)[] {
  const known = new Map(rows.map((row) => [idOf(row), row]));
  return ids.map((id) => known.get(id));
}

function marks(ids: readonly string[], rows: readonly Record<string, unknown>[]): boolean[] {
  const marked = new Set(rows.map((row) => row["post_id"]));
  return ids.map((id) => marked.has(id));
}
