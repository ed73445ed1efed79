import { createHash, randomBytes } from "node:crypto";
import { parseId } from "#server/core/ids";
import type { DbOrTx } from "#server/db/client";
import { Signer } from "#server/platform/secrets/signer";
import { RESET_SECONDS, VERIFY_SECONDS } from "#server/features/auth/auth.model";
import { setReset } from "./passwords.queries.ts";

/** The parts of a link that verifies an address, as a client sent them. */
export interface VerificationParts {
  id?: string | undefined;
  hash?: string | undefined;
  expires?: string | undefined;
  signature?: string | undefined;
}

/** The content of a link that we signed. */
export interface VerificationClaim {
  memberId: number;
  /** The hash of the address to be verified. */
  hash: string;
  expired: boolean;
}

/** Creates and reads the links of mails. It runs when a mail is sent, so that no secret waits in a queue. */
export class Secrets {
  readonly #signer: Signer;

  constructor(secrets: { secret: string; previousSecret: string | null }) {
    this.#signer = new Signer("commonplace verification link v1", secrets);
  }

  /** Returns path and query of the screen that verifies a member's address. */
  verificationLink({ id, email }: { id: number; email: string }): string {
    const expires = String(Math.floor(Date.now() / 1_000) + VERIFY_SECONDS);
    const hash = hashOf(email);
    const signature = this.#signer.sign(String(id), hash, expires);
    return `/auth/verify-email?${new URLSearchParams({ id: String(id), hash, expires, signature }).toString()}`;
  }

  /** Reads the parts of such a link; returns null when we did not sign exactly these. */
  readVerification({ id, hash, expires, signature }: VerificationParts): VerificationClaim | null {
    const memberId = parseId(id);
    if (memberId === null || hash === undefined || expires === undefined || signature === undefined) return null;
    if (!this.#signer.hasSigned(signature, String(memberId), hash, expires)) return null;
    return { memberId, hash, expired: Number(expires) * 1_000 <= Date.now() };
  }

  /** Creates a new secret for the link by which a member may choose a password; the one before is void from now on. */
  async newResetToken(db: DbOrTx, userId: number): Promise<string> {
    const token = randomBytes(32).toString("base64url");
    await setReset(db, { userId, tokenHash: hashOf(token), seconds: RESET_SECONDS });
    return token;
  }
}

/** Hashes a secret for storage, or an address for a link. */
export const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
