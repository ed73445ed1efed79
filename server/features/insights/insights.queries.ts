import { and, eq, sql } from "drizzle-orm";
import { prepared, type DbOrTx, type Tx } from "#server/db/client";
import { behind, type KeysetValues } from "#server/db/keyset";
import { unfoldedPostCounts } from "#server/db/postColumns";
import { comments } from "#server/db/schema/comments";
import { insights, type StoredInsightCard, type StoredReport } from "#server/db/schema/explore";
import { posts } from "#server/db/schema/posts";
import { settings, users } from "#server/db/schema/users";
import { canSeePerson, canSeePost, canSeeThread } from "#server/db/visibility";
import type { Evidence } from "./insights.model.ts";

const viewer = sql`${sql.placeholder("viewer")}::bigint`;
const ids = sql`${sql.placeholder("ids")}::bigint[]`;

/**
 * The author lets the insights of others use their posts and comments; their own insights may in any case. OFFSET keeps
 * the planner from reading all settings first.
 */
export const isOpen = (author: typeof posts.authorId | typeof comments.authorId) =>
  sql`(${author} = ${viewer} or not exists (select from ${settings}
    where ${settings.userId} = ${author} and not ${settings.insightsFromPosts} offset 0))`;

/** At most this many comments of a post are searched for questions. */
const COMMENTS_READ = sql.raw("200");

const questions = sql<number>`(select count(*) filter (where remark.asks) from (
  select ${comments.content} like '%?%' as asks from ${comments}
  where ${comments.postId} = ${posts.id} and ${comments.deletedAt} is null
    and ${comments.authorId} <> ${posts.authorId}
    and ${canSeePerson(viewer, comments.authorId)} and ${canSeeThread(viewer, comments.parentId)}
    and ${isOpen(comments.authorId)}
  order by ${comments.createdAt} limit ${COMMENTS_READ}) as remark)`;

/** Evidence from the posts that the viewer may see and whose authors let insights use them. */
export const evidenceOf = prepared<Evidence[], { viewer: number; ids: number[] }>((db) =>
  db
    .select({
      id: posts.id,
      authorId: posts.authorId,
      author: users.name,
      title: posts.title,
      content: sql<string>`left(${posts.content}, 600)`,
      tags: posts.tags,
      isPublic: sql<boolean>`${posts.visibility} = 'public'`,
      likes: sql<number>`${posts.likesCount} + ${unfoldedPostCounts.likes}`,
      comments: sql<number>`${posts.commentsCount} + ${unfoldedPostCounts.comments}`,
      bookmarks: sql<number>`${posts.bookmarksCount} + ${unfoldedPostCounts.bookmarks}`,
      questions,
      createdAt: posts.createdAt,
    })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .innerJoinLateral(unfoldedPostCounts, sql`true`)
    .where(and(sql`${posts.id} = any(${ids})`, canSeePost(viewer, posts), isOpen(posts.authorId)))
    .prepare("insight_evidence"),
);

/** Those of these posts that the viewer's insights may still cite. */
export const stillThere = prepared<{ id: number }[], { viewer: number; ids: number[] }>((db) =>
  db
    .select({ id: posts.id })
    .from(posts)
    .where(and(sql`${posts.id} = any(${ids})`, canSeePost(viewer, posts), isOpen(posts.authorId)))
    .prepare("insight_still_there"),
);

/** Posts by members with standing are looked for among so many, the newest. */
const WALKED_MAX = sql.raw("20000");

/** Whether a post counts for questions that name nothing: by standing of its author, for the viewer also their own. */
const counts = sql`(${posts.authorId} = ${viewer}
  or exists (select from ${users} where ${users.id} = ${posts.authorId} and ${users.hasStanding} offset 0)
  or not exists (select from ${users} where ${users.hasStanding}))`;

/**
 * Lists the newest posts that the viewer may see, of a category if one is named, by `posts_category_idx` or
 * `posts_feed_idx`. Only authors with standing make up a picture of the community, as in the news; while nobody has it,
 * all do.
 */
export const newestPosts = {
  ofCategory: newest("insight_newest_of_category", sql`${posts.category} = ${sql.placeholder("category")}::text`),
  ofAll: newest("insight_newest", sql`${sql.placeholder("category")}::text is null`),
};

function newest(name: string, which: ReturnType<typeof sql>) {
  return prepared<{ id: number }[], { viewer: number; category: string | null; since: string | null; limit: number }>(
    (db) =>
      db
        .select({ id: sql<number>`newest.id` })
        .from(
          sql`(select ${posts.id} as id from (select * from ${posts}
            where ${which} and (${sql.placeholder("since")}::date is null or ${posts.createdAt} >= ${sql.placeholder("since")}::date)
            order by ${posts.createdAt} desc, ${posts.id} desc limit ${WALKED_MAX}) as ${posts}
          where ${canSeePost(viewer, posts)} and ${counts}
          order by ${posts.createdAt} desc, ${posts.id} desc limit ${sql.placeholder("limit")}) as newest`,
        )
        .prepare(name),
  );
}

/** An insight as it is stored. */
export interface InsightRow {
  id: number;
  prompt: string;
  cards: StoredInsightCard[];
  report: StoredReport | null;
  foundCount: number;
  createdAt: string;
}

const columns = {
  id: insights.id,
  prompt: insights.prompt,
  cards: insights.cards,
  report: insights.report,
  foundCount: insights.foundCount,
  createdAt: insights.createdAt,
};

/** One of a member's own insights. */
export async function insightOf(db: DbOrTx, userId: number, id: number): Promise<InsightRow | null> {
  const [row] = await db
    .select(columns)
    .from(insights)
    .where(and(eq(insights.id, id), eq(insights.userId, userId)));
  return row ?? null;
}

/** Finds the insight that a member's client requested under this id. */
export async function insightOfClientId(db: DbOrTx, userId: number, clientId: string): Promise<InsightRow | null> {
  const [row] = await db
    .select(columns)
    .from(insights)
    .where(and(eq(insights.userId, userId), eq(insights.clientId, clientId)));
  return row ?? null;
}

/** A page of a member's insights, newest first, by `insights_user_idx`. */
export const insightsPage = prepared<InsightRow[], KeysetValues & { viewer: number }>((db) =>
  db
    .select(columns)
    .from(insights)
    .where(and(eq(insights.userId, viewer), behind(insights.createdAt, insights.id)))
    .orderBy(sql`${insights.createdAt} desc, ${insights.id} desc`)
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare("insights_page"),
);

/** Counts a member's insights. */
export const countInsights = (db: DbOrTx, userId: number): Promise<number> =>
  db.$count(insights, eq(insights.userId, userId));

/** Stores an insight; null when one with the same client id was stored in the meantime. */
export async function insertInsight(
  tx: DbOrTx | Tx,
  values: Pick<InsightRow, "prompt" | "cards" | "report" | "foundCount"> & { userId: number; clientId: string | null },
): Promise<InsightRow | null> {
  const [row] = await tx.insert(insights).values(values).onConflictDoNothing().returning(columns);
  return row ?? null;
}

/** Deletes one of a member's insights; returns whether there was one. */
export async function deleteInsight(db: DbOrTx, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(insights)
    .where(and(eq(insights.id, id), eq(insights.userId, userId)))
    .returning({ id: insights.id });
  return deleted.length > 0;
}

/** Deletes the earlier answers to a question that a member asked again, in any case, by `insights_user_idx`. */
export async function deleteRepeated(
  db: DbOrTx,
  { userId, prompt, newestId }: { userId: number; prompt: string; newestId: number },
): Promise<void> {
  await db
    .delete(insights)
    .where(
      and(
        eq(insights.userId, userId),
        sql`${insights.id} < ${newestId}`,
        sql`lower(${insights.prompt}) = lower(${prompt})`,
      ),
    );
}
