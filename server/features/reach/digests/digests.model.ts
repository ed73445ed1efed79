import { type Frequency, isQuiet } from "#server/features/reach/reach.model";

/** A date and a time of day, as a clock in a time zone shows them. */
export interface LocalTime {
  /** `2026-03-02` */
  day: string;
  /** Minutes after midnight. */
  minute: number;
}

/** What is known of a member when a digest may be due. */
export interface Reader {
  id: number;
  frequency: Frequency;
  timeZone: string | null;
  doNotDisturb: boolean;
  quietFrom: number;
  quietTo: number;
  createdAt: string;
  /** The period of their newest digest. */
  period: string | null;
}

/** A digest that is due. */
export interface DueDigest {
  userId: number;
  period: string;
  /** What it is about begins here. */
  since: string;
}

/** A member is mailed between these hours of their own day. */
const FIRST_MINUTE = 8 * 60;
const LAST_MINUTE = 20 * 60;
const DAY_MS = 24 * 3_600_000;
/** A weekly digest that could not be sent on Monday is sent on Tuesday, and then no more. */
const LATE_DAYS = 1;

/** Returns the time of day in a zone; in UTC where the member's zone is not known or not there any more. */
export function localTime(now: Date, timeZone: string | null): LocalTime {
  try {
    return clockIn(now, timeZone ?? "UTC");
  } catch {
    return clockIn(now, "UTC");
  }
}

function clockIn(now: Date, timeZone: string): LocalTime {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "0";
  return {
    day: `${part("year")}-${part("month")}-${part("day")}`,
    minute: Number(part("hour")) * 60 + Number(part("minute")),
  };
}

/** Returns whether nothing may be mailed to a member now. */
export function isQuietFor(member: Pick<Reader, "timeZone" | "doNotDisturb" | "quietFrom" | "quietTo">, now: Date) {
  return member.doNotDisturb && isQuiet(localTime(now, member.timeZone).minute, member.quietFrom, member.quietTo);
}

/**
 * Returns the digest that a member should get now: once a day or once a week, by day in their time zone, outside their
 * quiet hours, and never about a period in which they were not a member yet.
 */
export function dueDigest(reader: Reader, now: Date): DueDigest | null {
  const { frequency } = reader;
  if (frequency === "never") return null;
  const { day, minute } = localTime(now, reader.timeZone);
  if (minute < FIRST_MINUTE || minute >= LAST_MINUTE || isQuietFor(reader, now)) return null;
  const period = frequency === "daily" ? day : mondayOf(day);
  if (frequency === "weekly" && Date.parse(day) - Date.parse(period) > LATE_DAYS * DAY_MS) return null;
  if (reader.period !== null && reader.period >= period) return null;
  if (reader.createdAt >= period) return null;
  const days = frequency === "daily" ? 1 : 7;
  return { userId: reader.id, period, since: new Date(now.getTime() - days * DAY_MS).toISOString() };
}

/** Returns the Monday of the week of a day. */
export function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}
