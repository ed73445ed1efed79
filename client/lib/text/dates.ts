const short = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric" });
const month = new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric" });
const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
const full = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** Formats "Jan 5, 2024" in the reader's time zone; empty for an invalid date. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "" : short.format(date);
}

/** Formats "Jan 2024", where the day does not matter. */
export function formatMonth(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "" : month.format(date);
}

/** Formats "Jan 5, 2024, 2:03 PM", where the time of day matters. */
export function formatMoment(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "" : moment.format(date);
}

/** Formats "Friday, 5 January 2024 at 14:03", the tooltip of a date. */
export function fullDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "" : full.format(date);
}
