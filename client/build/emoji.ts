import emojis from "emojibase-data/en/data.json" with { type: "json" };
import messages from "emojibase-data/en/messages.json" with { type: "json" };
import type { Plugin } from "vite";

const ID = "virtual:emoji";
/** Many devices show an empty box for emoji of later versions. */
const NEWEST = 15;

/** From light to dark, as the modifiers that follow a person or a hand. */
const TONES = ["🏻", "🏼", "🏽", "🏾", "🏿"];

/**
 * Provides the emoji that the composer offers as one compact text: a line each, `emoji⇥label⇥search words`, with a
 * fourth field for those that have skin tones; an empty line separates groups. So the product needs no other server for
 * them.
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

/** Packs the emoji into text. @throws Error when the data has a shape that the format cannot express. */
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

/**
 * The usual encoding of a tone: the modifier follows the first sign and replaces the selector of the coloured variant.
 */
const toned = (sign: string, tone: string): string => sign.replace(/^(.)\uFE0F?/u, `$1${tone}`);
