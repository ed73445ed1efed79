const KEY = "announcement.closed";

/** Returns the announcement that the reader has closed on this device, or null. */
export function dismissedAnnouncement(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage may be unavailable; then an announcement is closed as long as the page.
    return null;
  }
}

/** Remembers that the reader has closed an announcement. Another one is shown again. */
export function dismissAnnouncement(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // See above.
  }
}
