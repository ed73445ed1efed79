import * as z from "zod";
import { LAST_POSTS_PAGE } from "#server/core/pagination";
import { REASONS } from "#server/core/reasons";
import { CODES, STATUS } from "./errors.ts";

/** The name of a field as REST writes it: `createdAt` is `created_at`. */
export type NameInRest<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${NameInRest<Rest>}`
  : "";

/** The id of a thing. */
export const idNumber = z
  .int()
  .positive()
  .meta({ examples: [7] });

/** The name of a thing in an address: a username. */
export const calledBy = z.string().meta({ examples: ["ada"] });

/** A time in UTC, to the millisecond. */
export const moment = z.string().meta({ format: "date-time", examples: ["2026-03-01T09:30:00.000Z"] });

/** A count. */
export const howMany = z
  .int()
  .nonnegative()
  .meta({ examples: [3] });

/** The absolute address of a file or page under `PUBLIC_URL`. */
export const address = z.string().meta({ format: "uri", examples: ["https://commonplace.example/media/3f/9c2b.webp"] });

/** A sentence for the member. */
export const sentence = z.string().meta({
  description: "A sentence that can be shown to the member.",
  examples: ["Done"],
});

/** The answer of a call that has no data. */
export const done = { message: sentence };

/** The number of a page. */
export const pageNumber = z
  .int()
  .min(1)
  .max(1_000_000)
  .optional()
  .meta({ description: "The page to return; the default is the first.", examples: [1] });

/** The number of a page of posts. */
export const postsPageNumber = z
  .int()
  .min(1)
  .max(LAST_POSTS_PAGE)
  .optional()
  .meta({
    description: "The page to return; the default is the first. GraphQL's cursors go further than the last one.",
    examples: [1],
  });

/** The answer of every refusal. */
export const failure = z
  .object({
    success: z.literal(false),
    code: z.enum(CODES).meta({ description: "The kind of the refusal, for programs." }),
    reason: z
      .enum(Object.keys(REASONS))
      .optional()
      .meta({ description: "Why, where the code leaves more than one possibility. `/api` lists what each means." }),
    message: sentence,
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .meta({
        description: `With ${STATUS.BAD_USER_INPUT}: the errors by field. \`message\` is the first of them.`,
      }),
    request_id: z.string().optional().meta({ description: "With 500: the id of the error in the log." }),
  })
  .meta({ id: "Failure", description: "Why a call was refused." });
