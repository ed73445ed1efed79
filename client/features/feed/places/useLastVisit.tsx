import { Suspense, useMemo } from "react";
import type { LastPlace } from "#client/features/feed/tabs/reading.ts";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";
import { isOfEarlierVisit, postAfterLine } from "./lastVisit.ts";

const LastVisitLine = lazyPart(async () => ({ default: (await import("./LastVisitLine.tsx")).LastVisitLine }));

/** Returns the line that shows where the reader was before this visit, and before which post it stands. */
export function useLastVisit(place: LastPlace | null | undefined, visible: readonly string[] | null) {
  // What counts is the time at which the place was read: a line must not appear while somebody reads.
  const earlier = useMemo(() => (place && isOfEarlierVisit(place) ? place : null), [place]);
  const beforeId = earlier && visible && postAfterLine(visible, earlier);
  if (!beforeId) return null;
  const content = (
    <Suspense fallback={<div style={{ height: 20 }} />}>
      <LastVisitLine at={earlier.updatedAt} />
    </Suspense>
  );
  return { beforeId, content };
}
