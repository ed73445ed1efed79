import "reflect-metadata";
import { Field, ID, InputType } from "type-graphql";
import { NAME_MAX } from "#server/features/auth/auth.rules";
import type { ProfileDraft } from "./profiles.rules.ts";

@InputType({ description: "What the viewer changes of their profile; what is left out stays as it is." })
export class UpdateProfileInput implements Record<keyof ProfileDraft, string | null | undefined> {
  @Field(() => String, { nullable: true, description: `The name the member goes by, at most ${NAME_MAX} characters.` })
  name!: string | null | undefined;

  @Field(() => String, {
    nullable: true,
    description: "Another username that is nobody's in any case; the old one leads on to it.",
  })
  username!: string | null | undefined;

  @Field(() => String, { nullable: true, description: "What the member says of themself; null or empty for nothing." })
  bio!: string | null | undefined;

  @Field(() => String, { nullable: true, description: "Where the member is; null or empty for nothing." })
  location!: string | null | undefined;

  @Field(() => String, { nullable: true, description: "An address with http:// or https://; null or empty for none." })
  website!: string | null | undefined;

  @Field(() => String, { nullable: true, description: "A telephone number, which nobody else sees." })
  phone!: string | null | undefined;

  @Field(() => ID, { nullable: true, description: "An uploaded picture of the viewer's; null to wear none." })
  avatarId!: string | null | undefined;

  @Field(() => ID, { nullable: true, description: "An uploaded picture for the top of the profile; null for none." })
  bannerId!: string | null | undefined;
}
