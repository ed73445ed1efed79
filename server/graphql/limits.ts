import {
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { DomainError, invalid } from "#server/core/errors";
import { MAX_PAGE_SIZE } from "#server/core/pagination";
import { ONE_CREDENTIAL } from "./context.ts";

/** The number of lexical tokens in a document, which the parser checks while it reads. */
export const MAX_TOKENS = 1_000;
const LIMITS = { depth: 14, aliases: 15, cost: 2_000, rootFields: 10, directives: 10 } as const;

/**
 * Mutations that check a password, a code or a token. A document may contain one, so that a limit on requests is also
 * one on tries.
 */
export const CREDENTIAL_MUTATIONS: ReadonlySet<string> = new Set([
  "register",
  "login",
  "requestPasswordReset",
  "resetPassword",
  "verifyEmail",
  "resendVerification",
  "changePassword",
  "deleteAccount",
]);

type Variables = Readonly<Record<string, unknown>>;

/** The weight of a part of a document. */
interface Weight {
  depth: number;
  aliases: number;
  directives: number;
  cost: number;
}

/**
 * Refuses a document that is too expensive, before any of it runs. HTTP, trusted documents and sockets use the same
 * check. The document is valid; each fragment is weighed once however often it is spread, so that a document that
 * doubles itself with every fragment costs no more to check than any other.
 *
 * Cost: an object 1, a scalar 0, a connection its `first` times its node. Introspection has rules of its own.
 * @throws DomainError BAD_USER_INPUT for a page size that no list allows, QUERY_TOO_COMPLEX for the rest.
 */
export function judge(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): { cost: number } {
  const scale = new Scale(schema, document, operation, variables);
  const root = schema.getRootType(operation.operation);
  const weight = scale.selections(operation.selectionSet, root ?? undefined);
  const roots = scale.rootFields(operation.selectionSet);
  const directives = weight.directives + (operation.directives?.length ?? 0);
  refuseAbove(weight.depth, LIMITS.depth, "levels deep");
  refuseAbove(weight.aliases, LIMITS.aliases, "aliases");
  refuseAbove(directives, LIMITS.directives, "directives");
  refuseAbove(roots.length, LIMITS.rootFields, "fields at its root");
  refuseAbove(weight.cost, LIMITS.cost, "points of cost");
  if (operation.operation === "mutation" && roots.filter((name) => CREDENTIAL_MUTATIONS.has(name)).length > 1) {
    throw new DomainError("QUERY_TOO_COMPLEX", ONE_CREDENTIAL);
  }
  return { cost: weight.cost };
}

function refuseAbove(value: number, limit: number, unit: string): void {
  if (value <= limit) return;
  const allowed = limit.toLocaleString("en-US");
  throw new DomainError("QUERY_TOO_COMPLEX", `This document is too complex: it may have at most ${allowed} ${unit}.`);
}

const NOTHING: Weight = { depth: 0, aliases: 0, directives: 0, cost: 0 };

class Scale {
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #weighed = new Map<string, Weight>();
  readonly #rooted = new Map<string, string[]>();
  readonly #defaults = new Map<string, ASTNode>();

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    operation: OperationDefinitionNode,
    private readonly variables: Variables,
  ) {
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(definition.name.value, definition);
    }
    for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
      if (defaultValue) this.#defaults.set(variable.name.value, defaultValue);
    }
  }

  selections(set: SelectionSetNode, parent: GraphQLNamedType | undefined): Weight {
    let total = NOTHING;
    for (const selection of set.selections) {
      total = sum(total, { ...NOTHING, directives: selection.directives?.length ?? 0 });
      if (selection.kind === Kind.FIELD) total = sum(total, this.#field(selection, parent));
      else if (selection.kind === Kind.FRAGMENT_SPREAD) total = sum(total, this.#fragment(selection.name.value));
      else {
        const named = selection.typeCondition && this.schema.getType(selection.typeCondition.name.value);
        total = sum(total, this.selections(selection.selectionSet, named ?? parent));
      }
    }
    return total;
  }

  /**
   * Returns the names of the operation's own fields, those of its fragments included; it stops once there are enough to
   * refuse.
   */
  rootFields(set: SelectionSetNode): string[] {
    const names: string[] = [];
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) names.push(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) names.push(...this.rootFields(selection.selectionSet));
      else names.push(...this.#rootFieldsOf(selection.name.value));
      if (names.length > LIMITS.rootFields) break;
    }
    return names.slice(0, LIMITS.rootFields + 1);
  }

  #rootFieldsOf(name: string): string[] {
    const known = this.#rooted.get(name);
    if (known) return known;
    this.#rooted.set(name, []);
    const fragment = this.#fragments.get(name);
    const names = fragment ? this.rootFields(fragment.selectionSet) : [];
    this.#rooted.set(name, names);
    return names;
  }

  #fragment(name: string): Weight {
    const known = this.#weighed.get(name);
    if (known) return known;
    const fragment = this.#fragments.get(name);
    if (!fragment) return NOTHING;
    this.#weighed.set(name, NOTHING);
    const weight = this.selections(fragment.selectionSet, this.schema.getType(fragment.typeCondition.name.value));
    this.#weighed.set(name, weight);
    return weight;
  }

  #field(node: FieldNode, parent: GraphQLNamedType | undefined): Weight {
    const aliases = node.alias ? 1 : 0;
    if (!node.selectionSet) return { ...NOTHING, depth: 1, aliases };
    // The library graphql-js itself limits the depth of introspection; a full one is deeper than any page of ours.
    if (node.name.value.startsWith("__")) return { ...NOTHING, depth: 1, aliases };
    const owner = isObjectType(parent) || isInterfaceType(parent) ? parent : undefined;
    const field = owner?.getFields()[node.name.value];
    const type = field && getNamedType(field.type);
    const inner = this.selections(node.selectionSet, type);
    const nested = { ...inner, depth: inner.depth + 1, aliases: inner.aliases + aliases };
    const first = field?.args.find((arg) => arg.name === "first");
    if (first) return { ...nested, cost: this.#pageSize(node, first.defaultValue) * inner.cost };
    // Edges and page info only wrap a list, which its size has counted.
    return isWrapping(type) || !isCompositeType(type) ? nested : { ...nested, cost: inner.cost + 1 };
  }

  /** Returns the value of `first`: from the document, its variables, or the default of either. */
  #pageSize(node: FieldNode, fallback: unknown): number {
    const argument = node.arguments?.find(({ name }) => name.value === "first");
    const requested = argument ? this.#number(argument.value) : null;
    const size = requested ?? (typeof fallback === "number" ? fallback : MAX_PAGE_SIZE);
    if (size < 1 || size > MAX_PAGE_SIZE) throw invalid({ first: [`A page can have 1 to ${MAX_PAGE_SIZE} items.`] });
    return size;
  }

  /** Returns null for a missing value, or for one that is no number and will be refused as such. */
  #number(value: ASTNode): number | null {
    if (value.kind === Kind.INT) return Number(value.value);
    if (value.kind !== Kind.VARIABLE) return null;
    const variable = this.variables[value.name.value];
    if (typeof variable === "number") return variable;
    const preset = this.#defaults.get(value.name.value);
    return variable === undefined && preset ? this.#number(preset) : null;
  }
}

const isWrapping = (type: GraphQLNamedType | undefined) => type !== undefined && /(?:Edge|PageInfo)$/.test(type.name);

const sum = (a: Weight, b: Weight): Weight => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  directives: a.directives + b.directives,
  cost: a.cost + b.cost,
});
