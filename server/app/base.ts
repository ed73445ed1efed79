import type { Core } from "#server/composition/core";
import type { Module } from "#server/composition/feature";
import { GuestAnswers } from "#server/db/guestAnswers";
import { IdempotencyKeys } from "#server/db/idempotencyKeys";
import type { Faces } from "#server/graphql/context";
import { facesOf } from "#server/graphql/fields/schema";
import { type AdmitAct, admitsActs } from "#server/platform/live/community";
import { ActLimits, type CountAct } from "#server/platform/limits/actLimits";
import { type ChargeCost, type CountPage, type CountRead, ReadLimits } from "#server/platform/limits/readLimits";
import type { Writes } from "#server/platform/writes";
import { type Contexts, createContexts } from "#server/app/http/context";
import type { Services } from "./features.ts";
import { Origins } from "#server/app/http/origins";
import type { Parts } from "./parts.ts";

/** The parts from which GraphQL and REST are both built. */
export interface Base extends Parts {
  core: Core;
  writes: Writes;
  product: Module<Services>;
  faces: Faces;
  contexts: Contexts;
  origins: Origins;
  /** Stores the answers of calls that a client may repeat with the same key. */
  keys: IdempotencyKeys;
  /** The same for guests, and for answers with a token. */
  guestKeys: GuestAnswers;
  countRead: CountRead;
  countAct: CountAct;
  admitAct: AdmitAct;
  countPage: CountPage;
  charge: ChargeCost;
}

/**
 * Adds to the product what GraphQL and REST both need for each request: the viewer, the address and the limits of all requests
 * and acts.
 */
export function createBase(parts: Parts, core: Core, product: Module<Services>): Base {
  const { config, database, metrics, publicUrl } = parts;
  const { sessions, staff } = product.services;
  const onRefusal = (limit: string) => metrics.rateLimited.inc({ limit });
  const reads = new ReadLimits(onRefusal);
  const acts = new ActLimits(onRefusal);
  return {
    ...parts,
    core,
    writes: core.writes,
    product,
    faces: facesOf(product.resolvers),
    contexts: createContexts((token) => sessions.viewerOf(token), config.trustProxy),
    origins: new Origins(publicUrl, config.corsOrigins),
    keys: new IdempotencyKeys(database.db),
    guestKeys: new GuestAnswers(database.db, config.jwtSecret),
    countRead: config.rateLimits ? reads.count : () => {},
    admitAct: admitsActs(core.community, (viewer) => staff.hasPower(viewer, "moderate")),
    countAct: config.rateLimits ? acts.count : () => {},
    countPage: config.rateLimits ? reads.countPage : () => {},
    charge: config.rateLimits ? reads.charge : () => null,
  };
}
