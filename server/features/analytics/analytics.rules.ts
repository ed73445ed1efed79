import * as z from "zod/mini";

/** Sightings that are told at once. */
export const SIGHTINGS_MAX = 50;

const sighting = z.object({
  kind: z.enum(
    ["profile_view", "impression", "search_appearance"],
    "A kind is profile_view, impression or search_appearance",
  ),
  id: z.int("This id is not valid.").check(z.positive("This id is not valid.")),
  source: z.nullish(z.enum(["feed", "search", "people", "post", "notification", "other"], "This is not a source")),
});

/** What a client has shown. */
export const sightingList = z.object({
  sightings: z
    .array(sighting, "A list of what was seen is needed")
    .check(z.maxLength(SIGHTINGS_MAX, `At most ${SIGHTINGS_MAX} are told at once`)),
});

export const rangeChoice = z.object({
  range: z._default(z.enum(["week", "month", "year"], "A range is week, month or year"), "week"),
});
