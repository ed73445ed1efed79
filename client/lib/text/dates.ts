const short = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric" });
const month = new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric" });
/** The words are English like the product; whether the clock has 12 or 24 hours is the choice of the browser's locale. */
const { hourCycle = "h23" } = new Intl.DateTimeFormat(undefined, { hour: "numeric" }).resolvedOptions();
const clock = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", hourCycle });
const day = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long", year: "numeric" });

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

/** Formats the time of day, "2:03 PM" or "14:03" by the locale of the browser; empty for an invalid date. */
export function formatTime(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "" : clock.format(date);
}

/** Formats "Jan 5, 2024, 2:03 PM", where the time of day matters. */
export function formatMoment(iso: string): string {
  const date = formatDate(iso);
  return date && `${date}, ${formatTime(iso)}`;
}

/** Formats "Friday, 5 January 2024 at 2:03 PM", the tooltip of a date. */
export function fullDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "" : `${day.format(date)} at ${formatTime(iso)}`;
}
