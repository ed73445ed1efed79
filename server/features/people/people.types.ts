import "reflect-metadata";
import { Field, ID, ObjectType } from "type-graphql";
import { connectionOf } from "#server/graphql/connection";
import type { StoredImage } from "#server/db/schema/images";
import { Image } from "#server/features/media/media.types";
import { BIO_MAX } from "./people.limits.rules.ts";
import type { Person } from "./people.model.ts";

/** The GraphQL fields of a `Person`; the resolver adds `memberSince`, `isOnline` and `lastActiveAt`. */
@ObjectType({ description: "A member as others see them.", simpleResolvers: true })
export class User implements Omit<Person, "createdAt" | "lastActiveAt"> {
  @Field(() => ID, { description: "The member's id, the same in GraphQL and REST." })
  id!: number;

  @Field(() => String, { description: "The member's display name." })
  name!: string;

  @Field(() => String, { description: "The unique username in the profile's URL, as the member wrote it." })
  username!: string;

  @Field(() => Image, { nullable: true, description: "The member's avatar; null if the member has none." })
  avatar!: StoredImage | null;

  @Field(() => Image, { nullable: true, description: "The banner of the profile; null if the member has none." })
  banner!: StoredImage | null;

  @Field(() => String, { nullable: true, description: "What the member does, in one line." })
  headline!: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The member's description of themself, at most ${BIO_MAX} characters.`,
  })
  bio!: string | null;

  @Field(() => String, { nullable: true, description: "The member's location, as they wrote it." })
  location!: string | null;

  @Field(() => String, { nullable: true, description: "The member's website." })
  website!: string | null;

  @Field(() => Boolean, { description: "Whether the member has the Pro badge." })
  pro!: boolean;
}

export const { Connection: UserConnection } = connectionOf(User);
