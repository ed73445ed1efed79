import { readManifest } from "#server/app/http/manifest";
import type { RunningServer } from "#server/app/process/server";
import { openDatabase } from "#server/db/client";
import { endingWith } from "#tests/bench/ending";
import { atLeast, atMost, median, type PartResult } from "#tests/bench/goals";
import type { Options } from "#tests/bench/options";
import { print } from "#tests/bench/print";
import { withFolder, withServer } from "#tests/bench/stand";
import { openStore } from "#server/app/process/store";
import { statementsOf, togglesPerSecond, type Toggling } from "./toggling.ts";

const CLIENTS = 64;
const [API_POST, ACT_POST] = [4, 5];

/**
 * Measures likes of one popular post by many members at once, beside the same without a counter. Both are measured at
 * the database. The bare statement writes the row of a like and nothing else; the product's own also checks who may see
 * the post, and counts. The whole act adds the transaction, the notification and the post as the member then sees it.
 * Over HTTP most of the time is spent by the clients, which are in this process too.
 */
export const benchLikes = (options: Options): Promise<PartResult> =>
  withFolder(async (folder) => {
    const where = { dataDir: folder, databaseUrl: null, databaseDirectUrl: null };
    const store = await openStore(where, print);
    return endingWith(
      () => store.close(),
      () => withServer({ DATABASE_URL: store.url }, (server) => measure(server, store.url, options)),
    );
  });

async function measure(server: RunningServer, url: string, { rounds, seconds }: Options): Promise<PartResult> {
  const database = openDatabase({ url, pool: CLIENTS });
  return endingWith(
    () => database.close(),
    async () => {
      const members = await populate(server);
      const statements = statementsOf(database);
      const api = await apiToggling(server, members);
      const all = [...Object.values(statements), wholeAct(server), api];
      for (const toggling of all) await togglesPerSecond(toggling, members, 1);
      const speeds = new Map(all.map(({ name }): [string, number[]] => [name, []]));
      for (let round = 0; round < rounds; round++) {
        for (const toggling of round % 2 === 0 ? all : all.toReversed())
          speeds.get(toggling.name)?.push(await togglesPerSecond(toggling, members, seconds));
      }
      print(`\n${CLIENTS} members toggle their likes of one post, ${rounds} rounds of ${seconds} s`);
      for (const [name, own] of speeds) print(`${name.padEnd(28)}${median(own).toFixed(0).padStart(8)} a second`);
      const wrong = await miscounted(server, [statements.counted.postId, API_POST, ACT_POST]);
      const paired = (other: Toggling) =>
        median(
          (speeds.get(statements.counted.name) ?? []).map((speed, i) => speed / (speeds.get(other.name)?.[i] ?? NaN)),
        );
      return {
        part: "likes",
        figures: Object.fromEntries([...speeds].map(([name, own]) => [name, median(own)])),
        goals: [
          atLeast("G10", "likes to likes without a counter", paired(statements.uncounted), 0.85),
          atLeast("G10", "likes to likes with a counter in the row", paired(statements.inline), 8),
          atMost("G10", "likes that the count is wrong by", wrong, 0),
          atMost("G10", "answers without the viewer's own like", api.unread(), 0),
        ],
      };
    },
  );
}

/** Creates the members and a post for each way of liking. */
async function populate({ database: { sql } }: RunningServer): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    insert into users (name, username, email, password_hash)
    select 'Member ' || n, 'member' || n, 'member' || n || '@example.test', '-' from generate_series(1, ${CLIENTS}::int) as n
    returning id::int`;
  await sql`insert into posts (id, author_id, content) select n, 1, 'A popular post' from generate_series(1, ${ACT_POST}::int) as n`;
  return rows.map(({ id }) => id);
}

/** Likes as GraphQL and REST do, without either. */
const wholeAct = ({ app }: RunningServer): Toggling => ({
  name: "the product's whole act",
  postId: ACT_POST,
  async setLiked(id, liked) {
    await app.product.services.posts.setLiked({ id, sessionId: 1 }, ACT_POST, liked);
  },
});

/** Likes as the client does, and counts the answers that do not show the viewer's own act. */
async function apiToggling({ url, app, database }: RunningServer, members: readonly number[]) {
  const [hash = ""] = Object.entries(readManifest()).find(([, text]) => text.includes("mutation SetLiked(")) ?? [];
  const tokens = new Map<number, string>();
  const origin = { ip: "127.0.0.1", userAgent: null };
  for (const id of members) {
    tokens.set(id, await database.db.transaction((tx) => app.product.services.sessions.open(tx, origin, id)));
  }
  let unread = 0;
  return {
    name: "the product over HTTP",
    postId: API_POST,
    async setLiked(member: number, liked: boolean) {
      const response = await fetch(`${url}/graphql`, {
        method: "POST",
        headers: { authorization: `Bearer ${tokens.get(member)}`, "content-type": "application/json" },
        body: JSON.stringify({
          variables: { postId: String(API_POST), liked },
          extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
        }),
      });
      const { data, errors } = (await response.json()) as {
        data?: { setLiked: { liked: boolean } | null };
        errors?: unknown;
      };
      if (!data?.setLiked) throw new Error(`A like was refused: ${JSON.stringify(errors)}`);
      if (data.setLiked.liked !== liked) unread++;
    },
    unread: () => unread,
  };
}

/** Returns by how many the counts that members see differ from the likes that there are. */
async function miscounted({ app, database: { sql } }: RunningServer, postIds: readonly number[]): Promise<number> {
  let wrong = 0;
  for (const postId of postIds) {
    const { likesCount } = await app.product.services.posts.get({ id: 1, sessionId: 1 }, postId);
    const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`
      select count(*)::int as count from likes where post_id = ${postId}`;
    wrong += Math.abs(likesCount - count);
  }
  return wrong;
}
