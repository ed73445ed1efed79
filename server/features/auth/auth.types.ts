import "reflect-metadata";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import type { Account } from "./auth.model.ts";
import { NAME_MAX, PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX, USERNAME_MIN } from "./auth.rules.ts";

/** The GraphQL fields of a `SignIn`; profiles add `user`. */
@ObjectType({ description: "What signing in answers with.", simpleResolvers: true })
export class AuthPayload {
  @Field(() => String, {
    description: "Sent from now on as `Authorization: Bearer …`, and to the socket as `authorization`.",
  })
  token!: string;

  @Field(() => String, { description: "What happened, in words for the member." })
  message!: string;

  account!: Account;
}

/** The GraphQL fields of an `Account`; profiles add `user`. */
@ObjectType({ description: "What only the signed-in member sees of themself.", simpleResolvers: true })
export class Viewer {
  @Field(() => String, { description: "The address for mail to the member." })
  email!: string;

  emailVerifiedAt!: string | null;
}

@InputType({ description: "What a new account needs." })
export class RegisterInput {
  @Field(() => String, { description: `The name the member goes by, at most ${NAME_MAX} characters.` })
  name!: string;

  @Field(() => String, { description: "An address of which no other account is." })
  email!: string;

  @Field(() => String, {
    description: `${USERNAME_MIN} to ${USERNAME_MAX} letters, numbers, dots, dashes and underscores; nobody else's in any case.`,
  })
  username!: string;

  @Field(() => String, { description: `${PASSWORD_MIN} to ${PASSWORD_MAX} characters, kept exactly as typed.` })
  password!: string;

  @Field(() => String, { description: "The password once more." })
  passwordConfirmation!: string;
}

@InputType({ description: "A new password, by the link of a mail." })
export class ResetPasswordInput {
  @Field(() => String, { description: "The secret of the link." })
  token!: string;

  @Field(() => String, { description: "The address to which the link was sent." })
  email!: string;

  @Field(() => String, { description: `${PASSWORD_MIN} to ${PASSWORD_MAX} characters, kept exactly as typed.` })
  password!: string;

  @Field(() => String, { description: "The password once more." })
  passwordConfirmation!: string;
}

@InputType({ description: "The parts of the link that verifies an address, as they stand in it." })
export class VerifyEmailInput {
  @Field(() => ID, { description: "The member's number." })
  id!: string;

  @Field(() => String, { description: "Stands for the address." })
  hash!: string;

  @Field(() => String, { description: "When the link ends, in seconds since 1970." })
  expires!: string;

  @Field(() => String, { description: "Shows that the link is ours." })
  signature!: string;
}
