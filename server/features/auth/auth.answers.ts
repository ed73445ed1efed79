import * as z from "zod";
import { address, idNumber, moment, type NameInRest, sentence } from "#server/rest/answers";
import type { Account } from "./auth.model.ts";
import { ROLES } from "./auth.rules.ts";

/** What members say about themselves, which everybody may read. */
export const aboutFields = {
  bio: z
    .string()
    .nullable()
    .meta({ examples: ["I mend things."] }),
  location: z
    .string()
    .nullable()
    .meta({ examples: ["Lisbon"] }),
};

/** The names of a member. */
export const nameFields = {
  id: idNumber,
  name: z.string().meta({ examples: ["Ada Lovelace"] }),
  username: z.string().meta({ examples: ["ada"] }),
  avatar: address.nullable().meta({ examples: ["https://commonplace.example/media/5c/ada.webp"] }),
};

/** The profile of a member, as far as everybody may see it. */
export const profileFields = {
  ...nameFields,
  ...aboutFields,
  banner: address.nullable().meta({ examples: ["https://commonplace.example/media/1e/hills.webp"] }),
  headline: z
    .string()
    .nullable()
    .meta({ examples: ["Writes the first programs"] }),
  website: z
    .string()
    .nullable()
    .meta({ examples: ["https://ada.example"] }),
  last_active_at: moment.nullable(),
  created_at: moment,
  updated_at: moment,
};

/** The fields of a member that only they see themselves. */
export const privateFields = {
  email: z.string().meta({ format: "idn-email", examples: ["ada@example.com"] }),
  email_verified_at: moment.nullable(),
  phone: z
    .string()
    .nullable()
    .meta({ examples: ["+351 21 000 0000"] }),
  staff_role: z
    .enum(ROLES)
    .optional()
    .meta({
      description: "The role of staff in the community; members without one have no such field.",
      examples: ["moderator"],
    }),
};

/** The signed-in member's own account. */
export const accountAnswer = z
  .object({ ...profileFields, ...privateFields } satisfies Record<NameInRest<keyof Account>, z.ZodType>)
  .meta({ id: "Account", description: "The signed-in member." });
export type AccountAnswer = z.infer<typeof accountAnswer>;

/** The answer to a sign-in. */
export const signInFields = {
  token: z.string().meta({
    description: "The token to send as `Authorization: Bearer`.",
    examples: ["eyJhbGciOiJIUzI1NiJ9.e30.c2ln"],
  }),
  user: accountAnswer,
  message: sentence,
};

/** The answer to a registration, which may have to wait. */
export const registeredFields = {
  ...signInFields,
  token: signInFields.token.nullable(),
  user: accountAnswer.nullable(),
};

/** What the refusal of a suspended member's sign-in contains beside its message. */
export const suspensionFacts = {
  suspension_id: idNumber,
  until: moment.nullable().meta({ description: "When the suspension ends; null means without end." }),
  rule: z
    .string()
    .nullable()
    .meta({ description: "The key of the rule that was broken.", examples: ["be-kind"] }),
  words: z.string().meta({ description: "What staff say about it.", examples: ["You insulted another member."] }),
  can_appeal: z.boolean(),
  appeal_token: z.string().nullable().meta({ description: "The token for `POST /appeals`, valid for an hour." }),
  appeal: z
    .object({ state: z.enum(["open", "granted", "refused"]), decided_words: z.string().nullable() })
    .nullable()
    .meta({ description: "The appeal that was made, if any." }),
};

export const sessionAnswer = z
  .object({
    id: idNumber,
    device: z.string().meta({ examples: ["Firefox on Linux"] }),
    ip: z
      .string()
      .nullable()
      .meta({ examples: ["203.0.113.9"] }),
    created_at: moment,
    last_used_at: moment,
    is_current: z.boolean().meta({ description: "Whether this is the session that makes the call." }),
  })
  .meta({ id: "Session", description: "A device on which a member is signed in." });
export type SessionAnswer = z.infer<typeof sessionAnswer>;
