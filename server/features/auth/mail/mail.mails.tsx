import { COMMUNITY } from "#server/core/words/communityName.rules";
import { EXPORT_DAYS, RESET_SECONDS, VERIFY_SECONDS } from "#server/features/auth/auth.model";
import { RESERVED_DAYS } from "#server/features/auth/auth.rules";
import { type Receipt, receiptInWords } from "#server/features/auth/deletion/deletion.receipt.rules";
import type { Rendered } from "./mail.content.model.ts";
import { greet } from "./mail.names.model.ts";
import { renderMail } from "./mail.template.mails.tsx";

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
    paragraphs: [`An account on ${COMMUNITY} was created with this address. Please verify that the address is yours.`],
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
    paragraphs: [`Someone, hopefully you, requested a new password for your account on ${COMMUNITY}.`],
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
      `The password of your account on ${COMMUNITY} was changed, and your other devices were signed out.`,
      "If this was not you, set a new password now:",
    ],
    action: { label: "Reset password", link },
    notes: ["If this was you, you can ignore this email."],
  });

/** Informs a member that the copy of their data can be downloaded. */
export const exportReadyMail = ({ name, link }: Linked): Promise<Rendered> =>
  renderMail({
    subject: "Your data is ready",
    greeting: greet(name),
    paragraphs: ["The copy of your data that you asked for is ready. You can download it in your settings."],
    action: { label: "Open settings", link },
    notes: [
      `The file is deleted after ${EXPORT_DAYS} days.`,
      "If you did not ask for it, change your password: somebody else knows it.",
    ],
  });

/** Informs a suspended member how their appeal ended, in the words of the moderator. */
export const appealDecidedMail = ({
  name,
  link,
  isGranted,
  words,
}: Linked & { isGranted: boolean; words: string }): Promise<Rendered> =>
  renderMail({
    subject: isGranted ? "Your appeal was granted" : "Your appeal was refused",
    greeting: greet(name),
    paragraphs: [
      isGranted
        ? `A moderator of ${COMMUNITY} has read your appeal and lifted your suspension.`
        : `A moderator of ${COMMUNITY} has read your appeal. Your suspension remains.`,
      `They say: ${words}`,
    ],
    ...(isGranted && { action: { label: "Sign in", link } }),
    notes: [
      isGranted
        ? "Everything of yours is visible again as it was before."
        : "There is one appeal for each suspension. The sign-in page says until when it lasts.",
    ],
  });

/** Informs a former member that the account is deleted, and counts what was deleted with it. */
export function accountDeletedMail({ name, receipt }: Named & { receipt: Receipt }): Promise<Rendered> {
  const counted = receiptInWords(receipt);
  return renderMail({
    subject: "Your account was deleted",
    greeting: greet(name),
    paragraphs: [
      `Your account on ${COMMUNITY} was deleted, and with it your ideas, comments, files and personal data.`,
      ...(counted === "" ? [] : [`These were deleted: ${counted}.`]),
      "Thank you for the ideas you shared.",
    ],
    notes: [
      `Nobody can take your username for ${RESERVED_DAYS} days.`,
      "This cannot be undone, and it is the last email to this address.",
    ],
  });
}

/** Informs an applicant that the account is open. */
export const approvedMail = ({ name, link }: Linked): Promise<Rendered> =>
  renderMail({
    subject: "Your account was approved",
    greeting: greet(name),
    paragraphs: [`Your account on ${COMMUNITY} was approved. Welcome! You can sign in now.`],
    action: { label: "Sign in", link },
    notes: [],
  });

/** Informs an applicant that there will be no account, with the words of whoever decided. */
export const declinedMail = ({ name, words }: Named & { words: string }): Promise<Rendered> =>
  renderMail({
    subject: "Your registration was declined",
    greeting: greet(name),
    paragraphs: [`Your registration on ${COMMUNITY} was declined.`, ...(words === "" ? [] : [words])],
    notes: ["What you entered is deleted after 30 days."],
  });

/** Informs an admin that new accounts have to be approved, because nobody was there to moderate. */
export const registrationChangedMail = ({ name, link }: Linked): Promise<Rendered> =>
  renderMail({
    subject: "New accounts now wait for approval",
    greeting: greet(name),
    paragraphs: [
      `No moderator or admin was active on ${COMMUNITY} for 14 days, so new accounts wait for your approval from now on.`,
    ],
    action: { label: "Open registration", link },
    notes: ["You can open registration again at any time."],
  });
