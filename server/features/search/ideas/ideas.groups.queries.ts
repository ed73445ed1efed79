import { sql } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { groups } from "#server/db/schema/groups";

const address = sql`${sql.placeholder("address")}::text`;
/** The name that the address may have been derived from. */
const name = sql`fold(replace(${address}, '-', ' '))`;

/** Without dashes, an address may be the beginning of another: `offgrid` of `off-grid-engineers`. */
const begins = sql`(length(${address}) >= 3 and starts_with(replace(lower(slug), '-', ''), replace(${address}, '-', '')))::int`;

const LIKE_ENOUGH = sql.raw("0.3");
const isKnown = sql`exists (select from ${groups} where lower(slug) = ${address} and deleted_at is null)`;

/** Compared are the newest groups, and those whose addresses stand beside this one in the alphabet. */
const NEWEST = sql.raw("2000");
const BESIDE = sql.raw("100");
const near = sql`(select id, slug, name from ${groups} where deleted_at is null order by ${groups.createdAt} desc, ${groups.id} desc limit ${NEWEST})
  union (select id, slug, name from ${groups} where lower(slug) > ${address} and deleted_at is null order by lower(slug) limit ${BESIDE})
  union (select id, slug, name from ${groups} where lower(slug) < ${address} and deleted_at is null order by lower(slug) desc limit ${BESIDE})`;

/**
 * Whether a group has this address, by `groups_slug_key`. Only if none has, the one with the most similar name is looked
 * up.
 */
export const groupOrNearest = prepared<{ isKnown: boolean; nearest: string | null }[], { address: string }>((db) =>
  db
    .select({
      isKnown: sql<boolean>`${isKnown}`.as("is_known"),
      nearest: sql<string | null>`case when not ${isKnown} then (
        select slug from (select id, slug, greatest(similarity(fold(name), ${name}), ${begins}) as likeness from (${near}) as near offset 0) as compared
        where likeness > ${LIKE_ENOUGH} order by likeness desc, id limit 1) end`,
    })
    .from(sql`(select 1) as one`)
    .prepare("search_group"),
);
