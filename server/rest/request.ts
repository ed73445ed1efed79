import * as z from "zod";
import { toId } from "#server/core/ids";
import { toPageNumber } from "#server/core/pagination";
import { check } from "#server/core/validation";
import { calledBy, idNumber, pageNumber } from "./answers.ts";
import { type Fields, toSnakeCase } from "./jsonSchema.ts";
import { shapeOf } from "./shape.ts";

/** Fields as a client sent them, by the names that REST gives them. */
export type Sent = Readonly<Record<string, unknown>>;

/** A body or a query: what describes it, and what reads it, are the same thing. */
export interface Request<Command> {
  /** By the names that REST gives them; the API's description is made of these. */
  readonly fields: Fields;
  /** @throws DomainError BAD_USER_INPUT, in the words of the rule. */
  read(sent: Sent): Command;
}

/** Where a field of a command comes from. */
interface Reading {
  /** What REST calls it, in the order in which they count; the description names the first. Its own name without. */
  readonly from?: readonly string[];
  /** Brings the forms in which clients send it into the one that the rule knows. */
  readonly read?: (value: unknown) => unknown;
  /** How it is described where that is not as in the rule. */
  readonly doc?: z.core.$ZodType;
}

type ObjectRule = z.core.$ZodObject;

/**
 * A request in the words of a rule. The shape of what was sent is proven here, so that the service gets the type that
 * its rule takes in; limits and patterns are the rule's own, which the service asks. A wrong shape is refused with all
 * that the rule says of these fields. Fields that are not named are not read.
 */
export function request<const Rule extends ObjectRule, Name extends keyof z.input<Rule> & string>(
  rule: Rule,
  readings: Readonly<Record<Name, Reading>>,
): Request<Pick<z.input<Rule>, Name>> {
  const named = Object.entries<Reading>(readings);
  // In the order of the rule, whose first message is the one that a member reads.
  const taken = Object.entries(rule._zod.def.shape).filter(([name]) => name in readings);
  const isWhole = taken.length === Object.keys(rule._zod.def.shape).length;
  const own = isWhole ? rule : z.object(Object.fromEntries(taken));
  const shape = shapeOf(own);
  const isShaped = (command: unknown): command is Pick<z.input<Rule>, Name> => z.core.safeParse(shape, command).success;
  return {
    fields: Object.fromEntries(
      named.map(([name, { from = [toSnakeCase(name)], doc = fieldOf(rule, name) }]) => [from[0] ?? name, doc]),
    ),
    read(sent) {
      const command: unknown = Object.fromEntries(
        named.map(([name, { from = [toSnakeCase(name)], read = asSent }]) => [name, read(firstOf(sent, from))]),
      );
      if (isShaped(command)) return command;
      check({ safeParse: (input) => z.core.safeParse(own, input) }, command);
      throw new Error("A rule takes in what is not of its shape.");
    },
  };
}

const asSent = (value: unknown) => value;

const firstOf = (sent: Sent, names: readonly string[]) =>
  names.map((name) => sent[name]).reduce((first, next) => first ?? next);

function fieldOf(rule: ObjectRule, name: string): z.core.$ZodType {
  const field = rule._zod.def.shape[name];
  if (!field) throw new Error(`The rule has no field ${name}.`);
  return field;
}

/** A request that no rule describes: each of its values is read as far as it can be, and never refused by a rule. */
export const looseRequest = <Command>(fields: Fields, read: (sent: Sent) => Command): Request<Command> => ({
  fields,
  read,
});

/** Two requests in one, of which the first is judged first. */
export const both = <First extends object, Second extends object>(
  first: Request<First>,
  second: Request<Second>,
): Request<First & Second> => ({
  fields: { ...first.fields, ...second.fields },
  read: (sent) => ({ ...first.read(sent), ...second.read(sent) }),
});

const nothing: Request<object> = { fields: {}, read: () => ({}) };
const aPage: Request<{ page: number }> = {
  fields: { page: pageNumber },
  read: (sent) => ({ page: toPageNumber(sent["page"]) }),
};

/** The query of a list with numbered pages: which page, which is judged first, and what is looked for. */
export function paged(): Request<{ page: number }>;
export function paged<Command extends object>(search: Request<Command>): Request<Command & { page: number }>;
export function paged(search: Request<object> = nothing): Request<object> {
  return both(aPage, search);
}

/** One `:name` of a path: what describes it and what reads it. */
export interface Param<Value> {
  readonly schema: z.core.$ZodType;
  /** @throws DomainError NOT_FOUND for what can name nothing. */
  read(value: string | undefined): Value;
}

/** The number of a thing, which is called so where there is none: `This post`. */
export const idParam = (what?: string): Param<number> => ({ schema: idNumber, read: (value) => toId(value, what) });

/** What a thing is called by; a username unless it is described otherwise. */
export const textParam = (schema: z.core.$ZodType = calledBy): Param<string> => ({
  schema,
  read: (value = "") => value,
});
