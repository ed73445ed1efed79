import { parseId } from "#server/core/ids";
import { Signer } from "#server/platform/secrets/signer";

/** A member has so long to write an appeal after a sign-in was refused. */
const APPEAL_SECONDS = 60 * 60;

/** Whose suspension a token is about. */
export interface AppealClaim {
  memberId: number;
  suspensionId: number;
}

/** Signs and reads the tokens by which suspended members appeal. They are good for nothing else, for an hour. */
export class AppealTokens {
  readonly #signer: Signer;

  constructor(secrets: { secret: string; previousSecret: string | null }) {
    this.#signer = new Signer("commonplace appeal v1", secrets);
  }

  sign({ memberId, suspensionId }: AppealClaim): string {
    const parts = [memberId, suspensionId, Math.floor(Date.now() / 1_000) + APPEAL_SECONDS].map(String);
    return [...parts, this.#signer.sign(...parts)].join(".");
  }

  /** Returns what a token says; null when it is not ours or has expired. */
  read(token: string): AppealClaim | null {
    const [member = "", suspension = "", expires = "", signature = "", ...rest] = token.split(".");
    const [memberId, suspensionId] = [parseId(member), parseId(suspension)];
    if (memberId === null || suspensionId === null || rest.length > 0) return null;
    if (!this.#signer.hasSigned(signature, member, suspension, expires)) return null;
    return Number(expires) * 1_000 > Date.now() ? { memberId, suspensionId } : null;
  }
}
