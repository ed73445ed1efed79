import { limited } from "#client/lib/browser/callLimit.ts";
import { orElse } from "#client/lib/ignoreFailure.ts";
import { logNoResponse, logStatus } from "./errorLog.ts";
import { fieldErrorsOf, noAnswerText, textOf } from "./errorText.ts";
import type { FieldErrors } from "./errorText.ts";
import { session } from "./session.ts";

/** A call that failed. */
export class RequestError extends Error {
  constructor(
    message: string,
    /** It is 0 when there was no response. */
    readonly status: number,
    /** True when the server has answered, so that its message may be shown. */
    readonly answered: boolean,
    readonly fields: FieldErrors,
    /** Everything that the server answered. */
    readonly content: Answer = {},
  ) {
    super(message);
    this.name = "RequestError";
  }
}

export type Answer = Record<string, unknown>;

/** Returns the token and the content type, which every call carries. */
export function callHeaders(): Record<string, string> {
  const token = session.token();
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

/**
 * Calls the REST face. It serves the screens that must not load Apollo: those of visitors.
 * @throws RequestError with the text that a member should read.
 */
export async function request(
  method: "GET" | "POST" | "PUT",
  path: string,
  body?: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<Answer> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: { ...callHeaders(), "content-type": "application/json", accept: "application/json" },
      cache: "no-store",
      ...(body && { body: JSON.stringify(body) }),
      signal: limited(signal),
    });
    answer = await orElse(response.json(), null, "shown");
  } catch (error) {
    if (signal?.aborted) throw error;
    logNoResponse();
    throw new RequestError(noAnswerText(), 0, false, {});
  }
  return judge(response.status, answer);
}

/** Returns the answer of a call that succeeded. @throws RequestError for one that did not. */
export function judge(status: number, answer: unknown): Answer {
  const known = typeof answer === "object" && answer !== null ? { ...answer } : null;
  const content: Answer = known ?? {};
  if (status >= 200 && status < 300 && content["success"] === true) return content;
  logStatus(status);
  if (status === 401) session.markEnded();
  throw new RequestError(textOf(content), status, known !== null, fieldErrorsOf(content["errors"]), content);
}
