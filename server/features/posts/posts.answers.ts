import * as z from "zod";
import { CATEGORIES } from "#server/core/categories.rules";
import { alt, animated, pixels, thumbnail } from "#server/features/media/media.answers";
import { authorAnswer } from "#server/features/people/people.answers";
import { address, howMany, idNumber, moment } from "#server/rest/answers";
import { DESCRIPTION_MAX } from "./posts.model.ts";

const TEXT = "Lend #tools, not only books.";

const title = z
  .string()
  .nullable()
  .meta({ examples: ["A library of things"] });
export const category = z
  .string()
  .nullable()
  .meta({ description: `One of: ${CATEGORIES.join(", ")}.`, examples: ["Society"] });
export const tags = z.array(z.string()).meta({ examples: [["tools", "sharing"]] });
export const location = z
  .string()
  .nullable()
  .meta({ description: "The location as `lat,lng`.", examples: ["38.72,-9.14"] });
/** The location as the author named it; omitted if they did not. */
export const placeName = z.string().meta({ examples: ["Lisbon, Portugal"] });
export const visibility = z.enum(["public", "bonds", "only_me"]);
/** Posts in a private group have a visibility of their own: only its members may see them. */
const audience = z.enum([...visibility.options, "group", "waiting", "hidden"]).meta({
  description:
    "`waiting` is a first post in a group that waits for approval, and `hidden` one that moderators took off; only its author sees it.",
});

const group = idNumber
  .optional()
  .meta({ description: "Id of the group in which the post was written; omitted if there is none." });

export const facets = z
  .array(
    z.object({
      start: z.int().meta({ examples: [5] }),
      end: z.int().meta({ examples: [11] }),
      kind: z.enum(["mention", "tag", "link"]).meta({ examples: ["tag"] }),
      value: z.string().meta({ examples: ["tools"] }),
    }),
  )
  .meta({ description: "Mentions, tags and links in the text; `start` and `end` count UTF-16 units." });
export type FacetsAnswer = z.infer<typeof facets>;

const never = moment.nullable().meta({ description: "Null if the post was never edited.", examples: [null] });

export const postAnswer = z
  .object({
    id: idNumber,
    title,
    content: z.string().meta({ examples: [TEXT] }),
    description: z
      .string()
      .meta({ description: `About the first ${DESCRIPTION_MAX} characters, on one line.`, examples: [TEXT] }),
    category,
    tags,
    facets,
    image: address.nullable(),
    video: address.nullable().meta({ examples: [null] }),
    file: z.null(),
    media: z.array(
      z.object({
        type: z.enum(["image", "video"]),
        url: address,
        alt,
        animated,
        thumbnail,
        width: pixels,
        height: pixels,
      }),
    ),
    location,
    place_name: placeName.optional(),
    visibility: audience,
    hidden_note: z
      .object({ rule: z.string().nullable(), words: z.string() })
      .optional()
      .meta({ description: "Why moderators hid the post; omitted if they did not." }),
    group_id: group,
    groupId: group,
    pinned: z.boolean().meta({ description: "Whether the post is on top of the list of its group." }),
    comments_closed: z.boolean().meta({ description: "Whether nobody can comment on the post any more." }),
    liked: z.boolean(),
    likes_count: howMany,
    likesCount: howMany,
    bookmarked: z.boolean(),
    bookmarks_count: howMany,
    bookmarksCount: howMany,
    comments_count: howMany.meta({ description: "Replies included." }),
    commentsCount: howMany,
    created_at: moment,
    createdAt: moment,
    updated_at: moment,
    updatedAt: moment,
    edited_at: never,
    editedAt: never,
    user: authorAnswer,
  })
  .meta({ id: "Post", description: "An idea, with the viewer's state." });
export type PostAnswer = z.infer<typeof postAnswer>;

/** A page of posts by its number. */
export const postsPage = { posts: z.array(postAnswer), hasMore: z.boolean(), total: howMany };

export const revisionAnswer = z
  .object({
    id: idNumber,
    title,
    content: z.string().meta({ examples: ["Lend books."] }),
    category,
    tags,
    created_at: moment,
    createdAt: moment,
  })
  .meta({ id: "Revision", description: "A version of a post before an edit." });
export type RevisionAnswer = z.infer<typeof revisionAnswer>;

/** Whether the viewer likes something now, and how many members do. */
export const likedFields = { liked: z.boolean(), likesCount: howMany, likes_count: howMany };
/** Whether the viewer has a post bookmarked now, and how many members do. */
export const bookmarkedFields = { bookmarked: z.boolean(), bookmarksCount: howMany, bookmarks_count: howMany };

export const tagAnswer = z
  .object({ name: z.string().meta({ examples: ["tools"] }), posts_count: howMany, postsCount: howMany })
  .meta({ id: "Tag", description: "A tag with its number of public posts." });
