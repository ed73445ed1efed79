import { withoutAddresses } from "./addresses.rules.ts";

/** The language of a text that is too short, or in which no language is recognized. */
const UNKNOWN_LANGUAGE = "und";

/** Of shorter texts a detector guesses. */
const LENGTH_MIN = 12;
/** The beginning of a text is enough. */
const READ_MAX = 600;

/** The detector and its tables, which take 30 MB: they are loaded for the first text that somebody writes. */
let detector: Promise<typeof import("eld/extrasmall")> | null = null;

/** Returns the language of a text, as a code of two characters, or `und`. */
export async function languageOf(text: string): Promise<string> {
  const { rest } = withoutAddresses(text);
  const read = rest.replace(/[@＠][A-Za-z0-9_.-]+|[#＃]\S+/gu, " ").slice(0, READ_MAX);
  if (read.replace(/[^\p{L}]/gu, "").length < LENGTH_MIN) return UNKNOWN_LANGUAGE;
  detector ??= import("eld/extrasmall");
  const { eld } = await detector;
  const found = eld.detect(read);
  return found.isReliable() ? found.language : UNKNOWN_LANGUAGE;
}
