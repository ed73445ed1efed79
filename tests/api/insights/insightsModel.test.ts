import { beforeEach, describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { answer, type ModelRequest, repliesWith, startChatServer } from "#tests/kit/chatServer";
import { people, type Person } from "#tests/kit/people";

const model = await startChatServer();
const app = await startApp({
  ai: { baseUrl: model.baseUrl, apiKey: "a-key-of-the-test", model: "wordsmith", timeoutMs: 400 },
});

interface Card {
  kind: string;
  body: string;
  is_worded: boolean;
  sentences: { text: string; post_ids: number[] }[];
}
interface Answer {
  text: string;
  is_worded: boolean;
  sources: { post_id: number; quote: string }[];
}
interface Insight {
  insight: { cards: Card[]; answer: Answer | null };
}

const askAll = async (who: Person, prompt: string) => {
  const { status, body, text } = await who.send<Insight>("/api/insights", { prompt });
  if (status !== 201) throw new Error(text);
  return body.insight;
};
const ask = async (who: Person, prompt: string) => (await askAll(who, prompt)).cards;

/** Creates six ideas about a subject of their own. */
async function subject(name: string): Promise<{ ada: Person; cy: Person; ids: number[] }> {
  const { ada, bo, cy } = await people(app);
  const ids: number[] = [];
  for (const [i, who] of [ada, bo, cy, ada, bo, cy].entries())
    ids.push(
      (await who.posts(`Note ${i} on ${name}.`, { title: `${name} ${i}`, tags: [name, i < 4 ? "many" : "few"] })).id,
    );
  await ada.send(`/api/posts/${ids[1]}/like`);
  await cy.comments({ id: ids[0] ?? 0 }, "How long does one last?");
  return { ada, cy, ids };
}

const first = ({ prompt }: ModelRequest, kind: string) =>
  prompt.cards.find(({ card }) => card === kind)?.posts[0]?.id ?? 0;

describe("a model that writes insights", () => {
  beforeEach(() => {
    model.requests.length = 0;
  });

  test("receives the findings and the public posts alone, and its cited sentences are shown", async () => {
    const { ada, cy, ids } = await subject("lanterns");
    await cy.posts("Lanterns, hidden from all but bonds.", { tags: ["lanterns"], visibility: "bonds" });
    model.behave(
      repliesWith((request) => ({
        trend: [`More members take up lanterns [#${first(request, "trend")}].`],
        consensus: [`They agree on one thing. [#${first(request, "consensus")}]`],
      })),
    );
    const cards = await ask(cy, "lanterns");
    expect(cards.map(({ is_worded }) => is_worded).slice(0, 2)).toEqual([true, true]);
    expect(cards[0]?.body).toBe("More members take up lanterns.");
    expect(cards[0]?.sentences[0]?.post_ids).toHaveLength(1);
    expect(ids).toContain(cards[0]?.sentences[0]?.post_ids[0]);
    const [request] = model.requests;
    expect(request).toMatchObject({ authorization: "Bearer a-key-of-the-test", model: "wordsmith" });
    expect(request?.prompt.question).toBe("lanterns");
    expect(JSON.stringify(request?.prompt)).not.toContain("hidden from all");
    expect(JSON.stringify(request?.prompt)).not.toContain(ada.email);
  });

  test("is checked: sentences without or with wrong citations, or with own numbers, are dropped", async () => {
    const { cy } = await subject("trellises");
    model.behave(
      repliesWith((request) => {
        const id = first(request, "trend");
        return {
          trend: [
            "Everybody loves trellises.",
            "A post that is not there says so [#999999].",
            `Fully 98 percent agree [#${id}].`,
            `See https://evil.example now [#${id}].`,
            `<b>Bold</b> claims [#${id}].`,
            `Members write about trellises [#${id}].`,
          ],
          consensus: ["Nothing cited here at all."],
          gap: 7,
        };
      }),
    );
    const [trend, consensus, gap] = await ask(cy, "trellises");
    expect(trend).toMatchObject({ is_worded: true, body: "Members write about trellises." });
    expect(consensus?.is_worded).toBe(false);
    expect(consensus?.body).toMatch(/(?:is|are) about #/);
    expect(gap?.is_worded).toBe(false);
  });

  test("words the answer too, as far as each sentence says what its quote says", async () => {
    const { ada, cy } = await people(app);
    const { id } = await ada.posts("A tallow candle burns for nine hours. It smells of mutton, which the cat likes.", {
      title: "Tallow candles",
      tags: ["tallow"],
    });
    model.behave(
      repliesWith(({ prompt }) => ({
        answer: [
          `A tallow candle burns for nine hours [#${prompt.quotes[0]?.id}].`,
          `A tallow candle burns for ninety hours [#${id}].`,
          `Ada writes that “it smells of roses” [#${id}].`,
          `Everybody should buy wax lamps instead of oil [#${id}].`,
          "It smells of mutton.",
        ],
      })),
    );
    const worded = (await askAll(cy, "How long does a tallow candle burn?")).answer;
    expect(model.requests[0]?.prompt.quotes).toMatchObject([{ id, by: "Ada" }]);
    expect(worded).toMatchObject({
      is_worded: true,
      text: "A tallow candle burns for nine hours.",
      sources: [
        { post_id: id, quote: "A tallow candle burns for nine hours. It smells of mutton, which the cat likes." },
      ],
    });
    model.behave(repliesWith(() => ({ answer: ["Tallow is the best of all candles [#1]."] })));
    const plain = (await askAll(cy, "How long do tallow candles burn?")).answer;
    expect(plain?.is_worded).toBe(false);
    expect(plain?.text).toContain("“A tallow candle burns for nine hours.");
  });

  test("is not waited for, and not needed when it fails", async () => {
    const { cy } = await subject("gables");
    const broken: [string, Parameters<typeof model.behave>[0]][] = [
      ["slow", () => {}],
      ["failing", (_request, res) => answer(res, { error: "no" }, 500)],
      ["refusing", (_request, res) => answer(res, { error: "no quota" }, 429)],
      ["no JSON", (_request, res) => answer(res, "<html>")],
      ["empty", (_request, res) => answer(res, { choices: [] })],
      ["chatting", (_request, res) => answer(res, { choices: [{ message: { content: "Sure! Here you go." } }] })],
      ["endless", (_request, res) => answer(res, { choices: [{ message: { content: "x".repeat(200_000) } }] })],
      ["elsewhere", (_request, res) => void res.writeHead(302, { location: "http://127.0.0.1:9/v1" }).end()],
      ["hanging up", (_request, res) => void res.destroy()],
    ];
    for (const [how, behaviour] of broken) {
      model.behave(behaviour);
      const cards = await ask(cy, "gables");
      expect(
        cards.map(({ is_worded }) => is_worded),
        how,
      ).toEqual([false, false, false]);
      expect(cards[1]?.body, how).toContain("about #many, by");
    }
    expect(model.requests).toHaveLength(broken.length);
  });

  test("is not called where nothing answers", async () => {
    const { cy } = await people(app);
    await ask(cy, "Does anybody know of hapaxlegomena?");
    expect(model.requests).toEqual([]);
  });
});
