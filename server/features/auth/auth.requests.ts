import * as z from "zod";
import { looseRequest, request } from "#server/rest/request";
import {
  accountDeletion,
  credentials,
  emailOnly,
  passwordChange,
  passwordResetByLink,
  registration,
  usernameQuery,
} from "./auth.rules.ts";

export const registrationBody = request(registration, {
  name: {},
  email: {},
  username: {},
  password: {},
  passwordConfirmation: {},
  invitation: {},
  answer: {},
});

export const credentialsBody = request(credentials, { login: {}, password: {} });

export const usernameSent = request(usernameQuery, { username: {} });

export const emailBody = request(emailOnly, { email: {} });

export const passwordResetBody = request(passwordResetByLink, {
  token: {},
  email: {},
  password: {},
  passwordConfirmation: {},
});

export const passwordChangeBody = request(passwordChange, { current: {}, next: {} });

export const deletionBody = request(accountDeletion, { password: {} });

const example = (value: string) => z.string().meta({ examples: [value] });
const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);

/** The query of a link in a mail; a link that lacks any of it is not ours. */
export const linkQuery = looseRequest(
  { expires: example("1772357400"), signature: example("f3b1c2") },
  ({ expires, signature }) => ({ expires: textOf(expires), signature: textOf(signature) }),
);
