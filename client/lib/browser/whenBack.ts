import { reachability } from "./reachability.ts";
import { reconnection } from "./reconnection.ts";

/** Calls the listener whenever the server answers again after a break. Returns a function that stops that. */
export function whenBack(listener: () => void): () => void {
  addEventListener("online", listener);
  const stops = [
    reconnection.subscribe(listener),
    reachability.subscribe(() => reachability.getSnapshot() === "back" && listener()),
  ];
  return () => {
    removeEventListener("online", listener);
    for (const stop of stops) stop();
  };
}
