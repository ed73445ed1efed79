import path from "node:path";
import type { Core } from "#server/composition/core";
import { LoggedAudit } from "#server/platform/observe/audit";
import { patiently } from "#server/platform/jobs/backOff";
import { HttpChatModel } from "#server/platform/chatModel";
import { CommunityMemory } from "#server/platform/live/community";
import { CommonPasswords, NO_BLOCKLIST } from "#server/platform/secrets/commonPasswords";
import { Events } from "#server/platform/live/events";
import { NO_LIMITS, SharedLimits } from "#server/platform/limits/limiter";
import { publicRow } from "#server/db/community/communityRow";
import { standingOfMember } from "#server/db/standing";
import { Caches } from "#server/cache/caches";
import { postgresLimits, redisLimits } from "#server/platform/limits/limitStores";
import { NamedMailer } from "#server/platform/mail/namedMailer";
import { PublicEgress } from "#server/platform/egress/egress";
import { createMailer } from "#server/platform/mail/mailer";
import { WebPusher } from "#server/platform/push/webPusher";
import { Writes } from "#server/platform/writes";
import type { Config } from "#server/app/config/config";
import { exportStorage, mediaStorage } from "#server/app/config/mediaStorage";
import { sendingFolder } from "#server/app/http/sendingFolder";
import type { Parts } from "./parts.ts";

/** Creates the core from the configuration, so that features can be built from it. */
export function createCore(parts: Parts): Core {
  const { config, database, bus, jobs, log, metrics, mailBackOff = patiently, egress = new PublicEgress() } = parts;
  const events = new Events(database.db, bus, (err) => log.error({ err }, "a live event could not be told"));
  const audit = new LoggedAudit(log, config.jwtSecret);
  const caches = new Caches(config.caches);
  metrics.caches.watch(caches);
  const community = new CommunityMemory({
    events,
    caches,
    read: async () => (await publicRow(database.db, {}))[0],
    contact: config.contactEmail,
  });
  return {
    db: database.db,
    events,
    caches,
    community,
    writes: new Writes(),
    jobs,
    limits: config.rateLimits ? sharedLimits({ ...parts, audit, caches }) : NO_LIMITS,
    storage: mediaStorage(config, caches),
    exportStorage: exportStorage(config, caches),
    temporaryFolder: sendingFolder(config.dataDir),
    mailer: new NamedMailer(
      createMailer({
        smtpUrl: config.smtpUrl,
        from: config.mailFrom,
        folder: mailFolder(config),
        log,
        logsLinks: !config.production,
      }),
      community,
    ),
    pusher: new WebPusher(config.vapid, egress),
    mailBackOff,
    audit,
    passwordCost: config.passwordCost,
    blocklist: config.passwordBlocklist ? new CommonPasswords() : NO_BLOCKLIST,
    model: config.ai && new HttpChatModel(config.ai),
    log,
    metrics,
    publicUrl: parts.publicUrl,
    secrets: { secret: config.jwtSecret, previousSecret: config.jwtSecretPrevious },
    registration: config.registration,
    contact: config.contactEmail,
    tokenTtl: config.tokenTtl,
    sessionIdle: config.sessionIdle,
    feedWindow: config.feedWindow,
    onError: (error) => events.undelivered(error),
  };
}

/** The folder for mails that do not leave the machine. Each process has a folder of its own. */
export const mailFolder = ({ dataDir }: Pick<Config, "dataDir">): string => path.join(dataDir, "mail");

/** Reads whether a member has standing at most twice a minute, since limits ask for it with each act. */
function standingReader({ db }: Parts["database"], caches: Caches) {
  const known = caches.memory<number, boolean>({ name: "standing", ms: 30_000, max: 10_000 });
  return async (memberId: number): Promise<boolean> =>
    (await known.get(memberId, async () => (await standingOfMember(db, { id: memberId }))[0]?.hasStanding ?? false)) ??
    false;
}

interface LimitParts extends Parts {
  audit: LoggedAudit;
  caches: Caches;
}

const sharedLimits = ({ config, database, metrics, redis, audit, caches }: LimitParts) =>
  new SharedLimits({
    store: redis ? redisLimits(redis.commands) : postgresLimits(database.sql),
    secret: config.jwtSecret,
    hasStanding: standingReader(database, caches),
    onRefusal(limit) {
      metrics.rateLimited.inc({ limit });
      audit.record("limit reached", { limit });
    },
  });
