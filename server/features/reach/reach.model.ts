import type { CHANNELS, FREQUENCIES, KINDS, MAIL_LISTS } from "./reach.rules.ts";

/*
 * Whoever is away hears of things calmly: in the app all that they chose, by a mail at once only messages of two (unless
 * they choose more), and the rest in a digest. Their devices, once they have added any, are pushed about what somebody
 * says to them or wants of them. What is off in the app is written nowhere, so it reaches nobody in another way.
 */

export type Kind = (typeof KINDS)[number];
export type Channel = (typeof CHANNELS)[number];
export type Frequency = (typeof FREQUENCIES)[number];
export type MailList = (typeof MAIL_LISTS)[number];

/** Whether mails arrive at the member's address: it is verified, not verified, or a mail server refused it for good. */
type MailState = "working" | "unverified" | "refused";

/** The channels of one kind; null where a kind does not use a channel. */
export interface KindChoice {
  kind: Kind;
  app: boolean | null;
  push: boolean;
  mail: boolean;
  digest: boolean | null;
}

/** What a member chose about how and when they are reached. */
export interface ReachChoices {
  matrix: KindChoice[];
  digest: Frequency;
  /** Null until the member's browser named it. */
  timeZone: string | null;
  doNotDisturb: boolean;
  /** Minutes after midnight. */
  quietFrom: number;
  quietTo: number;
  /** Whether a push says what happened. */
  pushContent: boolean;
  mail: MailState;
}

/** A choice of one kind for one channel. */
export interface ChannelChoice {
  kind: Kind;
  channel: Channel;
  isOn: boolean;
}

/** The minutes without a request after which a member counts as away. */
export const AWAY_MINUTES = 10;

/** The channels that a kind uses: a message of two is a conversation in the app, and is in no digest. */
export const usesChannel = (kind: Kind, channel: Channel): boolean =>
  kind !== "message" || channel === "mail" || channel === "push";

/** Whether a kind reaches members by a channel who have not chosen. */
export function isOnByDefault(kind: Kind, channel: Channel): boolean {
  if (channel === "push") return PUSHED.has(kind);
  return channel === "mail" ? kind === "message" : kind !== "message";
}

/** What somebody says to a member, or wants of them. */
const PUSHED: ReadonlySet<Kind> = new Set<Kind>([
  "message",
  "message_request",
  "mention",
  "reply",
  "comment",
  "bond_request",
  "group_request",
  "group_invited",
]);

const DAY = 24 * 60;

/** Checks whether a minute of the day is in quiet hours, which may last over midnight. Equal ends mean no hours. */
export const isQuiet = (minute: number, from: number, to: number): boolean =>
  from <= to ? minute >= from && minute < to : minute >= from || minute < to;

/** Reads `07:30` as minutes after midnight. */
export function toMinutes(text: string): number {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return (hours * 60 + minutes) % DAY;
}

/** Writes minutes after midnight as `07:30`. */
export const toClock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
