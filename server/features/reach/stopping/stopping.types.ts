import "reflect-metadata";
import { Field, ID, InputType, ObjectType, registerEnumType } from "type-graphql";

/** The lists from which a link unsubscribes. */
export enum MailList {
  DIGEST = "digest",
  NOTICES = "notices",
}

registerEnumType(MailList, {
  name: "MailList",
  description: "The kinds of emails that a link stops.",
  valuesConfig: {
    DIGEST: { description: "Digests." },
    NOTICES: { description: "Emails that are sent at once." },
  },
});

@InputType({ description: "The parts of the link from an email." })
export class UnsubscribeInput {
  @Field(() => ID, { description: "The id of the member." })
  member!: string;

  @Field(() => MailList, { description: "The emails to stop." })
  list!: `${MailList}`;

  @Field(() => String, { description: "The signature." })
  signature!: string;
}

@ObjectType({ description: "What a link from an email stopped.", simpleResolvers: true })
export class UnsubscribePayload {
  @Field(() => MailList, { description: "The emails that stopped." })
  list!: `${MailList}`;
}
