import emojis from "emojibase-data/en/data.json" with { type: "json" };
import messages from "emojibase-data/en/messages.json" with { type: "json" };
import type { Plugin } from "vite";

const ID = "virtual:emoji";
/** Newer ones are an empty box on many devices. */
const NEWEST = 15;

/** Light to dark, as the modifiers that follow a person or a hand. */
const TONES = ["🏻", "🏼", "🏽", "🏾", "🏿"];

/**
 * The emoji that the composer offers, as one text that travels well: a line each, `emoji⇥label⇥words to find it by`,
 * with a fourth field for those that come in skin tones; an empty line between groups. So nobody else is asked for them.
 */
export function emoji(): Plugin {
  return {
    name: "commonplace:emoji",
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) =>
      id === `\0${ID}`
        ? { code: `export const emoji = ${JSON.stringify(packedEmoji())};`, moduleSideEffects: false }
        : null,
  };
}

/** @throws Error when the data has become something that this cannot pack. */
export function packedEmoji(): string {
  const groups = messages.groups.filter(({ key }) => key !== "component").toSorted((a, b) => a.order - b.order);
  return groups
    .map(({ order, message }) => {
      const lines = emojis
        .filter((one) => one.group === order && one.version <= NEWEST)
        .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
        .map(lineOf);
      return [message, ...lines].join("\n");
    })
    .join("\n\n");
}

function lineOf({ emoji: sign, label, tags = [], skins = [] }: (typeof emojis)[number]): string {
  const words = tags.filter((tag) => !label.includes(tag)).join(" ");
  const tones = skins.filter(({ tone }) => typeof tone === "number").map((skin) => skin.emoji);
  if (tones.length !== TONES.length) return `${sign}\t${label}\t${words}`;
  const derived = TONES.every((tone, index) => tones[index] === toned(sign, tone));
  return `${sign}\t${label}\t${words}\t${derived ? "1" : tones.join(" ")}`;
}

/** The usual way to a tone: the modifier after the first sign, in place of the wish for a coloured picture. */
const toned = (sign: string, tone: string): string => sign.replace(/^(.)\uFE0F?/u, `$1${tone}`);
