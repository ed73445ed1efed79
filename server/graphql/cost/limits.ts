import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { DomainError } from "#server/core/errors";
import type { Allowance } from "#server/platform/limits/readLimits";
import { isNestedTooDeeply } from "#server/core/validation";
import { ONE_CREDENTIAL } from "#server/graphql/context";
import { Scale, type Variables } from "./scale.ts";

/** The number of lexical tokens in a document, which the parser checks while it reads. */
export const MAX_TOKENS = 1_000;
/** What a document may have of each at most. */
export const DOCUMENT_LIMITS = { depth: 14, aliases: 15, cost: 2_000, rootFields: 10, directives: 10 } as const;

/** What each limit counts, in the words of the message. */
const UNITS: Readonly<Record<keyof typeof DOCUMENT_LIMITS, string>> = {
  depth: "levels deep",
  aliases: "aliases",
  cost: "points of cost",
  rootFields: "fields at its root",
  directives: "directives",
};

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
  "leaveAccount",
  "appeal",
]);

/**
 * Refuses a document that is too expensive, before any of it runs. HTTP, trusted documents and sockets use the same
 * check. The document is valid; each fragment is weighed once however often it is spread, so that a document that
 * doubles itself with every fragment costs no more to check than any other.
 *
 * Cost: an object 1, a scalar 0, a connection its `first` times its node, which counts as 1 at least (`Scale`).
 * @throws DomainError BAD_USER_INPUT for a page size that no list allows and for variables that are nested too deeply,
 * QUERY_TOO_COMPLEX for the rest.
 */
export function judge(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): { cost: number } {
  if (isNestedTooDeeply(variables)) throw new DomainError("BAD_USER_INPUT", "The variables are nested too deeply.");
  const scale = new Scale(schema, document, operation, variables);
  const root = schema.getRootType(operation.operation);
  const weight = scale.selections(operation.selectionSet, root ?? undefined);
  const roots = rootFieldsOf(document, operation);
  const directives = weight.directives + (operation.directives?.length ?? 0);
  refuseAbove(weight.depth, "depth");
  refuseAbove(weight.aliases, "aliases");
  refuseAbove(directives, "directives");
  refuseAbove(roots.length, "rootFields");
  refuseAbove(weight.cost, "cost");
  if (operation.operation === "mutation" && roots.filter((name) => CREDENTIAL_MUTATIONS.has(name)).length > 1) {
    throw new DomainError("QUERY_TOO_COMPLEX", ONE_CREDENTIAL);
  }
  return { cost: weight.cost };
}

/** Refuses a document above a limit, and says which, what the document has of it, and what it may have. */
function refuseAbove(value: number, limit: keyof typeof DOCUMENT_LIMITS): void {
  const maximum = DOCUMENT_LIMITS[limit];
  if (value <= maximum) return;
  const allowed = maximum.toLocaleString("en-US");
  throw new DomainError(
    "QUERY_TOO_COMPLEX",
    `This document is too complex: it may have at most ${allowed} ${UNITS[limit]}.`,
    { facts: { limit, asked: value, maximum } },
  );
}

/** What a document has cost, beside its data: for the authors of clients. */
export function costFacts(requested: number, allowance: Allowance | null): Record<string, unknown> {
  const window = allowance && {
    limit: allowance.limit,
    remaining: allowance.remaining,
    resetsAt: new Date(allowance.resetsAt).toISOString(),
  };
  return { requested, maximum: DOCUMENT_LIMITS.cost, window };
}

/**
 * Returns the names of the operation's own fields, those of its fragments included; it stops once there are enough to
 * refuse.
 */
function rootFieldsOf(document: DocumentNode, operation: OperationDefinitionNode): string[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const known = new Map<string, string[]>();
  const namesOf = (set: SelectionSetNode): string[] => {
    const names: string[] = [];
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) names.push(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) names.push(...namesOf(selection.selectionSet));
      else names.push(...ofFragment(selection.name.value));
      if (names.length > DOCUMENT_LIMITS.rootFields) break;
    }
    return names.slice(0, DOCUMENT_LIMITS.rootFields + 1);
  };
  const ofFragment = (name: string): string[] => {
    const before = known.get(name);
    if (before) return before;
    known.set(name, []);
    const fragment = fragments.get(name);
    const names = fragment ? namesOf(fragment.selectionSet) : [];
    known.set(name, names);
    return names;
  };
  return namesOf(operation.selectionSet);
}
