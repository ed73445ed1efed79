import type { Buffer } from "node:buffer";
import type { IncomingMessage, RequestListener } from "node:http";
import path from "node:path";
import type { Duplex } from "node:stream";
import type { Logger } from "pino";
import type { Database } from "#server/db/client";
import { IdempotencyKeys } from "#server/db/idempotencyKeys";
import { analyticsJobs } from "#server/features/analytics/analytics.jobs";
import { authJobs } from "#server/features/auth/auth.jobs";
import { authMails } from "#server/features/auth/mail/mail.jobs";
import { sessionsEnded } from "#server/features/auth/auth.model";
import { deletionRoutes } from "#server/features/auth/deletion/deletion.routes";
import { passwordsRoutes } from "#server/features/auth/passwords/passwords.routes";
import { authRoutes } from "#server/features/auth/auth.routes";
import { sessionsRoutes } from "#server/features/auth/sessions/sessions.routes";
import { verificationRoutes } from "#server/features/auth/verification/verification.routes";
import { bondsJobs } from "#server/features/bonds/bonds.jobs";
import { commentsJobs } from "#server/features/comments/comments.jobs";
import { commentsRoutes } from "#server/features/comments/comments.routes";
import { bookmarksRoutes, foldersRoutes } from "#server/features/bookmarks/bookmarks.routes";
import { newsRoutes } from "#server/features/feed/feed.news.routes";
import { feedRoutes } from "#server/features/feed/feed.routes";
import { draftsJobs } from "#server/features/posts/drafts/drafts.jobs";
import { draftsRoutes } from "#server/features/posts/drafts/drafts.routes";
import { groupsJobs } from "#server/features/groups/groups.jobs";
import { mediaJobs } from "#server/features/media/media.jobs";
import { mediaRoutes } from "#server/features/media/media.routes";
import { notificationsJobs } from "#server/features/notifications/notifications.jobs";
import { notificationsRoutes } from "#server/features/notifications/notifications.routes";
import { postsJobs } from "#server/features/posts/posts.jobs";
import { postEditingRoutes } from "#server/features/posts/editing/editing.routes";
import { postsRoutes } from "#server/features/posts/posts.routes";
import { tagsRoutes } from "#server/features/posts/tags/tags.routes";
import { searchJobs } from "#server/features/search/search.jobs";
import { settingsRoutes } from "#server/features/settings/settings.routes";
import { createApollo } from "#server/graphql/apollo";
import { graphqlFront } from "#server/graphql/front";
import type { Faces } from "#server/graphql/context";
import { createSchema } from "#server/graphql/schema";
import { Sockets } from "#server/graphql/sockets";
import { createTrusted } from "#server/graphql/trusted";
import { Events, type LiveBus } from "#server/platform/live/events";
import type { BackOff } from "#server/platform/jobs/backOff";
import { Gate } from "#server/platform/gate";
import { clearOldMails } from "#server/platform/mail/folderMailer";
import { type Job, registerJobs, type Upkeep } from "#server/platform/jobs/jobList";
import type { Jobs } from "#server/platform/jobs/jobs";
import { createMailer } from "#server/platform/mail/mailer";
import type { Metrics } from "#server/platform/observe/metrics";
import type { Storage } from "#server/platform/storage/storage";
import { type ChargeCost, type CountRead, ReadLimits } from "#server/platform/limits/readLimits";
import type { Redis } from "#server/platform/live/redis";
import { contentReader } from "#server/rest/body";
import type { Route } from "#server/rest/route";
import { describeApi } from "#server/rest/openapi";
import { JSON_HEADERS, restRouters } from "#server/rest/router";
import { apiDocs } from "#server/app/http/apiDocs";
import { clientAddressBy } from "#server/app/config/clientAddress";
import { clientPages } from "#server/app/client/clientPages";
import { isClientRoute } from "#server/app/client/clientRoutes";
import { chatCalls } from "./chat.ts";
import type { Config } from "#server/app/config/config";
import { bearerToken, type Contexts, createContexts, expiryOf, requestIdOf } from "#server/app/http/context";
import { groupCalls } from "./groups.ts";
import { discoveryCalls } from "./discovery.ts";
import { createHttp } from "#server/app/http/http";
import { readManifest } from "#server/app/http/manifest";
import { mediaStorage } from "#server/app/config/mediaStorage";
import { observer } from "#server/app/http/observe";
import { Origins } from "#server/app/http/origins";
import { behindGate } from "#server/app/http/overload";
import { createFaces, RESOLVERS } from "./resolvers.ts";
import { peopleCalls, shownCalls } from "./people.ts";
import { root } from "#server/app/config/root";
import { sendingFolder } from "#server/app/http/sendingFolder";
import { createServices, type Services } from "./services.ts";
import { pageFacts } from "#server/app/client/shareTags";

export interface Parts {
  config: Config;
  /** Without a slash at its end. */
  publicUrl: string;
  database: Database;
  bus: LiveBus;
  /** Null: the database counts, and carries live events. */
  redis: Redis | null;
  jobs: Jobs;
  log: Logger;
  metrics: Metrics;
  /** How long mails wait for another try, where it is not as usual. */
  mailBackOff?: BackOff;
  isReady(): boolean;
  isDraining(): boolean;
}

/** The product, as a server sees it. */
export interface App {
  handle: RequestListener;
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void;
  services: Services;
  /** Begins to hear live events. */
  start(): Promise<void>;
  /** Works out what pages show that are only counted now and then, where nobody has yet. */
  countOnce(): Promise<void>;
  /** Ends every socket with 1001: their clients go to another process. */
  closeSockets(): Promise<void>;
  stop(): Promise<void>;
}

/** Requests that run at once on one process, and that wait. */
const CAPACITY = { atOnce: 200, queue: 100, waitMs: 2_000 };

const HOUR_MS = 3_600_000;

/** The only place that knows all: builds every service once, then both faces from them. */
export async function compose(parts: Parts): Promise<App> {
  const { config, publicUrl, database, bus, log } = parts;
  const onError = (err: unknown) => log.error({ err }, "a live event could not be told");
  const events = new Events(database.db, bus, onError);
  const storage = mediaStorage(config);
  const services = createServices({ ...parts, events, storage });
  const faces = createFaces(services, { events, publicUrl, onError });
  const contexts = createContexts((token) => services.sessions.viewerOf(token), config.trustProxy);
  const origins = new Origins(publicUrl, config.corsOrigins);
  const keys = new IdempotencyKeys(database.db);
  const reads = new ReadLimits((limit) => parts.metrics.rateLimited.inc({ limit }));
  const countRead: CountRead = config.rateLimits ? reads.count : () => {};
  const charge: ChargeCost = config.rateLimits ? reads.charge : () => {};
  const face = { ...parts, storage, services, faces, contexts, origins, keys, countRead, charge };

  const { serve, sockets } = await createGraphqlFace(face);
  events.onLive(sessionsEnded, ({ sessionIds }) => sockets.endSessions(sessionIds));
  events.onResumed(() => void sockets.endForgotten().catch(onError));
  const mails = path.join(config.dataDir, "mail");
  const mailer = createMailer({ ...config, from: config.mailFrom, folder: mails, log });
  const { letters } = services;
  registerJobs(parts.jobs, [
    ...jobsOf(services),
    ...authMails({ letters, mailer, log, ...(parts.mailBackOff && { backOff: parts.mailBackOff }) }),
    { name: "rest.forgetAnswers", cron: "23 * * * *", run: () => keys.purge() },
    { name: "limits.purge", cron: "29 * * * *", run: () => services.limits.purge() },
    // Each process has a folder of its own.
    { name: "clear old mails", everyMs: HOUR_MS, run: () => clearOldMails(mails) },
  ]);

  const observe = observer({ log, metrics: parts.metrics, requestIdOf, addressOf: clientAddressBy(config.trustProxy) });
  const admit = behindGate(new Gate(CAPACITY), requestIdOf, serve);
  return {
    handle(req, res) {
      observe(req, res);
      admit(req, res);
    },
    upgrade: (req, socket, head) => sockets.upgrade(req, socket, head),
    services,
    start: () => events.start(),
    countOnce: () => services.explore.countOnce(),
    closeSockets: () => sockets.close(),
    stop: async () => void (await Promise.all([events.stop(), mailer.close()])),
  };
}

interface Face extends Parts {
  storage: Storage;
  services: Services;
  faces: Faces;
  contexts: Contexts;
  origins: Origins;
  keys: IdempotencyKeys;
  countRead: CountRead;
  charge: ChargeCost;
}

/** GraphQL: our own client's documents in front, Apollo for all others behind, sockets beside. */
async function createGraphqlFace(face: Face): Promise<{ serve: RequestListener; sockets: Sockets }> {
  const { config, log, metrics, faces, contexts, origins, services, charge } = face;
  const explorer = config.graphqlExplorer;
  const schema = createSchema([...RESOLVERS], faces);
  const apollo = createApollo({
    schema,
    explorer,
    log,
    charge,
    onRefusal: (reason) => metrics.graphqlRejected.inc({ reason }),
  });
  await apollo.start();
  const serve = graphqlFront({
    answerTrusted: createTrusted({ schema, manifest: readManifest(), suggest: explorer, log, charge }),
    faces,
    log,
    requestIdOf,
    async contextOf(req) {
      const context = await contexts.of(req);
      face.countRead(context);
      return context;
    },
    isOwnOrigin: (req) => origins.isOwn(req),
    onOperation(res, ran) {
      metrics.graphqlCost.observe(ran.cost);
      Object.assign(res, { locals: { route: "/graphql", ...ran } });
    },
    headers: { ...JSON_HEADERS, "X-Content-Type-Options": "nosniff" },
    next: createExpress(face, apollo),
  });
  const sockets = new Sockets({
    schema,
    faces,
    explorer,
    log,
    charge,
    gauges: metrics,
    addressOf: clientAddressBy(config.trustProxy),
    isAllowedOrigin: (req) => origins.isAllowed(req),
    isOpen: () => face.isReady() && !face.isDraining(),
    withViewer: (req, viewer) => contexts.withViewer(req, viewer),
    async recognise(authorization) {
      const token = bearerToken(authorization);
      const viewer = token === null ? null : await services.sessions.viewerOf(token);
      return viewer && token !== null ? { viewer, expiresAt: expiryOf(token) } : null;
    },
  });
  return { serve, sockets };
}

/** REST, files and pages, and Apollo in their midst. */
function createExpress(face: Face, apollo: Awaited<ReturnType<typeof createApollo>>): RequestListener {
  const { config, publicUrl, services, contexts, log } = face;
  const { media, auth, posts, comments, feed } = services;
  const routes: Route[] = [
    ...authRoutes(auth, media.urlOf),
    ...verificationRoutes(services.verification),
    ...passwordsRoutes(services.passwords),
    ...sessionsRoutes(services.sessions),
    ...deletionRoutes(services.deletion),
    ...settingsRoutes(services.settings),
    ...peopleCalls(services, media.urlOf),
    ...shownCalls(services, media.urlOf),
    ...groupCalls(services, media.urlOf),
    ...postsRoutes(posts, media.urlOf),
    ...postEditingRoutes(services.postEditing, media.urlOf),
    ...tagsRoutes(services.tags),
    ...commentsRoutes(comments, services.commentLists, media.urlOf),
    ...feedRoutes(feed, media.urlOf),
    ...mediaRoutes(media),
    ...draftsRoutes(services.drafts, media.urlOf),
    ...newsRoutes(services.news, media.urlOf),
    ...bookmarksRoutes(services.bookmarks, media.urlOf),
    ...foldersRoutes(services.bookmarkFolders),
    ...discoveryCalls(services, media.urlOf),
    ...chatCalls(services, media),
    ...notificationsRoutes(services.notifications, media.urlOf),
  ];
  return createHttp({
    ...face,
    secondsLeft: (key, query) => services.mediaAddresses.secondsLeft(key, query),
    apollo,
    onCost: (cost) => face.metrics.graphqlCost.observe(cost),
    https: publicUrl.startsWith("https:"),
    production: config.production,
    explorer: config.graphqlExplorer,
    rest: restRouters({
      routes,
      keys: face.keys,
      log,
      requestIdOf,
      contextOf: (req) => contexts.of(req),
      countRead: face.countRead,
      isScreen: isClientRoute,
      readContent: contentReader(sendingFolder(config.dataDir)),
    }),
    docs: apiDocs(() => describeApi(routes, publicUrl)),
    pages: clientPages({
      folder: path.join(root, "dist/client"),
      publicUrl,
      factsOf: (address) => pageFacts(services, publicUrl, address),
    }),
  });
}

const jobsOf = (services: Services): (Job | Upkeep)[] => [
  ...mediaJobs({
    release: services.mediaRelease,
    renditions: services.mediaRenditions,
    sweep: services.mediaSweep,
  }),
  ...authJobs(services),
  ...postsJobs(services),
  ...commentsJobs(services.comments),
  ...bondsJobs(services.bondsRecount),
  ...analyticsJobs(services.analytics),
  ...groupsJobs(services.groups),
  ...draftsJobs(services.drafts),
  ...searchJobs(services.explore),
  ...notificationsJobs(services),
];
