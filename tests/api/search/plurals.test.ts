import { beforeAll, describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { join, type Person } from "#tests/kit/people";

const app = await startApp();

/** One and many of each language, and a text that either may stand in. */
const PAIRS = {
  es: {
    text: (word: string) => `Hablamos con todos los vecinos del barrio sobre ${word} en la plaza.`,
    words: "luz/luces pez/peces lápiz/lápices raíz/raíces voz/voces actriz/actrices canción/canciones joven/jóvenes",
  },
  fr: {
    text: (word: string) => `Nous avons parlé avec les voisins de notre quartier de ${word} dans la rue.`,
    words:
      "travail/travaux vitrail/vitraux jeu/jeux caillou/cailloux œil/yeux cheval/chevaux tuyau/tuyaux trou/trous château/châteaux",
  },
  de: {
    text: (word: string) => `Wir sprechen mit allen Leuten aus unserer Straße über ${word} und vieles andere.`,
    words:
      "Nachbar/Nachbarn Museum/Museen Zentrum/Zentren Bauer/Bauern Regel/Regeln Thema/Themen Freundin/Freundinnen Organismus/Organismen Prinzip/Prinzipien Haus/Häuser",
  },
} as const;

const rows = Object.entries(PAIRS).flatMap(([language, { text, words }]) =>
  words.split(" ").flatMap((pair) => {
    const [one = "", many = ""] = pair.split("/");
    return [
      { language, typed: one, written: many, text: text(many) },
      { language, typed: many, written: one, text: text(one) },
    ];
  }),
);

describe("a word finds its other number", () => {
  let reader: Person;
  const found = new Map<string, number>();

  beforeAll(async () => {
    reader = await join(app, "Reader");
    const writer = await join(app, "Writer");
    for (const { written, text } of rows) found.set(written, (await writer.posts(text)).id);
  });

  const results = async (query: string) =>
    (
      await reader.get<{
        isNear: boolean;
        results: {
          post: { id: number };
          highlight: { excerpt: { text: string; ranges: { start: number; end: number }[] } };
        }[];
      }>(`/api/search?query=${encodeURIComponent(query)}`)
    ).body;

  test.each(rows)("$language: $typed finds $written, and marks it", async ({ typed, written }) => {
    const { results: all, isNear } = await results(typed);
    expect(isNear).toBe(false);
    const excerpt = all.find(({ post }) => post.id === found.get(written))?.highlight.excerpt;
    expect(excerpt?.ranges.map(({ start, end }) => excerpt.text.slice(start, end))).toEqual([written]);
  });

  test.each([
    ["fez", "The feces of birds"],
    ["easter", "An eastern wind"],
    ["pattern", "A patter of rain"],
    ["mail", "Maux de tête"],
  ])("%s does not find %s", async (typed, text) => {
    const { id } = await (await join(app, "Other")).posts(text);
    const { results: all, isNear } = await results(typed);
    expect(isNear ? [] : all.map(({ post }) => post.id)).not.toContain(id);
  });
});
