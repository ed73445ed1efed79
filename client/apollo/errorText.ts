import { OFFLINE } from "#client/lib/browser/useOnline.ts";

export const UNEXPECTED = "An unexpected error occurred";

/**
 * Returns the text for a call without an answer: that the device is offline if it is, else the fallback of the caller.
 */
export function noAnswerText(otherwise: string = UNEXPECTED): string {
  return navigator.onLine ? otherwise : OFFLINE;
}

/** Messages by field, as the server sends them when validation fails. */
export type FieldErrors = Record<string, string[]>;

/** Returns the messages by field in a server's answer, as far as the value has that shape. */
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
