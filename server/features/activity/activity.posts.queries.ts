import { sql, type SQL } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { requestedLists, afterCursor, type ListValues } from "#server/db/keyset";
import { bonds } from "#server/db/schema/people";
import { posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { canSeePerson, canSeePost, isNotHiddenBy, isOutsideGroups } from "#server/db/visibility";

const viewer = sql.placeholder("viewer");

/** The posts of an author that a list holds. Posts in a private group appear only in the group. */
const forAll = isOutsideGroups(posts.visibility);
const WHICH = { posts: forAll, images: sql`${forAll} and ${posts.media} @> '[{"type": "image"}]'` };

const listsOf = (name: string, which: SQL) =>
  prepared<{ listNumber: number; id: number }[], ListValues & { offset: number }>((db) =>
    db
      .select({ listNumber: sql<number>`asked.list_number`, id: sql<number>`page.id` })
      .from(
        sql`${requestedLists("bigint[]")}, lateral (
          select ${posts.id} as id, ${posts.createdAt} as created_at from ${posts}
          where ${posts.authorId} = asked.subject and ${afterCursor(posts.createdAt, posts.id)}
            and ${canSeePost(viewer, posts)} and ${which} and ${isNotHiddenBy(viewer, posts.id)}
          order by ${posts.createdAt} desc, ${posts.id} desc
          limit asked.size offset ${sql.placeholder("offset")}) as page`,
      )
      .orderBy(sql`asked.list_number`, sql`page.created_at desc`, sql`page.id desc`)
      .prepare(name),
  );

/** Ids of many authors' posts that the viewer may see, newest first, by `posts_author_idx`. */
export const postsOfAuthors = listsOf("posts_of_authors", WHICH.posts);
/** Ids of many authors' posts with a picture, in the same way, by `posts_images_idx`. */
export const imagesOfAuthors = listsOf("images_of_authors", WHICH.images);

type Counts = { id: number; count: number }[];

/** Counts the posts of each author that the viewer may see, from stored numbers, without reading a post. */
export const countPostsOf = prepared<Counts, { viewer: number; ids: number[] }>((db) =>
  db
    .select({
      id: users.id,
      count: sql<number>`case when not (${canSeePerson(viewer, users.id)}) then 0 else ${users.publicPostsCount}
        + case when ${users.id} = ${viewer} or exists (select from ${bonds} where user_id = ${viewer} and bond_id = ${users.id})
          then ${users.bondsPostsCount} else 0 end
        + case when ${users.id} = ${viewer} then ${users.ownPostsCount} else 0 end end`,
    })
    .from(users)
    .where(sql`${users.id} = any(${sql.placeholder("ids")}::bigint[])`)
    .prepare("posts_of_authors_count"),
);

/** So many posts of an author are counted at most. */
const COUNTED_MAX = sql.raw("1000");

/** Counts each author's posts with a picture, by `posts_images_idx`, up to a limit. */
export const countImagesOf = prepared<Counts, { viewer: number; ids: number[] }>((db) =>
  db
    .select({
      id: sql<number>`asked.id`,
      count: sql<number>`(select count(*) from (select from ${posts} where ${posts.authorId} = asked.id
        and ${canSeePost(viewer, posts)} and ${WHICH.images} and ${isNotHiddenBy(viewer, posts.id)} limit ${COUNTED_MAX}) as counted)`,
    })
    .from(sql`unnest(${sql.placeholder("ids")}::bigint[]) as asked (id)`)
    .prepare("images_of_authors_count"),
);
