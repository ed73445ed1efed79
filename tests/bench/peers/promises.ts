/* `Promise.withResolvers` for Node 20, which PostGraphile calls. */

interface Resolvers<T> {
  promise: Promise<T>;
  resolve(value: T): void;
  reject(reason: unknown): void;
}

function withResolvers<T>(this: PromiseConstructor): Resolvers<T> {
  let resolve: Resolvers<T>["resolve"] = () => {};
  let reject: Resolvers<T>["reject"] = () => {};
  const promise = new this<T>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { promise, resolve, reject };
}

/** Adds what is missing. */
export const completePromises = () =>
  Object.defineProperty(Promise, "withResolvers", { value: withResolvers, writable: true, configurable: true });
