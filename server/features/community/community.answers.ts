import * as z from "zod";
import { address, moment } from "#server/rest/answers";
import { REGISTRATION_MODES } from "#server/features/auth/registration/registration.rules";

const name = z.string().meta({ description: "What the community is called.", examples: ["Commonplace"] });
const contact = z
  .string()
  .nullable()
  .meta({ description: "An email address or a page; null if none is published.", examples: ["hello@ideas.example"] });
const logo = address.nullable().meta({ description: "The logo; null for that of the product." });
const accent = (on: string) =>
  z
    .string()
    .nullable()
    .meta({
      description: `The colour of links and buttons on ${on} surfaces; null for that of the product.`,
      examples: [null],
    });
const until = moment.nullable().meta({ description: "When the announcement ends; null if it stays." });

/** What everybody may know of the community. */
export const communityAnswer = z
  .object({
    name,
    logo,
    contact,
    accent_light: accent("light"),
    accent_dark: accent("dark"),
    announcement: z
      .object({ text: z.string().meta({ examples: ["We meet on Friday."] }), until })
      .nullable()
      .meta({ description: "What everybody should read now, if anything." }),
    maintenance: z
      .string()
      .nullable()
      .meta({ description: "Why members can only read now; null while they can write.", examples: [null] }),
  })
  .meta({ id: "Community", description: "What everybody may know of the community." });
export type CommunityAnswer = z.infer<typeof communityAnswer>;

const howManyDays = (of: string) =>
  z
    .int()
    .positive()
    .meta({ description: `The days after which ${of}.` });

/** The settings of the community. */
export const settingsAnswer = z
  .object({
    registration: z.enum(REGISTRATION_MODES),
    question: z
      .string()
      .meta({ description: "What applicants are asked; empty if nothing.", examples: ["What do you make?"] }),
    name,
    contact,
    logo,
    accent_light: accent("light"),
    accent_dark: accent("dark"),
    announcement: z.string().meta({ description: "What everybody reads in a bar; empty if nothing.", examples: [""] }),
    announcement_until: until,
    audit_days: howManyDays("acts of staff are deleted from the log"),
    sightings_days: howManyDays("it is deleted who saw what"),
    maintenance: z.boolean().meta({ description: "Whether members can only read." }),
    maintenance_message: z
      .string()
      .meta({ description: "What members read about it; empty for the usual sentence.", examples: [""] }),
    public_ideas: z.boolean().meta({ description: "Whether visitors read a few public ideas on the sign-in page." }),
  })
  .meta({ id: "CommunitySettings", description: "The settings of the community." });
export type SettingsAnswer = z.infer<typeof settingsAnswer>;
