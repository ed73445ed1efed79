import {
  type GraphQLField,
  type GraphQLFieldResolver,
  getNullableType,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";

/** Replaces each null of a value that has a default by that default. */
type Fill = (value: unknown) => unknown;

/**
 * Makes null mean the default, for every argument and input field that has one: their types become nullable, and
 * resolvers receive the default. Clients send null for a variable that was not set, and graphql-js alone would refuse
 * the field while it runs.
 */
export function letNullMeanDefault(schema: GraphQLSchema): void {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  for (const input of Object.values(inputs).flatMap((type) => Object.values(type.getFields()))) {
    if (input.defaultValue !== undefined) input.type = getNullableType(input.type);
  }
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith("__"));
  for (const field of types.flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()) : []))) {
    const fill = filling(field);
    if (!fill) continue;
    const filled =
      (resolve: GraphQLFieldResolver<unknown, unknown>): GraphQLFieldResolver<unknown, unknown> =>
      (source, args, context, info) =>
        resolve(source, fill(args), context, info);
    if (field.resolve) field.resolve = filled(field.resolve);
    if (field.subscribe) field.subscribe = filled(field.subscribe);
  }
}

type Values = Record<string, unknown>;

/** Makes the arguments of a field nullable where they have a default; null when there is nothing to fill. */
function filling(field: GraphQLField<unknown, unknown>): ((args: Values) => Values) | null {
  const fills: [string, Fill][] = [];
  for (const arg of field.args) {
    if (arg.defaultValue !== undefined) arg.type = getNullableType(arg.type);
    const fill = fillOf(arg);
    if (fill) fills.push([arg.name, fill]);
  }
  return fills.length === 0 ? null : (args) => filledBy(fills, args);
}

function fillOf({ type, defaultValue }: { type: GraphQLInputType; defaultValue?: unknown }): Fill | null {
  const inner = innerFill(type);
  if (defaultValue === undefined) return inner;
  return (value) => (value === null ? defaultValue : inner ? inner(value) : value);
}

function innerFill(type: GraphQLInputType): Fill | null {
  if (isNonNullType(type)) return innerFill(type.ofType);
  if (isListType(type)) {
    const inner = innerFill(type.ofType);
    return inner && ((value) => (Array.isArray(value) ? value.map(inner) : value));
  }
  if (!isInputObjectType(type)) return null;
  const fills = Object.values(type.getFields()).flatMap((field): [string, Fill][] => {
    const fill = fillOf(field);
    return fill ? [[field.name, fill]] : [];
  });
  return fills.length === 0 ? null : (value) => (isValues(value) ? filledBy(fills, value) : value);
}

const isValues = (value: unknown): value is Values => typeof value === "object" && value !== null;

function filledBy(fills: readonly [string, Fill][], values: Values): Values {
  let filled = values;
  for (const [name, fill] of fills) {
    const before = values[name];
    const after = fill(before);
    if (after !== before) filled = { ...filled, [name]: after };
  }
  return filled;
}
