import "reflect-metadata";
import { Field, ID, InputType, ObjectType, registerEnumType } from "type-graphql";
import type { Account } from "./auth.model.ts";
import { NAME_MAX, PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX, USERNAME_MIN } from "./auth.rules.ts";

/** The GraphQL fields of a `SignIn`; profiles add `user`. */
@ObjectType({ description: "The result of signing in.", simpleResolvers: true })
export class AuthPayload {
  @Field(() => String, {
    description: "The token to send as `Authorization: Bearer …`, and to the socket as `authorization`.",
  })
  token!: string;

  @Field(() => String, { description: "A message for the member." })
  message!: string;

  account!: Account;
}

/** The roles of members in the community, with the values of the column. */
export enum MemberRole {
  MEMBER = "member",
  MODERATOR = "moderator",
  ADMIN = "admin",
}

registerEnumType(MemberRole, {
  name: "MemberRole",
  description: "A member's role in the community. Groups have roles of their own.",
  valuesConfig: {
    MEMBER: { description: "An ordinary member." },
    MODERATOR: { description: "A member who answers reports and acts on what breaks the rules." },
    ADMIN: { description: "A moderator who also gives roles and changes the settings of the community." },
  },
});

/** The GraphQL fields of an `Account`; profiles add `user`. */
@ObjectType({ description: "Fields that only the member themself can see.", simpleResolvers: true })
export class Viewer {
  @Field(() => String, { description: "The member's email address." })
  email!: string;

  @Field(() => MemberRole, { description: "The member's role in the community." })
  staffRole!: `${MemberRole}`;

  emailVerifiedAt!: string | null;
}

@InputType({ description: "The details of a new account." })
export class RegisterInput {
  @Field(() => String, { description: `The member's display name, at most ${NAME_MAX} characters.` })
  name!: string;

  @Field(() => String, { description: "An email address that no other account uses." })
  email!: string;

  @Field(() => String, {
    description: `${USERNAME_MIN} to ${USERNAME_MAX} letters, numbers, dots, dashes and underscores; unique, case-insensitive.`,
  })
  username!: string;

  @Field(() => String, { description: `${PASSWORD_MIN} to ${PASSWORD_MAX} characters, stored exactly as typed.` })
  password!: string;

  @Field(() => String, { description: "The password again." })
  passwordConfirmation!: string;

  @Field(() => String, { nullable: true, description: "The code of an invitation." })
  invitation?: string | null;

  @Field(() => String, { nullable: true, description: "The answer to the question that applicants are asked." })
  answer?: string | null;
}

@InputType({ description: "Sets a new password with the link from an email." })
export class ResetPasswordInput {
  @Field(() => String, { description: "The token from the link." })
  token!: string;

  @Field(() => String, { description: "The email address to which the link was sent." })
  email!: string;

  @Field(() => String, { description: `${PASSWORD_MIN} to ${PASSWORD_MAX} characters, stored exactly as typed.` })
  password!: string;

  @Field(() => String, { description: "The password again." })
  passwordConfirmation!: string;
}

@InputType({ description: "The parts of an email verification link, unchanged." })
export class VerifyEmailInput {
  @Field(() => ID, { description: "The member's id." })
  id!: string;

  @Field(() => String, { description: "The hash of the email address." })
  hash!: string;

  @Field(() => String, { description: "When the link expires, in seconds since 1970." })
  expires!: string;

  @Field(() => String, { description: "The signature of the link." })
  signature!: string;
}
