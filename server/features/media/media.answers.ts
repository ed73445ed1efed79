import * as z from "zod";
import { address, idNumber } from "#server/rest/answers";

/** The width or height of a picture. */
export const pixels = z.int().meta({ description: "Width or height in pixels.", examples: [1080] });

export const alt = z
  .string()
  .nullable()
  .meta({ description: "Alternative text for readers who cannot see the file.", examples: ["A bicycle in the rain"] });

export const animated = z.boolean().meta({ description: "Whether the file is an image that moves." });

export const thumbnail = address
  .nullable()
  .meta({ description: "Still image of a video or of an image that moves; null if there is none." });

/** The fields with which a client shows an uploaded file and attaches it. */
export const mediaAnswer = z
  .object({
    id: idNumber,
    type: z.enum(["image", "video"]),
    url: address,
    animated,
    thumbnail,
    width: pixels,
    height: pixels,
    duration: z
      .number()
      .nullable()
      .meta({ description: "Length of a video in seconds; null for images.", examples: [null] }),
    placeholder: z
      .string()
      .nullable()
      .meta({ description: "Blurred preview: a thumbhash in base64.", examples: ["3OcRJYB4d3h/iIeHeEh3eIhw+j2w"] }),
    alt,
    sources: z.array(z.object({ url: address, width: pixels, type: z.string().meta({ examples: ["image/webp"] }) })),
  })
  .meta({ id: "Media", description: "An uploaded image or video." });
export type MediaAnswer = z.infer<typeof mediaAnswer>;
