interface Dated {
  createdAt: string;
}

/** Groups items into those of today, by the reader's clock, and older ones; an empty group is left out. */
export function byDay<T extends Dated>(items: readonly T[], now = new Date()): { title: string; items: T[] }[] {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  const isToday = ({ createdAt }: Dated) => Date.parse(createdAt) >= midnight;
  return [
    { title: "Today", items: items.filter(isToday) },
    { title: "Earlier", items: items.filter((item) => !isToday(item)) },
  ].filter((part) => part.items.length > 0);
}
