import process from "node:process";
import { memberOf, keyOf } from "#tests/bench/feed/token";
import { openPool, readSettings, report } from "#tests/bench/feed/serving";
import { packageOf } from "#tests/bench/packages";
import { FeedBatches } from "./batches.ts";
import { oneStatementResolvers } from "./oneStatement.ts";
import { connectionOf, type PeerContext, SDL } from "./schema.ts";

/* Mercurius with its compiler, as its documentation shows it: with loaders, or with one statement for the page. */

interface Fastify {
  register(plugin: unknown, options: object): void;
  listen(options: { port: number; host: string }): Promise<string>;
}

const { databaseUrl, secret } = readSettings();
const sql = openPool(databaseUrl);
const key = keyOf(secret);
const batches = new FeedBatches(sql);

interface Query<Source> {
  obj: Source;
}

const withLoaders = {
  resolvers: {
    Query: {
      async feed(_source: unknown, { after }: { after?: string | null }, { viewer }: PeerContext) {
        const [{ edges, hasNextPage }, total] = await Promise.all([batches.page(viewer, after), batches.total(viewer)]);
        return connectionOf(edges, hasNextPage, total);
      },
    },
  },
  loaders: {
    Post: {
      author: (queries: Query<{ authorId: string }>[]) => batches.authors(queries.map(({ obj }) => obj.authorId)),
      async group(queries: Query<{ groupId: string | null }>[]) {
        const ids = queries.flatMap(({ obj }) => obj.groupId ?? []);
        const groups = new Map((ids.length > 0 ? await batches.groups(ids) : []).map((one) => [one?.id, one]));
        return queries.map(({ obj }) => (obj.groupId === null ? null : groups.get(obj.groupId)));
      },
      liked: (queries: Query<{ id: string }>[], { viewer }: PeerContext) =>
        batches.liked(
          viewer,
          queries.map(({ obj }) => obj.id),
        ),
      bookmarked: (queries: Query<{ id: string }>[], { viewer }: PeerContext) =>
        batches.bookmarked(
          viewer,
          queries.map(({ obj }) => obj.id),
        ),
    },
  },
};
const withOneStatement = { resolvers: oneStatementResolvers(sql) };

const app = packageOf<() => Fastify>("fastify")();
app.register(packageOf("mercurius"), {
  schema: SDL,
  ...(process.env["PEER"] === "loaders" ? withLoaders : withOneStatement),
  jit: 1,
  context: ({ headers }: { headers: { authorization?: string } }) => ({ viewer: memberOf(headers.authorization, key) }),
});
report(await app.listen({ port: 0, host: "127.0.0.1" }));
