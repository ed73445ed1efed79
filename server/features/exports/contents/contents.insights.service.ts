import type { Keyset } from "#server/core/pagination";
import type { InsightView, QuoteView } from "#server/features/insights/insights.model";
import type { InsightsService } from "#server/features/insights/insights.service";
import type { Person } from "#server/features/people/people.model";
import type { Addresses } from "./contents.model.ts";
import type { MemberReading } from "./contents.reading.service.ts";

/** The insights that are read at once. */
const INSIGHTS = 50;

type People = ReadonlyMap<number, Person>;

/**
 * Reads what a member asked for insights, the newest first, each with its answer as the member may read it today: what
 * was deleted or hidden since is in no archive either.
 */
export async function* insightsOf(
  reading: Pick<MemberReading, "memberId" | "note">,
  insights: Pick<InsightsService, "list" | "namedPeople">,
  to: Addresses,
): AsyncGenerator<object[]> {
  const viewer = { id: reading.memberId, sessionId: 0 };
  let after: Keyset | null = null;
  do {
    reading.note(0);
    const { items, hasNextPage } = await insights.list(viewer, { first: INSIGHTS, after });
    const people = await insights.namedPeople(viewer, items);
    yield items.map((insight) => insightForm(insight, people, to));
    reading.note(items.length);
    after = (hasNextPage && items.at(-1)) || null;
  } while (after);
}

/** An insight as `insights.json` contains it. */
const insightForm = (insight: InsightView, people: People, to: Addresses) => {
  const quoteForm = ({ postId, authorId, quote }: QuoteView) => ({
    quote,
    author: people.get(authorId)?.name ?? null,
    address: to.post(postId),
  });
  return {
    id: insight.id,
    question: insight.prompt,
    answer: insight.answer && { text: insight.answer.text, sources: insight.answer.sources.map(quoteForm) },
    people: insight.people.flatMap(({ userId, reason }) => {
      const person = people.get(userId);
      return person ? [{ name: person.name, username: person.username, reason }] : [];
    }),
    disputed: insight.disputed.map(quoteForm),
    unanswered: insight.unanswered.map(quoteForm),
    confidence: insight.confidence,
    cards: insight.cards.map(({ kind, title, body }) => ({ kind, title, text: body })),
    askedAt: insight.createdAt,
  };
};
