const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });

/** Formats 999, 1.2K, 3.4M: a count that has to fit beside an icon. */
export function compactCount(count: number): string {
  return compact.format(count);
}

/** Formats "7", or "99+" when the count is above the cap. */
export function capped(count: number, cap: number): string {
  return count > cap ? `${cap}+` : String(count);
}

const sizes = ["kilobyte", "megabyte", "gigabyte"].map((unit) => {
  const options = { style: "unit", unit, maximumFractionDigits: unit === "kilobyte" ? 0 : 1 } as const;
  return new Intl.NumberFormat("en-US", options);
});

/** Formats 12 kB, 3.4 MB, 1.2 GB: the size of a file, at least one kilobyte. */
export function formatBytes(bytes: number): string {
  const step = bytes < 999_500 ? 0 : bytes < 999_950_000 ? 1 : 2;
  const value = bytes / 1_000 ** (step + 1);
  return sizes[step]?.format(step === 0 ? Math.max(1, value) : value) ?? "";
}

/** Returns the text of a character counter: how many characters are left, or how many are too many. */
export function charactersLeft(left: number): string {
  const figure = Math.abs(left).toLocaleString("en-US");
  const word = Math.abs(left) === 1 ? "character" : "characters";
  return `${figure} ${word} ${left < 0 ? "too many" : "left"}`;
}
