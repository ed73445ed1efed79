import "reflect-metadata";
import { FieldResolver, Int, Resolver, Root } from "type-graphql";
import { spellNumber } from "#server/core/text.rules";
import type { Account } from "#server/features/auth/auth.model";
import { Viewer } from "#server/features/auth/auth.types";
import { completionOf, missingFields, PROFILE_FIELDS } from "./profiles.model.ts";
import { ProfileField } from "./profiles.types.ts";

const FIELDS = spellNumber(PROFILE_FIELDS.length);

/** Adds to the viewer the fields of their profile that only they see. */
@Resolver(() => Viewer)
export class ViewerProfileResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: "The member's phone number, visible to the member only.",
  })
  phone(@Root() account: Account): string | null {
    return account.phone;
  }

  @FieldResolver(() => Int, { description: `Share of the profile's ${FIELDS} fields that are filled, 0 to 100.` })
  profileCompletion(@Root() account: Account): number {
    return completionOf(account);
  }

  @FieldResolver(() => [ProfileField], { description: `Which of the ${FIELDS} profile fields are still empty.` })
  missingProfileFields(@Root() account: Account): `${ProfileField}`[] {
    return missingFields(account);
  }
}
