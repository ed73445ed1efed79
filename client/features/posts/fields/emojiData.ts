import type { EmojiData } from "frimousse";

const TONES = ["🏻", "🏼", "🏽", "🏾", "🏿"] as const;

/** Loads every emoji from our own server, in the format of the picker. */
export async function loadEmoji(): Promise<EmojiData> {
  const { emoji } = await import("virtual:emoji");
  const groups = emoji.split("\n\n").map((group) => group.split("\n"));
  return {
    locale: "en",
    categories: groups.map(([label = ""], index) => ({ index, label: capital(label) })),
    emojis: groups.flatMap(([, ...lines], category) => lines.map((line) => toEntry(line, category))),
    skinTones: {
      light: "Light skin tone",
      "medium-light": "Medium-light skin tone",
      medium: "Medium skin tone",
      "medium-dark": "Medium-dark skin tone",
      dark: "Dark skin tone",
    },
  };
}

function toEntry(line: string, category: number): EmojiData["emojis"][number] {
  const [sign = "", label = "", words = "", tones] = line.split("\t");
  return {
    emoji: sign,
    category,
    label: capital(label),
    version: 1,
    tags: words.split(" "),
    skins: skinsOf(sign, tones),
  };
}

/** Returns the tones of an emoji. `1` stands for the usual encoding: the modifier behind the first sign. */
function skinsOf(sign: string, tones: string | undefined): EmojiData["emojis"][number]["skins"] {
  if (tones === undefined) return undefined;
  const all = tones === "1" ? TONES.map((tone) => sign.replace(/^(.)\uFE0F?/u, `$1${tone}`)) : tones.split(" ");
  const [light = sign, mediumLight = sign, medium = sign, mediumDark = sign, dark = sign] = all;
  return { light, "medium-light": mediumLight, medium, "medium-dark": mediumDark, dark };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
