import type { ExecutionResult } from "graphql";

type Execution = ExecutionResult | Promise<ExecutionResult>;

/** What became of asking the same of the same event before. */
interface Known {
  /** Null: it depends on who asks. */
  answer: Execution | Promise<ExecutionResult | null> | null;
}

/**
 * Answers the same question about the same event once, however many sockets wait for it. Whether the answer is the same
 * for all is not declared but seen: a resolver that looked at its context knows who asks, so its answer is not shared.
 * An event is one object that is handed to everybody who may hear it (`LiveTopic.deliver`), and is never told again:
 * what is known of it goes with it.
 */
export class SharedAnswers {
  readonly #known = new WeakMap<object, Map<string, Known>>();
  readonly #texts = new WeakMap<object, string>();

  /**
   * @param question what is asked: document, operation and variables.
   * @param execute answers it for this asker, with the context given to it.
   */
  async of<C extends object>(
    event: unknown,
    question: string,
    context: C,
    execute: (context: C) => Execution,
  ): Promise<ExecutionResult> {
    if (typeof event !== "object" || event === null) return execute(context);
    const known = this.#of(event).get(question);
    if (known) return (await known.answer) ?? execute(context);
    const mine: Known = { answer: null };
    this.#of(event).set(question, mine);
    const seen = watched(context);
    const own = Promise.resolve(execute(seen.context));
    const shared = own.then(
      (result) => (seen.isTouched() || result.errors ? null : result),
      () => null,
    );
    mine.answer = shared;
    const result = await own;
    if ((await shared) !== null) this.#texts.set(result, JSON.stringify({ data: result.data }));
    return result;
  }

  /** A shared answer as it is sent; undefined for one that was given to one asker alone. */
  textOf(result: object): string | undefined {
    return this.#texts.get(result);
  }

  #of(event: object): Map<string, Known> {
    const known = this.#known.get(event) ?? new Map<string, Known>();
    this.#known.set(event, known);
    return known;
  }
}

/** A context that tells whether anybody looked at it. */
function watched<C extends object>(context: C): { context: C; isTouched: () => boolean } {
  let touched = false;
  const watching = new Proxy(context, {
    get(target, name, receiver): unknown {
      touched = true;
      return Reflect.get(target, name, receiver);
    },
    has(target, name) {
      touched = true;
      return Reflect.has(target, name);
    },
    ownKeys(target) {
      touched = true;
      return Reflect.ownKeys(target);
    },
  });
  return { context: watching, isTouched: () => touched };
}
