import { Buffer } from "node:buffer";
import { randomBytes, randomUUID } from "node:crypto";
import { forged } from "./tokens.ts";

/** The values of the placeholders in the cases. */
export type Names = ReadonlyMap<string, string | number>;

const flip = (text: string) => {
  const last = text.at(-2) === "A" ? "B" : "A";
  return `${text.slice(0, -2)}${last}${text.slice(-1)}`;
};
const FILTERS: Readonly<Record<string, (text: string, turn: number) => string>> = {
  upper: (text) => text.toUpperCase(),
  flip,
  b64: (text) => Buffer.from(text).toString("base64"),
  variant: (text, turn) => [text, text.toUpperCase(), ` ${text}`, `${text} `][turn % 4] ?? text,
};

/**
 * Fills the placeholders of one case. A random value stays the same within it, except `{{rnd}}`, which each repetition
 * draws again.
 */
export class Filler {
  readonly #names: Names;
  readonly #fixed = { rnd0: randomBytes(5).toString("hex"), uuid0: randomUUID() };
  readonly #own = new Map<string, string | number>();
  #turn = 0;
  #rnd = randomBytes(5).toString("hex");

  constructor(names: Names) {
    this.#names = names;
  }

  /** Begins the next repetition. */
  next(turn: number): this {
    this.#turn = turn;
    this.#rnd = randomBytes(5).toString("hex");
    return this;
  }

  set(name: string, value: string | number): void {
    this.#own.set(name, value);
  }

  /**
   * Fills the texts within any value; a text that is nothing but a placeholder becomes its value, which may be a
   * number.
   */
  fill<T>(value: T): T {
    // The result has the type of the input, with other texts in it.
    return this.#any(value) as T;
  }

  #any(value: unknown): unknown {
    if (typeof value === "string") return this.#text(value);
    if (Array.isArray(value)) return value.map((one) => this.#any(one));
    if (typeof value !== "object" || value === null) return value;
    const filled: object = {};
    // `__proto__` is an ordinary key of what is sent.
    for (const [key, one] of Object.entries(value))
      Object.defineProperty(filled, this.text(key), { value: this.#any(one), enumerable: true });
    return filled;
  }

  #text(text: string): string | number {
    const whole = /^\{\{([^{}|]+)\}\}$/.exec(text)?.[1];
    return whole === undefined ? this.text(text) : this.#named(whole);
  }

  /** Fills the placeholders of a text. */
  text(text: string): string {
    return text
      .replace(/\{\{([^{}|]+)(?:\|(\w+))?\}\}/g, (_, name: string, filter?: string) => {
        const value = String(this.#named(name));
        return filter ? (FILTERS[filter]?.(value, this.#turn) ?? value) : value;
      })
      .replace(/⟦rep:(\d+):([\s\S]*?)⟧/g, (_, times: string, unit: string) => unit.repeat(Number(times)));
  }

  #named(name: string): string | number {
    if (name === "rnd") return this.#rnd;
    if (name === "i") return this.#turn;
    if (name === "rnd0" || name === "uuid0") return this.#fixed[name];
    if (name.startsWith("jwt:")) {
      const tokens = forged(String(this.#named("A.token")), name.slice(4));
      return tokens[this.#turn % tokens.length] ?? "";
    }
    const value = this.#own.get(name) ?? this.#names.get(name);
    if (value === undefined) throw new Error(`nothing is called ${name} here`);
    return value;
  }
}
