import * as z from "zod/mini";
import { isBlank, isStorable, lengthOf } from "#server/core/text.rules";
import { oneOf } from "#server/core/textField.rules";
import { SEARCH_MIN, SEARCH_MAX } from "./bonds.limits.rules.ts";

const SEARCH_TOO_SHORT = `Please enter at least ${SEARCH_MIN} characters`;

/** A part of a name or username; null for everybody. */
const peopleSearch = z.pipe(
  z.nullish(
    z.string("The search must be text").check(
      z.meta({ maxLength: SEARCH_MAX }),
      z.refine(isStorable, "The search contains characters that cannot be used"),
      z.trim(),
      z.refine((text) => isBlank(text) || lengthOf(text) >= SEARCH_MIN, SEARCH_TOO_SHORT),
      z.refine((text) => lengthOf(text) <= SEARCH_MAX, `The search can have at most ${SEARCH_MAX} characters`),
    ),
  ),
  z.transform((text) => (text == null || isBlank(text) ? null : text)),
);

export const searchQuery = z.object({ query: peopleSearch });
export type PeopleSearch = z.input<typeof searchQuery>;

/** The hours of each duration for which a member or a conversation is muted; `forever` lasts until the viewer ends it. */
export const MUTE_HOURS = { hour: 1, eight_hours: 8, day: 24, week: 7 * 24, month: 30 * 24, forever: null } as const;
export type MuteDuration = keyof typeof MUTE_HOURS;

export const MUTE_DURATIONS = [
  "hour",
  "eight_hours",
  "day",
  "week",
  "month",
  "forever",
] as const satisfies MuteDuration[];

export const muteChoice = z.object({
  duration: z._default(
    oneOf(MUTE_DURATIONS, "Choose an hour, eight hours, a day, a week, a month or forever"),
    "forever",
  ),
});
export type MuteChoice = z.input<typeof muteChoice>;
