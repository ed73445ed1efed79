import { isIP } from "node:net";
import * as z from "zod";
import { isAddress, parseMailbox } from "#server/platform/mail/mail";
import type { TrustProxy } from "./clientAddress.ts";

/** Parses one setting; undefined means that the text is not valid. */
type Read<T> = (text: string) => T | undefined;

/** A setting that may be omitted. `fault` says what is expected, with an example; it never repeats the value. */
export const setting = <T>(fallback: T, read: Read<T>, fault: string) =>
  z.optional(z.string()).transform((text, context): T => {
    if (text === undefined) return fallback;
    const value = read(text);
    if (value !== undefined) return value;
    context.addIssue({ code: "custom", message: fault });
    return z.NEVER;
  });

/** A whole number within bounds. */
export const wholeNumber =
  (min: number, max: number): Read<number> =>
  (text) => {
    const value = /^\d{1,12}$/.test(text) ? Number(text) : NaN;
    return value >= min && value <= max ? value : undefined;
  };

/** One of several words, in any case. */
export const oneOf =
  <const Word extends string>(...words: Word[]): Read<Word> =>
  (text) =>
    words.find((word) => word === text.toLowerCase());

/** `on` or `off`. */
export const onOff: Read<boolean> = (text) => ({ on: true, off: false })[text.toLowerCase()];

const SECONDS = { s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 };
const TEN_YEARS = 10 * 365 * SECONDS.d;

/** A duration such as `90d`, `12h`, `30m` or `2s`; a bare number counts seconds. The result is in seconds. */
export const duration: Read<number> = (text) => {
  const [, amount, unit = "s"] = /^(\d{1,9})([smhdw])?$/i.exec(text) ?? [];
  if (!amount) return undefined;
  const perUnit = Object.entries(SECONDS).find(([name]) => name === unit.toLowerCase())?.[1] ?? 1;
  const seconds = Number(amount) * perUnit;
  return seconds >= 1 && seconds <= TEN_YEARS ? seconds : undefined;
};

/** The address of a PostgreSQL database. */
export const postgresUrl: Read<string> = (text) => {
  const url = parse(text);
  return url && /^postgres(ql)?:$/.test(url.protocol) && url.hostname !== "" ? text : undefined;
};

/** The address of a mail server, with user and password where it requires them. */
export const mailServer: Read<string> = (text) => {
  const url = parse(text);
  return url && /^smtps?:$/.test(url.protocol) && url.hostname !== "" ? text : undefined;
};

/** The address of a Redis, with the number of a database unless it is the first. */
export const redisServer: Read<string> = (text) => {
  const url = parse(text);
  if (!url || !/^rediss?:$/.test(url.protocol) || url.hostname === "") return undefined;
  return /^(?:\/\d{0,4})?$/.test(url.pathname) ? text : undefined;
};

/** An email address without a name. */
export const mailAddress: Read<string> = (text) => (isAddress(text) ? text : undefined);

/** A key that signs pushes, as base64url without padding. */
export const vapidKey =
  (length: number): Read<string> =>
  (text) =>
    text.length === length && /^[\w-]+$/.test(text) ? text : undefined;

/** Whom push services may write to: `mailto:` with an address, or a page with https. */
export const vapidSubject: Read<string> = (text) => {
  const [, address] = /^mailto:(.+)$/.exec(text) ?? [];
  if (address !== undefined) return isAddress(address) ? text : undefined;
  return URL.canParse(text) && new URL(text).protocol === "https:" ? text : undefined;
};

/** The sender of mails: an address, or a name with an address in angle brackets. */
export const mailbox: Read<string> = (text) => (parseMailbox(text) ? text : undefined);

/** An http or https address without path, query or user: the origin, written as browsers write it. */
export const webOrigin: Read<string> = (text) => {
  const url = parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return url.href === `${url.origin}/` ? url.origin : undefined;
};

/** An http or https address that may have a path, without query and user: the folder of an API, with no slash at its end. */
export const webFolder: Read<string> = (text) => {
  const url = parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") return undefined;
  return url.search === "" && url.hash === "" ? url.href.replace(/\/+$/, "") : undefined;
};

/** The name of a language model, as services write them: `gpt-4o-mini`, `org/model:tag`. */
export const modelName: Read<string> = (text) => (/^[\w./:@-]{1,120}$/.test(text) ? text : undefined);

/** The name of a bucket, as S3 allows them. */
export const bucketName: Read<string> = (text) => (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text) ? text : undefined);

/** Comma-separated origins. */
export const webOrigins: Read<string[]> = (text) => every(text, webOrigin);

/** The number of proxies in front, or their addresses and networks. */
export const trustedProxies: Read<TrustProxy> = (text) => {
  const count = wholeNumber(0, 32)(text);
  if (count !== undefined) return count === 0 ? false : count;
  return every(text, (entry) => {
    const [address = "", prefix, ...rest] = entry.split("/");
    const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
    if (bits === 0 || rest.length > 0) return undefined;
    return prefix === undefined || wholeNumber(0, bits)(prefix) !== undefined ? entry : undefined;
  });
};

/** A word without white space, as a header can carry it. */
export const bearerWord: Read<string> = (text) => (/^[\x21-\x7e]+$/.test(text) ? text : undefined);

function every<T>(text: string, read: Read<T>): T[] | undefined {
  const entries = text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
  const values = entries.map(read).filter((value) => value !== undefined);
  return values.length === entries.length && values.length > 0 ? values : undefined;
}

function parse(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
