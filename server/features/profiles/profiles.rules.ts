import * as z from "zod/mini";
import { isBlank } from "#server/core/text.rules";
import { plainText, requiredText } from "#server/core/textField.rules";
import { NAME_MAX, username } from "#server/features/auth/auth.rules";
import { BIO_MAX } from "#server/features/people/people.limits.rules";

export const HEADLINE_MAX = 100;
export const LOCATION_MAX = 120;
export const WEBSITE_MAX = 255;
export const PHONE_MAX = 40;

const WEBSITE_INVALID = "Website must be a valid URL starting with http:// or https://";

/** A text that may be empty, which is stored as null. */
const optionalText = (max: number, label: string) =>
  z.pipe(
    z.nullable(plainText({ max, label })),
    z.transform((text: string | null) => text || null),
  );

/**
 * The address begins with http or https, contains a dot, and no sign that an address must not have, because a client
 * may write it into a page.
 */
const WEB_ADDRESS = /^https?:\/\/[^\s\p{Cc}."<>\\^`{|}]+\.[^\s\p{Cc}"<>\\^`{|}]+$/iu;

/** An address on the web. */
const website = z.pipe(
  z.nullable(
    // A form shows the first message, and what is no address needs no other one.
    z.pipe(
      z.string(WEBSITE_INVALID).check(
        z.trim(),
        z.refine((text) => isBlank(text) || WEB_ADDRESS.test(text), WEBSITE_INVALID),
      ),
      plainText({ max: WEBSITE_MAX, label: "Website" }),
    ),
  ),
  z.transform((text: string | null) => text || null),
);

/** The changes of a profile; omitted fields stay as they are. */
export const profileChange = z.object({
  name: z.optional(requiredText("Name is required", { max: NAME_MAX, label: "Name" })),
  username: z.optional(username),
  headline: z.optional(optionalText(HEADLINE_MAX, "Headline")),
  bio: z.optional(optionalText(BIO_MAX, "Bio")),
  location: z.optional(optionalText(LOCATION_MAX, "Location")),
  website: z.optional(website),
  phone: z.optional(optionalText(PHONE_MAX, "Phone")),
});
/** Changes as a member sends them, and as they are stored. */
export type ProfileDraft = z.input<typeof profileChange>;
export type ProfileChange = z.output<typeof profileChange>;
