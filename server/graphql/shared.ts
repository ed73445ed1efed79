import type { ExecutionResult } from "graphql";
import type { Asker } from "./context.ts";

/** Different answers to one question about one event that are kept. */
const ANSWERS_MAX = 4;

/** What an answer depends on: it is the same for everybody to whom all of this is the same. */
type Facts = readonly { ask: (asker: Asker) => unknown; answer: unknown }[];

/** What became of asking the same of the same event before. */
interface Known {
  readonly answers: { facts: Facts; result: ExecutionResult }[];
  /** Somebody is being answered, perhaps for others too. */
  pending: Promise<void> | null;
  /** It depends on who asks: each is answered alone. */
  isPersonal: boolean;
}

/**
 * Answers the same question about the same event once, however many sockets wait for it. Whether the answer is the same
 * for all is not declared but seen: a resolver that looked at its context knows who asks, so its answer is not shared,
 * except with those to whom everything that it asked by `toViewer` is the same. An event is one object that is handed to
 * everybody who may hear it (`LiveTopic.deliver`), and is never told again: what is known of it goes with it.
 */
export class SharedAnswers {
  readonly #known = new WeakMap<object, Map<string, Known>>();
  readonly #texts = new WeakMap<object, string>();

  /**
   * @param question what is asked: document, operation and variables.
   * @param execute answers it for this asker, with the context given to it.
   */
  async answer<C extends Asker>(
    event: unknown,
    question: string,
    context: C,
    execute: (context: C) => ExecutionResult | Promise<ExecutionResult>,
  ): Promise<ExecutionResult> {
    if (typeof event !== "object" || event === null) return execute(context);
    const known = this.#knownOf(event, question);
    for (;;) {
      // Others may add to it meanwhile: between the last answer and what follows nothing is waited for.
      for (let at = 0; at < known.answers.length; at++) {
        const one = known.answers[at];
        if (one && (one.facts.length === 0 || (await areSame(one.facts, context)))) return one.result;
      }
      if (known.isPersonal || known.answers.length >= ANSWERS_MAX) return execute(context);
      if (!known.pending) return this.#first(known, context, execute);
      await known.pending;
    }
  }

  /** A shared answer as it is sent; undefined for one that was given to one asker alone. */
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

async function areSame(facts: Facts, context: Asker): Promise<boolean> {
  for (const { ask, answer } of facts) if ((await ask(context)) !== answer) return false;
  return true;
}

const settled = (facts: Facts) => Promise.all(facts.map(async ({ ask, answer }) => ({ ask, answer: await answer })));

function signal(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

/** A context that tells whether anybody looked at it, and what was asked of it by `toViewer`. */
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
      // Whether it is a promise is asked of every argument of a resolver, and tells nothing of the viewer.
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
