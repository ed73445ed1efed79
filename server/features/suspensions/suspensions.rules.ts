import * as z from "zod/mini";
import { requiredText } from "#server/core/textField.rules";

export const APPEAL_MAX = 2_000;

/** An appeal against a suspension. */
export const newAppeal = z.object({
  words: requiredText("Please write why the suspension should be lifted", { max: APPEAL_MAX, label: "Your appeal" }),
  token: z.optional(z.nullable(z.string("This token is not valid"))),
});
export type NewAppeal = z.input<typeof newAppeal>;
