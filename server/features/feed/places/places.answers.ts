import * as z from "zod";
import { idNumber, moment } from "#server/rest/answers";
import { ORDERS } from "#server/features/feed/feed.model";

const place = z
  .object({ post_id: idNumber, newest_id: idNumber, newest_created_at: moment, updated_at: moment })
  .meta({ id: "FeedPlace", description: "Where the viewer was in a tab, and the newest post that they have seen." });

export const memoryAnswer = z
  .object({
    has_following: z.boolean().meta({
      description: "Whether the viewer has friends, follows somebody or a tag, or is a member of a group.",
    }),
    order: z.enum(ORDERS).meta({ description: "The order that the viewer chose last.", examples: ["latest"] }),
    since: moment.meta({ description: "Since when `order=top` counts." }),
    places: z.object({ following: place.nullable(), everything: place.nullable() }),
  })
  .meta({ id: "FeedMemory", description: "What is remembered of the viewer's feed, on all their devices." });
export type MemoryAnswer = z.infer<typeof memoryAnswer>;
