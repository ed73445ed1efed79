import os from "node:os";
import type { Core } from "#server/composition/core";
import { Caches } from "#server/cache/caches";
import { openDatabase } from "#server/db/client";
import { CommunityMemory } from "#server/platform/live/community";
import { LoggedAudit } from "#server/platform/observe/audit";
import { patiently } from "#server/platform/jobs/backOff";
import { NO_BLOCKLIST } from "#server/platform/secrets/commonPasswords";
import { DiskStorage } from "#server/platform/storage/diskStorage";
import { Events, type LiveBus } from "#server/platform/live/events";
import { PostgresJobs } from "#server/platform/jobs/jobs";
import { NO_LIMITS } from "#server/platform/limits/limiter";
import { createLogger } from "#server/platform/observe/logger";
import { createMailer } from "#server/platform/mail/mailer";
import { Writes } from "#server/platform/writes";
import { Metrics } from "#server/platform/observe/metrics";

const NOWHERE = "postgres://nobody@localhost:1/nothing";
const SECRET = "signs nothing";

const SILENT: LiveBus = {
  publish: () => Promise.resolve(),
  listen: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/** Returns a core for features that never run, to read what they declare. It connects to nothing and starts nothing. */
export function idleCore(): Core {
  const log = createLogger("silent");
  const metrics = new Metrics();
  const { db } = openDatabase({ url: NOWHERE, pool: 1 });
  const onError = () => {};
  const events = new Events(db, SILENT, onError);
  const caches = new Caches(false);
  return {
    db,
    events,
    caches,
    community: new CommunityMemory({ events, caches, read: async () => undefined, contact: null }),
    writes: new Writes(),
    jobs: new PostgresJobs({ url: NOWHERE, log, metrics }),
    limits: NO_LIMITS,
    storage: new DiskStorage(os.tmpdir()),
    exportStorage: new DiskStorage(os.tmpdir()),
    temporaryFolder: os.tmpdir(),
    mailer: createMailer({ smtpUrl: null, from: "nobody@localhost", folder: os.tmpdir(), log, logsLinks: false }),
    pusher: { publicKey: "", send: () => Promise.resolve("gone") },
    mailBackOff: patiently,
    audit: new LoggedAudit(log, SECRET),
    blocklist: NO_BLOCKLIST,
    passwordCost: "full",
    model: null,
    log,
    metrics,
    publicUrl: "http://localhost",
    secrets: { secret: SECRET, previousSecret: null },
    registration: "open",
    contact: null,
    tokenTtl: 0,
    sessionIdle: 0,
    feedWindow: 0,
    onError,
  };
}
