import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { eventually } from "#tests/kit/eventually";
import { talk, trySendMessage } from "#tests/kit/chat";
import { join, withStanding } from "#tests/kit/people";

// How long forty requests wait for each other depends on the machine.
const app = await startApp({ rateLimits: true, trustProxy: 1 }, { admission: { waitMs: 60_000 } });

let count = 0;
const newcomer = (name: string) => join(app, name, { "x-forwarded-for": `10.3.0.${++count}` });

test("two members who begin twenty conversations at once hold up nobody", async () => {
  const [ada, bo, cy] = await Promise.all([newcomer("Ada"), newcomer("Bo"), newcomer("Cy")]);
  await withStanding(app, ada, bo);
  const strangers = await Promise.all(Array.from({ length: 20 }, (_, n) => newcomer(`Stranger${n}`)));
  const talks = await Promise.all(
    [ada, bo].flatMap((who) => strangers.map(async (other) => ({ who, talk: await talk(who, [other]) }))),
  );
  const progress = { isOver: false };
  const sent = Promise.all(
    talks.map(({ who, talk: conversation }) =>
      // A member's messages wait for each other: a busy machine asks some of them to come again, and counts them once.
      eventually(async () => {
        const { status } = await trySendMessage(who, conversation, "Hello");
        return status !== 503 && status;
      }),
    ),
  ).finally(() => (progress.isOver = true));
  const seen: number[] = [];
  do seen.push((await cy.get("/api/notifications/count")).status);
  while (!progress.isOver);
  expect(await sent).toEqual(Array<number>(40).fill(201));
  expect(new Set(seen)).toEqual(new Set([200]));
  // The limit has counted each of them once.
  const last = await newcomer("Last");
  expect((await trySendMessage(ada, await talk(ada, [last]), "One too many")).status).toBe(429);
});
