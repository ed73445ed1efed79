import type { Kind, ReachChoices } from "#server/features/reach/reach.model";
import { isQuietFor } from "#server/features/reach/digests/digests.model";
import { KINDS } from "#server/features/reach/reach.rules";

/*
 * Members are pushed on devices that they added. What is pushed is decided when it happens and again when it is sent: by
 * the table of choices, by the quiet hours, and by who may see it. It is read from the tables only then, so that no queue
 * stores what somebody wrote.
 */

/** A device of the viewer. */
export interface Device {
  id: number;
  /** Browser and operating system, as for a session. */
  device: string;
  /** Whether the session of the request added it. */
  isCurrent: boolean;
  createdAt: string;
  lastSuccessAt: string | null;
}

/** The address and the keys of a device, as its browser returns them. */
export interface DeviceAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A device to which something is sent. */
export interface LiveDevice extends DeviceAddress {
  id: number;
  userId: number;
}

/** What a push is about: a notification, or else a message. */
export type Subject = { notificationId: number } | { messageId: number };

/** What a device shows. */
export interface Content {
  kind: string;
  /** What is shown under the same tag is replaced. */
  tag: string;
  title: string;
  body: string;
  /** The path to which it leads. */
  url: string;
  id: number;
  /** When the newest act happened that it names. */
  at: string;
}

/** What is sent to one device: something new, or what it has to close. */
export type Delivery = { deviceId: number; until: string } & (Subject | { close: string[] });

/** How long a push service keeps what it could not deliver, and how long this server tries. */
export const LIFETIME_MS = 12 * 3_600_000;
/** A device whose push service refused everything for so many days ends. */
export const FAILING_DAYS = 3;
/** Notices that one push closes. */
export const CLOSED_MAX = 50;

export const DEVICE = "This device";
export const ADDRESS_REFUSED = "This address is not one of a push service on the internet";

export const notificationTag = (id: number): string => `notification-${id}`;
export const conversationTag = (id: number): string => `conversation-${id}`;

const isKind = (kind: string): kind is Kind => KINDS.some((one) => one === kind);

/** Returns whether a member may be pushed about a kind of act now. */
export function isPushed(choices: ReachChoices, kind: string, now: Date): boolean {
  if (!isKind(kind) || isQuietFor(choices, now)) return false;
  const row = choices.matrix.find((one) => one.kind === kind);
  return row !== undefined && row.push && row.app !== false;
}

/** What is sent to a device, and how a push service treats it while the device is away. */
interface Outgoing {
  payload: object;
  /** The seconds after which it is no longer delivered. */
  ttl: number;
  topic: string | null;
  urgency: "normal" | "high";
}

/** The texts of a push that says only that something happened. */
const DISCREET = { title: "Commonplace", body: "You have a new notification" };

/** Returns the push that shows something; without content it does not say what happened, or where. */
export function toPush({ tag, title, body, url, id, kind }: Content, isWithContent: boolean, ttl: number): Outgoing {
  const isMessage = kind === "message";
  const payload = isWithContent
    ? { title, body, url, tag, id }
    : { ...DISCREET, url: isMessage ? "/chat" : "/notifications", tag, id };
  return { payload, ttl, topic: tag, urgency: isMessage ? "high" : "normal" };
}

/** Returns the push that closes what was read; it also replaces what a push service could not deliver yet. */
export function toClosing(tags: readonly string[], ttl: number): Outgoing {
  const [tag] = tags;
  return {
    payload: { close: tags.length === 1 ? tag : tags },
    ttl,
    topic: tags.length === 1 && tag !== undefined ? tag : null,
    urgency: "normal",
  };
}
