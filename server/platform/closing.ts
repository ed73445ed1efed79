import type { Duplex } from "node:stream";

/** The time in which a client can read the last words, and close its half of the connection. */
const LINGER_MS = 2_000;

/**
 * Sends the last words on a connection, ends it, and destroys it soon after. A client that leaves its own half open would
 * otherwise hold the descriptor for as long as it likes; one that is destroyed at once may lose the words.
 */
export function endThenDestroy(socket: Duplex, words: string): void {
  if (socket.destroyed) return;
  const late = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once("close", () => clearTimeout(late));
  socket.on("error", () => socket.destroy());
  // What still arrives is dropped, because unread bytes would turn the end into a reset.
  socket.resume();
  socket.end(words);
}
