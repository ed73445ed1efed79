import type { Logger } from "pino";
import { notFound } from "#server/core/errors";
import { parseId } from "#server/core/ids";
import { type Page, type PageRequest, toPage } from "#server/core/pagination";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { StoredInsightCard } from "#server/db/schema/explore";
import type { PostView } from "#server/features/posts/posts.model";
import type { PostsService } from "#server/features/posts/posts.service";
import type { IdeasService } from "#server/features/search/ideas/ideas.service";
import { plainWords } from "#server/features/search/search.rules";
import { sized } from "#server/features/search/tags/tags.service";
import type { ChatModel } from "#server/platform/chatModel";
import type { Limits } from "#server/platform/limits/limiter";
import { cardsOf } from "./insights.cards.model.ts";
import {
  type Evidence,
  FOUND_MAX,
  type InsightView,
  PAGE_SIZE,
  type Question,
  questionOf,
  toCardView,
} from "./insights.model.ts";
import {
  countInsights,
  deleteInsight,
  evidenceOf,
  insertInsight,
  insightOf,
  insightOfClientId,
  type InsightRow,
  insightsPage,
  NEWEST,
  newestPosts,
  stillThere,
} from "./insights.queries.ts";
import { newInsight, POSTS_MIN } from "./insights.rules.ts";
import { factsOf, messagesOf, wordedBy } from "./insights.wording.model.ts";

const THIS = "This insight";

interface Parts {
  db: Db;
  limits: Limits;
  ideas: IdeasService;
  posts: PostsService;
  /** Null: plain words are enough. */
  model: ChatModel | null;
  log: Logger;
}

/** What the community's ideas say to a question: worked out of the posts that the asker may see, for their eyes alone. */
export class InsightsService {
  /** Posts by their ids, those that the viewer may see. A batch of loaders. */
  readonly posts: PostsService["byIds"];

  constructor(private readonly parts: Parts) {
    this.posts = parts.posts.byIds;
  }

  /**
   * Asks. The same `clientId` gives what came of it the first time.
   * @throws DomainError BAD_USER_INPUT for less than 3 or more than 500 characters, RATE_LIMITED above 20 an hour.
   */
  async create(viewer: Viewer, input: Record<string, unknown>): Promise<InsightView> {
    const { prompt, clientId = null } = check(newInsight, input);
    const { db, limits } = this.parts;
    const before = clientId ? await insightOfClientId(db, viewer.id, clientId) : null;
    if (before) return this.#shown(viewer, before);
    await limits.consume("insightsByMember", viewer.id);
    const found = await this.#evidence(viewer, questionOf(prompt, Date.now()));
    const plain = cardsOf(found, Date.now(), plainWords(questionOf(prompt, Date.now()).query).slice(0, 100));
    const cards = await this.#worded(prompt, plain, found);
    const made = await insertInsight(db, { userId: viewer.id, prompt, clientId, cards, foundCount: found.length });
    const stored = made ?? (clientId ? await insightOfClientId(db, viewer.id, clientId) : null);
    if (!stored) throw new Error("An insight was not stored.");
    return this.#shown(viewer, stored);
  }

  /** One of the viewer's insights; null for anything else. */
  async find(viewer: Viewer, id: unknown): Promise<InsightView | null> {
    const known = parseId(id);
    const row = known === null ? null : await insightOf(this.parts.db, viewer.id, known);
    return row && this.#shown(viewer, row);
  }

  /** @throws DomainError NOT_FOUND for what is not the viewer's. */
  async get(viewer: Viewer, id: unknown): Promise<InsightView> {
    const insight = await this.find(viewer, id);
    if (!insight) throw notFound(THIS);
    return insight;
  }

  /** What the viewer asked so far, newest first. */
  async list(viewer: Viewer, { first, after }: PageRequest, offset = 0): Promise<Page<InsightView>> {
    const { db } = this.parts;
    const rows = await insightsPage(db, { userId: viewer.id, after: after ?? NEWEST, limit: first + 1, offset });
    const { items, ...page } = toPage(rows, first, () => countInsights(db, viewer.id));
    return { ...page, items: await this.#allShown(viewer, items) };
  }

  /** A page of them by its number. */
  async numberedPage(viewer: Viewer, page: number) {
    const found = await this.list(viewer, { first: PAGE_SIZE, after: null }, (page - 1) * PAGE_SIZE);
    return { insights: found.items, hasMore: found.hasNextPage, total: await found.total() };
  }

  /** Forgets one of the viewer's insights. Safe to repeat. */
  remove(viewer: Viewer, id: number): Promise<void> {
    return deleteInsight(this.parts.db, viewer.id, id);
  }

  /** The first few of a card's posts that the viewer may see. */
  async cited(ids: readonly number[], first: number, load: (id: number) => Promise<PostView>): Promise<PostView[]> {
    const posts = await Promise.all(ids.map((id) => load(id).catch(() => null)));
    return posts.filter((post) => post !== null).slice(0, sized(first));
  }

  /** Up to two hundred posts that the question is about: those that hold its words, then those of the category it names. */
  async #evidence(viewer: Viewer, { query, category, isGeneral }: Question): Promise<Evidence[]> {
    const { db, ideas } = this.parts;
    const values = { viewer: viewer.id, since: query.after, limit: FOUND_MAX };
    const holding = isGeneral ? [] : await ideas.answering(viewer, query, FOUND_MAX);
    const others = isGeneral
      ? await newestPosts.ofAll(db, { ...values, category: null })
      : category === null
        ? []
        : await newestPosts.ofCategory(db, { ...values, category });
    const ids = [...new Set([...holding, ...others.map(({ id }) => id)])].slice(0, FOUND_MAX);
    if (ids.length === 0) return [];
    const found = new Map((await evidenceOf(db, { viewer: viewer.id, ids })).map((post) => [post.id, post]));
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /** In a model's words where there is one and what it says holds; else as they are. */
  async #worded(prompt: string, cards: StoredInsightCard[], found: readonly Evidence[]): Promise<StoredInsightCard[]> {
    const { model, log } = this.parts;
    const facts = model ? factsOf(cards, found) : [];
    if (!model || facts.length === 0) return cards;
    try {
      return wordedBy(await model.complete(messagesOf(prompt, facts)), cards, facts);
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : "unknown" }, "insights keep their plain words");
      return cards;
    }
  }

  async #shown(viewer: Viewer, row: InsightRow): Promise<InsightView> {
    const [shown] = await this.#allShown(viewer, [row]);
    if (!shown) throw notFound(THIS);
    return shown;
  }

  /** Insights as they may be read today: one statement, however many they are. */
  async #allShown(viewer: Viewer, rows: readonly InsightRow[]): Promise<InsightView[]> {
    const cited = rows.flatMap(({ cards }) =>
      cards.flatMap(({ postIds, sentences }) => [...postIds, ...sentences.flatMap((sentence) => sentence.postIds)]),
    );
    const ids = [...new Set(cited)];
    const there = ids.length > 0 ? await stillThere(this.parts.db, { viewer: viewer.id, ids }) : [];
    const known = new Set(there.map(({ id }) => id));
    return rows.map(({ cards, ...insight }) => ({
      ...insight,
      isEnough: insight.foundCount >= POSTS_MIN,
      cards: cards.map((card) => toCardView(card, (id) => known.has(id))),
    }));
  }
}
