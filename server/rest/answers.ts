import * as z from "zod";

/** The number of a thing. */
export const idNumber = z
  .int()
  .positive()
  .meta({ examples: [7] });

/** What a thing is called by in an address: a username. */
export const calledBy = z.string().meta({ examples: ["ada"] });

/** A moment, in UTC and to the millisecond. */
export const moment = z.string().meta({ format: "date-time", examples: ["2026-03-01T09:30:00.000Z"] });

/** How many there are. */
export const howMany = z
  .int()
  .nonnegative()
  .meta({ examples: [3] });

/** Where a file or page is: a whole address under `PUBLIC_URL`. */
export const address = z.string().meta({ format: "uri", examples: ["https://commonplace.example/media/3f/9c2b.webp"] });

/** A sentence for the member. */
export const sentence = z.string().meta({
  description: "A sentence that can be shown to the member.",
  examples: ["Done"],
});

/** What a call answers with that has nothing to tell but that it is done. */
export const done = { message: sentence };

/** Which page of a list. */
export const pageNumber = z
  .int()
  .min(1)
  .max(1_000_000)
  .optional()
  .meta({ description: "Which page; the first when left out.", examples: [1] });

/** What every refusal answers with. */
export const failure = z
  .object({
    success: z.literal(false),
    message: sentence,
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .meta({ description: "With 422: what is wrong, by field. `message` is the first of them." }),
    request_id: z.string().optional().meta({ description: "With 500: under which number the fault was logged." }),
  })
  .meta({ id: "Failure", description: "Why something was not done." });
