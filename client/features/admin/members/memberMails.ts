import type { AdminMail } from "#client/gql/graphql.ts";

/** The emails that an admin can have sent, in words. */
export const MAILS: Readonly<Record<AdminMail, { button: string; title: string; text: string }>> = {
  VERIFICATION: {
    button: "Send the verification email",
    title: "Send the verification email?",
    text: "Its link verifies the address.",
  },
  PASSWORD_RESET: {
    button: "Send a password reset email",
    title: "Send a password reset email?",
    text: "Its link lets the member choose a new password. Nobody else sees or sets it.",
  },
};

/** Returns the emails that make sense for a member: there is nothing to verify twice. */
export const mailsFor = (mailbox: { emailVerifiedAt?: string | null; emailRefusedAt?: string | null }): AdminMail[] =>
  mailbox.emailVerifiedAt && !mailbox.emailRefusedAt ? ["PASSWORD_RESET"] : ["VERIFICATION", "PASSWORD_RESET"];
