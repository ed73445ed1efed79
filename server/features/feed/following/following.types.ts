import "reflect-metadata";
import { Field, ObjectType, registerEnumType } from "type-graphql";
import type { NamedGroup } from "#server/db/postColumns";
import type { Person } from "#server/features/people/people.model";

/** Why a post is in Following, with the values of the model. */
export enum PostReasonKind {
  BOND = "bond",
  FOLLOW = "follow",
  GROUP = "group",
  TAG = "tag",
  LIKED = "liked",
}

registerEnumType(PostReasonKind, {
  name: "PostReasonKind",
  description:
    "Why a post is in Following. Where there are several reasons, the strongest counts: they are in this order.",
  valuesConfig: {
    BOND: { description: "A bond of the viewer wrote it. Clients need not show a line for it." },
    FOLLOW: { description: "The viewer follows its author." },
    GROUP: { description: "The viewer is a member of the group in which it was written." },
    TAG: { description: "The viewer follows one of its tags." },
    LIKED: { description: "Bonds of the viewer liked it." },
  },
});

/** The GraphQL fields of a `ReasonView`; the resolver adds `user` and `group`. */
@ObjectType({ description: "Why a post is in the viewer's feed.", simpleResolvers: true })
export class PostReason {
  @Field(() => PostReasonKind, { description: "The kind of the reason." })
  kind!: `${PostReasonKind}`;

  @Field(() => String, { description: "The reason in one line, ready to show." })
  text!: string;

  @Field(() => String, { nullable: true, description: "The tag, for a reason of the kind TAG; null for the others." })
  tag!: string | null;

  person!: Person | null;
  personId!: number | null;
  group!: NamedGroup | null;
}
