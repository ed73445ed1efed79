import type { Sql } from "postgres";
import { type FeedRow, feedStatement, positionOf, toFeedPage } from "#tests/bench/feed/statement";
import { connectionOf, type PeerContext } from "./schema.ts";

const FEED = feedStatement();

/** The resolvers of a server that reads a page by the statement of the limit. */
export const oneStatementResolvers = (sql: Sql) => ({
  Query: {
    async feed(_source: unknown, { after }: { after?: string | null }, { viewer }: PeerContext) {
      const { at, id } = positionOf(after);
      const rows = await sql.unsafe<FeedRow[]>(FEED, [viewer, at, id], { prepare: true });
      const { edges, hasNextPage, totalCount } = toFeedPage(rows);
      return connectionOf(edges, hasNextPage, totalCount);
    },
  },
  Post: {
    canEdit: ({ author }: { author: { id: string } }, _: unknown, { viewer }: PeerContext) => author.id === viewer,
  },
});
