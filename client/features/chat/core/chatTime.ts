import { serverNow } from "#client/lib/text/serverClock.ts";
import { formatTime } from "#client/lib/text/dates.ts";

const DAY = 24 * 60 * 60_000;

const dayOfYear = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const weekday = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric" });
const withYear = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", year: "numeric" });

/**
 * Formats when a message was sent, in the reader's time zone: the time of day within 24 hours, then with month and day.
 */
export function messageTime(iso: string, now: number = serverNow()): string {
  const day = listTime(iso, now);
  const time = day && formatTime(iso);
  return day === time ? time : `${day}, ${time}`;
}

/** Formats when the last message was sent: the time of day within 24 hours, then month and day. */
export function listTime(iso: string, now: number = serverNow()): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "";
  return now - date.getTime() < DAY ? formatTime(iso) : dayOfYear.format(date);
}

/**
 * Returns the day of a message, by which messages are separated: it is the same for all messages of one day in the
 * reader's time zone.
 */
export function dayKey(iso: string): string {
  const date = new Date(iso);
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}

/** Formats "Today", "Yesterday", "Friday, January 5", and adds the year where it is another one. */
export function dayName(iso: string, now: Date = new Date(serverNow())): string {
  const date = new Date(iso);
  const midnight = (of: Date) => new Date(of.getFullYear(), of.getMonth(), of.getDate()).getTime();
  const days = Math.round((midnight(now) - midnight(date)) / DAY);
  if (days === 0) return "Today";
  if (days === 1) return "Yesterday";
  return date.getFullYear() === now.getFullYear() ? weekday.format(date) : withYear.format(date);
}
