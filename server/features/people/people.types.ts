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
  @Field(() => ID, { description: "The member's number, the same in both faces." })
  id!: number;

  @Field(() => String, { description: "The name the member goes by." })
  name!: string;

  @Field(() => String, { description: "The unique name in the profile's address, as the member wrote it." })
  username!: string;

  @Field(() => Image, { nullable: true, description: "The member's picture; null when initials stand in for it." })
  avatar!: StoredImage | null;

  @Field(() => Image, { nullable: true, description: "The wide picture on top of the profile." })
  banner!: StoredImage | null;

  @Field(() => String, {
    nullable: true,
    description: `What the member says of themself, at most ${BIO_MAX} characters.`,
  })
  bio!: string | null;

  @Field(() => String, { nullable: true, description: "Where the member says they are." })
  location!: string | null;

  @Field(() => String, { nullable: true, description: "The member's own address on the web." })
  website!: string | null;

  @Field(() => Boolean, { description: "Whether the member wears the badge of Pro." })
  pro!: boolean;
}

export const { Connection: UserConnection } = connectionOf(User);
