import "reflect-metadata";
import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { DateTime } from "#server/graphql/scalars";

/** What became of an appeal, with the values of the column. */
export enum AppealState {
  OPEN = "open",
  GRANTED = "granted",
  REFUSED = "refused",
}
registerEnumType(AppealState, {
  name: "AppealState",
  description: "What became of an appeal.",
  valuesConfig: {
    OPEN: { description: "Nobody has decided yet." },
    GRANTED: { description: "The suspension was lifted." },
    REFUSED: { description: "The suspension stays." },
  },
});

/** The GraphQL fields of an `AppealView`. */
@ObjectType({ description: "A member's answer to a suspension.", simpleResolvers: true })
export class Appeal {
  @Field(() => ID, { description: "The appeal's id." })
  id!: number;

  @Field(() => AppealState, { description: "What became of it." })
  state!: `${AppealState}`;

  @Field(() => String, { description: "What the member wrote." })
  words!: string;

  @Field(() => DateTime, { description: "When the appeal was made." })
  createdAt!: string;
}
