import type { Logger } from "pino";
import type { Database } from "#server/db/client";
import type { BackOff } from "#server/platform/jobs/backOff";
import type { LiveBus } from "#server/platform/live/events";
import type { Jobs } from "#server/platform/jobs/jobs";
import type { Metrics } from "#server/platform/observe/metrics";
import type { Redis } from "#server/platform/live/redis";
import type { Config } from "#server/app/config/config";

/** What a process has at hand when it builds the product. */
export interface Parts {
  config: Config;
  /** Without a slash at its end. */
  publicUrl: string;
  database: Database;
  bus: LiveBus;
  /** Null: the database counts, and carries live events. */
  redis: Redis | null;
  jobs: Jobs;
  log: Logger;
  metrics: Metrics;
  /** How long mails wait for another try, where it is not as usual. */
  mailBackOff?: BackOff;
  isReady(): boolean;
  isDraining(): boolean;
}
