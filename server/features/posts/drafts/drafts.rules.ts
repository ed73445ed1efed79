import * as z from "zod/mini";
import { CATEGORIES, CATEGORY_UNKNOWN } from "#server/core/categories.rules";
import { idNumber } from "#server/core/ids.rules";
import { formatNumber, isStorable, lengthOf } from "#server/core/text.rules";
import { oneOf } from "#server/core/textField.rules";
import { CONTENT_MAX, TAG_MAX, TAGS_MAX, TITLE_MAX } from "#server/features/posts/posts.limits.rules";
import { clientId, newPost, postChanges, visibility } from "#server/features/posts/posts.rules";

/** The number of drafts that a member may have. */
export const DRAFTS_MAX = 100;
/** The number of drafts on a page of the REST list. */
export const DRAFTS_PAGE_SIZE = 10;
/** The days after which an unchanged draft is removed. */
export const DRAFT_DAYS = 180;

export const TOO_MANY_DRAFTS = `You can keep up to ${DRAFTS_MAX} drafts. Please delete one first.`;
export const DRAFT_HAS_CHANGED = "This draft was changed somewhere else.";

/** A text that a member still types: it is stored exactly, with white space at its ends. */
const typed = (max: number, label: string) =>
  z.string(`${label} must be text`).check(
    z.meta({ maxLength: max }),
    z.refine(isStorable, `${label} contains characters that cannot be stored`),
    z.refine((text) => lengthOf(text) <= max, `${label} can have at most ${formatNumber(max)} characters`),
  );

/**
 * A save of a draft. Omitted fields stay as they are. Whether the draft could be published is checked only on
 * publication.
 */
export const savedDraft = z
  .object({
    id: z.nullish(idNumber()),
    version: z.nullish(z.int("A version is a whole number").check(z.gte(1, "A version is a whole number"))),
    clientId: z.nullish(clientId),
    kind: z.enum(["post", "idea"], "A draft is of a post or an idea"),
    title: z.nullish(typed(TITLE_MAX, "The title")),
    content: z.nullish(typed(CONTENT_MAX, "Your draft")),
    category: z.nullish(oneOf(CATEGORIES, CATEGORY_UNKNOWN)),
    tags: z.nullish(
      z
        .array(typed(TAG_MAX, "A tag"), "Tags must be a list")
        .check(z.maxLength(TAGS_MAX, `You can add up to ${TAGS_MAX} tags`)),
    ),
    visibility: z.nullish(visibility),
    location: newPost.shape.location,
    placeName: newPost.shape.placeName,
    groupId: newPost.shape.groupId,
    mediaIds: z.nullish(postChanges.shape.mediaIds),
  })
  .check(
    z.refine(({ id, version }) => id == null || version != null, {
      error: "Please send the version of the draft that this changes.",
      path: ["version"],
    }),
  );
/** A save as a member sends it, and as it is stored. */
export type DraftSave = z.input<typeof savedDraft>;
export type SavedDraft = z.output<typeof savedDraft>;
