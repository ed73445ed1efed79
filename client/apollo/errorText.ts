export const UNEXPECTED = "An unexpected error occurred";

const OFFLINE = "You are offline. Try again once you are connected.";

/** What to say when no answer came: that the device is offline if it is, else what the place says. */
export function noAnswerText(otherwise: string = UNEXPECTED): string {
  return navigator.onLine ? otherwise : OFFLINE;
}

/** Messages by field, as the server sends them with a validation failure. */
export type FieldErrors = Record<string, string[]>;

/** The messages by field in a server's answer, as far as they are that. */
export function fieldErrorsOf(value: unknown): FieldErrors {
  if (typeof value !== "object" || value === null) return {};
  const entries = Object.entries(value).map(([field, messages]): [string, string[]] => [
    field,
    (Array.isArray(messages) ? messages : [messages]).filter((message) => typeof message === "string"),
  ]);
  return Object.fromEntries(entries.filter(([, messages]) => messages.length > 0));
}

/** The error text rule: the server's message, else the joined field messages, else the general sentence. */
export function textOf(answer: { message?: unknown; errors?: unknown }): string {
  if (typeof answer.message === "string" && answer.message.trim() !== "") return answer.message;
  const joined = Object.values(fieldErrorsOf(answer.errors)).flat().join(", ");
  return joined === "" ? UNEXPECTED : joined;
}
