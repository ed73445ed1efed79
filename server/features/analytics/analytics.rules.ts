import * as z from "zod/mini";
import { idNumber } from "#server/core/ids.rules";

/** The kinds of figures of a member. */
export const METRICS = ["profile_view", "impression", "search_appearance"] as const;
/** The parts of the product from which a profile is opened; `other` if the client does not name one. */
export const SOURCES = ["feed", "search", "people", "post", "notification", "other"] as const;
/** Over how many days figures are counted, by the name of the range. */
export const RANGES = ["week", "month", "year"] as const;

/** A client reports at most this many sightings in one call. */
export const SIGHTINGS_MAX = 50;

const sighting = z.object({
  kind: z.enum(METRICS, "The kind must be profile_view, impression or search_appearance"),
  id: idNumber(),
  source: z.nullish(z.enum(SOURCES, "This source is not known")),
});

/** The sightings that a client reports. */
export const sightingList = z.object({
  sightings: z
    .array(sighting, "Sightings must be a list")
    .check(z.maxLength(SIGHTINGS_MAX, `You can report at most ${SIGHTINGS_MAX} sightings at once`)),
});
export type SightingList = z.input<typeof sightingList>;

/** The range of figures; a week when the client names none. */
export const rangeChoice = z.object({
  range: z._default(z.enum(RANGES, "The range must be week, month or year"), "week"),
});
export type RangeChoice = z.input<typeof rangeChoice>;
