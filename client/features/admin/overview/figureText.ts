import { COUNTED_MAX } from "#server/features/admin/admin.limits.rules";

/** Returns "7,203" for what was counted, and "about 1,204,000" for what is an estimate because it is large. */
export function figureText(figure: number, mayBeEstimate = true): string {
  if (!mayBeEstimate || figure <= COUNTED_MAX) return figure.toLocaleString("en-US");
  return `about ${Number(figure.toPrecision(3)).toLocaleString("en-US")}`;
}
