/** Compares ids, which grow with time and may become too long to subtract as numbers. */
export function newestFirst(a: string, b: string): number {
  return b.length - a.length || (a < b ? 1 : a > b ? -1 : 0);
}
