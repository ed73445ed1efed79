import type { Logger } from "pino";
import type { Db } from "#server/db/client";
import type { Audit } from "#server/platform/observe/audit";
import type { BackOff } from "#server/platform/jobs/backOff";
import type { ChatModel } from "#server/platform/chatModel";
import type { PasswordBlocklist } from "#server/platform/secrets/commonPasswords";
import type { PasswordCost } from "#server/platform/secrets/passwords";
import type { Events } from "#server/platform/live/events";
import type { Jobs } from "#server/platform/jobs/jobs";
import type { Limits } from "#server/platform/limits/limiter";
import type { Mailer } from "#server/platform/mail/mail";
import type { Metrics } from "#server/platform/observe/metrics";
import type { Storage } from "#server/platform/storage/storage";

/** What every feature is built from: the outside world, and what the operator decided. */
export interface Core {
  db: Db;
  events: Events;
  jobs: Jobs;
  limits: Limits;
  /** Where the files of members are. */
  storage: Storage;
  mailer: Mailer;
  /** How long a mail waits for another try. */
  mailBackOff: BackOff;
  audit: Audit;
  blocklist: PasswordBlocklist;
  /** What a hash of a password costs. */
  passwordCost: PasswordCost;
  /** A language model; null where none is configured. */
  model: ChatModel | null;
  log: Logger;
  metrics: Metrics;
  /** Without a slash at its end. */
  publicUrl: string;
  /** What tokens and links are signed with. The previous one is still read while it is being replaced. */
  secrets: { secret: string; previousSecret: string | null };
  /** Seconds. */
  tokenTtl: number;
  /** Seconds after which an unused session ends. */
  sessionIdle: number;
  /** Records that a live event could not be delivered. Nobody waits for that. */
  onError(error: unknown): void;
}
