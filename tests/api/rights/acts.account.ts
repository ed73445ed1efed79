import { PASSWORD } from "#tests/kit/people";
import type { Act } from "./act.ts";

const fresh = () => `new-${Math.random().toString(36).slice(2, 12)}`;

/** What is done to accounts, by guests too; the account of `person` is one that nobody uses otherwise. */
export const ACCOUNT_ACTS = {
  register: {
    gql: () => {
      const name = fresh();
      return `mutation { register(input: { name: "New", email: "${name}@example.test", username: "${name}", password: "${PASSWORD}", passwordConfirmation: "${PASSWORD}" }) { message } }`;
    },
    rest: () => {
      const username = fresh();
      const body = {
        name: "New",
        email: `${username}@example.test`,
        username,
        password: PASSWORD,
        password_confirmation: PASSWORD,
      };
      return ["POST", "/auth/register", body];
    },
  },
  login: {
    gql: ({ texts }) => `mutation { login(login: "${texts["username"]}", password: "${PASSWORD}") { message } }`,
    rest: ({ texts }) => ["POST", "/auth/login", { login: texts["username"], password: PASSWORD }],
  },
  checkUsername: {
    gql: () => `{ usernameAvailable(username: "${fresh()}") }`,
    rest: () => ["GET", `/auth/check-username?username=${fresh()}`],
  },
  requestPasswordReset: {
    gql: ({ texts }) => `mutation { requestPasswordReset(email: "${texts["email"]}") }`,
    rest: ({ texts }) => ["POST", "/auth/forgot-password", { email: texts["email"] }],
  },
  resendVerification: {
    gql: ({ texts }) => `mutation { resendVerification(email: "${texts["email"]}") }`,
    rest: ({ texts }) => ["POST", "/auth/email/verify/resend", { email: texts["email"] }],
  },
  resetPassword: {
    gql: ({ texts }) =>
      `mutation { resetPassword(input: { token: "${texts["token"]}", email: "${texts["email"]}", password: "${PASSWORD}", passwordConfirmation: "${PASSWORD}" }) }`,
    rest: ({ texts }) => [
      "POST",
      "/auth/reset-password",
      { token: texts["token"], email: texts["email"], password: PASSWORD, password_confirmation: PASSWORD },
    ],
    consumes: true,
  },
  verifyEmail: {
    gql: ({ texts }) =>
      `mutation { verifyEmail(input: { id: "${texts["id"]}", hash: "${texts["hash"]}", expires: "${texts["expires"]}", signature: "${texts["signature"]}" }) }`,
    rest: ({ texts }) => [
      "GET",
      `/auth/email/verify/${texts["id"]}/${texts["hash"]}?expires=${texts["expires"]}&signature=${texts["signature"]}`,
    ],
  },
  appeal: {
    gql: ({ texts }) => `mutation { appeal(words: "It was not me", token: "${texts["token"]}") { state } }`,
    rest: ({ texts }) => ["POST", "/appeals", { words: "It was not me", token: texts["token"] }],
    consumes: true,
  },
  unsubscribe: {
    gql: ({ id, texts }) =>
      `mutation { unsubscribe(input: { member: "${id}", list: DIGEST, signature: "${texts["stopping"]}" }) { list } }`,
    rest: ({ id, texts }) => ["POST", `/auth/unsubscribe?member=${id}&list=digest&signature=${texts["stopping"]}`],
  },
  logout: { gql: () => "mutation { logout }", rest: () => ["POST", "/auth/logout"], endsCaller: true },
  changePassword: {
    gql: () => `mutation { changePassword(current: "${PASSWORD}", next: "wrong donkey battery") }`,
    rest: () => ["POST", "/account/password", { current: PASSWORD, next: "wrong donkey battery" }],
    endsCaller: true,
  },
  endOtherSessions: {
    gql: () => "mutation { endOtherSessions }",
    rest: () => ["DELETE", "/sessions"],
    endsCaller: true,
  },
  requestExport: {
    gql: () => `mutation { requestExport(password: "${PASSWORD}") { id } }`,
    rest: () => ["POST", "/exports", { password: PASSWORD }],
  },
  leaveAccount: {
    gql: () => `mutation { leaveAccount(password: "${PASSWORD}") { deletesAt } }`,
    endsCaller: true,
  },
  deleteAccount: {
    gql: () => `mutation { deleteAccount(password: "${PASSWORD}") }`,
    rest: () => ["DELETE", "/account", { password: PASSWORD }],
    endsCaller: true,
  },
} satisfies Record<string, Act>;
