import * as z from "zod/mini";
import { idNumber } from "#server/core/ids.rules";
import { moment } from "#server/core/moments.rules";
import { oneOf, plainText, requiredText } from "#server/core/textField.rules";
import { QUESTION_MAX, REGISTRATION_MODES } from "#server/features/auth/registration/registration.rules";
import { colourFault, isColour, type Theme } from "./community.colours.rules.ts";
import {
  ANNOUNCEMENT_MAX,
  AUDIT_DAYS_MIN,
  COLOUR_INVALID,
  CONTACT_MAX,
  MAINTENANCE_MAX,
  NAME_MAX,
  RETENTION_DAYS_MAX,
  SIGHTINGS_DAYS_MIN,
} from "./community.limits.rules.ts";

const CONTACT_INVALID = "Please enter an email address, or an address that begins with https://";

const MAIL = /^[^\s\p{C}@<>,;:"()[\]\\/?&#]+@[^\s\p{C}@<>,;:"()[\]\\/?&#.]+(?:\.[^\s\p{C}@<>,;:"()[\]\\/?&#.]+)+$/u;
const PAGE = /^https:\/\/[^\s\p{Cc}."<>\\^`{|}@/]+\.[^\s\p{Cc}"<>\\^`{|}]+$/iu;

/** A mail address or a page; an empty one counts as none. */
const contact = z.pipe(
  z.pipe(
    z.string(CONTACT_INVALID).check(
      z.trim(),
      z.refine((text) => text === "" || MAIL.test(text) || PAGE.test(text), { error: CONTACT_INVALID, abort: true }),
    ),
    plainText({ max: CONTACT_MAX, label: "The contact" }),
  ),
  z.transform((text: string) => text || null),
);

const accent = (theme: Theme) =>
  z.string(COLOUR_INVALID).check(
    z.meta({ examples: ["#096f59"] }),
    z.trim(),
    z.toLowerCase(),
    z.refine(isColour, { error: COLOUR_INVALID, abort: true }),
    z.refine((colour) => colourFault(theme, colour) === null, {
      error: ({ input }) => colourFault(theme, String(input)) ?? COLOUR_INVALID,
    }),
  );

const days = (label: string, least: number) => {
  const says = `${label} must be a number of days from ${least} to ${RETENTION_DAYS_MAX}`;
  return z.int(says).check(z.minimum(least, says), z.maximum(RETENTION_DAYS_MAX, says));
};

/** Changes of the community's settings; omitted ones stay as they are. */
export const settingsChange = z.object({
  registration: z.nullish(oneOf(REGISTRATION_MODES, `Choose ${REGISTRATION_MODES.join(", ")}`)),
  question: z.nullish(plainText({ max: QUESTION_MAX, label: "The question" })),
  name: z.nullish(requiredText("The community needs a name", { max: NAME_MAX, label: "The name" })),
  contact: z.nullish(contact),
  logoId: z.nullish(idNumber()),
  accentLight: z.nullish(accent("light")),
  accentDark: z.nullish(accent("dark")),
  announcement: z.nullish(plainText({ max: ANNOUNCEMENT_MAX, label: "The announcement" })),
  announcementUntil: z.nullish(moment),
  auditDays: z.nullish(days("The log of staff", AUDIT_DAYS_MIN)),
  sightingsDays: z.nullish(days("Sightings", SIGHTINGS_DAYS_MIN)),
  maintenance: z.nullish(z.boolean("Maintenance is on or off")),
  maintenanceMessage: z.nullish(plainText({ max: MAINTENANCE_MAX, label: "The message" })),
  publicIdeas: z.nullish(z.boolean("Public ideas are on or off")),
});
export type SettingsChange = z.input<typeof settingsChange>;
