import type { Logger } from "pino";
import { notFound } from "#server/core/errors";
import { required, inOrder, numberedPage, type Slice, sliceValues } from "#server/core/pages";
import { type Page, toPage, toPageSize } from "#server/core/pagination";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { StoredInsightCard } from "#server/db/schema/explore";
import type { PostView } from "#server/features/posts/posts.model";
import type { PostsService } from "#server/features/posts/posts.service";
import type { IdeasService } from "#server/features/search/ideas/ideas.service";
import { plainWords } from "#server/features/search/search.rules";
import type { ChatModel } from "#server/platform/chatModel";
import type { Limits } from "#server/platform/limits/limiter";
import { cardsOf, questionSubject } from "./insights.cards.model.ts";
import {
  type Evidence,
  EVIDENCE_MAX,
  type InsightView,
  PAGE_SIZE,
  type Question,
  questionOf,
  postsIn,
  THIS_INSIGHT,
  toCardView,
} from "./insights.model.ts";
import {
  countInsights,
  deleteInsight,
  deleteRepeated,
  evidenceOf,
  insertInsight,
  insightOf,
  insightOfClientId,
  type InsightRow,
  insightsPage,
  newestPosts,
  stillThere,
} from "./insights.queries.ts";
import { POSTS_MIN } from "./insights.limits.rules.ts";
import { type NewInsight, newInsight } from "./insights.rules.ts";
import { factsOf, messagesOf, wordedBy } from "./insights.wording.model.ts";
import { firstVisible } from "#server/core/rejections";

/** The search for related ideas takes at most this much of a question. */
const RELATED_QUERY_MAX = 100;

interface Parts {
  db: Db;
  limits: Limits;
  ideas: IdeasService;
  posts: PostsService;
  /** Null means that cards keep their plain sentences. */
  model: ChatModel | null;
  log: Logger;
}

/** Answers a member's questions from the posts that the member may see, and for that member alone. */
export class InsightsService {
  /** Returns posts by their ids, those that the viewer may see. It serves a loader. */
  readonly posts: PostsService["byIds"];

  constructor(private readonly parts: Parts) {
    this.posts = parts.posts.byIds;
  }

  /**
   * Answers a question. The same `clientId` gives the answer of the first time; the same question asked anew replaces
   * its earlier answer, so that nobody's list has a question twice.
   * @throws DomainError BAD_USER_INPUT for a question that is too short or too long, RATE_LIMITED for too many an hour.
   */
  async create(viewer: Viewer, question: NewInsight): Promise<InsightView> {
    const { prompt, clientId = null } = check(newInsight, question);
    const { db, limits } = this.parts;
    const before = clientId ? await insightOfClientId(db, viewer.id, clientId) : null;
    if (before) return this.#toView(viewer, before);
    await limits.consume("insightsByMember", viewer.id);
    const now = Date.now();
    const parsed = questionOf(prompt, now);
    const evidence = await this.#evidence(viewer, parsed);
    const plain = cardsOf(evidence, questionSubject(now, plainWords(parsed.query).slice(0, RELATED_QUERY_MAX)));
    const cards = await this.#worded(prompt, plain, evidence);
    const made = await insertInsight(db, { userId: viewer.id, prompt, clientId, cards, foundCount: evidence.length });
    const stored = made ?? (clientId ? await insightOfClientId(db, viewer.id, clientId) : null);
    if (!stored) throw new Error("An insight was not stored.");
    await deleteRepeated(db, { userId: viewer.id, prompt, newestId: stored.id });
    return this.#toView(viewer, stored);
  }

  /** One of the viewer's insights; null for anything else. */
  async find(viewer: Viewer, id: number): Promise<InsightView | null> {
    const row = await insightOf(this.parts.db, viewer.id, id);
    return row && this.#toView(viewer, row);
  }

  /** @throws DomainError NOT_FOUND for what is not the viewer's. */
  async get(viewer: Viewer, id: number): Promise<InsightView> {
    return required(await this.find(viewer, id), THIS_INSIGHT);
  }

  /** The viewer's insights, newest first. */
  async list(viewer: Viewer, slice: Slice): Promise<Page<InsightView>> {
    const { db } = this.parts;
    const rows = await insightsPage(db, { viewer: viewer.id, ...sliceValues(slice) });
    const { items, ...page } = toPage(rows, slice.first, () => countInsights(db, viewer.id));
    return { ...page, items: await this.#toViews(viewer, items) };
  }

  /** A page of them by its number. */
  async numberedPage(viewer: Viewer, page: number) {
    const { items, hasNextPage, total } = await this.list(viewer, numberedPage(page, PAGE_SIZE));
    return { insights: items, hasMore: hasNextPage, total: await total() };
  }

  /**
   * Deletes one of the viewer's insights.
   * @throws DomainError NOT_FOUND for what is not the viewer's.
   */
  async remove(viewer: Viewer, id: number): Promise<void> {
    if (!(await deleteInsight(this.parts.db, viewer.id, id))) throw notFound(THIS_INSIGHT);
  }

  /** The first few of a card's posts that the viewer may see. */
  cited(ids: readonly number[], first: number, load: (id: number) => Promise<PostView>): Promise<PostView[]> {
    return firstVisible(ids, toPageSize(first), load);
  }

  /** The posts that a question is about, at most `FOUND_MAX`: those with its words, then those of the category it names. */
  async #evidence(viewer: Viewer, { query, category, isGeneral }: Question): Promise<Evidence[]> {
    const { db, ideas } = this.parts;
    const values = { viewer: viewer.id, since: query.after, limit: EVIDENCE_MAX };
    const holding = isGeneral ? [] : await ideas.answering(viewer, query, EVIDENCE_MAX);
    const others = isGeneral
      ? await newestPosts.ofAll(db, { ...values, category: null })
      : category === null
        ? []
        : await newestPosts.ofCategory(db, { ...values, category });
    const ids = [...new Set([...holding, ...others.map(({ id }) => id)])].slice(0, EVIDENCE_MAX);
    if (ids.length === 0) return [];
    const rows = await evidenceOf(db, { viewer: viewer.id, ids });
    return inOrder(ids, rows, ({ id }) => id).flatMap((post) => post ?? []);
  }

  /**
   * Lets a language model word the cards, if there is one and its sentences can be verified; otherwise they stay plain.
   */
  async #worded(
    prompt: string,
    cards: StoredInsightCard[],
    evidence: readonly Evidence[],
  ): Promise<StoredInsightCard[]> {
    const { model, log } = this.parts;
    const facts = model ? factsOf(cards, evidence) : [];
    if (!model || facts.length === 0) return cards;
    try {
      return wordedBy(await model.complete(messagesOf(prompt, facts)), cards, facts);
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : "unknown" }, "insights keep their plain words");
      return cards;
    }
  }

  async #toView(viewer: Viewer, row: InsightRow): Promise<InsightView> {
    const [view] = await this.#toViews(viewer, [row]);
    return required(view, THIS_INSIGHT);
  }

  /** Insights as they may be read today: one statement, however many they are. */
  async #toViews(viewer: Viewer, rows: readonly InsightRow[]): Promise<InsightView[]> {
    const ids = postsIn(rows.flatMap(({ cards }) => cards));
    const there = ids.length > 0 ? await stillThere(this.parts.db, { viewer: viewer.id, ids }) : [];
    const known = new Set(there.map(({ id }) => id));
    return rows.map(({ cards, ...insight }) => ({
      ...insight,
      isEnough: insight.foundCount >= POSTS_MIN,
      cards: cards.map((card) => toCardView(card, (id) => known.has(id))),
    }));
  }
}
