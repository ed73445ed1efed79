import type { Db, Tx } from "#server/db/client";

type Act = () => void;

/** The callbacks that wait for the commit of each running transaction. */
const waiting = new WeakMap<Tx, Act[]>();

/**
 * Runs a transaction and, after its commit, the callbacks that were registered in it. None of them runs after a
 * rollback.
 */
export async function transactionWithFollowers<T>(db: Db, act: (tx: Tx) => Promise<T>): Promise<T> {
  const followers: Act[] = [];
  const run = (tx: Tx) => {
    waiting.set(tx, followers);
    return act(tx);
  };
  // The pool distinguishes transactions by their code, which is that of the act.
  const result = await db.transaction(Object.assign(run, { kind: act }));
  for (const follow of followers) follow();
  return result;
}

/**
 * Runs a callback after the commit of the transaction, and never without one. The callback must not throw, because the
 * transaction cannot be undone any more.
 * @throws Error for a transaction that `transactionWithFollowers` did not begin: its callbacks would never run.
 */
export function afterCommit(tx: Tx, act: Act): void {
  const followers = waiting.get(tx);
  if (!followers) throw new Error(NOT_OURS);
  followers.push(act);
}

/**
 * Checks early that a transaction can run callbacks after its commit.
 * @throws Error where it cannot.
 */
export function requireFollowers(tx: Tx): void {
  if (!waiting.has(tx)) throw new Error(NOT_OURS);
}

const NOT_OURS = "This transaction was not started by Events.transaction.";
