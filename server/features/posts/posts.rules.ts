import * as z from "zod/mini";
import { CATEGORIES, CATEGORY_UNKNOWN } from "#server/core/categories.rules";
import { idNumber } from "#server/core/ids.rules";
import { isBlank } from "#server/core/text.rules";
import { oneOf, plainText } from "#server/core/textField.rules";
import {
  CONTENT_MAX,
  TITLE_MAX,
  TAGS_MAX,
  TAGS_TOTAL_MAX,
  isTag,
  toTag,
  withoutSign,
  TAG_FAULT,
  TAG_MAX,
  PLACE_NAME_MAX,
  POST_IS_EMPTY,
  GROUP_DECIDES,
  roughly,
} from "./posts.limits.rules.ts";

const TOO_MANY_TAGS = `You can add up to ${TAGS_MAX} tags`;
const FILE_IS_UNKNOWN = "This file is not available any more. Please upload it again.";

/** One tag as it is stored: lower case, without #. */
export const tag = z.string("A tag must be text").check(
  z.meta({ maxLength: TAG_MAX + 1 }),
  z.trim(),
  z.overwrite((value) => toTag(withoutSign(value))),
  z.refine(isTag, TAG_FAULT),
);

/** An id that the client made up for a new post or comment, so that a repeated request creates it only once. */
export const clientId = z
  .string("This id is not valid.")
  .check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, "This id is not valid."));

const tagList = z.array(tag, "Tags must be a list");
export const visibility = oneOf(["public", "bonds", "only_me"], "Visibility must be public, bonds or only_me");
const mediaIds = z
  .array(idNumber(FILE_IS_UNKNOWN), FILE_IS_UNKNOWN)
  .check(z.maxLength(1, "A post can contain only one picture"));

const degrees = (max: number, message: string) =>
  z.number(message).check(z.gte(-max, message), z.lte(max, message), z.overwrite(roughly));
const location = z.object(
  { lat: degrees(90, "Latitude is not valid"), lng: degrees(180, "Longitude is not valid") },
  "Location is not valid",
);

/** What the author calls the place ("Accra, Ghana"); without a position it is not stored. */
const placeName = z.nullish(plainText({ max: PLACE_NAME_MAX, label: "The name of the place" }));

const text = {
  content: plainText({ max: CONTENT_MAX, label: "Your post" }),
  title: z.nullish(plainText({ max: TITLE_MAX, label: "The title" })),
  category: z.nullish(oneOf(CATEGORIES, CATEGORY_UNKNOWN)),
};

export const newPost = z
  .object({
    ...text,
    tags: z._default(tagList.check(z.maxLength(TAGS_MAX, TOO_MANY_TAGS)), []),
    visibility: z._default(visibility, "public"),
    location: z.nullish(location),
    placeName,
    mediaIds: z._default(mediaIds, []),
    clientId: z.nullish(clientId),
    draftId: z.nullish(idNumber()),
    groupId: z.nullish(idNumber()),
  })
  .check(
    z.refine((post) => post.mediaIds.length > 0 || !isBlank(post.content), { error: POST_IS_EMPTY, path: ["content"] }),
    z.refine((post) => post.groupId == null || post.visibility === "public", {
      error: GROUP_DECIDES,
      path: ["visibility"],
    }),
  );
/** A post as a member sends it, and as it is stored. */
export type PostDraft = z.input<typeof newPost>;
export type NewPost = z.output<typeof newPost>;

/** The changes of a post by its author; omitted fields stay as they are. */
export const postChanges = z.object({
  content: z.optional(text.content),
  title: text.title,
  category: text.category,
  tags: z.optional(tagList.check(z.maxLength(TAGS_TOTAL_MAX, TOO_MANY_TAGS))),
  visibility: z.optional(visibility),
  location: z.nullish(location),
  placeName,
  mediaIds: z.optional(mediaIds),
});
/** Changes as an author sends them, and as they are stored. */
export type PostChangesDraft = z.input<typeof postChanges>;
export type PostChanges = z.output<typeof postChanges>;

/** The fields of an author's form; the text may be removed only where a picture stays. */
export const editedPost = (hasMedia: boolean) =>
  postChanges.check(
    z.refine(({ content }) => hasMedia || !isBlank(content ?? ""), { error: POST_IS_EMPTY, path: ["content"] }),
  );
