import { formatDate, formatTime } from "./dates.ts";
import { serverNow } from "./serverClock.ts";

/** Formats "today at 2:03 PM", "yesterday at 2:03 PM" or "on Jan 5, 2024 at 2:03 PM"; empty for an invalid date. */
export function dayAndTime(iso: string, now: number = serverNow()): string {
  const date = formatDate(iso);
  if (date === "") return "";
  const today = new Date(now);
  const yesterday = new Date(now);
  yesterday.setDate(today.getDate() - 1);
  return `${nameOf(date, { today, yesterday })} at ${formatTime(iso)}`;
}

function nameOf(date: string, { today, yesterday }: { today: Date; yesterday: Date }): string {
  if (date === formatDate(today.toISOString())) return "today";
  return date === formatDate(yesterday.toISOString()) ? "yesterday" : `on ${date}`;
}
