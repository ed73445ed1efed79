import { TAG_NAME, toTag } from "#server/features/posts/posts.limits.rules";

/** An address in a text: `start` and `end` count UTF-16 units, and the value is the full address. */
interface Link {
  start: number;
  end: number;
  kind: "link";
  value: string;
}

const LINK_MAX = 2_048;

const URL_LIKE = /(?<![\p{L}\p{N}])https?:\/\/[^\s<>"`{}|\\^]+/giu;
/** A name that goes on with characters that no tag has (`#C++`, `#C#`, `#node.js`) is no tag rather than half of one. */
export const HASHTAG = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}_#&/])#(${TAG_NAME})(?![\\p{L}\\p{M}\\p{N}\\p{Join_Control}_+-]|\\.[\\p{L}\\p{N}]|#(?![\\p{L}\\p{N}]))`,
  "gu",
);
/** Returns the hashtags of a text in lower case, each once, in their order. */
export function hashtagsOf(text: string): string[] {
  const { rest } = withoutLinks(text);
  return [...new Set([...rest.matchAll(HASHTAG)].map(([, name]) => toTag(name ?? "")))];
}

/** Returns the links of a text, and the text with blanks instead of them, so that all other positions stay the same. */
export function withoutLinks(text: string): { links: Link[]; rest: string } {
  const links: Link[] = [];
  const rest = text.replace(URL_LIKE, (written: string, start: number) => {
    const address = written.length > LINK_MAX ? "" : withoutEnding(written);
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
    if (!closes && !/[.,;:!?'*_~…”’»“‘。、，」）]/.test(last)) break;
  }
  return written.slice(0, end);
}

function count(text: string, character: string, end: number): number {
  let tagCount = 0;
  for (let at = 0; at < end; at++) if (text[at] === character) tagCount++;
  return tagCount;
}

/** Returns the full address; null for an invalid one, and for one with a user name, which looks like another host. */
function addressOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, username, password, href } = new URL(text);
  const isWeb = protocol === "http:" || protocol === "https:";
  return isWeb && hostname.includes(".") && username === "" && password === "" && href.length <= LINK_MAX ? href : null;
}
