import "reflect-metadata";
import { Field, InputType, Int, ObjectType } from "type-graphql";
import { User } from "#server/features/people/people.types";
import { RULES_TEXT_MAX } from "#server/features/rules/rules.limits.rules";
import { Charged } from "#server/graphql/cost/charges";
import { DateTime } from "#server/graphql/scalars";
import { VERSIONS_LISTED } from "./rulebook.rules.ts";

@ObjectType({ description: "A version of the community's rules, as staff see it.", simpleResolvers: true })
export class RulesVersion {
  @Field(() => Int, { description: "The number of the version." })
  version!: number;

  @Field(() => String, { description: "The whole of it as Markdown." })
  text!: string;

  @Field(() => Boolean, { description: "Whether members who had accepted an earlier version were asked again." })
  material!: boolean;

  @Field(() => DateTime, { description: "When it was published." })
  createdAt!: string;

  @Field(() => User, {
    nullable: true,
    description: "Who published it; null for the rules of the product, and for a deleted account.",
  })
  author!: User | null;
}

@ObjectType({ description: "The community's rules, as staff edit them.", simpleResolvers: true })
export class Rulebook {
  @Field(() => Int, { description: "The number of the version that holds now." })
  version!: number;

  @Field(() => String, { description: "The rules that hold now, as Markdown." })
  text!: string;

  @Charged({ atMost: VERSIONS_LISTED })
  @Field(() => [RulesVersion], {
    description: `The ${VERSIONS_LISTED} newest versions that the community wrote, newest first.`,
  })
  versions!: RulesVersion[];
}

@InputType({ description: "A new version of the community's rules." })
export class PublishRulesInput {
  @Field(() => String, {
    description: `The rules as Markdown, at most ${RULES_TEXT_MAX} characters: each heading of the second level is a rule.`,
  })
  text!: string;

  @Field(() => Boolean, { description: "Whether members who accepted an earlier version are asked again." })
  material!: boolean;

  @Field(() => Int, { description: "The version that the text was made from; it must be the newest." })
  basedOn!: number;
}
