import type { Logger } from "pino";
import { maskedAddress } from "#server/core/networks";
import { Signer } from "#server/platform/secrets/signer";

/** What happened to an account, for an operator who has to find out later. */
export type AuditEvent =
  | "account opened"
  | "signed in"
  | "sign-in failed"
  | "signed out"
  | "session ended"
  | "other sessions ended"
  | "password changed"
  | "password reset"
  | "address verified"
  | "account left"
  | "account kept"
  | "account deleted"
  | "account suspended"
  | "suspension lifted"
  | "sign-in of a suspended member"
  | "appeal made"
  | "export requested"
  | "export downloaded"
  | "limit reached";

interface About {
  userId?: number;
  sessionId?: number;
  /** What a visitor typed to name an account; only a keyed hash of it is written. */
  account?: string;
  /** The address, which is written without its last part. */
  ip?: string;
  limit?: string;
  count?: number;
}

/** Records what happens to accounts. */
export interface Audit {
  record(event: AuditEvent, about: About): void;
}

const HASH_LENGTH = 16;

/**
 * Writes one line of the log for each event, with neither secrets nor names. The same account always has the same hash,
 * so that an operator can see which guesses belong together.
 */
export class LoggedAudit implements Audit {
  readonly #signer: Signer;

  constructor(
    private readonly log: Logger,
    secret: string,
  ) {
    this.#signer = new Signer("commonplace audit v1", { secret, previousSecret: null });
  }

  record(event: AuditEvent, { account, ip, ...about }: About): void {
    this.log.info(
      {
        audit: event,
        ...about,
        ...(account !== undefined && { account: this.#signer.sign(account).slice(0, HASH_LENGTH) }),
        ...(ip !== undefined && { ip: maskedAddress(ip) }),
      },
      event,
    );
  }
}
