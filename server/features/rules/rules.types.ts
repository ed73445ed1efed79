import "reflect-metadata";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Charged } from "#server/graphql/cost/charges";
import { RULES_MAX } from "./rules.limits.rules.ts";

/** The GraphQL fields of a `Rule`. */
@ObjectType({ description: "One rule of the community.", simpleResolvers: true })
export class Rule {
  @Field(() => ID, { description: "The key of the rule, by which a report names it: `be-respectful`." })
  key!: string;

  @Field(() => String, { description: "The heading of the rule." })
  title!: string;

  @Field(() => String, { description: "The text below the heading, as Markdown." })
  text!: string;
}

/** The GraphQL fields of a `RulesView`. */
@ObjectType({ description: "A version of the community's rules.", simpleResolvers: true })
export class Rules {
  @Field(() => Int, { description: "The number of the version; versions are never changed." })
  version!: number;

  @Field(() => String, { description: "The whole of it as Markdown." })
  text!: string;

  @Charged({ atMost: RULES_MAX })
  @Field(() => [Rule], { description: `The rules: each heading of the second level is one; at most ${RULES_MAX}.` })
  rules!: Rule[];
}
