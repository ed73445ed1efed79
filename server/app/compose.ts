import type { Buffer } from "node:buffer";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { Module } from "#server/composition/feature";
import { registerJobs } from "#server/platform/jobs/jobList";
import { createBase } from "./base.ts";
import { clientAddressBy } from "#server/app/config/clientAddress";
import { requestIdOf } from "#server/app/http/context";
import { createCore, mailFolder } from "./core.ts";
import { createExpress } from "./expressFace.ts";
import { FEATURES, type Services } from "./features.ts";
import { createGraphqlFace } from "./graphqlFace.ts";
import { observer } from "#server/app/http/observe";
import { clearSending } from "#server/app/http/sendingFolder";
import type { OurListener } from "#server/app/http/exchange";
import { admissionOf } from "./admissionOf.ts";
import type { Parts } from "./parts.ts";
import { recountJobs } from "./recounting.ts";
import { upkeepJobs } from "./upkeep.ts";

/** The product, as a server uses it. */
export interface App {
  handle: OurListener;
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Everything that the features provide. */
  product: Module<Services>;
  /** Begins to receive live events. */
  start(): Promise<void>;
  /** Counts, once before the first start, figures that jobs count regularly. */
  countOnce(): Promise<void>;
  /** Closes every socket with 1001, so that clients connect to another process. */
  closeSockets(): Promise<void>;
  stop(): Promise<void>;
}

/** Builds every feature once, then GraphQL and REST from what the features declare. */
export async function compose(parts: Parts): Promise<App> {
  const { config, log, metrics } = parts;
  const core = createCore(parts);
  const product = FEATURES.build(core);
  const base = createBase(parts, core, product);
  const { serve, sockets } = await createGraphqlFace(base, (apollo, schema) => createExpress(base, apollo, schema));
  const keys = [base.keys, base.guestKeys];
  registerJobs(parts.jobs, [
    ...product.jobs,
    ...recountJobs(product.counts, core),
    ...upkeepJobs({
      keys,
      limits: core.limits,
      mailFolder: mailFolder(config),
      clearSending: () => clearSending(config.dataDir),
    }),
  ]);

  const observe = observer({ log, metrics, requestIdOf, addressOf: clientAddressBy(config.trustProxy) });
  const admission = admissionOf(base, serve);
  return {
    handle(req, res) {
      observe(req, res);
      admission.handle(req, res);
    },
    upgrade: (req, socket, head) => sockets.upgrade(req, socket, head),
    product,
    start: () => core.events.start(),
    countOnce: () => product.countOnce(),
    closeSockets: () => sockets.close(),
    stop: async () => {
      admission.stop();
      await Promise.all([core.events.stop(), core.mailer.close()]);
    },
  };
}
