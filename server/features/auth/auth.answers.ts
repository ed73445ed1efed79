import * as z from "zod";
import { address, idNumber, moment, type NameInRest, sentence } from "#server/rest/answers";
import type { Account } from "./auth.model.ts";

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
  email: z.string().meta({ format: "email", examples: ["ada@example.com"] }),
  email_verified_at: moment.nullable(),
  phone: z
    .string()
    .nullable()
    .meta({ examples: ["+351 21 000 0000"] }),
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
  .meta({ id: "Session", description: "A session of the viewer." });
export type SessionAnswer = z.infer<typeof sessionAnswer>;
