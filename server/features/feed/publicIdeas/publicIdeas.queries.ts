import { desc, eq, sql, type SQL } from "drizzle-orm";
import { viewerId } from "#server/core/viewer";
import { prepared } from "#server/db/client";
import { posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { likesWithStanding } from "#server/db/standing";
import { canSeeListedPost } from "#server/db/visibility";
import { EXCERPT_READ, PUBLIC_IDEAS, type PublicIdeaRow } from "./publicIdeas.model.ts";

const number = (value: number): SQL => sql.raw(String(value));
/** The posts that are read at most, the newest ones: the ideas cost the same however much is written. */
const WALKED = number(2_000);
/** Of so many posts the likes by members with standing are counted. */
const RANKED = number(30);
const GUEST = number(viewerId(null));

/**
 * Posts that a guest may see, with words, by authors with standing: those of the week with the highest stored counts,
 * and then the newest before it. They are found on a walk through the newest posts (`posts_feed_idx`), whose authors are
 * looked up one by one.
 */
const candidates = sql`(select ${posts.id} as id, ${posts.createdAt} as at,
    ${posts.createdAt} > now() - interval '7 days' as is_new
  from (select * from ${posts} order by ${posts.createdAt} desc, ${posts.id} desc limit ${WALKED}) as ${posts},
    lateral (select has_standing from ${users} where ${users.id} = ${posts.authorId} offset 0) as author
  where author.has_standing and (${posts.title} is not null or ${posts.content} <> '') and ${canSeeListedPost(GUEST, posts)}
  order by is_new desc, case when ${posts.createdAt} > now() - interval '7 days' then ${posts.likesCount} end desc,
    ${posts.createdAt} desc, ${posts.id} desc limit ${RANKED})`;

/**
 * Lists the ideas that everybody may read: those of the last week by the likes of members with standing, and the newest
 * ones where the week has too few. It depends on no viewer.
 */
export const publicIdeas = prepared<PublicIdeaRow[], Record<string, never>>((db) =>
  db
    .select({
      id: posts.id,
      title: posts.title,
      beginning: sql<string>`left(${posts.content}, ${number(EXCERPT_READ)})`,
      author: { name: users.name, avatar: users.avatar },
    })
    .from(
      sql`(select id, case when is_new then ${likesWithStanding(sql`candidate.id`)} else -1 end as liked
        from ${candidates} as candidate) as ranked`,
    )
    .innerJoin(posts, sql`${posts.id} = ranked.id`)
    .innerJoin(users, eq(users.id, posts.authorId))
    .orderBy(sql`ranked.liked desc`, desc(posts.createdAt), desc(posts.id))
    .limit(PUBLIC_IDEAS)
    .prepare("public_ideas"),
);
