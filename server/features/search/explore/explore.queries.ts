import { sql } from "drizzle-orm";
import { allowTime, prepared, type Tx } from "#server/db/client";
import { publicPostsTotal } from "#server/db/counters";
import { lockInTurn } from "#server/db/marks";
import { comments } from "#server/db/schema/comments";
import { categoryFigures, commonWords, exploreTotals, tagTrends } from "#server/db/schema/explore";
import { posts } from "#server/db/schema/posts";
import { postTags, tagDeltas, tags } from "#server/db/schema/tags";
import { users } from "#server/db/schema/users";
import { isHiddenMember } from "#server/db/visibility";
import type { Column } from "#server/features/search/ideas/ideas.candidates.queries";
import {
  ACTIVE_DAYS,
  type CategoryView,
  SAMPLE_AUTHORS_MAX,
  TREND_AUTHORS_MIN,
  TREND_DAYS,
  USUAL_WEEKS_MAX,
  USUAL_WEEKS_MIN,
} from "#server/features/search/search.model";

/** At most so many tags are called new, the strongest ones, and none before the community itself is so old. */
const NEW_TAGS_MAX = 3;
const NEW_TAGS_AFTER_DAYS = 14;
/** At most this many trends are stored. */
const TRENDS_MAX = 500;
const SAMPLE = sql.raw(String(SAMPLE_AUTHORS_MAX));
/** The last seven days, and the weeks before them that make a usual one. */
const DAYS_READ = 7 * (1 + USUAL_WEEKS_MAX);

/** Serializes the count, and gives it the time that very many posts take. */
export async function countInTurn(tx: Tx): Promise<void> {
  await lockInTurn(tx, "explore");
  await allowTime(tx, 60);
}

/**
 * Counts the tags of everybody's posts by `posts_feed_idx`: different authors of the last day and the last seven days, and
 * for the strongest tags alone those of each day and of the weeks before, by `post_tags_list_idx`. Only members with
 * standing count, and nobody more than once, so that nobody makes a trend alone or with new accounts. A tag is older than the weeks that are read if it has more posts than they hold.
 */
export async function countTrends(tx: Tx): Promise<void> {
  await tx.delete(tagTrends);
  await tx.execute(sql`
    with used as (
      select tag.name, ${posts.authorId} as author_id, max(${posts.createdAt}) as last_at,
        bool_or(${posts.createdAt} > now() - interval '1 day') as in_day
      from ${posts} join ${users} on ${users.id} = ${posts.authorId} and ${users.hasStanding}
        and not ${isHiddenMember(posts.authorId)}, unnest(${posts.tags}) as tag (name)
      where ${posts.createdAt} > now() - interval '7 days' and ${posts.createdAt} <= now() and ${posts.visibility} = 'public'
      group by 1, 2
    ), strongest as (
      select name, count(*) filter (where in_day) as day_authors, count(*) as week_authors,
        count(*) filter (where in_day) / (count(*) / 7.0 + 2) as score,
        (array_agg(author_id order by last_at desc))[1:${SAMPLE}] as sample
      from used group by name having count(*) >= ${TREND_AUTHORS_MIN}
      order by score desc, week_authors desc, name limit ${TRENDS_MAX}
    ), used_at_all as (
      select name, author_id, count(*) as posts, floor(extract(epoch from now() - created_at) / 86400)::int as day
      from strongest cross join lateral (select author_id, created_at from ${postTags} as own where own.name = strongest.name
        and own.created_at > now() - ${DAYS_READ} * interval '1 day' and own.created_at <= now() and own.is_public) as own
      group by 1, 2, 4
    ), written as (
      select used_at_all.* from used_at_all join ${users} on ${users.id} = author_id and ${users.hasStanding}
        and not ${isHiddenMember(users.id)}
    ), weeks as (
      select name, day / 7 as week, count(distinct author_id) as authors from written where day >= 7 group by 1, 2
    ), earlier as (
      select name, sum(authors) as authors, coalesce(sum(authors) filter (where week = 1), 0) as previous_authors
      from weeks group by name
    ), ages as (
      select name, case when coalesce(tag.posts_count, 0) + coalesce(unfolded.delta, 0) > sum(used_at_all.posts)
        then ${USUAL_WEEKS_MAX} else max(day) / 7 end as weeks
      from used_at_all left join ${tags} as tag using (name)
        left join (select name, sum(delta) as delta from ${tagDeltas} group by name) as unfolded using (name)
      group by name, tag.posts_count, unfolded.delta
    ), community as (
      select exists (select from ${posts} where ${posts.createdAt} < now() - ${NEW_TAGS_AFTER_DAYS} * interval '1 day') as is_old
    ), days as (
      select name, day, count(*) as authors from written where day < ${TREND_DAYS} group by 1, 2
    ), daily as (
      select name, array_agg(coalesce(authors, 0) order by day desc) as authors
      from strongest cross join generate_series(0, ${TREND_DAYS} - 1) as day left join days using (name, day) group by name
    )
    insert into ${tagTrends} (name, posts_count, day_authors, week_authors, previous_authors, usual_authors, is_new,
      daily_authors, score, sample_author_ids)
    select name, greatest(coalesce(tag.posts_count, 0), week_authors), day_authors, week_authors,
      coalesce(previous_authors, 0),
      case when weeks >= ${USUAL_WEEKS_MIN} then coalesce(earlier.authors, 0)::double precision / weeks end,
      weeks = 0 and (select is_old from community)
        and row_number() over (partition by weeks = 0 order by score desc, week_authors desc, name) <= ${NEW_TAGS_MAX},
      daily.authors, score, sample
    from strongest join ages using (name) join daily using (name) left join earlier using (name)
      left join ${tags} as tag using (name)`);
}

/**
 * Counts categories by `posts_category_idx` alone, without reading a post, and by reading those of the last thirty days
 * their authors with standing, by whom categories are ranked.
 */
export async function countCategories(tx: Tx): Promise<void> {
  await tx.delete(categoryFigures);
  await tx.execute(sql`
    with known as (
      select category, count(*) as posts_count, count(*) filter (where created_at > now() - interval '7 days') as week_posts
      from ${posts} where category is not null and visibility = 'public' group by category
    ), written as (
      select category, count(distinct author_id) as authors
      from ${posts} join ${users} as author on author.id = author_id and author.has_standing
      where ${posts.createdAt} > now() - interval '30 days' and category is not null and visibility = 'public' group by category
    )
    insert into ${categoryFigures} (category, posts_count, week_posts, month_authors)
    select known.category, known.posts_count, known.week_posts, coalesce(written.authors, 0)
    from known left join written on written.category = known.category`);
}

/** The three numbers of the community, and when they were counted. */
export async function countTotals(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into ${exploreTotals} (name, value, counted_at)
    select 'ideas', greatest(${publicPostsTotal}, 0), now()
    union all select 'active_members', count(*), now() from ${users} where last_active_at > now() - interval '${sql.raw(String(ACTIVE_DAYS))} days'
    union all select 'discussions', count(distinct ${comments.postId}), now() from ${comments}
      join ${posts} on ${posts.id} = ${comments.postId} and ${posts.visibility} = 'public'
      where ${comments.createdAt} > now() - interval '7 days' and ${comments.deletedAt} is null
    on conflict (name) do update set value = excluded.value, counted_at = excluded.counted_at`);
}

const statisticsOf = (
  column: Column,
) => sql`from pg_stats as known where known.schemaname = current_schema() and known.tablename = 'posts'
  and known.attname = ${column} and known.most_common_elems is not null`;

/**
 * Copies from PostgreSQL's statistics which words very many posts contain, of the column in which words are looked up; it
 * creates missing statistics first.
 */
export async function noteCommonWords(tx: Tx, column: Column): Promise<void> {
  const there = await tx.execute(sql`select 1 ${statisticsOf(column)}`);
  if (there.length === 0) await tx.execute(sql`analyze ${posts} (${sql.identifier(column)})`);
  await tx.delete(commonWords);
  await tx.execute(sql`
    insert into ${commonWords} (word, share)
    select word, max(share) from (select known.most_common_elems::text::text[] as words, known.most_common_elem_freqs as shares
      ${statisticsOf(column)}) as known, unnest(known.words, known.shares) as stat (word, share)
    where word is not null group by word`);
}

/** The numbers of the last count. */
export const exploreNumbers = prepared<{ name: string; value: number; countedAt: string }[], Record<string, never>>(
  (db) =>
    db
      .select({ name: exploreTotals.name, value: exploreTotals.value, countedAt: exploreTotals.countedAt })
      .from(exploreTotals)
      .prepare("explore_totals"),
);

/** Every category that anybody wrote in, with the members with standing who did so within thirty days. At most ten. */
export const categoriesCounted = prepared<(CategoryView & { authors: number })[], Record<string, never>>((db) =>
  db
    .select({
      name: categoryFigures.category,
      postsCount: categoryFigures.postsCount,
      weekPosts: categoryFigures.weekPosts,
      authors: categoryFigures.monthAuthors,
    })
    .from(categoryFigures)
    .prepare("explore_categories"),
);
