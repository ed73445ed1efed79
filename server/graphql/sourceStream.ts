import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult } from "graphql";
import type { Asker } from "./context.ts";
import type { SharedAnswers } from "./shared.ts";

/** What all subscriptions of this process have in common. */
interface Hooks<C extends Asker> {
  /**
   * Creates a context for each event, so that nothing that was read for one answers the next. While a subscription
   * waits, it holds nothing but its request.
   */
  freshContext(args: ExecutionArgs): C;
  /** Answers equal questions about the same event once. */
  shared: SharedAnswers;
  /** The question as a text, which is equal for equal questions. */
  questionOf(args: ExecutionArgs): string;
  onStart(): void;
  onEnd(): void;
}

type Answers = AsyncIterableIterator<ExecutionResult>;

/** Runs a subscription: it answers each event of its source, until either side ends it. */
export async function subscribeTo<C extends Asker>(
  args: ExecutionArgs,
  hooks: Hooks<C>,
): Promise<Answers | ExecutionResult> {
  const source = await createSourceEventStream({ ...args, contextValue: hooks.freshContext(args) });
  if (!(Symbol.asyncIterator in source)) return source;
  hooks.onStart();
  return new AnsweredEvents(args, source[Symbol.asyncIterator](), hooks);
}

class AnsweredEvents<C extends Asker> implements Answers {
  #ended = false;

  constructor(
    private readonly args: ExecutionArgs,
    private readonly events: AsyncIterator<unknown>,
    private readonly hooks: Hooks<C>,
  ) {}

  async next(): Promise<IteratorResult<ExecutionResult>> {
    const { args, hooks } = this;
    let event: IteratorResult<unknown>;
    try {
      event = await this.events.next();
    } catch (error) {
      this.#end();
      throw error;
    }
    if (event.done) return this.#end();
    const value = await hooks.shared.answer(
      event.value,
      hooks.questionOf(args),
      hooks.freshContext(args),
      (contextValue) => execute({ ...args, rootValue: event.value, contextValue }),
    );
    return { value, done: false };
  }

  async return(): Promise<IteratorResult<ExecutionResult>> {
    const done = this.#end();
    await this.events.return?.();
    return done;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #end() {
    if (!this.#ended) this.hooks.onEnd();
    this.#ended = true;
    return { value: undefined, done: true } as const;
  }
}
