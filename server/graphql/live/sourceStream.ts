import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult } from "graphql";
import type { Asker } from "#server/graphql/context";
import { RESYNC } from "#server/graphql/fields/resync";
import type { Resyncing } from "./liveTopic.ts";
import type { OpenSubscription } from "./openSubscriptions.ts";
import type { SharedAnswers } from "#server/graphql/shared";

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
  /** Answers an event of a subscription. @throws DomainError when the subscriber may ask no more. */
  perform(args: ExecutionArgs, execute: () => Execution): Execution;
  /** The member who has sent the operation. */
  memberOf(args: ExecutionArgs): number;
  onStart(one: OpenSubscription): void;
  onEnd(one: OpenSubscription): void;
}

type Execution = ExecutionResult | Promise<ExecutionResult>;
type Answers = AsyncIterableIterator<ExecutionResult>;
type Source = AsyncIterator<unknown> & Resyncing;

/** Runs a subscription: it answers each event of its source, until either side ends it. */
export async function subscribeTo<C extends Asker>(
  args: ExecutionArgs,
  hooks: Hooks<C>,
): Promise<Answers | ExecutionResult> {
  const source = await createSourceEventStream({ ...args, contextValue: hooks.freshContext(args) });
  if (!(Symbol.asyncIterator in source)) return source;
  const events = source[Symbol.asyncIterator]();
  if (!canResync(events)) throw new Error("A subscription needs a source that can tell of a gap: a LiveTopic.");
  return new AnsweredEvents(args, events, hooks);
}

const canResync = (events: AsyncIterator<unknown>): events is Source => "resync" in events;

class AnsweredEvents<C extends Asker> implements Answers, OpenSubscription {
  #ended = false;

  constructor(
    private readonly args: ExecutionArgs,
    private readonly events: Source,
    private readonly hooks: Hooks<C>,
  ) {
    hooks.onStart(this);
  }

  get memberId(): number {
    return this.hooks.memberOf(this.args);
  }

  resync(): void {
    this.events.resync();
  }

  async next(): Promise<IteratorResult<ExecutionResult>> {
    let event: IteratorResult<unknown>;
    try {
      event = await this.events.next();
    } catch (error) {
      this.#end();
      throw error;
    }
    if (event.done) return this.#end();
    try {
      return { value: await this.#answer(event.value), done: false };
    } catch (error) {
      await this.return();
      throw error;
    }
  }

  async #answer(rootValue: unknown): Promise<ExecutionResult> {
    const { args, hooks } = this;
    const context = hooks.freshContext(args);
    const answer = (contextValue: C) => hooks.perform(args, () => execute({ ...args, rootValue, contextValue }));
    // RESYNC is the same object for ever, so answers to it would be stored for ever.
    return rootValue === RESYNC
      ? answer(context)
      : hooks.shared.answer(rootValue, hooks.questionOf(args), context, answer);
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
    if (!this.#ended) this.hooks.onEnd(this);
    this.#ended = true;
    return { value: undefined, done: true } as const;
  }
}
