/** The codes with which the server closes a socket, and what each means to its client. */
export const CLOSE_CODES: readonly (readonly [code: number, meaning: string])[] = [
  [1001, "The server stops. Connect again: another one answers."],
  [1009, "A message was too large."],
  [1013, "You read too slowly, or the database cannot be reached. Connect again and read what you follow."],
  [4400, "A message was not one of the protocol."],
  [4401, "There is no token, it has expired, or its session has ended."],
  [4403, "The token is not good."],
  [4408, "No `connection_init` came in time."],
  [4409, "The id of a subscription is in use."],
  [4429, "You have as many sockets as you may have, or sent `connection_init` twice."],
  [4500, "An internal error, which was logged."],
];
