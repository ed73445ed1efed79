import * as z from "zod";
import { address, idNumber } from "#server/rest/answers";

/** A public idea. */
export const publicIdeaAnswer = z
  .object({
    id: idNumber,
    title: z
      .string()
      .nullable()
      .meta({ description: "The title; null if the post has none.", examples: ["Lend tools"] }),
    excerpt: z.string().meta({
      description: "The beginning of the text on one line; may be empty beside a title.",
      examples: ["Lend tools, not only books."],
    }),
    user: z.object({
      name: z.string().meta({ examples: ["Ada Byron"] }),
      avatar: address.nullable().meta({ description: "The author's avatar; null if there is none." }),
    }),
  })
  .meta({ id: "PublicIdea", description: "A public post as visitors read it before they sign in." });
export type PublicIdeaAnswer = z.infer<typeof publicIdeaAnswer>;
