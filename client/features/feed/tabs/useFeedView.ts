import { useApolloClient, useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { FeedMemory } from "./feedMemory.ts";
import { chosenScope, type FeedView, likelyView, rememberView, scopeIn, searchOf } from "./feedView.ts";
import { readingOf } from "./reading.ts";

/**
 * Returns which tab of the feed is open in which order, where its list begins, and the place of the reader in each; null until the server has
 * answered. The address names the tab that the member chose, else it is the one that they chose last in
 * this browser, else the posts of those whom they follow, if they follow anybody.
 */
export function useFeedView() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { data, error } = useQuery(FeedMemory, { fetchPolicy: "cache-first", refetchOn: false });
  const memory = data?.viewer?.feed ?? null;
  const [view, setView] = useState<FeedView | null>(null);

  // A post that is open over the feed has an address of its own.
  const named = pathname === "/" ? scopeIn(search) : null;
  const first = view ?? (memory && { scope: firstScope(viewer.id, memory.hasFollowing), order: memory.order });
  const known = first ?? (error ? likelyView(search) : null);
  const { beginnings } = readingOf(useApolloClient());
  const chosen = known && { ...known, scope: named ?? known.scope };
  const current = chosen && { ...chosen, from: chosen.order === "TOP" ? undefined : beginnings[chosen.scope] };
  if (current && (current.scope !== view?.scope || current.order !== view.order || current.from !== view.from))
    setView(current);

  const isChosen = named !== null;
  useEffect(() => {
    if (view) rememberView(viewer.id, view, isChosen || chosenScope(viewer.id) !== null);
  }, [viewer.id, view, isChosen]);

  /** Opens another tab, or changes the order. */
  function choose({ scope, order }: Partial<FeedView>): void {
    if (order && view) setView({ ...view, order });
    if (scope) void navigate({ search: searchOf(scope) }, { replace: true, preventScrollReset: true });
  }

  /** Lets the open tab begin with a post, or with the newest one again. */
  function beginWith(from: string | undefined): void {
    if (view) setView({ ...view, from: (beginnings[view.scope] = from) });
  }

  return { view, memory, choose, beginWith };
}

const firstScope = (memberId: string, hasFollowing: boolean) =>
  chosenScope(memberId) ?? (hasFollowing ? "FOLLOWING" : "EVERYTHING");
