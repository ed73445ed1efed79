import * as z from "zod";
import { address, idNumber } from "#server/rest/answers";

/** The width or height of a picture. */
export const pixels = z.int().meta({ description: "In pixels.", examples: [1080] });

export const alt = z
  .string()
  .nullable()
  .meta({ description: "What is to be seen, for those who cannot see it.", examples: ["A bicycle in the rain"] });

/** The fields with which a client shows an uploaded file and attaches it. */
export const mediaAnswer = z
  .object({
    id: idNumber,
    type: z.enum(["image", "video"]),
    url: address,
    thumbnail: address.nullable().meta({ description: "A still of a video." }),
    width: pixels,
    height: pixels,
    duration: z
      .number()
      .nullable()
      .meta({ description: "Seconds that a video lasts.", examples: [null] }),
    placeholder: z
      .string()
      .nullable()
      .meta({ description: "A blurred preview: thumbhash in base64.", examples: ["3OcRJYB4d3h/iIeHeEh3eIhw+j2w"] }),
    alt,
    sources: z.array(z.object({ url: address, width: pixels, type: z.string().meta({ examples: ["image/webp"] }) })),
  })
  .meta({ id: "Media", description: "An uploaded picture or video." });
export type MediaAnswer = z.infer<typeof mediaAnswer>;
