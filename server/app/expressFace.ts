import type { RequestListener } from "node:http";
import path from "node:path";
import type { ApolloServer } from "@apollo/server";
import type { ApolloContext } from "#server/graphql/apollo";
import { contentReader } from "#server/rest/body";
import { describeApi } from "#server/rest/openapi";
import { restRouters } from "#server/rest/router";
import { apiDocs } from "#server/app/http/apiDocs";
import type { Base } from "./base.ts";
import { clientPages } from "#server/app/client/clientPages";
import { isClientRoute } from "#server/app/client/clientRoutes";
import { requestIdOf } from "#server/app/http/context";
import { createHttp } from "#server/app/http/http";
import { root } from "#server/app/config/root";
import { sendingFolder } from "#server/app/http/sendingFolder";
import { pageFacts } from "#server/app/client/shareTags";

/** Creates the Express application: REST, files and pages, with Apollo among them. */
export function createExpress(base: Base, apollo: ApolloServer<ApolloContext>): RequestListener {
  const { config, core, publicUrl, product, contexts, log } = base;
  const { routes, services } = product;
  return createHttp({
    ...base,
    storage: core.storage,
    secondsLeft: (key, query) => services.mediaAddresses.secondsLeft(key, query),
    apollo,
    onCost: (cost) => base.metrics.graphqlCost.observe(cost),
    https: publicUrl.startsWith("https:"),
    production: config.production,
    explorer: config.graphqlExplorer,
    rest: restRouters({
      routes,
      keys: base.keys,
      guestKeys: base.guestKeys,
      log,
      requestIdOf,
      contextOf: (req) => contexts.forRequest(req),
      countRead: base.countRead,
      isScreen: isClientRoute,
      readContent: contentReader(sendingFolder(config.dataDir)),
    }),
    docs: apiDocs(() => describeApi(routes, publicUrl)),
    pages: clientPages({
      folder: path.join(root, "dist/client"),
      publicUrl,
      contactEmail: config.contactEmail,
      factsOf: (address) => pageFacts(services, publicUrl, address),
    }),
  });
}
