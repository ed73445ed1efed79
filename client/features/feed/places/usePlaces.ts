import type { RefObject } from "react";
import type { FeedView } from "#client/features/feed/tabs/feedView.ts";
import type { LastPlace } from "#client/features/feed/tabs/reading.ts";
import { useKeepPlace } from "./useKeepPlace.ts";
import { useLastVisit } from "./useLastVisit.tsx";
import { usePlaceOffer } from "./usePlaceOffer.ts";

interface PlacesOptions {
  view: FeedView;
  /** Where the member was in this tab before. */
  place: LastPlace | null | undefined;
  /** The posts that the tab shows; null while it is loading for the first time. */
  visible: readonly string[] | null;
  /** True where the feed goes to a position that this window remembers. */
  isGoingBack: boolean;
}

/**
 * Stores where the member reads in a tab. Returns where they may continue further down, and the line that shows what they
 * had seen.
 */
export function usePlaces(list: RefObject<HTMLElement | null>, { view, place, visible, isGoingBack }: PlacesOptions) {
  const offer = usePlaceOffer({ view, place, visible, isGoingBack });
  useKeepPlace(list, { view, isThere: visible !== null && visible.length > 0 });
  const line = useLastVisit(view.order === "LATEST" ? place : null, visible);
  return { offer, line };
}
