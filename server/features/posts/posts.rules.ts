import * as z from "zod/mini";
import { isBlank, plainText } from "#server/core/text.rules";

export const CONTENT_MAX = 10_000;
export const TITLE_MAX = 150;
/** Tags that a form may give. */
export const TAGS_MAX = 5;
/** Tags that a post carries at most: those given and those written in the text as #tag. */
export const TAGS_TOTAL_MAX = 10;
export const TAG_MAX = 30;
export const CLIENT_ID_MAX = 64;

export const POST_IS_EMPTY = "Write something or add a picture";

/** What ideas are about; a post has one of these or none. */
export const CATEGORIES = [
  "Technology",
  "Business",
  "Science",
  "Health",
  "Education",
  "Environment",
  "Arts & Culture",
  "Society",
  "Design",
  "Personal Growth",
] as const;
export type Category = (typeof CATEGORIES)[number];

const TAG = /^[\p{L}\p{N}](?:[\p{L}\p{N}_-]*[\p{L}\p{N}])?$/u;
const HASHTAG = /(?<![\p{L}\p{N}_#&/])#([\p{L}\p{N}](?:[\p{L}\p{N}_-]{0,28}[\p{L}\p{N}])?)(?![\p{L}\p{N}_-])/gu;

const tag = z.string("A tag must be text").check(
  z.trim(),
  z.overwrite((value) => value.replace(/^#/, "").toLowerCase()),
  z.refine(
    (value) => value.length <= TAG_MAX && TAG.test(value),
    `A tag has letters, numbers and dashes, at most ${TAG_MAX}`,
  ),
);

/** An id that the client made up for what it creates, so that sending it twice creates it once. */
export const clientId = z
  .string("This id is not valid.")
  .check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, "This id is not valid."));

export const newPost = z
  .object({
    content: plainText({ max: CONTENT_MAX, label: "Your post" }),
    title: z.nullish(plainText({ max: TITLE_MAX, label: "The title" })),
    category: z.nullish(z.enum(CATEGORIES, "Please choose one of the categories")),
    tags: z._default(
      z.array(tag, "Tags must be a list").check(z.maxLength(TAGS_MAX, `You can add up to ${TAGS_MAX} tags`)),
      [],
    ),
    visibility: z._default(z.enum(["public", "bonds"], "Visibility is public or bonds"), "public"),
    location: z.nullish(
      z.object(
        {
          lat: z
            .number("Latitude is not valid")
            .check(z.gte(-90, "Latitude is not valid"), z.lte(90, "Latitude is not valid")),
          lng: z
            .number("Longitude is not valid")
            .check(z.gte(-180, "Longitude is not valid"), z.lte(180, "Longitude is not valid")),
        },
        "Location is not valid",
      ),
    ),
    mediaIds: z._default(z.array(z.number()).check(z.maxLength(1, "A post can show one picture")), []),
    clientId: z.nullish(clientId),
  })
  .check(
    z.refine((post) => post.mediaIds.length > 0 || !isBlank(post.content), { error: POST_IS_EMPTY, path: ["content"] }),
  );
export type NewPost = z.infer<typeof newPost>;

/** The hashtags in a text, lower case, each once, in the order in which they stand. */
export function hashtagsOf(text: string): string[] {
  return [...new Set([...text.matchAll(HASHTAG)].map(([, name]) => (name ?? "").toLowerCase()))];
}

/** A post's tags: those given, then those in its text, ten in all. */
export function tagsOf(given: string[], content: string): string[] {
  return [...new Set([...given, ...hashtagsOf(content)])].slice(0, TAGS_TOTAL_MAX);
}
