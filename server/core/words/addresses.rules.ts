/** An address in a text: `start` and `end` count UTF-16 units, and the value is the full address. */
interface Address {
  start: number;
  end: number;
  kind: "link";
  value: string;
}

const ADDRESS_MAX = 2_048;

/**
 * The scripts that put no space between a word and what follows it, with Korean, whose particles stand right behind a
 * name: an address or a mention may stand between their characters.
 */
export const UNSPACED = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Bopo}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`;

/** What no address contains: white space, signs that URLs escape, CJK punctuation, quotes, and what is invisible. */
const ENDING = String.raw`\s<>"\x60{}|\\^“”„«»…\u3001\u3002\u3008-\u3011\u3014-\u301F！（），．：；？｛｝～｡-､\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069`;
const URL_LIKE = new RegExp(String.raw`(?<![\p{L}\p{N}](?<!${UNSPACED}))https?:\/\/[^${ENDING}]+`, "giu");

/**
 * Returns the addresses of a text, and the text with blanks instead of them, so that all other positions stay the same.
 */
export function withoutAddresses(text: string): { links: Address[]; rest: string } {
  const links: Address[] = [];
  const rest = text.replace(URL_LIKE, (written: string, start: number) => {
    const address = written.length > ADDRESS_MAX ? "" : withoutEnding(written);
    const value = addressOf(address);
    if (value !== null) links.push({ start, end: start + address.length, kind: "link", value });
    return " ".repeat(address.length) + written.slice(address.length);
  });
  return { links, rest };
}

const CLOSING: Record<string, string> = { ")": "(", "]": "[" };

/** Removes the sentence's own full stop, quotes and brackets from the end of an address. */
function withoutEnding(written: string): string {
  let end = written.length;
  for (; end > 0; end--) {
    const last = written[end - 1] ?? "";
    const opening = CLOSING[last];
    const closes = opening !== undefined && count(written, last, end) > count(written, opening, end);
    if (!closes && !/[.,;:!?'*_~’‘‚‹›]/.test(last)) break;
  }
  return written.slice(0, end);
}

function count(text: string, character: string, end: number): number {
  let times = 0;
  for (let at = 0; at < end; at++) if (text[at] === character) times++;
  return times;
}

/** Returns the full address; null for an invalid one, and for one with a user name, which looks like another host. */
function addressOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, username, password, href } = new URL(text);
  const isWeb = protocol === "http:" || protocol === "https:";
  const isPlain = username === "" && password === "";
  return isWeb && hostname.includes(".") && isPlain && href.length <= ADDRESS_MAX ? href : null;
}
