import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult } from "graphql";

interface Hooks {
  /** Each event is answered in a context of its own, so that nothing read for one is served for the next. */
  freshContext(): unknown;
  onStart(): void;
  onEnd(): void;
}

/** Runs a subscription: an answer for each event of its source, until either side ends it. */
export async function subscribeTo(
  args: ExecutionArgs,
  hooks: Hooks,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) return source;
  const events: AsyncIterator<unknown> = source[Symbol.asyncIterator]();
  hooks.onStart();
  let ended = false;
  const end = () => {
    if (!ended) hooks.onEnd();
    ended = true;
    return { value: undefined, done: true } as const;
  };
  const stream: AsyncIterableIterator<ExecutionResult> = {
    async next() {
      const event = await events.next();
      if (event.done) return end();
      const value = await execute({ ...args, rootValue: event.value, contextValue: hooks.freshContext() });
      return { value, done: false };
    },
    async return() {
      const done = end();
      await events.return?.();
      return done;
    },
    [Symbol.asyncIterator]() {
      return stream;
    },
  };
  return stream;
}
