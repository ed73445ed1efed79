import { sql } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { publicPostsTotal } from "#server/db/counters";
import { bonds } from "#server/db/schema/people";
import { posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { hiddenOf, pageOf } from "#server/features/feed/feed.queries";
import { authorsLeftOut, isAtHome, keepsAuthor } from "./home.rule.queries.ts";

const viewer = sql.placeholder("viewer");

/** The home feed, newest first, by `posts_feed_idx`. */
export const homePage = pageOf("feed_home", isAtHome(viewer));

/**
 * The number of posts in the home feed: the stored total without people whom a clause leaves out, plus posts that bonds
 * share and those that the viewer alone sees, without those that the viewer has hidden. It sums over a viewer's own
 * relations and the members hidden last, and reads no other post than the hidden ones, whose number has a limit.
 */
const homeTotal = sql<number>`${publicPostsTotal}
  - coalesce((select sum(${users.publicPostsCount}) from ${users} where ${users.id} in (${authorsLeftOut(viewer)})), 0)
  + coalesce((select sum(${users.bondsPostsCount}) from ${users}
      where ${users.id} in (select ${bonds.bondId} from ${bonds} where ${bonds.userId} = ${viewer} union all select ${viewer}::bigint)
        and ${keepsAuthor(viewer, users.id)}), 0)
  + coalesce((select own_posts_count from ${users} where ${users.id} = ${viewer}), 0)
  - ${hiddenOf(keepsAuthor(viewer, posts.authorId))}`;

/** Counts the viewer's home feed. */
export const countHome = prepared<{ total: number }[], { viewer: number }>((db) =>
  db
    .select({ total: homeTotal })
    .from(sql`(select 1) as one`)
    .prepare("feed_home_total"),
);
