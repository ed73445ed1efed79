import type { Db, Tx } from "#server/db/client";

type Act = () => void;

/** What waits for the commit of each running transaction. */
const waiting = new WeakMap<Tx, Act[]>();

/** Runs a transaction, then what was to follow its commit; nothing follows one that rolls back. */
export async function transactionWithFollowers<T>(db: Db, act: (tx: Tx) => Promise<T>): Promise<T> {
  const followers: Act[] = [];
  const result = await db.transaction((tx) => {
    waiting.set(tx, followers);
    return act(tx);
  });
  for (const follow of followers) follow();
  return result;
}

/**
 * Does something once the transaction has committed, and never if it does not. It must not throw: what it follows is done.
 * @throws Error for a transaction that was not begun by `transactionWithFollowers`: nobody would ever do it.
 */
export function afterCommit(tx: Tx, act: Act): void {
  const followers = waiting.get(tx);
  if (!followers) throw new Error(NOT_OURS);
  followers.push(act);
}

/** @throws Error for a transaction after which nothing could be done, found before anybody relies on it. */
export function requireFollowers(tx: Tx): void {
  if (!waiting.has(tx)) throw new Error(NOT_OURS);
}

const NOT_OURS = "This transaction was not begun by Events.transaction.";
