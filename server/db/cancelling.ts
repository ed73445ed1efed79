import type postgres from "postgres";
import { currentDeadline, type Deadline } from "#server/core/deadlines/deadline";
import { unavailable } from "#server/core/errors";
import { ignoreFailure } from "#server/core/rejections";

/** A statement of the driver, as far as it is needed here. */
type Statement = PromiseLike<unknown> & { cancel(): unknown };
type Unsafe = postgres.Sql["unsafe"];

/**
 * Lets a client's statements end with the deadline of the work that sends them: at the deadline PostgreSQL
 * cancels those that run, and a transaction is rolled back with its statement. Work without a deadline pays one look.
 */
export function cancelAtDeadline(client: postgres.Sql): void {
  const begin: (...args: unknown[]) => Promise<unknown> = client.begin.bind(client) as never;
  bound(client);
  const boundBegin = (...args: unknown[]) => {
    const work = args.at(-1);
    const deadline = currentDeadline();
    if (deadline === undefined || typeof work !== "function") return begin(...args);
    if (deadline.isOver) return Promise.reject(unavailable());
    return begin(...args.slice(0, -1), (transaction: postgres.TransactionSql) => {
      bound(transaction);
      return work(transaction) as unknown;
    });
  };
  Object.assign(client, { begin: boundBegin });
}

function bound(client: postgres.Sql | postgres.TransactionSql): void {
  const { unsafe } = client;
  const boundUnsafe = (...args: Parameters<Unsafe>) => {
    const deadline = currentDeadline();
    if (deadline?.isOver) throw unavailable();
    const query = unsafe(...args);
    if (deadline) watch(query, deadline);
    return query;
  };
  Object.assign(client, { unsafe: boundUnsafe });
}

function watch(query: Statement, deadline: Deadline): void {
  // Cancelling uses a connection of its own; without one the statement ends with its own time limit.
  const done = deadline.begin({ stop: () => void ignoreFailure(Promise.resolve(query.cancel()), "expires") });
  // Whoever sent the statement receives its failure.
  void ignoreFailure(query, "reported").then(done);
}
