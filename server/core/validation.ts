import { DomainError, invalid, type FieldMessages } from "./errors.ts";

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}
type Outcome<T> = { success: true; data: T } | { success: false; error: { issues: readonly Issue[] } };

/** A zod schema of either build (`zod` or `zod/mini`). */
export interface Rule<T> {
  safeParse(input: unknown): Outcome<T>;
}

/**
 * Checks an input by a rule and collects the message of every field: the first one, since what a rule says after that
 * follows from the same fault. A text of 20,000 spaces is not both missing and too long.
 * @throws DomainError BAD_USER_INPUT with `fields`; a fault of the whole input is under `input`.
 */
export function check<T>(rule: Rule<T>, input: unknown): T {
  const outcome = rule.safeParse(input);
  if (outcome.success) return outcome.data;
  const fields: FieldMessages = {};
  for (const { path, message } of outcome.error.issues) {
    const field = path.length > 0 ? path.map(String).join(".") : "input";
    fields[field] ??= [message];
  }
  throw invalid(fields);
}

/**
 * Runs checks that do not need each other, one after the other, and collects the faults of all: the first message of
 * each field. So a form names all its faults at once, whatever found them.
 * @throws DomainError BAD_USER_INPUT with `fields`, or at once what a check throws beside faults of fields.
 */
export async function checkAll(...checks: (() => unknown)[]): Promise<void> {
  const fields: FieldMessages = {};
  for (const run of checks) {
    try {
      await run();
    } catch (error) {
      if (!(error instanceof DomainError) || !error.fields) throw error;
      for (const [field, messages] of Object.entries(error.fields)) fields[field] ??= messages;
    }
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

/** More levels than any input of ours has: what walks through a value level by level must not run out of the stack. */
const LEVELS_MAX = 32;

/** Checks whether the parts of a value contain each other in more levels than an input may have. */
export function isNestedTooDeeply(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > LEVELS_MAX) return true;
    level = level.flatMap((one) => (typeof one === "object" && one !== null ? Object.values(one) : []));
  }
  return false;
}
