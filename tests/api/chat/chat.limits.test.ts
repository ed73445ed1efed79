import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { sendMessage, talk, trySendMessage } from "#tests/kit/chat";
import { bond, join, withStanding } from "#tests/kit/people";

const app = await startApp({ rateLimits: true, trustProxy: 1 });

let count = 0;
const newcomer = (name: string) => join(app, name, { "x-forwarded-for": `10.2.0.${++count}` });

test("a member can send thirty messages in half a minute, counted by both faces", async () => {
  const [ada, bo] = await Promise.all([newcomer("Ada"), newcomer("Bo")]);
  await bond(app, ada, bo);
  const conversation = await talk(ada, [bo]);
  for (let i = 0; i < 30; i++) await sendMessage(ada, conversation, `Message ${i}`);
  const answer = await trySendMessage(ada, conversation, "One too many");
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  const sent = await ada.ask("mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }", {
    input: { conversationId: conversation.id, text: "And another", clientId: "1" },
  });
  expect(sent.code).toBe("RATE_LIMITED");
  await sendMessage(bo, conversation, "I may still");
});

test("a member can write to twenty strangers in a day, to half as many without standing, and to bonds without that limit", async () => {
  const [ada, bo] = [await newcomer("Ada"), await newcomer("Bo")];
  await withStanding(app, ada);
  // They join one after the other, because the server would refuse so many passwords at once.
  const others: Awaited<ReturnType<typeof newcomer>>[] = [];
  for (let i = 0; i < 22; i++) others.push(await newcomer(`Stranger${i}`));
  const statuses: number[] = [];
  for (const other of others.slice(0, 21))
    statuses.push((await trySendMessage(ada, await talk(ada, [other]), "Hello")).status);
  expect(statuses).toEqual([...Array<number>(20).fill(201), 429]);
  const [last] = others.slice(-1);
  if (!last) throw new Error("Nobody came.");
  await bond(app, ada, last);
  await sendMessage(ada, await talk(ada, [last]), "Hello, friend");

  const his: number[] = [];
  for (const other of others.slice(0, 11))
    his.push((await trySendMessage(bo, await talk(bo, [other]), "Hello")).status);
  expect(his).toEqual([...Array<number>(10).fill(201), 429]);
  const input = { conversationId: (await talk(bo, [last])).id, text: "Hello", clientId: "1" };
  const sent = await bo.ask("mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }", { input });
  expect(sent.code).toBe("RATE_LIMITED");
});
