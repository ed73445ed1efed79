import * as z from "zod/mini";
import { requiredText } from "#server/core/textField.rules";
import { lengthOf } from "#server/core/text.rules";
import { clientId } from "#server/features/posts/posts.rules";
import { PROMPT_MAX, PROMPT_MIN } from "./insights.limits.rules.ts";

const TOO_SHORT = `Please ask with at least ${PROMPT_MIN} characters`;

/** The text of a question; `blank` is the message when there is none. */
const promptText = (blank: string) =>
  requiredText(blank, { max: PROMPT_MAX, label: "Your question" }).check(
    z.refine((text) => lengthOf(text) >= PROMPT_MIN, TOO_SHORT),
  );

/** A question to the community's ideas. */
export const newInsight = z.object({ prompt: promptText("Please ask something"), clientId: z.nullish(clientId) });
export type NewInsight = z.input<typeof newInsight>;

/** The question in the form, whose field always exists: an empty one counts as too short. */
export const typedInsight = z.object({ prompt: promptText(TOO_SHORT) });
