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
  description: `One of the ${spellNumber(PROFILE_FIELDS.length)} fields that make a profile whole.`,
  valuesConfig: {
    AVATAR: { description: "The member's picture." },
    BANNER: { description: "The wide picture on top of the profile." },
    BIO: { description: "What the member says of themself." },
    LOCATION: { description: "Where the member is." },
    WEBSITE: { description: "The member's own address on the web." },
    PHONE: { description: "The member's telephone number, which nobody else sees." },
  },
});
