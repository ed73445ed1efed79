import type { Sql } from "postgres";
import { Caches } from "#server/cache/caches";
import { Tokens } from "#server/platform/secrets/tokens";
import { keyOf, signToken } from "./token.ts";

/** A member who reads the feed. */
export interface FeedViewer {
  id: number;
  /** The token of a session, for the product. */
  productToken: string;
  /** A token without a session, for everybody else. */
  plainToken: string;
}

const VIEWERS = 500;
const DAY_SECONDS = 86_400;
const AGENT = "commonplace bench";

/** Opens sessions of members at random, or of newcomers without bonds; those of earlier runs are deleted. */
export async function openSessions(sql: Sql, secret: string, { newcomers = false } = {}): Promise<FeedViewer[]> {
  const agent = newcomers ? `${AGENT}, newcomers` : AGENT;
  await sql`delete from sessions where user_agent = ${agent}`;
  if (newcomers) await createNewcomers(sql);
  const rows = await sql<{ id: number; userId: number }[]>`
    insert into sessions (user_id, user_agent, expires_at)
    select id, ${agent}, now() + interval '1 day'
    from (select id from users where (username like 'newcomer%') = ${newcomers} order by random() limit ${VIEWERS}) as members
    returning id::int, user_id::int as "userId"`;
  const tokens = new Tokens({ secret, previousSecret: null, ttl: DAY_SECONDS, caches: new Caches(true) });
  const key = keyOf(secret);
  return rows.map(({ id, userId }) => ({
    id: userId,
    productToken: tokens.sign({ id: userId, sessionId: id }),
    plainToken: signToken(userId, key),
  }));
}

const createNewcomers = (sql: Sql) => sql`
  insert into users (name, username, email, password_hash)
  select 'Newcomer ' || n, 'newcomer' || n, 'newcomer' || n || '@example.test', '-'
  from generate_series(1, ${VIEWERS}::int) as n on conflict do nothing`;
