import { orElse } from "#client/lib/ignoreFailure.ts";

/** A check without an answer in this time has failed, in milliseconds. */
const PATIENCE = 8_000;

/** Asks the server for a sign of life; an answer of a proxy in its place does not count. */
export async function serverAnswers(): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE);
  const response = await orElse(fetch("/health/live", { cache: "no-store", signal }), null, "repeated");
  return response !== null && response.ok;
}
