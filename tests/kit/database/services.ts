import { afterAll, inject } from "vitest";
import { type Db, openDatabase, type Tx } from "#server/db/client";
import { BadgeService } from "#server/features/notifications/writing/writing.badge.service";
import { NotifierService } from "#server/features/notifications/writing/writing.notifier.service";
import { Events } from "#server/platform/live/events";
import type { App } from "#tests/kit/app";

/** What a service of the product needs, for a test of one that no operation calls yet. */
export interface ServiceParts {
  db: Db;
  notifier: NotifierService;
  /** Runs a transaction as the acts of members do. */
  transaction<T>(act: (tx: Tx) => Promise<T>): Promise<T>;
}

const SILENT = { publish: async () => {}, listen: async () => {}, close: async () => {} };

/** Opens the database of an app a second time, for services that a test builds itself. */
export function servicePartsOf(app: App): ServiceParts {
  const url = new URL(inject("clusterUrl"));
  url.pathname = `/${app.sql.options.database}`;
  const database = openDatabase({ url: url.href, pool: 2, waitMs: 20_000 });
  afterAll(() => database.close());
  const events = new Events(database.db, SILENT, () => {});
  return {
    db: database.db,
    notifier: new NotifierService(new BadgeService(database.db, events)),
    transaction: (act) => events.transaction(act),
  };
}
