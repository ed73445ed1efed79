import path from "node:path";
import type { Core } from "#server/composition/core";
import { LoggedAudit } from "#server/platform/observe/audit";
import { patiently } from "#server/platform/jobs/backOff";
import { HttpChatModel } from "#server/platform/chatModel";
import { CommonPasswords, NO_BLOCKLIST } from "#server/platform/secrets/commonPasswords";
import { Events } from "#server/platform/live/events";
import { NO_LIMITS, SharedLimits } from "#server/platform/limits/limiter";
import { postgresLimits, redisLimits } from "#server/platform/limits/limitStores";
import { createMailer } from "#server/platform/mail/mailer";
import { Writes } from "#server/platform/writes";
import type { Config } from "#server/app/config/config";
import { mediaStorage } from "#server/app/config/mediaStorage";
import type { Parts } from "./parts.ts";

/** Creates the core from the configuration, so that features can be built from it. */
export function createCore(parts: Parts): Core {
  const { config, publicUrl, database, bus, jobs, log, metrics, mailBackOff = patiently } = parts;
  const onError = (err: unknown) => log.error({ err }, "a live event could not be told");
  const audit = new LoggedAudit(log, config.jwtSecret);
  return {
    db: database.db,
    events: new Events(database.db, bus, onError),
    writes: new Writes(),
    jobs,
    limits: config.rateLimits ? sharedLimits(parts, audit) : NO_LIMITS,
    storage: mediaStorage(config),
    mailer: createMailer({ ...config, from: config.mailFrom, folder: mailFolder(config), log }),
    mailBackOff,
    audit,
    passwordCost: config.passwordCost,
    blocklist: config.passwordBlocklist ? new CommonPasswords() : NO_BLOCKLIST,
    model: config.ai && new HttpChatModel(config.ai),
    log,
    metrics,
    publicUrl,
    secrets: { secret: config.jwtSecret, previousSecret: config.jwtSecretPrevious },
    tokenTtl: config.tokenTtl,
    sessionIdle: config.sessionIdle,
    feedWindow: config.feedWindow,
    onError,
  };
}

/** The folder for mails that do not leave the machine. Each process has a folder of its own. */
export const mailFolder = ({ dataDir }: Pick<Config, "dataDir">): string => path.join(dataDir, "mail");

const sharedLimits = ({ config, database, metrics, redis }: Parts, audit: LoggedAudit) =>
  new SharedLimits({
    store: redis ? redisLimits(redis.commands) : postgresLimits(database.sql),
    secret: config.jwtSecret,
    onRefusal(limit) {
      metrics.rateLimited.inc({ limit });
      audit.record("limit reached", { limit });
    },
  });
