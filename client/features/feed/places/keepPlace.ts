import type { ApolloClient } from "@apollo/client";
import { session } from "#client/apollo/session.ts";
import { topCard } from "#client/features/feed/list/listPosition.ts";
import { FeedMemory } from "#client/features/feed/tabs/feedMemory.ts";
import { readingOf } from "#client/features/feed/tabs/reading.ts";
import { graphql } from "#client/gql/gql.ts";
import type { FeedScope } from "#client/gql/graphql.ts";
import { onFirstMove } from "#client/lib/browser/firstMove.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { Seldom } from "#client/lib/state/Seldom.ts";
import { VISIT_MS } from "./lastVisit.ts";

const SetFeedPlace = graphql(`
  mutation SetFeedPlace($scope: FeedScope!, $postId: ID!) {
    setFeedPlace(scope: $scope, postId: $postId) {
      hasFollowing
    }
  }
`);

/** The place is stored when the reader has stayed for a moment, and then at most so often, in milliseconds. */
const PACE = { afterMs: 1_500, pauseMs: 5_000 };

/**
 * Stores on the server where the member reads in a tab, while they do and when they leave. Returns a function that stops
 * it.
 */
export function keepPlace(client: ApolloClient, scope: FeedScope, list: () => HTMLElement | null): () => void {
  const token = session.token();
  /** Whoever has signed out meanwhile stores nothing. */
  const isCurrent = () => session.token() === token && !session.isEnded();
  const { offers, beginnings } = readingOf(client);
  /** While another place is offered, this one is not where the member reads, until they move. */
  let hasMoved = false;
  const isWaiting = () => !hasMoved && !!offers[scope] && beginnings[scope] === undefined;
  let stored: string | undefined;
  let readAt = Date.now();

  function store(): void {
    const container = list();
    const bar = document.querySelector("[data-feed-bar]");
    const postId = container && topCard(container, bar?.getBoundingClientRect().bottom)?.dataset["post"];
    readAt = Date.now();
    if (!postId || postId === stored || !isCurrent() || isWaiting()) return;
    stored = postId;
    const saving = client.mutate({
      mutation: SetFeedPlace,
      variables: { scope, postId },
      // The request outlives the page.
      context: { fetchOptions: { keepalive: true } },
    });
    void ignoreFailure(saving, "repeated");
  }

  const places = new Seldom(store, PACE);
  const ask = () => places.ask();
  const leave = () => places.flush();
  /** A reader who comes back after a while sees where they were; only then is the new place stored. */
  async function wake(): Promise<void> {
    if (document.visibilityState === "hidden") return leave();
    if (Date.now() - readAt > VISIT_MS) {
      await ignoreFailure(client.query({ query: FeedMemory, fetchPolicy: "network-only" }), "optional");
    }
    ask();
  }
  const handleVisibility = () => void wake();

  const stopWaiting = onFirstMove(() => {
    hasMoved = true;
    ask();
  });
  ask();
  addEventListener("scroll", ask, { passive: true });
  addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", handleVisibility);
  return () => {
    stopWaiting();
    places.flush();
    removeEventListener("scroll", ask);
    removeEventListener("pagehide", leave);
    document.removeEventListener("visibilitychange", handleVisibility);
  };
}
