import type { Outbox } from "#client/lib/state/Outbox.ts";
import { whenBack } from "./whenBack.ts";

/**
 * Opens an outbox and lets it continue whenever the server answers again. Returns a function that stops it.
 */
export function keepOpen<W extends { clientId: string }, Sent>(outbox: Outbox<W, Sent>): () => void {
  void outbox.open();
  const stop = whenBack(outbox.resume);
  return () => {
    stop();
    outbox.close();
  };
}
