import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { behind } from "#server/db/keyset";
import { tagFollows } from "#server/db/schema/explore";
import { feedPreferences } from "#server/db/schema/feed";
import { groupMembers } from "#server/db/schema/groups";
import { bonds, follows } from "#server/db/schema/people";
import { likes, posts } from "#server/db/schema/posts";
import { postTags } from "#server/db/schema/tags";
import { users } from "#server/db/schema/users";
import {
  isForOthers,
  isGroup,
  isNotHidden,
  isOutsideGroups,
  peopleHiddenFrom,
  peopleMutedBy,
  postsHiddenBy,
} from "#server/db/visibility";
import { hasEarlier } from "./following.held.queries.ts";

const viewer = sql.placeholder("viewer");

/** Of the people whom a member follows or is bonded with, so many count: the newest. */
const PEOPLE_MAX = sql.raw("2000");
const GROUPS_MAX = sql.raw("500");
/** Of the likes of a post, so many are looked through for people whom the viewer knows: the newest. */
const LIKES_MAX = sql.raw("50");

const preferred = (kind: "person" | "tag" | "group", column: "person_id" | "tag" | "group_id") =>
  sql`select ${sql.raw(column)} as id from ${feedPreferences} where ${feedPreferences.userId} = ${viewer}
    and ${feedPreferences.kind} = ${sql.raw(`'${kind}'`)} and (${feedPreferences.until} is null or ${feedPreferences.until} > now())`;

/**
 * What brings posts into the viewer's Following, as parts of a statement that each is read once, and only when the
 * statement needs it: bonds, followed people, groups and tags, without those that a block, a mute or a preference leaves
 * out; the posts that the viewer has hidden; the people of whom less was asked, and since when; those of them to whom the viewer has a tie from before, whose
 * posts are held back; and the bonds whose likes count, which are those who show when they are active, to a viewer who
 * does so too.
 */
export const interests = sql`
    away as materialized (${peopleHiddenFrom(viewer)} union ${peopleMutedBy(viewer)} union ${preferred("person", "person_id")}),
    put_away as materialized (${postsHiddenBy(viewer)}),
    less as materialized (select ${feedPreferences.personId} as id, ${feedPreferences.createdAt} as since from ${feedPreferences}
      where ${feedPreferences.userId} = ${viewer} and ${feedPreferences.kind} = 'less'),
    bonded as materialized (select id, created_at from (select ${bonds.bondId} as id, ${bonds.createdAt} as created_at from ${bonds} where ${bonds.userId} = ${viewer}
      order by ${bonds.createdAt} desc, ${bonds.bondId} desc limit ${PEOPLE_MAX}) as bond where id not in (select id from away) and ${isNotHidden(viewer, sql`bond.id`)}),
    followed as materialized (select id, created_at from (select ${follows.followeeId} as id, ${follows.createdAt} as created_at from ${follows} where ${follows.followerId} = ${viewer}
      order by ${follows.createdAt} desc, ${follows.followeeId} desc limit ${PEOPLE_MAX}) as followee where id not in (select id from away) and ${isNotHidden(viewer, sql`followee.id`)}),
    held as materialized (select less.id, less.since from less join (select id, max(created_at) as created_at
        from (select id, created_at from bonded union all select id, created_at from followed) as tie
        where id in (select id from less) group by id) as tie on tie.id = less.id and tie.created_at < less.since),
    own_groups as materialized (select id from (select ${groupMembers.groupId} as id from ${groupMembers}
      where ${groupMembers.userId} = ${viewer} and ${groupMembers.state} = 'member' limit ${GROUPS_MAX}) as membership
      where id not in (${preferred("group", "group_id")}) and ${isGroup(sql`membership.id`)}),
    own_tags as materialized (select ${tagFollows.name} as name from ${tagFollows} where ${tagFollows.userId} = ${viewer}
      and ${tagFollows.name} not in (${preferred("tag", "tag")})),
    known as materialized (select bonded.id from bonded join ${users} on ${users.id} = bonded.id and ${users.showOnline}
      where (select self.show_online from ${users} as self where self.id = ${viewer}))`;

/** The newest likes of a post by people whom the viewer knows. */
const knownLikes = (postId: SQL) => sql`(select user_id, created_at from (
    select ${likes.userId} as user_id, ${likes.createdAt} as created_at from ${likes} where ${likes.postId} = ${postId}
    order by ${likes.createdAt} desc limit ${LIKES_MAX}) as newest_like where user_id in (select id from known))`;

/** The viewer has not hidden the post from themself. */
const isNotPutAway = (postId: SQLWrapper) => sql`${postId} not in (select id from put_away)`;

const isLess = (post: SQL) => sql`${post}.author_id in (select id from less)`;

/** Checks whether a tie brings a post: one of somebody who is held back comes only after that, as the first of its week. */
const isDue = (post: SQL) => sql`(${post}.author_id not in (select id from held) or not exists (select from held
    where held.id = ${post}.author_id and (${post}.created_at <= held.since
      or ${hasEarlier(post, sql`held.since`, sql`held.id in (select id from bonded)`)})))`;

/**
 * Checks whether a post is in Following and visible, by the parts of `interests` alone; a counting statement says in
 * another way whether likes bring it.
 */
export const isFollowed = (
  post: SQL,
  isLiked = sql`exists ${knownLikes(sql`${post}.id`)}`,
): SQL => sql`${post}.author_id not in (select id from away) and ${isNotPutAway(sql`${post}.id`)} and ${isNotHidden(viewer, sql`${post}.author_id`)} and (
    (${post}.author_id = ${viewer} and ${isOutsideGroups(sql`${post}.visibility`)})
    or (${post}.visibility in ('public', 'bonds') and (${post}.author_id in (select id from bonded)
      or (${post}.visibility = 'public' and ${post}.author_id in (select id from followed))) and ${isDue(post)})
    or (${post}.visibility in ('public', 'group') and ${post}.group_id in (select id from own_groups) and not ${isLess(post)})
    or (${post}.visibility = 'public' and not ${isLess(post)} and (
      ${post}.tags && (select array_agg(name) from own_tags) or ${isLiked})))`;

/**
 * The newest posts of each person, tag and group, so many of each, behind a position or within a span of time, by `posts_author_idx`,
 * `post_tags_list_idx` and `posts_group_idx`. Posts in private groups come from their groups alone.
 */
export const followedSources = (limit: SQL, within: (moment: SQLWrapper, id: SQLWrapper) => SQL = behind): SQL => sql`
    select post.id, post.created_at, author.id as author_id from (select id, true as is_bond from bonded union all select ${viewer}::bigint, true
      union all select id, false from followed where id not in (select id from bonded)) as author, lateral (
      select ${posts.id} as id, ${posts.createdAt} as created_at from ${posts} where ${posts.authorId} = author.id
        and ${within(posts.createdAt, posts.id)} and ${isNotPutAway(posts.id)}
        and (${posts.visibility} = 'public' or (${posts.visibility} = 'bonds' and author.is_bond)
          or (author.id = ${viewer} and ${isOutsideGroups(posts.visibility)})) and ${isDue(sql`${posts}`)}
      order by ${posts.createdAt} desc, ${posts.id} desc limit ${limit}) as post
    union all
    select post.id, post.created_at, post.author_id from own_tags, lateral (
      select ${postTags.postId} as id, ${postTags.createdAt} as created_at, ${postTags.authorId} as author_id from ${postTags} where ${postTags.name} = own_tags.name
        and ${within(postTags.createdAt, postTags.postId)} and ${postTags.isPublic} and ${isNotPutAway(postTags.postId)}
        and ${postTags.authorId} not in (select id from away) and ${postTags.authorId} not in (select id from less)
        and ${isNotHidden(viewer, postTags.authorId)}
      order by ${postTags.createdAt} desc, ${postTags.postId} desc limit ${limit}) as post
    union all
    select post.id, post.created_at, post.author_id from own_groups, lateral (
      select ${posts.id} as id, ${posts.createdAt} as created_at, ${posts.authorId} as author_id from ${posts} where ${posts.groupId} = own_groups.id
        and ${isForOthers(posts.visibility)} and ${within(posts.createdAt, posts.id)} and ${isNotPutAway(posts.id)}
        and ${posts.authorId} not in (select id from away) and ${posts.authorId} not in (select id from less)
        and ${isNotHidden(viewer, posts.authorId)}
      order by ${posts.createdAt} desc, ${posts.id} desc limit ${limit}) as post`;

/** Posts of members with standing are looked for among so many of each tag and group, the newest. */
const WALKED_EACH = sql.raw("1000");

const isOfStanding = sql`exists (select from ${users} where ${users.id} = newest.author_id and ${users.hasStanding} offset 0)`;

/**
 * The newest posts of each tag and group by members with standing, so many of each, within a span of time: a crowd of
 * others that writes there does not push them out. Each walk ends as soon as it has found enough.
 */
export const standingSources = (limit: SQL, within: (moment: SQLWrapper) => SQL): SQL => sql`
    select post.id, post.created_at, post.author_id from own_tags, lateral (select newest.* from (
        select ${postTags.postId} as id, ${postTags.createdAt} as created_at, ${postTags.authorId} as author_id from ${postTags}
        where ${postTags.name} = own_tags.name and ${within(postTags.createdAt)} and ${postTags.isPublic}
        order by ${postTags.createdAt} desc, ${postTags.postId} desc limit ${WALKED_EACH}) as newest
      where ${isOfStanding} and author_id not in (select id from away) and author_id not in (select id from less)
        and ${isNotHidden(viewer, sql`newest.author_id`)} and ${isNotPutAway(sql`newest.id`)}
      order by created_at desc, id desc limit ${limit}) as post
    union all
    select post.id, post.created_at, post.author_id from own_groups, lateral (select newest.* from (
        select ${posts.id} as id, ${posts.createdAt} as created_at, ${posts.authorId} as author_id from ${posts}
        where ${posts.groupId} = own_groups.id and ${isForOthers(posts.visibility)} and ${within(posts.createdAt)}
        order by ${posts.createdAt} desc, ${posts.id} desc limit ${WALKED_EACH}) as newest
      where ${isOfStanding} and author_id not in (select id from away) and author_id not in (select id from less)
        and ${isNotHidden(viewer, sql`newest.author_id`)} and ${isNotPutAway(sql`newest.id`)}
      order by created_at desc, id desc limit ${limit}) as post`;

/** The posts of a list with the reason of each: columns of `posts` by the name `post`, its first followed tag, and `liker`. */
export const reasonColumns = sql`case when post.author_id = ${viewer} then null
      when post.author_id in (select id from bonded) then 'bond'
      when post.author_id in (select id from followed) then 'follow'
      when post.group_id in (select id from own_groups) and not ${isLess(sql`post`)} then 'group'
      when post.tag is not null and not ${isLess(sql`post`)} then 'tag' else 'liked' end`;

/** Of the people who liked a post and whom the viewer knows, the one who did so last, and the number of others. */
export const likersOf = (postId: SQL): SQL =>
  sql`(select (array_agg(user_id order by created_at desc))[1] as id, count(*) - 1 as others from ${knownLikes(postId)} as known_like)`;
