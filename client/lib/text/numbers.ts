const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });

/** Formats 999, 1.2K, 3.4M: a count that has to fit beside an icon. */
export function compactCount(count: number): string {
  return compact.format(count);
}

/** Formats "7", or "99+" when the count is above the cap. */
export function capped(count: number, cap: number): string {
  return count > cap ? `${cap}+` : String(count);
}

/** Returns the text of a character counter: how many characters are left, or how many are too many. */
export function charactersLeft(left: number): string {
  const figure = Math.abs(left).toLocaleString("en-US");
  const word = Math.abs(left) === 1 ? "character" : "characters";
  return `${figure} ${word} ${left < 0 ? "too many" : "left"}`;
}
