import * as z from "zod";
import { mediaAnswer } from "#server/features/media/media.answers";
import { howMany, idNumber, moment } from "#server/rest/answers";
import { category, location, placeName, tags, visibility } from "#server/features/posts/posts.answers";

const version = z.int().meta({ description: "Increases with each save.", examples: [2] });

export const draftAnswer = z
  .object({
    id: idNumber,
    kind: z.enum(["post", "idea"]),
    title: z.string().meta({ examples: ["A library of things"] }),
    content: z.string().meta({ examples: ["Lend tools, not only"] }),
    category,
    tags,
    visibility,
    location,
    place_name: placeName.nullable(),
    group_id: idNumber.nullable().meta({ description: "Id of the group for which the post is meant." }),
    media: z.array(mediaAnswer),
    version,
    created_at: moment,
    createdAt: moment,
    updated_at: moment,
    updatedAt: moment,
  })
  .meta({ id: "Draft", description: "An unpublished post; visible to its author only." });
export type DraftAnswer = z.infer<typeof draftAnswer>;

export const draftsPage = { drafts: z.array(draftAnswer), hasMore: z.boolean(), total: howMany };

/** The present content of the draft, for a client that saved an outdated version. */
export const draftFacts = { CONFLICT: { version, draft: draftAnswer } };
