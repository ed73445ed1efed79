import { AsyncLocalStorage } from "node:async_hooks";
import type postgres from "postgres";
import { NO_LIMITS } from "#server/platform/limits/limiter";

/** The transaction in which the running code was called. */
const transactions = new AsyncLocalStorage<{ isOpen: boolean }>();
const found: Error[] = [];

/** Returns where a second connection was taken inside a transaction, so that its test fails even if nobody noticed. */
export const secondConnections = (): readonly Error[] => found;

/**
 * Wraps the product's pool so that a transaction which takes a second connection fails. Under load each of such
 * transactions would hold one and wait for another, until none is left.
 */
export function oneConnection(client: postgres.Sql): postgres.Sql {
  return new Proxy(client, {
    apply(target, self, args) {
      // The same function makes fragments of statements, such as `sql("name")`.
      if (Array.isArray(args[0]) && "raw" in args[0]) refuseSecond("a statement");
      return Reflect.apply(target as never, self, args);
    },
    get(target, name, self) {
      const value: unknown = Reflect.get(target, name, self);
      if (name === "unsafe" && typeof value === "function") {
        return (...args: unknown[]) => {
          refuseSecond(String(args[0]));
          return Reflect.apply(value, target, args);
        };
      }
      return name === "begin" && typeof value === "function" ? begunOnce(value, target) : value;
    },
  });
}

const begunOnce =
  (begin: object, target: object) =>
  (...args: unknown[]): Promise<unknown> => {
    refuseSecond("a transaction");
    const transaction = { isOpen: true };
    const result: Promise<unknown> = transactions.run(transaction, () => Reflect.apply(begin as never, target, args));
    return result.finally(() => (transaction.isOpen = false));
  };

function refuseSecond(what: string): void {
  if (!transactions.getStore()?.isOpen) return;
  const fault = new Error(`A second connection is taken inside a transaction, by ${what}.`);
  found.push(fault);
  throw fault;
}

/** Limits that are switched off take no connection, but would take one in production. */
export function watchLimits(): void {
  NO_LIMITS.consume = (name) => {
    refuseSecond(`the limit ${name}`);
    return Promise.resolve(0);
  };
}
