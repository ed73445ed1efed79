import type { IncomingMessage, RequestListener } from "node:http";
import path from "node:path";
import type { ApolloServer } from "@apollo/server";
import type { GraphQLSchema } from "graphql";
import type { ApolloContext } from "#server/graphql/serving/apollo";
import { contentReader } from "#server/rest/body";
import { describeApi } from "#server/rest/description/openapi";
import { restFront } from "#server/rest/serving/front";
import { restRouters } from "#server/rest/serving/router";
import { apiDocs } from "#server/app/http/apiDocs";
import type { Base } from "./base.ts";
import { explorerFiles, explorerPage, schemaText } from "#server/app/client/explorerPage";
import { clientPages } from "#server/app/client/clientPages";
import { isClientRoute } from "#server/app/client/clientRoutes";
import { requestIdOf } from "#server/app/http/context";
import { createHttp } from "#server/app/http/http";
import { root } from "#server/core/root";
import { sendingFolder } from "#server/app/http/sendingFolder";
import { pageFacts } from "#server/app/client/shareTags";

/** Serves REST, files and pages by Express, with Apollo among them, and plain REST calls before it. */
export function createExpress(base: Base, apollo: ApolloServer<ApolloContext>, schema: GraphQLSchema): RequestListener {
  const { config, core, publicUrl, product, contexts } = base;
  const { routes, services } = product;
  const rest = {
    ...base,
    routes,
    requestIdOf,
    contextOf: (req: IncomingMessage) => contexts.forRequest(req),
    isScreen: isClientRoute,
  };
  const next = createHttp({
    ...base,
    storage: core.storage,
    secondsLeft: (key, query) => services.mediaAddresses.secondsLeft(key, query),
    exportStorage: core.exportStorage,
    downloadName: (key, query) => services.exports.fileFor(key, query),
    apollo,
    onCost: (cost) => base.metrics.graphqlCost.observe(cost),
    explorer: config.graphqlExplorer
      ? { page: explorerPage(config.production), files: explorerFiles(), schema: schemaText(schema) }
      : null,
    rest: restRouters({ ...rest, readContent: contentReader(sendingFolder(config.dataDir)) }),
    docs: apiDocs(() => describeApi(routes, publicUrl)),
    pages: clientPages({
      folder: path.join(root, "dist/client"),
      publicUrl,
      community: core.community,
      urlOf: services.media.urlOf,
      countPage: (req) => base.countPage(contexts.visitorOf(req)),
      factsOf: (address) => pageFacts(services, publicUrl, address),
    }),
  });
  return restFront({ ...rest, next });
}
