import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { beyondDeadlines } from "#server/core/deadlines/deadline";
import { invalid, refusal } from "#server/core/errors";
import type { Upload } from "#server/core/upload";
import type { Claim, KeyStore } from "#server/db/idempotencyKeys";
import type { RestAnswer } from "./route.ts";
import { ignoreFailure } from "#server/core/rejections";

/** The seconds after which the first request has usually ended. */
const AGAIN = { retryAfter: 1 };

const KEY = /^[\x20-\x7e]{1,255}$/;

/**
 * Runs an act once for each `Idempotency-Key` of a member: the first request claims the key, a repetition receives the
 * same answer, another request under the same key is refused, and a failed one releases the key.
 */
export async function once(keys: KeyStore, claim: Claim, act: () => Promise<RestAnswer>): Promise<RestAnswer> {
  if (!KEY.test(claim.key))
    throw invalid({ idempotencyKey: ["An Idempotency-Key must have 1 to 255 printable characters."] });
  if (!(await keys.claim(claim))) return storedAnswer(keys, claim);
  const answer = await act().catch(async (error: unknown) => {
    // The caller learns why the request failed, not that its key could not be released: a key expires by itself.
    await ignoreFailure(
      beyondDeadlines(() => keys.release(claim)),
      "expires",
    );
    throw error;
  });
  // The request is done and committed: a member who got an error here would send it again.
  await ignoreFailure(
    beyondDeadlines(() => keys.keep(claim, answer.status ?? 200, answer.body)),
    "expires",
  );
  return answer;
}

async function storedAnswer(keys: KeyStore, claim: Claim): Promise<RestAnswer> {
  const known = await keys.find(claim);
  if (!known) throw refusal("IDEMPOTENCY_KEY_IN_USE", "The same request has just failed. Please try again.", AGAIN);
  if (known.requestHash !== claim.requestHash) {
    throw invalid({ idempotencyKey: ["This Idempotency-Key was used for another request."] }, "IDEMPOTENCY_KEY_REUSED");
  }
  if (known.status === null)
    throw refusal("IDEMPOTENCY_KEY_IN_USE", "The same request is still being processed.", AGAIN);
  const body = typeof known.body === "object" && known.body !== null ? Object.entries(known.body) : [];
  return { status: known.status, body: Object.fromEntries(body), isReplayed: true };
}

/** Hashes a request: two requests are the same if method, path, fields and the bytes of the files are. */
export async function hashRequest(
  method: string,
  path: string,
  body: Record<string, unknown>,
  uploads: Readonly<Record<string, Upload>>,
): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify([method, path, body]));
  for (const [field, { path: file, bytes }] of Object.entries(uploads)) {
    hash.update(JSON.stringify([field, bytes]));
    for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  }
  return hash.digest("hex");
}
