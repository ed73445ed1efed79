import { defaultFieldResolver, type GraphQLSchema } from "graphql";
import { Extensions } from "type-graphql";
import { beyondDeadlines } from "#server/core/deadlines/deadline";
import { DomainError } from "#server/core/errors";
import { ignoreFailure } from "#server/core/rejections";
import type { GraphQLContext } from "#server/graphql/context";
import { withPresentName } from "./formerNames.ts";

/** The arguments of a mutation, as its resolver receives them. */
type Values = Readonly<Record<string, unknown>>;

/** Returns what a mutation would answer now, for a member who has done it already; `id` is that of the first result. */
type Again = (args: Values, context: GraphQLContext, id: unknown) => unknown;

/** Stores what members did a short time ago. */
export interface DoneActs {
  note(memberId: number, act: string, result: unknown): Promise<void>;
  /** Returns the result of an act; null if the member has not done it. */
  resultOf(memberId: number, act: string): Promise<{ result: unknown } | null>;
}

/**
 * Lets a mutation that can succeed only once answer a repetition as a success: a client that did not get the answer sends
 * it again. For a day, the same mutation with the same arguments by the same member answers as the first time where it
 * would be refused because it was done. `again` reads what it returns anew; without it the first result is stored, which
 * must be an id or contain nothing that was deleted.
 */
export const SafeToRepeat = (again: Again | null = null): MethodDecorator => Extensions({ again });

/** What a mutation may fail with because it was done. */
const DONE = new Set(["NOT_FOUND", "CONFLICT"]);

const isAgain = (value: unknown): value is Again | null => value === null || typeof value === "function";

const idOf = (value: unknown): unknown => (typeof value === "object" && value && "id" in value ? value.id : null);

/** Applies `SafeToRepeat`. */
export function letMutationsRepeat(schema: GraphQLSchema, acts: DoneActs): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const again = field.extensions["again"];
    if (!isAgain(again)) continue;
    const { resolve = defaultFieldResolver } = field;
    field.resolve = async (source, sent: Values, context: GraphQLContext, info) => {
      const args = withPresentName(field.name, sent);
      const memberId = context.viewer?.id;
      if (memberId === undefined) return resolve(source, args, context, info);
      const act = `${field.name} ${JSON.stringify(args)}`;
      try {
        const result: unknown = await resolve(source, args, context, info);
        // The act is done: a member who got an error now would do it again.
        const note = () => acts.note(memberId, act, again ? idOf(result) : result);
        await ignoreFailure(beyondDeadlines(note), "expires");
        return result;
      } catch (error) {
        if (!(error instanceof DomainError) || !DONE.has(error.code)) throw error;
        const done = await acts.resultOf(memberId, act);
        if (!done) throw error;
        return again ? again(args, context, done.result) : done.result;
      }
    };
  }
}
