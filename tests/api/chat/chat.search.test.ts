import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { people } from "#tests/kit/people";
import { type RestMessage, sendMessage, talk } from "#tests/kit/chat";

const app = await startApp();

test("messages are searched by folded words, on both faces", async () => {
  const { ada, bo } = await people(app);
  const pair = await talk(ada, [bo]);
  const texts = [
    "Wir treffen uns im Café in der Goethestraße",
    "ＷＩＤＥ words, and a naïve question",
    "自転車を買いました",
    "don't use 50% of a_b (yet)",
  ];
  for (const text of texts) await sendMessage(ada, pair, text);
  const [street, wide, bike, signs] = texts;
  const cases: [string, (string | undefined)[]][] = [
    ["cafe", [street]],
    ["CAFÉ goethestrasse", [street]],
    ["goethestraße", [street]],
    ["wide naive", [wide]],
    ["自転車", [bike]],
    ["転車", [bike]],
    ["车站", []],
    ["DON’T", [signs]],
    ["50%", [signs]],
    ["afe", []],
    ["%%", []],
  ];
  for (const [query, found] of cases) {
    const { body } = await bo.get<{ messages: RestMessage[] }>(
      `/api/messages/search?query=${encodeURIComponent(query)}`,
    );
    expect(
      body.messages.map(({ text }) => text),
      query,
    ).toEqual(found);
    const { searchMessages } = await bo.query<{ searchMessages: { totalCount: number } }>(
      "query ($query: String!) { searchMessages(query: $query, first: 5) { totalCount } }",
      { query },
    );
    expect(searchMessages.totalCount, query).toBe(found.length);
  }
});

test("of a member with very many messages older ones are found as they are written", async () => {
  const { ada, bo } = await people(app);
  const pair = await talk(ada, [bo]);
  await sendMessage(ada, pair, "The first fjörd");
  await sendMessage(ada, pair, "The second fjörd");
  const search = async (query: string) =>
    (
      await bo.get<{ messages: RestMessage[] }>(`/api/messages/search?query=${encodeURIComponent(query)}`)
    ).body.messages.map(({ text }) => text);
  expect(await search("fjord")).toEqual(["The second fjörd", "The first fjörd"]);
  await app.sql`update conversations set last_seq = 10001 where id = ${pair.id}`;
  expect(await search("fjord")).toEqual(["The second fjörd"]);
  expect(await search("fjörd")).toEqual(["The second fjörd", "The first fjörd"]);
});
