import { callHeaders } from "#client/apollo/request.ts";
import { session } from "#client/apollo/session.ts";
import { SightingBatch } from "./SightingBatch.ts";
import type { Sighting } from "./SightingBatch.ts";
import { watchSightings } from "./watchSightings.ts";

/**
 * Sends to the server what this member sees of others, so that it counts for them. Returns a function that stops it.
 */
export function reportSightings(viewerId: string): () => void {
  const token = session.token();
  /** Sightings are sent only in the session of the member who made them. */
  const isCurrent = () => session.token() === token && !session.isEnded();
  const batch = new SightingBatch({
    send: (sightings, isLast) => (isCurrent() ? send(sightings, isLast) : Promise.resolve()),
  });
  const stopWatching = watchSightings({ viewerId, onSeen: (sighting) => batch.add(sighting) });
  const handleHidden = () => {
    if (document.visibilityState === "hidden") batch.flush({ isLast: true });
  };
  const handleLeave = () => batch.flush({ isLast: true });
  document.addEventListener("visibilitychange", handleHidden);
  addEventListener("pagehide", handleLeave);
  return () => {
    stopWatching();
    batch.close();
    document.removeEventListener("visibilitychange", handleHidden);
    removeEventListener("pagehide", handleLeave);
  };
}

/**
 * Sends a batch and drops one that the server will never accept. @throws an error when the server could not be reached
 * or is busy.
 */
async function send(events: readonly Sighting[], isLast: boolean): Promise<void> {
  const { status } = await fetch("/api/events", {
    method: "POST",
    headers: { ...callHeaders(), "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ events }),
    // The request outlives the page.
    keepalive: isLast,
    cache: "no-store",
  });
  if (status === 401) session.markEnded();
  if (status === 429 || status >= 500) throw new Error(`Sightings were answered with ${status}`);
}
