import * as z from "zod/mini";
import { LINK_DAYS_MAX, LINK_USES_MAX } from "./invitations.limits.rules.ts";

const within = (max: number, message: string) => z.int(message).check(z.minimum(1, message), z.maximum(max, message));

/** A link into a group: for how many days and people it is. */
export const newLink = z.object({
  days: within(LINK_DAYS_MAX, `A link can be valid for 1 to ${LINK_DAYS_MAX} days`),
  uses: within(LINK_USES_MAX, `A link can be for 1 to ${LINK_USES_MAX} people`),
});
export type NewLink = z.input<typeof newLink>;

const CODE_INVALID = "This link is not valid";

/** The code of a link, as its address contains it. */
export const linkCode = z.object({
  code: z.string(CODE_INVALID).check(z.regex(/^[\w-]{32}$/, CODE_INVALID)),
});
export type LinkCode = z.input<typeof linkCode>;
