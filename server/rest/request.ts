import * as z from "zod";
import { toId } from "#server/core/ids";
import { toPageNumber, toPostsPageNumber } from "#server/core/pagination";
import { check } from "#server/core/validation";
import { calledBy, idNumber, pageNumber, postsPageNumber } from "./answers.ts";
import { type Fields, toSnakeCase } from "./jsonSchema.ts";
import { shapeOf } from "./shape.ts";

/** The fields that a client sent, by their names in REST. */
export type Sent = Readonly<Record<string, unknown>>;

/** A body or a query: the same object describes it and reads it. */
export interface Request<Command> {
  /** The fields by their names in REST; the API's description is made of these. */
  readonly fields: Fields;
  /** Further names under which older clients send a field. */
  readonly aliases?: readonly string[];
  /** Reads a request. @throws DomainError BAD_USER_INPUT, with the messages of the rule. */
  read(sent: Sent): Command;
}

/** The source of a field of a command. */
interface Reading {
  /**
   * The names in REST, in order of precedence; the description shows the first. Without any, REST uses the field's own
   * name.
   */
  readonly from?: readonly string[];
  /** Converts the forms that clients send to the one that the rule expects. */
  readonly read?: (value: unknown) => unknown;
  /** The description, where it differs from the rule. */
  readonly doc?: z.core.$ZodType;
}

type ObjectRule = z.core.$ZodObject;

/**
 * Reads a request by a rule. It checks the shape of the input here, so that the service receives the rule's input type;
 * the service then checks limits and patterns. A wrong shape is refused with all messages of the rule for these fields.
 * Fields without a name here are not read.
 */
export function request<const Rule extends ObjectRule, Name extends keyof z.input<Rule> & string>(
  rule: Rule,
  readings: Readonly<Record<Name, Reading>>,
): Request<Pick<z.input<Rule>, Name>> {
  const named = Object.entries<Reading>(readings);
  // The order is that of the rule, because a member reads its first message.
  const taken = Object.entries(rule._zod.def.shape).filter(([name]) => name in readings);
  const isWhole = taken.length === Object.keys(rule._zod.def.shape).length;
  const own = isWhole ? rule : z.object(Object.fromEntries(taken));
  const shape = shapeOf(own);
  const isShaped = (command: unknown): command is Pick<z.input<Rule>, Name> => z.core.safeParse(shape, command).success;
  return {
    fields: Object.fromEntries(
      named.map(([name, { from = [toSnakeCase(name)], doc = fieldOf(rule, name) }]) => [from[0] ?? name, doc]),
    ),
    aliases: named.flatMap(([, { from = [] }]) => from.slice(1)),
    read(sent) {
      const command: unknown = Object.fromEntries(
        named.map(([name, { from = [toSnakeCase(name)], read = asSent }]) => {
          const value = read(firstOf(sent, from));
          return [name, hasDefault(rule, name) ? (value ?? undefined) : value];
        }),
      );
      if (isShaped(command)) return command;
      check({ safeParse: (input) => z.core.safeParse(own, input) }, command);
      throw new Error("A rule accepts a value that does not have its shape.");
    },
  };
}

const asSent = (value: unknown) => value;

/** Null is the default of a field that has one, as it is in GraphQL. */
const hasDefault = (rule: ObjectRule, name: string) => rule._zod.def.shape[name] instanceof z.core.$ZodDefault;

const firstOf = (sent: Sent, names: readonly string[]) =>
  names.map((name) => sent[name]).reduce((first, next) => first ?? next);

function fieldOf(rule: ObjectRule, name: string): z.core.$ZodType {
  const field = rule._zod.def.shape[name];
  if (!field) throw new Error(`The rule has no field ${name}.`);
  return field;
}

/** A request without a rule: its values are read as far as possible, and never refused by a rule. */
export const looseRequest = <Command>(
  fields: Fields,
  read: (sent: Sent) => Command,
  aliases: readonly string[] = [],
): Request<Command> => ({ fields, aliases, read });

/** Combines two requests, of which the first is checked first. */
export const both = <First extends object, Second extends object>(
  first: Request<First>,
  second: Request<Second>,
): Request<First & Second> => ({
  fields: { ...first.fields, ...second.fields },
  aliases: [...(first.aliases ?? []), ...(second.aliases ?? [])],
  read: (sent) => ({ ...first.read(sent), ...second.read(sent) }),
});

const nothing: Request<object> = { fields: {}, read: () => ({}) };
const aPage: Request<{ page: number }> = {
  fields: { page: pageNumber },
  read: (sent) => ({ page: toPageNumber(sent["page"]) }),
};

/** The query of a list with numbered pages: the page is checked first, then the search. */
export function paged(): Request<{ page: number }>;
export function paged<Command extends object>(search: Request<Command>): Request<Command & { page: number }>;
export function paged(search: Request<object> = nothing): Request<object> {
  return both(aPage, search);
}

const aPageOfPosts: Request<{ page: number }> = {
  fields: { page: postsPageNumber },
  read: (sent) => ({ page: toPostsPageNumber(sent["page"]) }),
};

/** The same for a list of posts, whose numbered pages end. */
export function pagedPosts(): Request<{ page: number }>;
export function pagedPosts<Command extends object>(search: Request<Command>): Request<Command & { page: number }>;
export function pagedPosts(search: Request<object> = nothing): Request<object> {
  return both(aPageOfPosts, search);
}

/** One `:name` of a path: the same object describes it and reads it. */
export interface Param<Value> {
  readonly schema: z.core.$ZodType;
  /** @throws DomainError NOT_FOUND for what can name nothing. */
  read(value: string | undefined): Value;
}

/** Reads the id of a thing; `what` names the thing in the message for a missing one: `This post`. */
export const idParam = (what?: string): Param<number> => ({ schema: idNumber, read: (value) => toId(value, what) });

/** Reads the name of a thing; a username unless its schema says otherwise. */
export const textParam = (schema: z.core.$ZodType = calledBy): Param<string> => ({
  schema,
  read: (value = "") => value,
});
