import { formatDate } from "./dates.ts";
import { serverNow } from "./serverClock.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Formats how long ago something was, in few words: "just now", "5 min ago", "2 h ago", "3 days ago", then the date.
 */
export function formatAgo(iso: string, now: number = serverNow()): string {
  const passed = now - Date.parse(iso);
  if (Number.isNaN(passed)) return "";
  if (passed < MINUTE) return "just now";
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)} min ago`;
  if (passed < DAY) return `${Math.floor(passed / HOUR)} h ago`;
  const days = Math.floor(passed / DAY);
  if (days === 1) return "yesterday";
  return days < 7 ? `${days} days ago` : formatDate(iso);
}
