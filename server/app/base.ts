import type { Core } from "#server/composition/core";
import type { Module } from "#server/composition/feature";
import { IdempotencyKeys } from "#server/db/idempotencyKeys";
import type { Faces } from "#server/graphql/context";
import { facesOf } from "#server/graphql/schema";
import { type ChargeCost, type CountRead, ReadLimits } from "#server/platform/limits/readLimits";
import { type Contexts, createContexts } from "#server/app/http/context";
import type { Services } from "./features.ts";
import { Origins } from "#server/app/http/origins";
import type { Parts } from "./parts.ts";

/** What both faces of the product are made from. */
export interface Base extends Parts {
  core: Core;
  product: Module<Services>;
  faces: Faces;
  contexts: Contexts;
  origins: Origins;
  /** Answers of calls that may be sent again under the same key. */
  keys: IdempotencyKeys;
  countRead: CountRead;
  charge: ChargeCost;
}

/** Adds to the product what both faces ask of each request: who asks, from where, and how often. */
export function createBase(parts: Parts, core: Core, product: Module<Services>): Base {
  const { config, database, metrics, publicUrl } = parts;
  const { sessions } = product.services;
  const reads = new ReadLimits((limit) => metrics.rateLimited.inc({ limit }));
  return {
    ...parts,
    core,
    product,
    faces: facesOf(product.resolvers),
    contexts: createContexts((token) => sessions.viewerOf(token), config.trustProxy),
    origins: new Origins(publicUrl, config.corsOrigins),
    keys: new IdempotencyKeys(database.db),
    countRead: config.rateLimits ? reads.count : () => {},
    charge: config.rateLimits ? reads.charge : () => {},
  };
}
