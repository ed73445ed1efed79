import { createServer, type IncomingMessage } from "node:http";
import { openPool, readSettings, serve } from "#tests/bench/feed/serving";
import { keyOf, memberOf } from "#tests/bench/feed/token";
import { packageOf } from "#tests/bench/packages";
import { FeedBatches } from "./batches.ts";
import { connectionOf, SDL } from "./schema.ts";

/* Apollo Server on Express as its documentation shows it, with a DataLoader for each kind of thing and request. */

interface Loader<Value> {
  load(key: string): Promise<Value>;
}
type LoaderClass = new <Value>(batch: (keys: readonly string[]) => Promise<Value[]>) => Loader<Value>;
interface Apollo {
  start(): Promise<void>;
}
interface Express {
  (): { use(path: string, ...handlers: unknown[]): void } & Parameters<typeof createServer>[1];
  json(): unknown;
}

const { ApolloServer } = packageOf<{ ApolloServer: new (options: object) => Apollo }>("@apollo/server");
const { expressMiddleware } = packageOf<{ expressMiddleware(server: Apollo, options: object): unknown }>(
  "@as-integrations/express5",
);
const express = packageOf<Express>("express");
const DataLoader = packageOf<LoaderClass>("dataloader");

const { databaseUrl, secret } = readSettings();
const batches = new FeedBatches(openPool(databaseUrl));
const key = keyOf(secret);

const contextOf = (viewer: string) => ({
  viewer,
  authors: new DataLoader((ids) => batches.authors(ids)),
  groups: new DataLoader((ids) => batches.groups(ids)),
  liked: new DataLoader((ids) => batches.liked(viewer, ids)),
  bookmarked: new DataLoader((ids) => batches.bookmarked(viewer, ids)),
});
type Context = ReturnType<typeof contextOf>;

interface PostSource {
  id: string;
  authorId: string;
  groupId: string | null;
}

const resolvers = {
  Query: {
    async feed(_source: unknown, { after }: { after?: string | null }, { viewer }: Context) {
      const { edges, hasNextPage } = await batches.page(viewer, after);
      return connectionOf(edges, hasNextPage, () => batches.total(viewer));
    },
  },
  Post: {
    author: ({ authorId }: PostSource, _: unknown, { authors }: Context) => authors.load(authorId),
    group: ({ groupId }: PostSource, _: unknown, { groups }: Context) =>
      groupId === null ? null : groups.load(groupId),
    liked: ({ id }: PostSource, _: unknown, { liked }: Context) => liked.load(id),
    bookmarked: ({ id }: PostSource, _: unknown, { bookmarked }: Context) => bookmarked.load(id),
  },
};

const apollo = new ApolloServer({ typeDefs: SDL, resolvers });
await apollo.start();
const app = express();
const context = ({ req }: { req: IncomingMessage }) =>
  Promise.resolve(contextOf(memberOf(req.headers.authorization, key) ?? "0"));
app.use("/graphql", express.json(), expressMiddleware(apollo, { context }));
serve(createServer(app));
