import type { Logger } from "pino";
import type { Caches } from "#server/cache/caches";
import type { Db } from "#server/db/client";
import type { Audit } from "#server/platform/observe/audit";
import type { BackOff } from "#server/platform/jobs/backOff";
import type { CommunityMemory } from "#server/platform/live/community";
import type { ChatModel } from "#server/platform/chatModel";
import type { PasswordBlocklist } from "#server/platform/secrets/commonPasswords";
import type { PasswordCost } from "#server/platform/secrets/passwords";
import type { Events } from "#server/platform/live/events";
import type { Jobs } from "#server/platform/jobs/jobs";
import type { Limits } from "#server/platform/limits/limiter";
import type { Mailer } from "#server/platform/mail/mail";
import type { Metrics } from "#server/platform/observe/metrics";
import type { Pusher } from "#server/platform/push/pushModel";
import type { Storage } from "#server/platform/storage/storage";
import type { Writes } from "#server/platform/writes";

/** The dependencies of every feature: the outside world, and the settings of the operator. */
export interface Core {
  db: Db;
  events: Events;
  /** Builds what this process remembers. */
  caches: Caches;
  /** The acts on this process that may have changed something. */
  writes: Writes;
  jobs: Jobs;
  limits: Limits;
  /** What everybody may know of the community: its name, colours and announcement. */
  community: CommunityMemory;
  /** Stores the files of members. */
  storage: Storage;
  /** Stores exports, which no address of other files can name. */
  exportStorage: Storage;
  /** The folder for files that are being made; what a killed process leaves there is removed. */
  temporaryFolder: string;
  mailer: Mailer;
  /** Sends to the devices of members. */
  pusher: Pusher;
  /** The pauses before a mail or a push is tried again. */
  mailBackOff: BackOff;
  audit: Audit;
  blocklist: PasswordBlocklist;
  /** The cost of a password hash. */
  passwordCost: PasswordCost;
  /** The language model; null where none is configured. */
  model: ChatModel | null;
  log: Logger;
  metrics: Metrics;
  /** The address has no slash at its end. */
  publicUrl: string;
  /** The secrets that sign tokens and links. The previous one is still accepted while it is being replaced. */
  secrets: { secret: string; previousSecret: string | null };
  /** How one becomes a member, and whom one writes to, until an admin chooses. */
  registration: "open" | "approval" | "invite" | "closed";
  contact: string | null;
  /** The lifetime of a token in seconds. */
  tokenTtl: number;
  /** The seconds after which an unused session ends. */
  sessionIdle: number;
  /** The number of newest posts that are remembered for the home feeds; 0 for none. */
  feedWindow: number;
  /** Notes that a live event could not be delivered; its subscribers learn a moment later to read again. */
  onError(error: unknown): void;
}
