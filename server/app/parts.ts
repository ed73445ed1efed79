import type { Logger } from "pino";
import type { Database } from "#server/db/client";
import type { BackOff } from "#server/platform/jobs/backOff";
import type { LiveBus } from "#server/platform/live/events";
import type { Jobs } from "#server/platform/jobs/jobs";
import type { Metrics } from "#server/platform/observe/metrics";
import type { Redis } from "#server/platform/live/redis";
import type { Egress } from "#server/platform/egress/egress";
import type { AdmissionLimits } from "#server/app/admission/admission";
import type { Config } from "#server/app/config/config";

/** The parts that a process has when it builds the product. */
export interface Parts {
  config: Config;
  /** The address has no slash at its end. */
  publicUrl: string;
  database: Database;
  bus: LiveBus;
  /** Null means that the database stores counts and carries live events. */
  redis: Redis | null;
  jobs: Jobs;
  log: Logger;
  metrics: Metrics;
  /** The rules of requests to other servers, where they differ from the default. */
  egress?: Egress;
  /** The pauses before a mail or a push is tried again, where they differ from the default. */
  mailBackOff?: BackOff;
  /** The time that a document of a third party has, where it differs from the default. */
  documentMs?: number;
  /** The limits of requests, where they differ from the default. */
  admission?: Partial<AdmissionLimits>;
  isReady(): boolean;
  isDraining(): boolean;
}
