import * as z from "zod/mini";
import { requiredText } from "#server/core/textField.rules";
import { lengthOf } from "#server/core/text.rules";
import { clientId } from "#server/features/posts/posts.rules";

export const PROMPT_MIN = 3;
export const PROMPT_MAX = 500;
/** Questions that a member may ask within an hour. */
export const INSIGHTS_PER_HOUR = 20;
/** An insight needs at least this many posts. */
export const POSTS_MIN = 5;

export const PROMPT_TOO_SHORT = `Please ask with at least ${PROMPT_MIN} characters`;

/** Questions that are offered to somebody who has none yet. */
export const EXAMPLE_PROMPTS = [
  "What are members learning about energy?",
  "Which ideas make meetings and teams work better?",
  "What do people who care for others agree on?",
  "What goes wrong when we measure things?",
] as const;

/** What a member asks of the community's ideas. */
export const newInsight = z.object({
  prompt: requiredText("Please ask something", { max: PROMPT_MAX, label: "Your question" }).check(
    z.refine((text) => lengthOf(text) >= PROMPT_MIN, PROMPT_TOO_SHORT),
  ),
  clientId: z.nullish(clientId),
});
export type NewInsight = z.input<typeof newInsight>;
