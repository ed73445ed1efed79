import { afterAll, inject } from "vitest";
import { FEATURES, type Services } from "#server/app/features";
import { idleCore } from "#server/app/idleCore";
import { openDatabase, type Tx } from "#server/db/client";
import { Events } from "#server/platform/live/events";
import { PostgresBus } from "#server/platform/live/liveBus";
import { createLogger } from "#server/platform/observe/logger";
import type { App } from "#tests/kit/app";

/** Runs an act of a service that no call offers, in a transaction of its own; the app learns of it as of another process. */
export type Inside = <T>(act: (tx: Tx, services: Services) => Promise<T>) => Promise<T>;

/** Builds the services once more on the app's database, for acts that are only parts of calls. */
export function inside(app: App): Inside {
  const address = new URL(inject("clusterUrl"));
  address.pathname = `/${app.sql.options.database}`;
  const url = address.href;
  const core = idleCore();
  const { db, close } = openDatabase({ url, pool: 2 });
  const bus = new PostgresBus(url, createLogger("silent"));
  const events = new Events(db, bus, () => {});
  const { services } = FEATURES.build({ ...core, db, events });
  afterAll(async () => {
    await bus.close();
    await close();
  });
  return (act) => events.transaction((tx) => act(tx, services));
}
