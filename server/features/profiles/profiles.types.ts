import "reflect-metadata";
import { registerEnumType } from "type-graphql";
import { spellNumber } from "#server/core/text.rules";
import { PROFILE_FIELDS } from "./profiles.model.ts";

/** The fields of a complete profile, by the names of the model. */
export enum ProfileField {
  AVATAR = "avatar",
  BANNER = "banner",
  BIO = "bio",
  LOCATION = "location",
  WEBSITE = "website",
  PHONE = "phone",
}

registerEnumType(ProfileField, {
  name: "ProfileField",
  description: `One of the ${spellNumber(PROFILE_FIELDS.length)} fields that count towards a complete profile.`,
  valuesConfig: {
    AVATAR: { description: "The avatar." },
    BANNER: { description: "The banner." },
    BIO: { description: "The member's description of themself." },
    LOCATION: { description: "The location." },
    WEBSITE: { description: "The website." },
    PHONE: { description: "The phone number, visible to the member only." },
  },
});
