import { createServer, type IncomingMessage } from "node:http";
import postgres from "postgres";
import { readSettings, serve } from "#tests/bench/feed/serving";
import { keyOf, memberOf } from "#tests/bench/feed/token";
import { packageOf } from "#tests/bench/packages";
import { completePromises } from "./promises.ts";

/* PostGraphile, with what its documentation offers for a feed: functions of the database for the list, the viewer's
   flags and the total. The viewer is a setting of the transaction. */

interface PostGraphile {
  createServ(grafserv: unknown): { addTo(server: ReturnType<typeof createServer>): Promise<void> };
}

const VIEWER = "current_setting('bench.viewer')::bigint";
const FUNCTIONS = [
  `bench_feed("at" timestamptz, "position" bigint) returns setof posts`,
  `posts_liked(post posts) returns boolean`,
  `posts_bookmarked(post posts) returns boolean`,
  `bench_total() returns bigint`,
];
const BODIES = [
  `select posts.* from posts where (created_at, id) < ($1, $2) and visibility <> 'group'
    and (visibility = 'public' or author_id = ${VIEWER} or exists (
      select from bonds where user_id = ${VIEWER} and bond_id = posts.author_id))
    and not exists (select from blocks where blocker_id = ${VIEWER} and blocked_id = posts.author_id)
    and not exists (select from blocks where blocked_id = ${VIEWER} and blocker_id = posts.author_id)
    and not exists (select from mutes where muter_id = ${VIEWER} and muted_id = posts.author_id
      and (until is null or until > now()))
    order by created_at desc, id desc`,
  `select exists (select from likes where user_id = ${VIEWER} and post_id = post.id)`,
  `select exists (select from bookmarks where user_id = ${VIEWER} and post_id = post.id)`,
  `select ((select value from totals where name = 'public_posts')
    - coalesce((select sum(public_posts_count) from users where id in (
        select blocked_id from blocks where blocker_id = ${VIEWER} union select blocker_id from blocks where blocked_id = ${VIEWER}
        union select muted_id from mutes where muter_id = ${VIEWER} and (until is null or until > now()))), 0)
    + coalesce((select sum(bonds_posts_count) from users where id in (
        select bond_id from bonds where user_id = ${VIEWER} union all select ${VIEWER})), 0))::bigint`,
];

completePromises();
const { databaseUrl, secret } = readSettings();
const key = keyOf(secret);
const admin = postgres(databaseUrl, { max: 1, onnotice: () => {} });
for (const [i, head] of FUNCTIONS.entries())
  await admin.unsafe(`create or replace function ${head} language sql stable as $$ ${BODIES[i]} $$`);
await admin.end();

const { postgraphile } = packageOf<{ postgraphile(preset: object): PostGraphile }>("postgraphile");
const { PostGraphileAmberPreset } = packageOf<{ PostGraphileAmberPreset: object }>("postgraphile/presets/amber");
const { makePgService } = packageOf<{ makePgService(options: object): object }>("postgraphile/adaptors/pg");
const { grafserv } = packageOf<{ grafserv: unknown }>("postgraphile/grafserv/node");

const server = createServer();
const pgl = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString: databaseUrl, schemas: ["public"], poolConfig: { max: 20 } })],
  grafserv: { graphqlPath: "/graphql", graphiql: false, watch: false },
  grafast: {
    context: ({ node }: { node?: { req: IncomingMessage } }) => ({
      pgSettings: { "bench.viewer": memberOf(node?.req.headers.authorization, key) ?? "0" },
    }),
  },
});
await pgl.createServ(grafserv).addTo(server);
serve(server);
