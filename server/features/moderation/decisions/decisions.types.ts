import "reflect-metadata";
import { Field, ObjectType } from "type-graphql";
import type { CaseView, ModerationAct as ActView } from "#server/features/moderation/moderation.model";
import { ModerationAct, ModerationCase } from "#server/features/moderation/queue/queue.types";

/** The GraphQL fields of a `Decided`. */
@ObjectType({ description: "What a decision did.", simpleResolvers: true })
export class ModerationDecision {
  @Field(() => ModerationAct, { description: "What was decided; its id undoes it." })
  act!: ActView;

  @Field(() => ModerationCase, {
    nullable: true,
    description: "The decided case; null where nobody had reported the thing.",
  })
  case!: CaseView | null;
}
