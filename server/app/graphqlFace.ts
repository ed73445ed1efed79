import type { RequestListener } from "node:http";
import type { ApolloServer } from "@apollo/server";
import type { GraphQLSchema } from "graphql";
import { sessionsEnded } from "#server/features/auth/auth.model";
import { type ApolloContext, createApollo } from "#server/graphql/serving/apollo";
import { countMutations } from "#server/graphql/fields/countedMutations";
import { BoundedDocuments } from "#server/graphql/cost/boundedDocuments";
import { letMutationsRepeat } from "#server/graphql/fields/repeats";
import { sealCursors } from "#server/graphql/fields/cursors";
import { graphqlFront } from "#server/graphql/serving/front";
import { createSchema } from "#server/graphql/fields/schema";
import { Sockets } from "#server/graphql/serving/sockets";
import { createText } from "#server/graphql/serving/text";
import { createTrusted } from "#server/graphql/documents/trusted";
import { KeyedCursorSeal } from "#server/platform/secrets/cursorSeal";
import type { Base } from "./base.ts";
import { bearerToken, expiryOf, requestIdOf } from "#server/app/http/context";
import { refusedUpgrade } from "#server/app/http/httpServer";
import { graphqlFailure } from "#server/app/http/graphqlFailure";
import { readManifest } from "#server/app/http/manifest";

interface GraphqlFace {
  serve: RequestListener;
  sockets: Sockets;
}

/**
 * Serves GraphQL: our own client's documents first, sockets beside, and Apollo for all other documents among the
 * handlers that `behind` creates.
 */
export async function createGraphqlFace(
  base: Base,
  behind: (apollo: ApolloServer<ApolloContext>, schema: GraphQLSchema) => RequestListener,
): Promise<GraphqlFace> {
  const { caches } = base.core;
  const { config, log, metrics, faces, contexts, origins, product, charge, writes } = base;
  const explorer = config.graphqlExplorer;
  const schema = schemaOf(base);
  const { run: bounded } = new BoundedDocuments(base.documentMs);
  const apollo = createApollo({
    schema,
    explorer,
    log,
    charge,
    bounded,
    writes,
    onRefusal: (reason) => metrics.graphqlRejected.inc({ reason }),
  });
  await apollo.start();
  const serve = graphqlFront({
    answerTrusted: createTrusted({ schema, manifest: readManifest(), suggest: explorer, log, charge, writes, caches }),
    answerText: createText(apollo),
    faces,
    failureOf: (error, req) => graphqlFailure(error, requestIdOf(req), log),
    async contextOf(req, res) {
      const context = await contexts.forRequest(req);
      base.countRead(context, res);
      return context;
    },
    isOwnOrigin: (req) => origins.isOwn(req),
    onOperation(res, ran) {
      metrics.graphqlCost.observe(ran.cost);
      Object.assign(res, { locals: { route: "/graphql", ...ran } });
    },
    next: behind(apollo, schema),
  });
  const { sessions } = product.services;
  const sockets = new Sockets({
    schema,
    faces,
    explorer,
    log,
    charge,
    bounded,
    caches,
    gauges: metrics,
    isAllowedOrigin: (req) => origins.isAllowed(req),
    isOpen: () => base.isReady() && !base.isDraining(),
    visitorOf: (req) => contexts.visitorOf(req),
    refusal: refusedUpgrade,
    async recognise(authorization) {
      const token = bearerToken(authorization);
      const viewer = token === null ? null : await sessions.viewerOf(token);
      return viewer && token !== null ? { viewer, expiresAt: expiryOf(token) } : null;
    },
  });
  informSockets(sockets, base);
  return { serve, sockets };
}

/** Ends sockets with their sessions, and informs them of events that may have been lost, of ended sessions too. */
function informSockets(sockets: Sockets, { core, metrics }: Base): void {
  core.events.onLive(sessionsEnded, ({ sessionIds }) => sockets.endSessions(sessionIds));
  core.events.onMissed(() => {
    metrics.liveResyncs.inc();
    sockets.resync();
    void sockets.endForgotten().catch(core.onError);
  });
}

/** Returns the schema, with what holds for all of its lists and mutations. */
function schemaOf({ core, product, faces, keys, countAct, admitAct }: Base): GraphQLSchema {
  const schema = createSchema(product.resolvers, faces);
  sealCursors(schema, new KeyedCursorSeal({ ...core.secrets, caches: core.caches }));
  letMutationsRepeat(schema, keys);
  countMutations(schema, countAct, admitAct);
  return schema;
}
