import type { Logger } from "pino";
import { notFound } from "#server/core/errors";
import { required, numberedPage, type Slice, sliceValues } from "#server/core/pages";
import { type Page, toPage, toPageSize } from "#server/core/pagination";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { Person } from "#server/features/people/people.model";
import type { PostView } from "#server/features/posts/posts.model";
import type { ProfilesService } from "#server/features/people/people.service";
import type { PostsService } from "#server/features/posts/posts.service";
import type { ReadingService } from "#server/features/insights/answers/answers.reading.service";
import { standingCitations } from "#server/features/insights/answers/answers.queries";
import { absentCard, type Composed, composed } from "#server/features/insights/answers/answers.model";
import { nearestTopics } from "#server/features/insights/answers/answers.absence.model";
import type { ChatModel } from "#server/platform/chatModel";
import type { Limits } from "#server/platform/limits/limiter";
import {
  type InsightPersonView,
  type InsightView,
  PAGE_SIZE,
  postsIn,
  quotesIn,
  reasonPostsIn,
  THIS_INSIGHT,
  toCardView,
  toReportView,
} from "./insights.model.ts";
import {
  countInsights,
  deleteInsight,
  deleteRepeated,
  insertInsight,
  insightOf,
  insightOfClientId,
  type InsightRow,
  insightsPage,
} from "./insights.queries.ts";
import { POSTS_MIN } from "./insights.limits.rules.ts";
import { type NewInsight, newInsight } from "./insights.rules.ts";
import { factsOf, messagesOf, wordedAnswer, wordedBy } from "./insights.wording.model.ts";
import { firstVisible, nullIfNotFound } from "#server/core/rejections";

interface Parts {
  db: Db;
  limits: Limits;
  reading: ReadingService;
  posts: PostsService;
  profiles: ProfilesService;
  /** Null means that cards keep their plain sentences. */
  model: ChatModel | null;
  log: Logger;
}

/** Answers a member's questions from the posts that the member may see, and for that member alone. */
export class InsightsService {
  /** Returns posts by their ids, those that the viewer may see. It serves a loader. */
  readonly posts: PostsService["byIds"];
  /** Returns members by their ids, those whom the viewer may see. It serves a loader. */
  readonly people: ProfilesService["byIds"];

  constructor(private readonly parts: Parts) {
    this.posts = parts.posts.byIds;
    this.people = parts.profiles.byIds;
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
    const { report, cards, evidence } = await this.#worded(prompt, await this.#answer(viewer, prompt, Date.now()));
    const foundCount = evidence.length;
    const made = await insertInsight(db, { userId: viewer.id, prompt, clientId, cards, report, foundCount });
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

  /** The members of an insight whom the viewer may see. */
  async visiblePeople(
    people: readonly InsightPersonView[],
    load: (id: number) => Promise<Person>,
  ): Promise<InsightPersonView[]> {
    const found = await Promise.all(people.map(({ userId }) => nullIfNotFound(load(userId))));
    return people.filter((_person, at) => found[at] !== null);
  }

  /** The members whom some insights name, by their ids. */
  async namedPeople(viewer: Viewer, insights: readonly InsightView[]): Promise<Map<number, Person>> {
    const quoted = insights.flatMap(({ answer, disputed, unanswered }) => [
      ...(answer?.sources ?? []),
      ...disputed,
      ...unanswered,
    ]);
    const ids = [
      ...new Set([
        ...insights.flatMap(({ people }) => people.map(({ userId }) => userId)),
        ...quoted.map(({ authorId }) => authorId),
      ]),
    ];
    const people = ids.length > 0 ? await this.people(viewer, ids) : [];
    return new Map(people.flatMap((person) => (person instanceof Error ? [] : [[person.id, person]])));
  }

  /** The first few of a card's posts that the viewer may see. */
  cited(ids: readonly number[], first: number, load: (id: number) => Promise<PostView>): Promise<PostView[]> {
    return firstVisible(ids, toPageSize(first), load);
  }

  /** The answer in members' own words with its cards; where nothing answers, one card that says so. */
  async #answer(viewer: Viewer, prompt: string, now: number): Promise<Composed> {
    const { reading } = this.parts;
    const read = await reading.read(viewer, prompt, now);
    const found = composed(read, { viewerId: viewer.id, now });
    if (found.report.answer) return found;
    if (/\b\d{4}\b/u.test(read.question.span?.words ?? "")) {
      const timeless = composed(await reading.readWithoutTime(viewer, read), { viewerId: viewer.id, now });
      if (timeless.report.answer) return timeless;
    }
    const near = found.report.nearestTopics;
    const topics = near.length > 0 ? near : nearestTopics([], await reading.newest(viewer));
    return { ...found, report: { ...found.report, nearestTopics: topics }, cards: [absentCard(read, topics)] };
  }

  /**
   * Lets a language model word the answer and the cards, if there is one and its sentences can be verified; otherwise they
   * stay plain.
   */
  async #worded(prompt: string, plain: Composed): Promise<Composed> {
    const { model, log } = this.parts;
    const { cards, evidence, report, quotes } = plain;
    const facts = model ? factsOf(cards, evidence) : [];
    const sent = model ? publicQuotes(quotes, evidence) : [];
    if (!model || facts.length + sent.length === 0) return plain;
    try {
      const reply = await model.complete(messagesOf(prompt, facts, sent));
      const answer = wordedAnswer(reply, report.answer, sent);
      return { ...plain, report: { ...report, answer }, cards: wordedBy(reply, cards, facts) };
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : "unknown" }, "insights keep their plain words");
      return plain;
    }
  }

  async #toView(viewer: Viewer, row: InsightRow): Promise<InsightView> {
    const [view] = await this.#toViews(viewer, [row]);
    return required(view, THIS_INSIGHT);
  }

  /** Insights as they may be read today: one statement, however many they are. */
  async #toViews(viewer: Viewer, rows: readonly InsightRow[]): Promise<InsightView[]> {
    const posts = [
      ...new Set([
        ...postsIn(rows.flatMap(({ cards }) => cards)),
        ...rows.flatMap(({ report }) => reasonPostsIn(report)),
      ]),
    ];
    const quotes = rows.flatMap(({ report }) => quotesIn(report));
    // A post that is cited as a whole holds the empty quote.
    const cited = [...posts.map((postId) => ({ postId, commentId: null, quote: "" })), ...quotes];
    const standing =
      cited.length === 0
        ? []
        : await standingCitations(this.parts.db, {
            viewer: viewer.id,
            postIds: cited.map(({ postId }) => postId),
            commentIds: cited.map(({ commentId }) => commentId),
            quotes: cited.map(({ quote }) => quote),
          });
    const left = new Set(standing.map(({ at }) => cited[at - 1]));
    const known = new Set(
      cited
        .slice(0, posts.length)
        .filter((one) => left.has(one))
        .map(({ postId }) => postId),
    );
    const isThere = (postId: number) => known.has(postId);
    return rows.map(({ cards, report, ...insight }) => ({
      ...insight,
      ...toReportView(report, (quote) => left.has(quote), isThere),
      isEnough: insight.foundCount >= POSTS_MIN,
      cards: cards.map((card) => toCardView(card, isThere)),
    }));
  }
}

/** The quotes that a model may read: those of public posts. */
function publicQuotes(quotes: Composed["quotes"], evidence: Composed["evidence"]): Composed["quotes"] {
  const shared = new Set(evidence.filter(({ isPublic }) => isPublic).map(({ id }) => id));
  return quotes.every(({ postId }) => shared.has(postId)) ? quotes : [];
}
