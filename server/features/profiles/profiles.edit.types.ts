import "reflect-metadata";
import { Field, ID, InputType } from "type-graphql";
import { NAME_MAX } from "#server/features/auth/auth.rules";
import { HEADLINE_MAX, type ProfileDraft } from "./profiles.rules.ts";

@InputType({ description: "Changes to the viewer's profile; omitted fields stay unchanged." })
export class UpdateProfileInput implements Record<keyof ProfileDraft, string | null | undefined> {
  @Field(() => String, { nullable: true, description: `The display name, at most ${NAME_MAX} characters.` })
  name!: string | null | undefined;

  @Field(() => String, {
    nullable: true,
    description: "A new username, which must be free regardless of case; the old one redirects to it.",
  })
  username!: string | null | undefined;

  @Field(() => String, {
    nullable: true,
    description: `What the member does, in one line of at most ${HEADLINE_MAX} characters; null or empty removes it.`,
  })
  headline!: string | null | undefined;

  @Field(() => String, {
    nullable: true,
    description: "The member's description of themself; null or empty removes it.",
  })
  bio!: string | null | undefined;

  @Field(() => String, { nullable: true, description: "The location; null or empty removes it." })
  location!: string | null | undefined;

  @Field(() => String, { nullable: true, description: "A website with http:// or https://; null or empty removes it." })
  website!: string | null | undefined;

  @Field(() => String, { nullable: true, description: "A phone number, visible to the viewer only." })
  phone!: string | null | undefined;

  @Field(() => ID, { nullable: true, description: "Id of an image uploaded by the viewer; null removes the avatar." })
  avatarId!: string | null | undefined;

  @Field(() => ID, { nullable: true, description: "Id of an image uploaded by the viewer; null removes the banner." })
  bannerId!: string | null | undefined;
}
