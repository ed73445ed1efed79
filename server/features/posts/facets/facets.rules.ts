import { UNSPACED, withoutAddresses } from "#server/core/words/addresses.rules";
import { hashtagsIn } from "./facets.hashtags.rules.ts";

/** A part of a text that means something: `start` and `end` count UTF-16 units, as JavaScript does. */
export interface TextFacet {
  start: number;
  end: number;
  kind: "mention" | "tag" | "link";
  /** The value is a mention's username in lower case, a tag without # in lower case, or a link's full address. */
  value: string;
  /** The id of the mentioned member. */
  userId?: number;
}

/** The largest number of facets of one text, and of members that it mentions; the text after them stays plain. */
const FACETS_MAX = 100;
const MENTIONS_MAX = 20;
/** The number of addresses of one post that count in the news. */
const LINKS_MAX = 10;

/**
 * A name after a word character, a dot or a slash is part of an address, and so is one with another @ after it. A
 * username is ASCII, so characters of scripts without spaces may stand right beside it; Latin ones would be its own.
 */
const MENTION = new RegExp(
  `(?<![\\p{L}\\p{N}_.%+@＠/-](?<!${UNSPACED}))[@＠]([A-Za-z0-9](?:[A-Za-z0-9_.-]{0,28}[A-Za-z0-9])?)(?!_*[\\p{sc=Latn}0-9@＠])`,
  "gu",
);

/**
 * Returns the mentions, tags and links of a text, in its order. An address contains neither tags nor mentions.
 * @param members ids of the members who may be mentioned, by username in lower case: see `namesIn`.
 */
export function facetsIn(text: string, members: ReadonlyMap<string, number>): TextFacet[] {
  const { links, rest } = withoutAddresses(text);
  const tags = hashtagsIn(rest).map(({ start, end, name }): TextFacet => ({ start, end, kind: "tag", value: name }));
  return [...links, ...tags, ...mentionsIn(rest, members)].toSorted((a, b) => a.start - b.start).slice(0, FACETS_MAX);
}

/** Returns every name that a text may mention, in lower case, so that one statement finds which of them are members. */
export function namesIn(text: string): string[] {
  const { rest } = withoutAddresses(text);
  return [...new Set(mentionMatches(rest).flatMap(({ 1: name = "" }) => readingsOf(name)))];
}

/** Returns the addresses that a text links to, each once, without fragment and campaign, as the news count them. */
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

/**
 * Returns the possible usernames of a mention, longest first: `@ada.But why` means `ada.but`, or else `ada` before a
 * new sentence.
 */
function readingsOf(name: string): string[] {
  const whole = name.toLowerCase();
  const shorter = [...whole.matchAll(/[_.-]+/g)].map(({ index }) => whole.slice(0, index)).toReversed();
  return [whole, ...shorter].slice(0, 4);
}
