import type { Tx } from "#server/db/client";
import { metricDays } from "#server/db/schema/analytics";
import { members } from "./content/members.ts";
import { randomFor } from "./random.ts";
import { DAY, iso } from "./times.ts";

/** Days that the guides have been seen on. */
const DAYS = 60;
/** How often on a day at most, by what was seen. */
const MOST = { profile_view: 9, impression: 70, search_appearance: 5 } as const;
const METRICS = ["profile_view", "impression", "search_appearance"] as const;

/** What was seen of the two guides over the last sixty days: slowly more, and less at weekends. */
export async function storeFigures(tx: Tx, people: ReadonlyMap<string, number>, now: number): Promise<void> {
  const rows = members.slice(0, 2).flatMap(({ username }) => {
    const userId = people.get(username);
    const random = randomFor(`figures ${username}`);
    if (userId === undefined) return [];
    return METRICS.flatMap((metric) =>
      // Today is counted as it happens.
      Array.from({ length: DAYS }, (_, i) => DAYS - i).map((ago) => {
        const at = now - ago * DAY;
        const weekday = new Date(at).getUTCDay() % 6 > 0 ? 1 : 0.5;
        const growth = 0.5 + (0.5 * (DAYS - ago)) / DAYS;
        const count = Math.round(MOST[metric] * weekday * growth * (0.4 + 0.6 * random.next()));
        return { userId, metric, day: iso(at).slice(0, 10), count };
      }),
    );
  });
  await tx.insert(metricDays).values(rows);
}
