import { useApolloClient } from "@apollo/client/react";
import type { FeedView } from "#client/features/feed/tabs/feedView.ts";
import { type LastPlace, readingOf } from "#client/features/feed/tabs/reading.ts";
import { isFurtherDown } from "./lastVisit.ts";

interface PlaceOfferOptions {
  view: FeedView;
  /** Where the member was in this tab before. */
  place: LastPlace | null | undefined;
  /** The posts that the tab shows; null while it is loading for the first time. */
  visible: readonly string[] | null;
  /** True where the feed goes to a position that this window remembers. */
  isGoingBack: boolean;
}

/**
 * Returns the place at which the member may continue in a tab that opens at its top: further down, where they were on
 * another device or in another window. Null where there is none. It is decided once for each tab: what the member reads
 * from then on changes nothing.
 */
export function usePlaceOffer({ view, place, visible, isGoingBack }: PlaceOfferOptions): LastPlace | null {
  const { offers } = readingOf(useApolloClient());
  const { scope, order } = view;
  if (order === "TOP") return null;
  if (visible && offers[scope] === undefined) {
    offers[scope] = place && !isGoingBack && isFurtherDown(visible, place) ? place : null;
  }
  return offers[scope] ?? null;
}
