import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { bigLife, type LifeSize, LISTS_OF_GRAPHQL, LISTS_OF_REST } from "#tests/kit/bigLife";
import { exportIs, tryRequestExport } from "#tests/kit/exports";
import { atMost, type Goal } from "#tests/kit/measuring/goals";
import { join, PASSWORD, type Person } from "#tests/kit/people";
import { measured } from "./measured.ts";

const app = await startApp();
const BIG: LifeSize = { requests: 5_000, bonds: 5_000, conversations: 500, notifications: 20_000 };
/** A life of much writing. */
const LONG: LifeSize = {
  requests: 0,
  bonds: 500,
  conversations: 500,
  notifications: 0,
  posts: 20_000,
  messages: 100_000,
};
/** An export is given up on if it takes longer. */
const EXPORT_MS = 120_000;

async function msOf(act: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await act();
  return performance.now() - begin;
}

/** Measures how long an act of somebody else waits at most while something goes on. */
async function longestWait(act: () => Promise<unknown>, meanwhile: Promise<unknown>): Promise<number> {
  const state = { isOn: true };
  const end = () => (state.isOn = false);
  meanwhile.then(end, end);
  let longest = 0;
  while (state.isOn) longest = Math.max(longest, await msOf(act));
  return longest;
}

test.for(["REST", "GraphQL"])("a big life is listed, exported and deleted over %s", async (face, context) => {
  const ada = await bigLife(app, "Ada", BIG);
  await app.sql`analyze`;
  let slowest = { path: "", ms: 0 };
  for (const path of [...LISTS_OF_REST, "GraphQL"]) {
    const ms = await msOf(async () => {
      if (path === "GraphQL") return ada.query(LISTS_OF_GRAPHQL);
      return expect((await ada.get(path)).status, path).toBe(200);
    });
    if (ms > slowest.ms) slowest = { path, ms };
  }
  const bo = await join(app, "Bo");
  const exported = await exportBeside(ada, face, bo);
  measured(
    context,
    atMost("listing", `ms of the slowest first page: ${slowest.path}`, slowest.ms, 1_000),
    ...exported,
    ...(await deletionBeside(ada, face, bo)),
  );
});

test("20,000 posts and 100,000 messages are exported and deleted", async (context) => {
  const ada = await bigLife(app, "Ada", LONG);
  await app.sql`analyze`;
  const bo = await join(app, "Bo");
  const exported = await exportBeside(ada, "REST", bo);
  measured(context, ...exported, ...(await deletionBeside(ada, "REST", bo)));
});

/** Measures a deletion, and how long somebody else waits who follows a bond of hers, whose row the deletion changes. */
async function deletionBeside(who: Person, face: string, other: Person): Promise<Goal[]> {
  const [bond] = await app.sql<{ id: number }[]>`select bond_id as id from bonds where user_id = ${who.id} limit 1`;
  const follow = `/api/users/${bond?.id}/follow`;
  const act = async () => {
    expect((await other.send(follow)).status).toBeLessThan(300);
    expect((await other.rest.send("DELETE", follow, undefined, { token: other.token })).status).toBeLessThan(300);
  };
  let ms = 0;
  const deleted = msOf(() => leave(who, face)).then((taken) => (ms = taken));
  const waited = await longestWait(act, deleted);
  await deleted;
  return [
    atMost("deletion", `ms, over ${face}`, ms, 5_000),
    atMost("others", "ms that another member's act waited meanwhile", waited, 5_000),
  ];
}

/** Measures an export, and how long somebody else waits for the feed meanwhile. */
async function exportBeside(who: Person, face: string, other: Person): Promise<Goal[]> {
  let ms = 0;
  const exported = msOf(() => exportOver(who, face)).then((taken) => (ms = taken));
  const read = async () => expect((await other.get("/api/feed?page=1")).status).toBe(200);
  const waited = await longestWait(read, exported);
  await exported;
  return [
    atMost("export", `ms, over ${face}`, ms, 30_000),
    atMost("readers", "ms that another member's feed waited meanwhile", waited, 1_000),
  ];
}

async function exportOver(who: Person, face: string): Promise<void> {
  if (face === "GraphQL")
    await who.query("mutation ($password: String!) { requestExport(password: $password) { id } }", {
      password: PASSWORD,
    });
  else expect((await tryRequestExport(who)).status).toBe(202);
  await exportIs(who, "ready", EXPORT_MS);
}

async function leave(who: Person, face: string): Promise<void> {
  if (face === "GraphQL") {
    await who.query("mutation ($password: String!) { deleteAccount(password: $password) }", { password: PASSWORD });
    return;
  }
  const answer = await who.rest.send("DELETE", "/api/account", { password: PASSWORD }, { token: who.token });
  expect(answer.status, answer.text).toBe(200);
}
