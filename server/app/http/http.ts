import type { ApolloServer } from "@apollo/server";
import { expressMiddleware } from "@as-integrations/express5";
import cors from "cors";
import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler, Router } from "express";
import type { Logger } from "pino";
import type { ApolloContext } from "#server/graphql/serving/apollo";
import { type Faces, operationContext } from "#server/graphql/context";
import { MAX_BODY_BYTES } from "#server/graphql/serving/front";
import type { Storage } from "#server/platform/storage/storage";
import { ALLOWANCE_HEADERS } from "#server/platform/limits/announce";
import type { CountRead } from "#server/platform/limits/readLimits";
import { TransportError } from "#server/rest/errors";
import { nameUtf8, requireUtf8 } from "#server/rest/utf8";
import { JSON_HEADERS } from "#server/rest/reply";
import { sendFailure } from "#server/rest/serving/router";
import { type Contexts, requestIdOf } from "./context.ts";
import { inheritOurs } from "./exchange.ts";
import { graphqlFailure } from "./graphqlFailure.ts";
import { type DownloadName, downloads, mediaFiles, type SecondsLeft } from "./mediaFiles.ts";
import type { Origins } from "./origins.ts";
import { wellKnown } from "./wellKnown.ts";

interface Parts {
  publicUrl: string;
  /**
   * The page of `GET /graphql` for browsers, its files, and the schema as text; null where the schema is not to be
   * explored.
   */
  explorer: { page: RequestHandler; files: RequestHandler; schema: RequestHandler } | null;
  storage: Storage;
  secondsLeft: SecondsLeft;
  exportStorage: Storage;
  downloadName: DownloadName;
  origins: Origins;
  contexts: Contexts;
  countRead: CountRead;
  faces: Faces;
  apollo: ApolloServer<ApolloContext>;
  /** A listener for the cost of each operation, in points. */
  onCost(cost: number): void;
  rest: { api: Router; root: Router };
  /** The description of the API. */
  docs: Router;
  pages: Router;
  log: Logger;
}

/**
 * The base of the calls is also a page for people who want to read about the API: a browser at `/api` gets the client.
 */
function unlessForReaders(api: Router): RequestHandler {
  return (req, res, next) => {
    const isBase = req.path === "/" && (req.method === "GET" || req.method === "HEAD");
    if (isBase) res.vary("Accept");
    if (isBase && req.accepts(["json", "html"]) === "html") next();
    else api(req, res, next);
  };
}

/** Creates the Express application with all its handlers, in the order in which they are tried. */
export function createHttp(parts: Parts): Express {
  inheritOurs(express);
  const app = express();
  app.disable("etag");
  app.disable("x-powered-by");
  app.set("trust proxy", false);
  app.use(corsBy(parts.origins));
  app.use("/graphql", graphql(parts));
  app.use("/api", parts.docs, unlessForReaders(parts.rest.api));
  app.use("/media", mediaFiles(parts.storage, parts.secondsLeft), restFaults(parts));
  app.use("/downloads", downloads(parts.exportStorage, parts.downloadName), restFaults(parts));
  app.use(wellKnown(parts.publicUrl));
  app.use(parts.rest.root);
  app.use(parts.pages);
  app.use((_req, _res, next) => next(nothingHere()));
  app.use(restFaults(parts));
  return app;
}

/**
 * Our own origin and listed ones may call; for others the answer has no CORS headers, so their browsers withhold it.
 */
const corsBy = (origins: Origins) =>
  cors<Request>((req, done) =>
    done(null, {
      origin: req.headers.origin !== undefined && origins.isAllowed(req),
      methods: ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
      allowedHeaders: [
        "authorization",
        "content-type",
        "cache-control",
        "pragma",
        "expires",
        "apollo-require-preflight",
        "x-apollo-operation-name",
        "idempotency-key",
        "prefer",
        "x-request-id",
      ],
      exposedHeaders: [
        "x-request-id",
        "idempotent-replayed",
        "preference-applied",
        "deprecation",
        "sunset",
        "retry-after",
        "www-authenticate",
        ...ALLOWANCE_HEADERS,
      ],
      maxAge: 600,
    }),
  );

function graphql({ apollo, contexts, countRead, explorer, faces, log, onCost }: Parts): Router {
  const router = Router();
  if (explorer) router.use("/explorer", explorer.files);
  router.use((req, res, next) => {
    if (explorer && (req.method === "GET" || req.method === "HEAD")) res.vary("Accept");
    if (explorer && req.path === "/" && wantsPage(req)) return explorer.page(req, res, next);
    res.set(JSON_HEADERS);
    nameUtf8(req);
    next();
  });
  router.use(express.json({ limit: MAX_BODY_BYTES, strict: false, verify: requireUtf8 }));
  // The viewer is recognised before Apollo runs, because Apollo would answer a missing database with a 500.
  router.use(async (req, res, next) => {
    const context = await contexts.forRequest(req);
    countRead(context, res);
    next();
  });
  router.get("/schema.graphql", explorer?.schema ?? (() => Promise.reject(nothingHere())));
  router.use(
    expressMiddleware(apollo, {
      async context({ req, res }) {
        const context = operationContext(await contexts.forRequest(req), faces);
        const note = (operation: string | null, cost: number) => {
          Object.assign(res.locals, { operation, cost, viewerId: context.viewer?.id });
          onCost(cost);
        };
        return Object.assign(context, { note });
      },
    }),
  );
  const faults: ErrorRequestHandler = (error: unknown, req, res, _next) => {
    const { status, headers: extra, body } = graphqlFailure(error, requestIdOf(req), log);
    res.status(status).set(extra).type("json").send(body);
  };
  return router.use(faults);
}

/** Checks whether a browser wants to look at the schema, instead of a program that runs a document by GET. */
const wantsPage = (req: Request) =>
  (req.method === "GET" || req.method === "HEAD") && req.accepts(["json", "html"]) === "html";

const nothingHere = () => new TransportError(404, "There is nothing here.");

function restFaults({ log, publicUrl }: Pick<Parts, "log" | "publicUrl">): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    if (!res.headersSent) res.set(JSON_HEADERS);
    sendFailure(error, req, res, { log, publicUrl, requestIdOf });
  };
}
