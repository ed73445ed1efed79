/** The growth of a tag, as the server counts it. */
export interface Growth {
  weekAuthors: number;
  /** Null while the tag is too young to have a usual week. */
  usualAuthors?: number | null;
  growthPercent?: number | null;
  isNew: boolean;
}

const number = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** Returns the growth of a tag beside its usual week: "+58%", "−20%", "0%"; null while it has no usual week. */
export function growthText({ growthPercent, isNew }: Omit<Growth, "weekAuthors">): string | null {
  if (isNew) return "New";
  if (typeof growthPercent !== "number") return null;
  const sign = growthPercent > 0 ? "+" : growthPercent < 0 ? "−" : "";
  return `${sign}${number.format(Math.abs(growthPercent))}%`;
}

/** Returns how many members use a tag this week, and how many usually do: "6 members this week, usually 2.5". */
export function weekText({ weekAuthors, usualAuthors }: Pick<Growth, "weekAuthors" | "usualAuthors">): string {
  const week = `${number.format(weekAuthors)} ${weekAuthors === 1 ? "member" : "members"} this week`;
  return typeof usualAuthors === "number" ? `${week}, usually ${usualText(usualAuthors)}` : week;
}

const usualText = (usual: number) => (usual < 1 ? "none" : number.format(usual));
