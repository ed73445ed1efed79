import type { Outbox } from "#client/lib/state/Outbox.ts";
import { reachability } from "./reachability.ts";
import { reconnection } from "./reconnection.ts";

/**
 * Opens an outbox and lets it continue whenever the server answers again. Returns a function that stops it.
 */
export function keepOpen<W extends { clientId: string }, Sent>(outbox: Outbox<W, Sent>): () => void {
  void outbox.open();
  addEventListener("online", outbox.resume);
  const stops = [
    reconnection.subscribe(outbox.resume),
    reachability.subscribe(() => reachability.getSnapshot() === "back" && outbox.resume()),
  ];
  return () => {
    removeEventListener("online", outbox.resume);
    for (const stop of stops) stop();
    outbox.close();
  };
}
