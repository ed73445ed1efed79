import { and, eq, sql, type SQL } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { unfoldedPostCounts } from "#server/db/postColumns";
import { comments } from "#server/db/schema/comments";
import { commonWords } from "#server/db/schema/explore";
import { posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { canSeePerson, canSeePost, canSeeThread } from "#server/db/visibility";
import { isOpen } from "#server/features/insights/insights.queries";
import type { NamedMember } from "#server/features/insights/words/words.names.model";
import type { ReadPost } from "./answers.passages.model.ts";

const viewer = sql`${sql.placeholder("viewer")}::bigint`;
const MEMBERS_MAX = sql.raw("12");
const MEMBERS_LISTED = 40;

/**
 * Members whose name, first name, surname or username is one of some folded words: by `users_name_fold_idx` and
 * `users_username_prefix_idx` for the beginnings, and by `users_name_fold_trgm_idx` for a surname.
 */
export const membersNamed = prepared<NamedMember[], { viewer: number; words: string[] }>((db) => {
  const name = sql`fold(${users.name})`;
  // What goes on with a further character is another name: "ada" is no Adam.
  const isWhole = (column: SQL, before: string) =>
    sql`${column} ~ (${before}::text || regexp_replace(sent.word, '([^[:alnum:]])', '\\\\\\1', 'g') || '($|[^[:alnum:]])')`;
  const begins = (column: SQL) =>
    sql`${column} ~>=~ sent.word and ${column} ~<~ (sent.word || '{') and ${isWhole(column, "^")}`;
  const within = sql`length(sent.word) >= 3 and ${name} like '% ' || replace(replace(sent.word, '%', ''), '_', '') || '%'
    and ${isWhole(name, "[[:space:]]")}`;
  const matching = (condition: SQL) =>
    sql`select found.id from unnest(${sql.placeholder("words")}::text[]) as sent (word) cross join lateral (
      select ${users.id} from ${users} where ${condition} and ${canSeePerson(viewer, users.id)} limit ${MEMBERS_MAX}) as found`;
  return db
    .select({ id: users.id, name: users.name, username: users.username })
    .from(users)
    .where(
      sql`${users.id} in (${matching(begins(name))} union ${matching(begins(sql`lower(${users.username})`))} union ${matching(within)})`,
    )
    .orderBy(users.id)
    .limit(MEMBERS_LISTED)
    .prepare("insight_members_named");
});

/** A word of a question, how many posts hold it, and how many posts there are. */
export interface WordRow {
  word: string;
  holders: number;
  /** Whether a post that the viewer may see holds it. */
  isKnown: boolean;
  posts: number;
}

/** Posts that hold a word are counted up to here. */
const COUNTED_MAX = sql.raw("3000");

/** The posts that hold a word, by `posts_terms_idx`: without OFFSET, PostgreSQL may read all posts until it has enough. */
const holding = sql`(select * from ${posts} where ${posts.terms} @@ sent.q offset 0)`;

/**
 * How rare words are: by `common_words`, and by the index for those that it does not list. A common word is known without
 * looking for a post.
 */
export const wordsOf = prepared<WordRow[], { viewer: number; words: string[] }>((db) =>
  db
    .select({
      word: sql<string>`sent.word`,
      holders:
        sql<number>`coalesce((common.share * known.posts)::int, (select count(*)::int from (select from ${holding} as held limit ${COUNTED_MAX}) as counted))`.as(
          "holders",
        ),
      isKnown: sql<boolean>`common.share is not null or exists (
        select from (select * from ${holding} as held limit ${COUNTED_MAX}) as ${posts} where ${canSeePost(viewer, posts)} and ${isOpen(posts.authorId)})`.as(
        "is_known",
      ),
      posts: sql<number>`known.posts`,
    })
    .from(
      sql`(select word, query_of(word, '') as q from unnest(${sql.placeholder("words")}::text[]) as every (word)) as sent
      left join lateral (select max(share) as share from ${commonWords} where word = any(forms_in(sent.word))) as common on true
      cross join (select case when reltuples > ${COUNTED_MAX} then reltuples::int
          else greatest((select count(*)::int from (select from ${posts} limit ${COUNTED_MAX}) as counted), 1) end as posts
        from pg_class where oid = 'posts'::regclass offset 0) as known`,
    )
    .prepare("insight_words"),
);

/** At most so many characters of a post are read. */
const CONTENT_READ = sql.raw("12000");

/** Posts whose author lets insights use them and that the viewer may see, as far as they are read. */
export const postsFor = prepared<Omit<ReadPost, "remarks">[], { viewer: number; ids: number[] }>((db) =>
  db
    .select({
      id: posts.id,
      authorId: posts.authorId,
      author: users.name,
      title: posts.title,
      content: sql<string>`left(${posts.content}, ${CONTENT_READ})`,
      tags: posts.tags,
      category: posts.category,
      isPublic: sql<boolean>`${posts.visibility} = 'public'`,
      likes: sql<number>`${posts.likesCount} + ${unfoldedPostCounts.likes}`,
      comments: sql<number>`${posts.commentsCount} + ${unfoldedPostCounts.comments}`,
      bookmarks: sql<number>`${posts.bookmarksCount} + ${unfoldedPostCounts.bookmarks}`,
      createdAt: posts.createdAt,
    })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .innerJoinLateral(unfoldedPostCounts, sql`true`)
    .where(
      and(
        sql`${posts.id} = any(${sql.placeholder("ids")}::bigint[])`,
        canSeePost(viewer, posts),
        isOpen(posts.authorId),
      ),
    )
    .prepare("insight_posts"),
);

/** Words that an insight cites; without any, the post itself. */
export interface CitedValues extends Record<string, unknown> {
  viewer: number;
  postIds: number[];
  /** Null for words of the post itself. */
  commentIds: (number | null)[];
  quotes: string[];
}

/** The positions of those citations that may still be shown: the words stand where they stood, and the viewer may see them. */
export const standingCitations = prepared<{ at: number }[], CitedValues>((db) =>
  db
    .select({ at: sql<number>`cited.at::int`.as("at") })
    .from(
      sql`unnest(${sql.placeholder("postIds")}::bigint[], ${sql.placeholder("commentIds")}::bigint[], ${sql.placeholder("quotes")}::text[])
        with ordinality as cited (post_id, comment_id, quote, at)`,
    )
    .innerJoin(posts, sql`${posts.id} = cited.post_id`)
    .leftJoin(
      comments,
      sql`${comments.id} = cited.comment_id and ${comments.postId} = cited.post_id and ${comments.deletedAt} is null`,
    )
    .where(
      sql`${canSeePost(viewer, posts)} and ${isOpen(posts.authorId)} and case when cited.comment_id is null
        then strpos(${posts.content}, cited.quote) > 0 or strpos(coalesce(${posts.title}, ''), cited.quote) > 0
        else strpos(coalesce(${comments.content}, ''), cited.quote) > 0 and ${canSeePerson(viewer, comments.authorId)}
          and ${canSeeThread(viewer, comments.parentId)} and ${isOpen(comments.authorId)} end`,
    )
    .prepare("insight_standing"),
);
