import * as z from "zod/mini";
import { isBlank } from "#server/core/text.rules";
import { plainText, requiredText } from "#server/core/textField.rules";
import { NAME_MAX, username } from "#server/features/auth/auth.rules";
import { BIO_MAX } from "#server/features/people/people.limits.rules";

export const LOCATION_MAX = 120;
export const WEBSITE_MAX = 255;
export const PHONE_MAX = 40;

const WEBSITE_INVALID = "Website must be a valid URL starting with http:// or https://";

/** Text that may be left empty, which is kept as nothing. */
const optionalText = (max: number, label: string) =>
  z.pipe(
    z.nullable(plainText({ max, label })),
    z.transform((text) => (text === null || isBlank(text) ? null : text)),
  );

/** http or https, a dot in what follows, and no sign that an address must not have: someone may write it into a page. */
const WEB_ADDRESS = /^https?:\/\/[^\s\p{Cc}."<>\\^`{|}]+\.[^\s\p{Cc}"<>\\^`{|}]+$/iu;

/** An address on the web. */
const website = z.pipe(
  z.nullable(
    plainText({ max: WEBSITE_MAX, label: "Website" }).check(
      z.refine((text) => isBlank(text) || WEB_ADDRESS.test(text), WEBSITE_INVALID),
    ),
  ),
  z.transform((text) => (text === null || isBlank(text) ? null : text)),
);

/** What a member changes of their profile; what is left out stays as it is. */
export const profileChange = z.object({
  name: z.optional(requiredText("Name is required", { max: NAME_MAX, label: "Name" })),
  username: z.optional(username),
  bio: z.optional(optionalText(BIO_MAX, "Bio")),
  location: z.optional(optionalText(LOCATION_MAX, "Location")),
  website: z.optional(website),
  phone: z.optional(optionalText(PHONE_MAX, "Phone")),
});
/** Changes as a member sends them, and as they are stored. */
export type ProfileDraft = z.input<typeof profileChange>;
export type ProfileChange = z.output<typeof profileChange>;
