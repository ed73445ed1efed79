import * as z from "zod/mini";
import { MAIL_LISTS } from "#server/features/reach/reach.rules";

/** The message for a link that we did not make. */
export const LINK_INVALID = "This link is not valid.";

/** The parts of the link by which a mail lets its reader stop further ones. */
export const stopLink = z.object({
  member: z.string(LINK_INVALID).check(z.maxLength(20, LINK_INVALID)),
  list: z.enum(MAIL_LISTS, LINK_INVALID),
  signature: z.string(LINK_INVALID).check(z.maxLength(100, LINK_INVALID)),
});
export type StopLink = z.input<typeof stopLink>;
