import type { ExecutionResult } from "graphql";
import type { Tally } from "#server/cache/tally";
import type { Asker } from "./context.ts";

/** The number of different answers to one question about one event that are stored. */
const ANSWERS_MAX = 4;

/** The facts on which an answer depends: viewers with equal facts receive the same answer. */
type Facts = readonly { ask: (asker: Asker) => unknown; answer: unknown }[];

/** What is known of a question about an event. */
interface Known {
  readonly answers: { facts: Facts; result: ExecutionResult }[];
  /** An answer that is being computed, perhaps for others too. */
  pending: Promise<void> | null;
  /** Whether the answer depends on the viewer: then it is computed for each alone. */
  isPersonal: boolean;
}

/**
 * Answers the same question about the same event once, however many sockets wait for it. Resolvers do not declare
 * whether their answer is the same for all; this class observes it. If a resolver has read its context, it knows the
 * viewer, so its answer is shared only with viewers for whom every result of `toViewer` is the same. An event is one
 * object that is delivered once to its whole audience (`LiveTopic.deliver`), so what is known of it can be dropped with
 * it.
 */
export class SharedAnswers {
  /** @param tally counts what is answered again; null where each viewer is answered alone. */
  constructor(private readonly tally: Tally | null) {}

  readonly #known = new WeakMap<object, Map<string, Known>>();
  readonly #texts = new WeakMap<object, string>();

  /**
   * Answers a question about an event.
   * @param question the document, operation and variables.
   * @param execute computes the answer for this viewer, with the given context.
   */
  async answer<C extends Asker>(
    event: unknown,
    question: string,
    context: C,
    execute: (context: C) => ExecutionResult | Promise<ExecutionResult>,
  ): Promise<ExecutionResult> {
    if (!this.tally || typeof event !== "object" || event === null) return execute(context);
    const known = this.#knownOf(event, question);
    for (;;) {
      // Other calls may add answers meanwhile; there is no await between the last answer and the code after the loop.
      for (let at = 0; at < known.answers.length; at++) {
        const one = known.answers[at];
        const same = one !== undefined && areSame(one.facts, context);
        if (one && (typeof same === "boolean" ? same : await same)) {
          this.tally.count(true);
          return one.result;
        }
      }
      if (known.pending === null) this.tally.count(false);
      if (known.isPersonal || known.answers.length >= ANSWERS_MAX) return execute(context);
      if (!known.pending) return this.#first(known, context, execute);
      await known.pending;
    }
  }

  /**
   * Returns an answer that is known and the same for this viewer, as it is sent; undefined where that takes a moment to
   * find out.
   */
  known(event: unknown, question: string, context: Asker): string | undefined {
    if (typeof event !== "object" || event === null) return undefined;
    const answers = this.#known.get(event)?.get(question)?.answers;
    const same = answers?.find(({ facts }) => facts.every(({ ask, answer }) => ask(context) === answer));
    if (same) this.tally?.count(true);
    return same && this.#texts.get(same.result);
  }

  /** Returns a shared answer as it is sent; undefined for an answer of one viewer. */
  textOf(result: object): string | undefined {
    return this.#texts.get(result);
  }

  async #first<C extends Asker>(
    known: Known,
    context: C,
    execute: (context: C) => ExecutionResult | Promise<ExecutionResult>,
  ): Promise<ExecutionResult> {
    const { promise, resolve } = signal();
    known.pending = promise;
    const seen = watched(context);
    try {
      const result = await execute(seen.context);
      if (seen.isTouched() || result.errors) known.isPersonal = true;
      else {
        this.#texts.set(result, JSON.stringify({ data: result.data }));
        known.answers.push({ facts: await settled(seen.facts), result });
      }
      return result;
    } catch (error) {
      known.isPersonal = true;
      throw error;
    } finally {
      known.pending = null;
      resolve();
    }
  }

  #knownOf(event: object, question: string): Known {
    const questions = this.#known.get(event) ?? new Map<string, Known>();
    this.#known.set(event, questions);
    const known = questions.get(question) ?? { answers: [], pending: null, isPersonal: false };
    questions.set(question, known);
    return known;
  }
}

/** Returns a promise only where an answer is one: thousands of viewers are compared for each event. */
function areSame(facts: Facts, context: Asker): boolean | Promise<boolean> {
  const answers = facts.map(({ ask }) => ask(context));
  const compare = (all: readonly unknown[]) => facts.every(({ answer }, at) => all[at] === answer);
  return answers.some((answer) => answer instanceof Promise) ? Promise.all(answers).then(compare) : compare(answers);
}

const settled = (facts: Facts) => Promise.all(facts.map(async ({ ask, answer }) => ({ ask, answer: await answer })));

function signal(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

/** Wraps a context so that it notes whether anybody read it, and the results of `toViewer`. */
function watched<C extends Asker>(context: C) {
  let touched = false;
  const facts: { ask: (asker: Asker) => unknown; answer: unknown }[] = [];
  const toViewer: Asker["toViewer"] = (question, of) => {
    const answer = context.toViewer(question, of);
    facts.push({ ask: (asker) => asker.toViewer(question, of), answer });
    return answer;
  };
  const watching = new Proxy(context, {
    get(target, name, receiver): unknown {
      if (name === "toViewer") return toViewer;
      // JavaScript checks every argument of a resolver for being a promise, which reveals nothing of the viewer.
      if (name === "then") return undefined;
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
  return { context: watching, facts, isTouched: () => touched };
}
