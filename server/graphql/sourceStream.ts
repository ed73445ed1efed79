import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult } from "graphql";
import type { Asker } from "./context.ts";
import type { SharedAnswers } from "./shared.ts";

interface Hooks<C extends Asker> {
  /** Creates a context for each event, so that nothing that was read for one answers the next. */
  freshContext(): C;
  /** Answers equal questions about the same event once. */
  shared: SharedAnswers;
  /** The question as a text, which is equal for equal questions. */
  question: string;
  onStart(): void;
  onEnd(): void;
}

/** Runs a subscription: it answers each event of its source, until either side ends it. */
export async function subscribeTo<C extends Asker>(
  args: ExecutionArgs,
  hooks: Hooks<C>,
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
      const event = await events.next().catch((error: unknown) => {
        end();
        throw error;
      });
      if (event.done) return end();
      const value = await hooks.shared.answer(event.value, hooks.question, hooks.freshContext(), (contextValue) =>
        execute({ ...args, rootValue: event.value, contextValue }),
      );
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
