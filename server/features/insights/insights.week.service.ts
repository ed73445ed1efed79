import type { Caches, Value } from "#server/cache/caches";
import { type Viewer, viewerId } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { StoredInsightCard } from "#server/db/schema/explore";
import type { TagPagesService } from "#server/features/search/tags/tags.service";
import { cardsOf } from "#server/features/insights/cards/cards.model";
import { clustersOf, within } from "#server/features/insights/cards/cards.clusters.model";
import { POSTS_MIN } from "./insights.limits.rules.ts";
import { EVIDENCE_MAX, postsIn, toCardView, WEEK_DAYS, type WeekInsightsView } from "./insights.model.ts";
import { evidenceOf, newestPosts, stillThere } from "./insights.queries.ts";
import { weekTrendIn } from "#server/features/insights/cards/cards.trends.model";

const DAY_MS = 86_400_000;
/** The cards are computed again after at least one second and at most a minute. */
const FRESH_MS = { least: 1_000, most: 60_000 };

/**
 * Says what the week's public ideas are about, before anybody has asked. The cards are computed once for everybody, from
 * at most `EVIDENCE_MAX` posts; each viewer then reads only what rests on posts that they may see.
 */
export class WeekInsightsService {
  readonly #week: Value<{ cards: StoredInsightCard[]; foundCount: number }>;

  constructor(
    private readonly db: Db,
    private readonly tags: TagPagesService,
    caches: Caches,
  ) {
    this.#week = caches.value({ name: "insights of the week", ...FRESH_MS }, () => this.#compute());
  }

  /** The three cards of the last seven days. */
  async read(viewer: Viewer): Promise<WeekInsightsView> {
    const { cards, foundCount } = await this.#week.get();
    const ids = postsIn(cards);
    const there = ids.length > 0 ? await stillThere(this.db, { viewer: viewer.id, ids }) : [];
    const known = new Set(there.map(({ id }) => id));
    return {
      foundCount,
      isEnough: foundCount >= POSTS_MIN,
      cards: cards.map((card) => toCardView(card, (id) => known.has(id))),
    };
  }

  async #compute() {
    const now = Date.now();
    const since = new Date(now - WEEK_DAYS * DAY_MS).toISOString().slice(0, 10);
    const guest = viewerId(null);
    const rows = await newestPosts.ofAll(this.db, { viewer: guest, category: null, since, limit: EVIDENCE_MAX });
    const ids = rows.map(({ id }) => id);
    const found = ids.length > 0 ? await evidenceOf(this.db, { viewer: guest, ids }) : [];
    const evidence = within(found, now, WEEK_DAYS);
    const names = clustersOf(evidence).map(({ tag }) => tag);
    const figures = names.length > 0 ? await this.tags.trends(null, names) : [];
    const trends = new Map(names.flatMap((name, at) => (figures[at] ? [[name, figures[at]] as const] : [])));
    const cards = cardsOf(evidence, {
      now,
      fallbackQuery: `after:${since}`,
      about: "from this week",
      findTrend: (clusters) => weekTrendIn(clusters, trends),
    });
    return { cards, foundCount: evidence.length };
  }
}
