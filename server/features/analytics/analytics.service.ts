import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { CommunitySettingsService } from "#server/features/community/community.service";
import type { Limits } from "#server/platform/limits/limiter";
import { type AnalyticsView, figureOf } from "./analytics.model.ts";
import { daysOf, deleteOldSightings, forgetOldDays, insertSightings, inTurn, rollUp } from "./analytics.queries.ts";
import { METRICS, type RangeChoice, rangeChoice, type SightingList, sightingList } from "./analytics.rules.ts";

/** The sightings that one statement deletes. */
const DELETED_AT_ONCE = 10_000;

/** Counts for each member how often others see them and their posts. */
export class AnalyticsService {
  constructor(
    private readonly db: Db,
    private readonly limits: Limits,
    private readonly settings: Pick<CommunitySettingsService, "settings">,
  ) {}

  /** Stores what the viewer has seen; returns how many sightings were new. */
  async record(viewer: Viewer, list: SightingList): Promise<number> {
    const { sightings } = check(sightingList, list);
    if (sightings.length === 0) return 0;
    await this.limits.consume("sightingsByMember", viewer.id);
    const metrics = sightings.map(({ kind }) => kind);
    const ids = sightings.map(({ id }) => id);
    const sources = sightings.map(({ source }) => source ?? null);
    return this.db.transaction(async (tx) => {
      // Two calls that report the same sighting at the same time count it once.
      await inTurn(tx, viewer.id);
      const [made] = await insertSightings(tx, { viewer: viewer.id, metrics, ids, sources });
      return made?.count ?? 0;
    });
  }

  /** The viewer's own figures. */
  async figures(viewer: Viewer, choice: RangeChoice, now = Date.now()): Promise<AnalyticsView> {
    const { range } = check(rangeChoice, choice);
    const days = await daysOf(this.db, { viewer: viewer.id });
    const figures = METRICS.map((metric) =>
      figureOf(
        metric,
        range,
        days.filter((one) => one.metric === metric),
        now,
      ),
    );
    return { range, figures };
  }

  /** Adds the sightings since the last call to the numbers by day. */
  rollUp(): Promise<void> {
    return this.db.transaction(rollUp);
  }

  /** Deletes, in batches, sightings that are older than the community stores them, and numbers of years ago. */
  async forgetOld(): Promise<void> {
    const { sightingsDays } = await this.settings.settings();
    let deleted: number;
    do deleted = await deleteOldSightings(this.db, sightingsDays, DELETED_AT_ONCE);
    while (deleted === DELETED_AT_ONCE);
    await forgetOldDays(this.db);
  }
}
