import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { openPool, readSettings, serve } from "./serving.ts";
import { type FeedRow, feedStatement, PAGE_SIZE, positionOf, toFeedPage } from "./statement.ts";
import { keyOf, memberOf } from "./token.ts";

/* The limit: what the machine can do at most with Node and PostgreSQL, and nothing else of what a product does. With a
   token it checks the token, with `viewer=` it believes the request. */

const { databaseUrl, secret } = readSettings();
const sql = openPool(databaseUrl);
const key = keyOf(secret);
const AFTER = feedStatement();
const BY_NUMBER = feedStatement("offset $4");
const prepared = { prepare: true };

serve(createServer((req, res) => void answer(req, res).catch(() => res.writeHead(500).end())));

async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { searchParams } = new URL(req.url ?? "/", "http://localhost");
  const viewer = memberOf(req.headers.authorization, key) ?? searchParams.get("viewer");
  if (viewer === null) return void res.writeHead(401).end();
  const number = Number(searchParams.get("page") ?? 1);
  const { at, id } = positionOf(searchParams.get("after"));
  const rows =
    number > 1
      ? await sql.unsafe<FeedRow[]>(BY_NUMBER, [viewer, at, id, (number - 1) * PAGE_SIZE], prepared)
      : await sql.unsafe<FeedRow[]>(AFTER, [viewer, at, id], prepared);
  const body = JSON.stringify(toFeedPage(rows));
  res.writeHead(200, { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) });
  res.end(body);
}
