/** A stretch of a text that means something: `start` and `end` count UTF-16 units, as JavaScript does. */
export interface TextFacet {
  start: number;
  end: number;
  kind: "mention" | "tag" | "link";
  /** A mention's username in lower case, a tag without # in lower case, a link's full address. */
  value: string;
  /** Who is mentioned. */
  userId?: number;
}

/** Stretches that one text marks at most, and members that it mentions; what comes behind stays plain. */
const FACETS_MAX = 100;
const MENTIONS_MAX = 20;
const LINK_MAX = 2_048;
/** Addresses of one post that count in the news. */
const LINKS_MAX = 10;

const URL_LIKE = /(?<![\p{L}\p{N}])https?:\/\/[^\s<>"`{}|\\^]+/giu;
const HASHTAG = /(?<![\p{L}\p{N}_#&/])#([\p{L}\p{N}](?:[\p{L}\p{N}_-]{0,28}[\p{L}\p{N}])?)(?![\p{L}\p{N}_-])/gu;
/** A name behind a letter, a dot or a slash is part of an address, and one with another @ behind it too. */
const MENTION = /(?<![\p{L}\p{N}_.%+@/-])@([A-Za-z0-9](?:[A-Za-z0-9_.-]{0,28}[A-Za-z0-9])?)(?![\p{L}\p{N}_@])/gu;

/**
 * What of a text is a mention, a tag or a link, in its order. Nothing inside of an address is a tag or a mention.
 * @param members ids of the members who may be mentioned, by username in lower case: see `namesIn`.
 */
export function facetsIn(text: string, members: ReadonlyMap<string, number>): TextFacet[] {
  const { links, rest } = withoutLinks(text);
  const tags = [...rest.matchAll(HASHTAG)].map(({ index, 0: whole, 1: name = "" }): TextFacet => {
    return { start: index, end: index + whole.length, kind: "tag", value: name.toLowerCase() };
  });
  return [...links, ...tags, ...mentionsIn(rest, members)].toSorted((a, b) => a.start - b.start).slice(0, FACETS_MAX);
}

/** Every name that a text may mention, in lower case: one statement finds out which of them are members. */
export function namesIn(text: string): string[] {
  const { rest } = withoutLinks(text);
  return [...new Set(mentionMatches(rest).flatMap(({ 1: name = "" }) => readingsOf(name)))];
}

/** The hashtags in a text, lower case, each once, in the order in which they stand. */
export function hashtagsOf(text: string): string[] {
  const { rest } = withoutLinks(text);
  return [...new Set([...rest.matchAll(HASHTAG)].map(([, name]) => (name ?? "").toLowerCase()))];
}

/** The addresses that a text links to, as the news count them: without fragment and campaign, each once. */
export function linksOf(facets: readonly TextFacet[]): { url: string; host: string }[] {
  const links = facets.filter(({ kind }) => kind === "link").map(({ value }) => plainAddress(value));
  return [...new Map(links.map((link) => [link.url, link])).values()].slice(0, LINKS_MAX);
}

function plainAddress(value: string): { url: string; host: string } {
  const url = new URL(value);
  url.hash = "";
  const trackers = [...url.searchParams.keys()].filter((name) => /^utm_/i.test(name));
  for (const name of trackers) url.searchParams.delete(name);
  return { url: url.href, host: url.hostname.replace(/^www\./, "") };
}

const mentionMatches = (rest: string) => [...rest.matchAll(MENTION)].slice(0, MENTIONS_MAX);

function mentionsIn(rest: string, members: ReadonlyMap<string, number>): TextFacet[] {
  return mentionMatches(rest).flatMap(({ index, 1: name = "" }): TextFacet[] => {
    const value = readingsOf(name).find((reading) => members.has(reading));
    const userId = value === undefined ? undefined : members.get(value);
    if (value === undefined || userId === undefined) return [];
    return [{ start: index, end: index + 1 + value.length, kind: "mention", value, userId }];
  });
}

/** Who may be meant, longest first: in `@ada.But why` it is `ada.but`, or else `ada` in front of a sentence. */
function readingsOf(name: string): string[] {
  const whole = name.toLowerCase();
  const shorter = [...whole.matchAll(/[_.-]+/g)].map(({ index }) => whole.slice(0, index)).toReversed();
  return [whole, ...shorter].slice(0, 4);
}

/** The links of a text, and the text with blanks in their places, so that all else keeps its own. */
function withoutLinks(text: string): { links: TextFacet[]; rest: string } {
  const links: TextFacet[] = [];
  const rest = text.replace(URL_LIKE, (written: string, start: number) => {
    const address = written.length > LINK_MAX ? "" : withoutEnding(written);
    const value = addressOf(address);
    if (value !== null) links.push({ start, end: start + address.length, kind: "link", value });
    return " ".repeat(address.length) + written.slice(address.length);
  });
  return { links, rest };
}

const CLOSING: Record<string, string> = { ")": "(", "]": "[" };

/** An address in a sentence does not hold the sentence's own full stop, quotes and brackets. */
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

/** The full address; null for what is none, and for those with a name in front, which look like another place. */
function addressOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, username, password, href } = new URL(text);
  const isWeb = protocol === "http:" || protocol === "https:";
  return isWeb && hostname.includes(".") && username === "" && password === "" && href.length <= LINK_MAX ? href : null;
}
