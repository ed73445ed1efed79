import { RESET_SECONDS, VERIFY_SECONDS } from "#server/features/auth/auth.model";
import { type Rendered, renderMail } from "./mail.template.mails.tsx";

interface Linked {
  name: string;
  /** The full link, on the public address of the product. */
  link: string;
}

interface Named {
  name: string;
}

/** Asks a new member to verify that the address is theirs. */
export const verificationMail = ({ name, link }: Linked): Promise<Rendered> =>
  renderMail({
    subject: "Verify your email address",
    greeting: greet(name),
    paragraphs: ["An account on Commonplace was created with this address. Please verify that the address is yours."],
    action: { label: "Verify email address", link },
    notes: [
      `The link works for ${VERIFY_SECONDS / 3_600} hours.`,
      "If you did not create an account, you can ignore this email.",
    ],
  });

/** Offers a new password to a member who forgot the old one. */
export const resetMail = ({ name, link }: Linked): Promise<Rendered> =>
  renderMail({
    subject: "Reset your password",
    greeting: greet(name),
    paragraphs: ["Someone, hopefully you, requested a new password for your account on Commonplace."],
    action: { label: "Set a new password", link },
    notes: [
      `The link works once, for ${RESET_SECONDS / 60} minutes. A newer email of this kind replaces it.`,
      "If this was not you, you can ignore this email: your password does not change.",
    ],
  });

/** Informs a member that the password has changed. */
export const passwordChangedMail = ({ name, link }: Linked): Promise<Rendered> =>
  renderMail({
    subject: "Your password was changed",
    greeting: greet(name),
    paragraphs: [
      "The password of your account on Commonplace was changed, and your other devices were signed out.",
      "If this was not you, set a new password now:",
    ],
    action: { label: "Reset password", link },
    notes: ["If this was you, you can ignore this email."],
  });

/** Informs a former member that the account is deleted. */
export const accountDeletedMail = ({ name }: Named): Promise<Rendered> =>
  renderMail({
    subject: "Your account was deleted",
    greeting: greet(name),
    paragraphs: [
      "Your account on Commonplace was deleted, and with it your ideas, comments, files and personal data.",
      "Thank you for the ideas you shared.",
    ],
    notes: ["This cannot be undone, and it is the last email to this address."],
  });

/**
 * A visitor who registers another person's address chooses the name in this mail. The greeting omits a name in which a
 * mail program would see a link, so that nobody can advertise through us.
 */
function greet(name: string): string {
  const plain = name.replace(/[\s\p{C}]+/gu, " ").trim();
  const holdsLink = /[/\\@:]|www|[^\s.]\.[^\s.]{2}/iu.test(plain);
  return plain === "" || holdsLink ? "Hello," : `Hello ${plain},`;
}
