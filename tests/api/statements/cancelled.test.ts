import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { eventually } from "#tests/kit/eventually";
import { join } from "#tests/kit/people";

const app = await startApp();
const manifest = JSON.parse(readFileSync("client/gql/persisted-documents.json", "utf8")) as Record<string, string>;

/** The document of our client that lists muted members, by its hash. */
function mutedByHash(): object {
  for (const [sha256Hash, text] of Object.entries(manifest))
    if (/query MutedPeople\b/.test(text)) return { extensions: { persistedQuery: { version: 1, sha256Hash } } };
  throw new Error("The client has no document that lists muted members.");
}

/** The number of statements that wait for a locked table. */
const waiting = async () =>
  (
    await app.sql`select from pg_stat_activity
      where wait_event_type = 'Lock' and query like '%mutes%' and datname = current_database()`
  ).length;

/** Locks a table in another connection; returns what ends that. */
async function lock(): Promise<() => Promise<void>> {
  const own = await app.sql.reserve();
  await own`begin`;
  await own`lock table mutes in access exclusive mode`;
  return async () => {
    await own`rollback`;
    own.release();
  };
}

test("a document by hash and a call over REST end while a table is locked, and so do their statements", async () => {
  const ada = await join(app, "Ada");
  const document = mutedByHash();
  const unlock = await lock();
  const answers = [ada.gql.send(document, ada.token), ada.get("/api/users/muted")] as const;
  await eventually(async () => expect(await waiting()).toBe(2));
  const [answer, list] = await Promise.all(answers);
  expect([answer.code, list.status]).toEqual(["SERVICE_UNAVAILABLE", 503]);
  // The table is still locked: nothing but their own end has stopped the statements.
  expect(await waiting()).toBe(0);
  await unlock();
  const [again, listed] = await Promise.all([ada.gql.send(document, ada.token), ada.get("/api/users/muted")]);
  expect([again.errors, listed.status]).toEqual([[], 200]);
});
