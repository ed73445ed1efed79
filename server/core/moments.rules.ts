import * as z from "zod/mini";

const MOMENT = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?:(:\d{2})(\.\d{1,9})?)?(?:Z|([+-])([01]\d|2[0-3]):([0-5]\d))$/;
const DAY = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/;
const MINUTE_MS = 60_000;

export const MOMENT_INVALID = "A time must look like 2024-01-05T10:00:00.000Z";

/**
 * Reads a moment that a client wrote, and returns it in UTC with milliseconds; null for anything else. This is the only
 * reading of moments: it knows the days of the calendar, while `Date.parse` takes 30 February, and its years are 1 to
 * 9999 after the offset is applied, while PostgreSQL has no year 0.
 */
export function parseMoment(value: unknown): string | null {
  const [, minutes, seconds = ":00", fraction = "", sign, offsetHours, offsetMinutes] =
    (typeof value === "string" && MOMENT.exec(value)) || [];
  if (minutes === undefined) return null;
  const written = `${minutes}${seconds}`;
  const local = Date.parse(`${written}${fraction}Z`);
  // A day or an hour that does not exist is refused, or it rolls over and does not come back as it was written.
  if (Number.isNaN(local) || !new Date(local).toISOString().startsWith(written)) return null;
  const offset = sign === undefined ? 0 : Number(offsetHours) * 60 + Number(offsetMinutes);
  const moment = new Date(local - (sign === "-" ? -offset : offset) * MINUTE_MS);
  const year = moment.getUTCFullYear();
  return year >= 1 && year <= 9999 ? moment.toISOString() : null;
}

/** Reads a day of the calendar, `2026-01-31`; a month or a year means its first day. Null for anything else. */
export function parseDay(value: string): string | null {
  const [, year, month = "01", day = "01"] = DAY.exec(value) ?? [];
  const text = `${year}-${month}-${day}`;
  return year !== undefined && parseMoment(`${text}T00:00Z`) !== null ? text : null;
}

/** A moment as a field of a rule. */
export const moment = z.string(MOMENT_INVALID).check(
  z.meta({ format: "date-time" }),
  z.refine((text) => parseMoment(text) !== null, MOMENT_INVALID),
  z.overwrite((text) => parseMoment(text) ?? text),
);
