import { eq, sql } from "drizzle-orm";
import { movedCounts } from "#server/db/counters";
import type { Tx } from "#server/db/client";
import type { StoredFacet } from "#server/db/schema/facets";
import { groups } from "#server/db/schema/groups";
import { postLinks, posts, totalDeltas } from "#server/db/schema/posts";
import { tagDeltas } from "#server/db/schema/tags";
import { users } from "#server/db/schema/users";
import { linksOf } from "#server/features/posts/facets/facets.rules";
import type { PostBefore } from "./withholding.model.ts";

/** A post that is locked until the transaction ends. */
export interface LockedPost extends PostBefore {
  id: number;
  authorId: number;
  facets: StoredFacet[];
  hasFiles: boolean;
  /** Whether its group is deleted, whose posts are for nobody until it is restored. */
  isInDeletedGroup: boolean;
}

/** Locks a post, whoever may see it, and the counts of its author before it, in the order of every change of a post. */
export async function lockPost(tx: Tx, id: number): Promise<LockedPost | null> {
  await tx.execute(sql`select 1 from ${users} where id = (select author_id from ${posts} where ${posts.id} = ${id})
    for no key update`);
  const [row] = await tx
    .select({
      id: posts.id,
      authorId: posts.authorId,
      visibility: posts.visibility,
      withheld: posts.withheld,
      facets: posts.facets,
      hasFiles: sql<boolean>`${posts.media} <> '[]'`,
      isInDeletedGroup: sql<boolean>`exists (select from ${groups} where ${groups.id} = ${posts.groupId} and ${groups.deletedAt} is not null)`,
    })
    .from(posts)
    .where(eq(posts.id, id))
    .for("update");
  return row ?? null;
}

/**
 * Gives a locked post another visibility and moves every count that depends on it. Its text, its times and its links
 * stay; links that were added meanwhile begin to count when it becomes public.
 */
export async function moveTo(tx: Tx, { id, facets }: LockedPost, { visibility, withheld }: PostBefore): Promise<void> {
  const isPublic = visibility === "public";
  const links = isPublic ? linksOf(facets) : [];
  const list = (of: "url" | "host") => sql`${sql.param(links.map((link) => link[of]))}::text[]`;
  await tx.execute(sql`with before as (select * from ${posts} where id = ${id}
    ), changed as (
      update ${posts} set visibility = ${visibility}, withheld = ${withheld && JSON.stringify(withheld)}::text::jsonb where id = ${id}
    ), of_author as (
      update ${users} as author set ${movedCounts(sql`before.visibility`, sql`${visibility}::text`)}
      from before where author.id = before.author_id
    ), of_all as (
      insert into ${totalDeltas} (name, delta)
      select 'public_posts', ${isPublic ? 1 : -1} from before where (visibility = 'public') <> ${isPublic}
    ), of_tags as (
      insert into ${tagDeltas} (name, delta)
      select tag, ${isPublic ? 1 : -1} from before, unnest(before.tags) as tag where (visibility = 'public') <> ${isPublic}
    )
    insert into ${postLinks} (post_id, url, host) select ${id}::bigint, link.url, link.host
    from unnest(${list("url")}, ${list("host")}) as link (url, host) on conflict do nothing`);
}
