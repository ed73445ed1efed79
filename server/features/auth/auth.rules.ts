import * as z from "zod/mini";
import { PASSWORD_TYPED_MAX, passwordForm } from "#server/core/words/passwords.rules";
import { isStorable, lengthOf } from "#server/core/text.rules";
import { plainText, requiredText } from "#server/core/textField.rules";
import { ANSWER_MAX, CODE_MAX } from "#server/features/auth/registration/registration.rules";

/** The shortest username; the availability check begins at this length. */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const NAME_MAX = 80;
const EMAIL_MAX = 254;

/** What a member may do for the whole community; `staff.powers.model.ts` says which powers each role has. */
export const ROLES = ["member", "moderator", "admin"] as const;

export const USERNAME_TAKEN = "This username is already taken";
export const EMAIL_TAKEN = "This email is already taken";
export const EMAIL_INVALID = "Please enter a valid email address";
export const INVALID_CREDENTIALS = "Invalid credentials";
/** The message of a sign-in by which a member keeps an account that was to be deleted. */
export const WELCOME_BACK = "Welcome back. Your account is not deleted.";
export const WRONG_PASSWORD = "Wrong password";
/** The message is the same for a link that is wrong, used, replaced, expired or made for another address. */
export const RESET_LINK_INVALID = "This password reset link is not valid or has expired";
export const VERIFY_LINK_INVALID = "This verification link is not valid";
export const VERIFY_LINK_EXPIRED = "This verification link has expired. Please request a new one";

/** The days in which a member who has deleted the account keeps it by signing in. */
export const LEAVING_DAYS = 14;
/** The days for which nobody may take the username of a deleted account. */
export const RESERVED_DAYS = 90;

const USERNAME = /^[A-Za-z0-9](?:[A-Za-z0-9_.-]*[A-Za-z0-9])?$/;
/**
 * The pattern allows one address and nothing else: no comments, lists, angle brackets, line breaks or invisible
 * characters, so that it can stand in a header.
 */
const EMAIL = /^[^\s\p{C}@<>,;:"()[\]\\]+@[^\s\p{C}@<>,;:"()[\]\\.]+(?:\.[^\s\p{C}@<>,;:"()[\]\\.]+)+$/u;

/** Names of the product, its people or its paths, in any case. */
const RESERVED = new Set(
  `edit activity analytics settings admin administrator root system api graphql auth login logout register signup me user users
  profile profiles post posts feed explore ai-insights groups bonds create bookmarks friends chat messages notifications
  features pricing guidelines support help feedback about careers contact privacy terms cookies media assets static
  uploads health metrics security abuse postmaster webmaster mod moderator staff official null undefined anonymous
  everyone __proto__ constructor prototype tostring www mail test-admin`.split(/\s+/),
);

export const username = z.string("Username is required").check(
  z.meta({ minLength: USERNAME_MIN, maxLength: USERNAME_MAX, pattern: USERNAME.source }),
  z.trim(),
  z.refine((value) => value !== "", { error: "Username is required", abort: true }),
  z.refine((value) => value.length >= USERNAME_MIN && value.length <= USERNAME_MAX, {
    error: `Username must be ${USERNAME_MIN} to ${USERNAME_MAX} characters`,
    abort: true,
  }),
  z.refine((value) => USERNAME.test(value), {
    error:
      "Username can contain letters, numbers, dots, dashes and underscores, and must begin and end with a letter or number",
    abort: true,
  }),
  z.refine((value) => !RESERVED.has(value.toLowerCase()), "This username is reserved"),
);

/** The name of an availability check, which may be any text. */
export const usernameQuery = z.object({
  username: z.string("Username is required").check(z.refine((value) => value.trim() !== "", "Username is required")),
});

export const email = z.string("Email is required").check(
  z.meta({ format: "idn-email", maxLength: EMAIL_MAX }),
  z.trim(),
  z.refine((value) => value !== "", { error: "Email is required", abort: true }),
  z.refine((value) => value.length <= EMAIL_MAX && EMAIL.test(value), EMAIL_INVALID),
);

/** The number of characters that a password has, whichever way its keyboard sends them. */
const passwordLength = (typed: string) => lengthOf(passwordForm(typed));

/** A new password is never trimmed and never cut; what counts is its one form. */
export const newPassword = z.string("Password is required").check(
  z.meta({ format: "password", minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX }),
  z.refine((value) => value !== "", { error: "Password is required", abort: true }),
  z.refine(isStorable, "Password contains characters that cannot be used"),
  z.refine((value) => passwordLength(value) >= PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`),
  z.refine((value) => passwordLength(value) <= PASSWORD_MAX, `Password can have at most ${PASSWORD_MAX} characters`),
);

/** Checks that a form contains the same new password twice. */
const isConfirmed = z.refine<{ password: string; passwordConfirmation: string }>(
  // A password that is missing, or no text, is named alone.
  ({ password, passwordConfirmation }) =>
    typeof password !== "string" || password === "" || passwordForm(password) === passwordForm(passwordConfirmation),
  {
    error: "Passwords do not match",
    path: ["passwordConfirmation"],
    when: ({ value, issues }) =>
      typeof value === "object" && !issues.some((issue) => issue.path?.[0] === "passwordConfirmation"),
  },
);

export const registration = z
  .object({
    name: requiredText("Name is required", { max: NAME_MAX, label: "Name" }),
    email,
    username,
    password: newPassword,
    passwordConfirmation: z.string("Passwords do not match"),
    /** The code of an invitation. */
    invitation: z.nullish(plainText({ max: CODE_MAX, label: "The invitation" })),
    /** What an applicant answers to the question of the community. */
    answer: z.nullish(plainText({ max: ANSWER_MAX, label: "The answer" })),
  })
  .check(isConfirmed);
export type Registration = z.input<typeof registration>;

export const credentials = z.object({
  login: z.string("Email or username is required").check(
    z.trim(),
    z.refine((value) => value !== "", "Email or username is required"),
    z.refine(isStorable, INVALID_CREDENTIALS),
    z.refine((value) => value.length <= EMAIL_MAX, INVALID_CREDENTIALS),
  ),
  password: z.string("Password is required").check(
    z.refine((value) => value !== "", "Password is required"),
    z.refine((value) => value.length <= PASSWORD_TYPED_MAX, INVALID_CREDENTIALS),
  ),
});
export type Credentials = z.input<typeof credentials>;

/** The address of a request for a mail: a link to a new password, or the link that verifies the address. */
export const emailOnly = z.object({ email });
export type EmailOnly = z.input<typeof emailOnly>;

const passwordTwice = {
  password: newPassword,
  passwordConfirmation: z
    .string("Please confirm your password")
    .check(z.refine((value) => value !== "", "Please confirm your password")),
};

/** The form that the link of a reset mail opens. */
export const passwordReset = z.object(passwordTwice).check(isConfirmed);
export type PasswordReset = z.infer<typeof passwordReset>;

/** The same form as the client sends it: with the query of the link. */
export const passwordResetByLink = z
  .object({ token: z.string(RESET_LINK_INVALID), email, ...passwordTwice })
  .check(isConfirmed);
export type PasswordResetByLink = z.input<typeof passwordResetByLink>;

/** The current password, which the owner enters again before a protected act. */
export const knownPassword = z.string("Password is required").check(
  z.refine((value) => value !== "", "Password is required"),
  z.refine((value) => value.length <= PASSWORD_TYPED_MAX, WRONG_PASSWORD),
);

/** The form for a member who knows the password and chooses another one. */
export const passwordChange = z.object({ current: knownPassword, next: newPassword });
export type PasswordChange = z.input<typeof passwordChange>;

/** The password that confirms the deletion of an account. */
export const accountDeletion = z.object({ password: knownPassword });
export type AccountDeletion = z.input<typeof accountDeletion>;
