import * as z from "zod/mini";
import { FREQUENCIES } from "#server/features/reach/reach.rules";

const onOrOff = z.nullish(z.boolean("This must be on or off"));

/** The channels of one kind; those that are left out stay as they are. */
const channels = z.nullish(
  z.strictObject(
    { app: onOrOff, push: onOrOff, mail: onOrOff, digest: onOrOff },
    "Name channels: app, push, mail or digest",
  ),
);

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const clock = z.nullish(
  z.string("A time of day looks like 22:00").check(z.regex(CLOCK, "A time of day looks like 22:00")),
);

const TIME_ZONE_INVALID = "This must be the name of a time zone, like Europe/Berlin";
const timeZone = z.nullish(
  z
    .string(TIME_ZONE_INVALID)
    .check(z.maxLength(64, TIME_ZONE_INVALID), z.refine(isTimeZone, TIME_ZONE_INVALID), z.overwrite(canonicalName)),
);

/** Checks whether a text names a time zone of the world: no offset, and nothing that this platform does not know. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/.test(name)) return false;
  return canonicalName(name) !== "";
}

/** Returns the one name of a time zone, however it was written; nothing for a zone that does not exist. */
function canonicalName(name: string): string {
  try {
    return Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return "";
  }
}

/** Which kinds reach the member by which channels. Messages have no switch for the app, and are in no digest. */
const matrix = z.strictObject(
  {
    like: channels,
    comment: channels,
    reply: channels,
    comment_like: channels,
    mention: channels,
    bond_request: channels,
    bond_accepted: channels,
    follow: channels,
    group_request: channels,
    group_approved: channels,
    group_declined: channels,
    group_invited: channels,
    group_post_removed: channels,
    group_post: channels,
    group_post_waiting: channels,
    group_post_approved: channels,
    group_post_declined: channels,
    message_request: channels,
    report_decided: channels,
    message: z.nullish(z.strictObject({ push: onOrOff, mail: onOrOff }, "Messages can only be pushed or mailed")),
  },
  "Name kinds of notifications, each with its channels",
);

/** The changes of how and when a member is reached; what is left out stays as it is. */
export const choicesChange = z.object({
  matrix: z.nullish(matrix),
  digest: z.nullish(z.enum(FREQUENCIES, "The digest must be daily, weekly or never")),
  timeZone,
  doNotDisturb: onOrOff,
  quietFrom: clock,
  quietTo: clock,
  pushContent: onOrOff,
});
export type ChoicesChange = z.input<typeof choicesChange>;
export type Choices = z.output<typeof choicesChange>;
