import * as z from "zod/mini";
import { moment } from "#server/core/moments.rules";

/**
 * The time up to which notifications are marked as seen or read. Later ones stay as they are; without a time all are
 * marked.
 */
export const upTo = z.object({ upTo: z.nullish(moment) });
export type UpTo = z.input<typeof upTo>;

/** Which notifications a list can hold. */
export const FILTERS = ["all", "unread"] as const;

/** Which notifications are listed; all when the client does not say. */
export const listed = z.object({
  filter: z._default(z.enum(FILTERS, "The filter must be all or unread"), "all"),
});
export type Listed = z.input<typeof listed>;

/** Whether a notification was read. */
export const readState = z.object({ read: z.boolean("This must be true or false") });
export type ReadState = z.input<typeof readState>;

/** The refusal for those about acts of moderators. */
const ALWAYS_ON = "These notifications cannot be turned off";

const onOrOff = z.nullish(z.boolean("This must be on or off"));

/** Of which kinds a member wants to be notified; a kind that is left out stays as it is. */
export const settingsChange = z.object({
  like: onOrOff,
  comment: onOrOff,
  reply: onOrOff,
  mention: onOrOff,
  comment_like: onOrOff,
  bond_request: onOrOff,
  bond_accepted: onOrOff,
  follow: onOrOff,
  group_request: onOrOff,
  group_approved: onOrOff,
  group_declined: onOrOff,
  group_invited: onOrOff,
  group_post_removed: onOrOff,
  group_post: onOrOff,
  group_post_waiting: onOrOff,
  group_post_approved: onOrOff,
  group_post_declined: onOrOff,
  message_request: onOrOff,
  report_decided: onOrOff,
  moderation: z.optional(z.never(ALWAYS_ON)),
});
export type SettingsChange = z.input<typeof settingsChange>;
