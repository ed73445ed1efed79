import { request } from "#client/apollo/request.ts";

/** How often something occurred, with its name. */
export interface Share {
  name: string;
  count: number;
}

/** What was reported and decided in a month. */
export interface Month {
  /** Its first day. */
  month: string;
  reports: number;
  rules: Share[];
  outcomes: Share[];
  /** Half of the reports were answered within this time, in hours; null where none was. */
  medianHours: number | null;
  appeals: number;
  appealsGranted: number;
  appealsRefused: number;
  appealsOpen: number;
  appealsMedianHours: number | null;
}

/** The outcomes as the report names them, in its order. */
const OUTCOMES: Readonly<Record<string, string>> = {
  dismiss: "No breach",
  hide: "Hidden",
  remove: "Removed",
  warn: "Warned",
  limit: "Limited",
  suspend: "Suspended",
};

/**
 * Loads the months of the public report, the newest first. Visitors read it too, so it comes by REST.
 * @throws RequestError with the text that a reader should see.
 */
export async function loadMonths(signal: AbortSignal): Promise<Month[]> {
  const { months } = await request("GET", "/moderation-report", undefined, signal);
  return Array.isArray(months) ? months.map(monthIn) : [];
}

/** Reads a month of the answer. */
export function monthIn(answer: unknown): Month {
  const known = objectIn(answer);
  const outcomes = shares(known["outcomes"], "outcome");
  return {
    month: text(known["month"]),
    reports: number(known["reports"]),
    rules: shares(known["rules"], "title"),
    outcomes: Object.entries(OUTCOMES).flatMap(([key, name]) => {
      const count = outcomes.find((one) => one.name === key)?.count ?? 0;
      return count > 0 ? [{ name, count }] : [];
    }),
    medianHours: hours(known["median_hours"]),
    appeals: number(known["appeals"]),
    appealsGranted: number(known["appeals_granted"]),
    appealsRefused: number(known["appeals_refused"]),
    appealsOpen: number(known["appeals_open"]),
    appealsMedianHours: hours(known["appeals_median_hours"]),
  };
}

/** Formats hours as a reader says them: "40 minutes", "5 hours", "3 days"; a dash for none. */
export function formatHours(value: number | null): string {
  if (value === null) return "–";
  if (value < 1) return unit(Math.max(1, Math.round(value * 60)), "minute");
  if (value < 48) return unit(Math.round(value), "hour");
  return unit(Math.round(value / 24), "day");
}

/** Returns how many decisions found a breach: all but those that found none. */
export const upheldOf = ({ outcomes }: Month): number =>
  outcomes.reduce((sum, { name, count }) => sum + (name === OUTCOMES["dismiss"] ? 0 : count), 0);

const unit = (count: number, name: string) => `${count} ${name}${count === 1 ? "" : "s"}`;
const text = (value: unknown) => (typeof value === "string" ? value : "");
const number = (value: unknown) => (typeof value === "number" ? value : 0);
const hours = (value: unknown) => (typeof value === "number" ? value : null);
const objectIn = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};

function shares(list: unknown, nameOf: string): Share[] {
  if (!Array.isArray(list)) return [];
  return list.map(objectIn).map((one) => ({ name: text(one[nameOf]), count: number(one["count"]) }));
}
