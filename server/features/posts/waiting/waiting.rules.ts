import * as z from "zod/mini";
import { plainText } from "#server/core/textField.rules";
import { POST_DECLINE_REASON_MAX } from "./waiting.limits.rules.ts";

/** Why a first post is declined; its author reads it. */
export const postDecline = z.object({
  reason: z.nullish(plainText({ max: POST_DECLINE_REASON_MAX, label: "The reason" })),
});
export type PostDecline = z.input<typeof postDecline>;
