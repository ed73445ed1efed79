import "reflect-metadata";
import { Field, ObjectType, registerEnumType } from "type-graphql";
import type { Account } from "#server/features/auth/auth.model";

/** How one becomes a member, with the values of the rules. */
export enum RegistrationMode {
  OPEN = "open",
  APPROVAL = "approval",
  INVITE = "invite",
  CLOSED = "closed",
}

registerEnumType(RegistrationMode, {
  name: "RegistrationMode",
  description: "How one becomes a member.",
  valuesConfig: {
    OPEN: { description: "Anybody can open an account." },
    APPROVAL: { description: "A moderator or an admin approves each account." },
    INVITE: { description: "An account needs an invitation." },
    CLOSED: { description: "Nobody can open an account." },
  },
});

@ObjectType({ description: "How one becomes a member.", simpleResolvers: true })
export class Registration {
  @Field(() => RegistrationMode, { description: "How one becomes a member now." })
  mode!: `${RegistrationMode}`;

  @Field(() => String, { description: "What applicants are asked; empty if nothing." })
  question!: string;

  @Field(() => Boolean, { description: "Whether the invitation works now." })
  isInvited!: boolean;
}

/** The GraphQL fields of a `Registered`; profiles add `user`. */
@ObjectType({ description: "The result of a registration.", simpleResolvers: true })
export class RegisterPayload {
  @Field(() => String, {
    nullable: true,
    description: "The token to send as `Authorization: Bearer …`; null while the account waits for approval.",
  })
  token!: string | null;

  @Field(() => String, { description: "A message for the member." })
  message!: string;

  account!: Account | null;
}
