import {
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  getOperationAST,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from "graphql";
import { invalid } from "#server/core/errors";
import { MAX_PAGE_SIZE } from "#server/core/pagination";
import { chargeOf } from "./charges.ts";
import { INTROSPECTION_COST, introspectionSizes, STANDARD_INTROSPECTION } from "./introspection.ts";

export type Variables = Readonly<Record<string, unknown>>;

/** The weight of a part of a document. */
interface Weight {
  depth: number;
  aliases: number;
  directives: number;
  cost: number;
  /** The cost of one item of a page, for a part that selects from the page. */
  perItem: number;
  /** The number of times that a part of a page selects its total. */
  totals: number;
}

const NOTHING: Weight = { depth: 0, aliases: 0, directives: 0, cost: 0, perItem: 0, totals: 0 };

/** The fields that hold the items of a page. */
const ITEMS = new Set(["edges", "items"]);

/**
 * Weighs the parts of one document. Each fragment is weighed once however often it is spread.
 *
 * An object costs 1 and a scalar 0. A page costs `first` times its item, which counts as 1 at least, and what it selects
 * beside its items. A list without `first` costs as many items as `Charged` declares; one that declares nothing stands
 * in the row of its object, and counts as one object with it.
 */
export class Scale {
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #weighed = new Map<string, Weight>();
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
    const name = node.name.value;
    const leaf = { ...NOTHING, depth: 1, aliases: node.alias ? 1 : 0 };
    const owner = isObjectType(parent) || isInterfaceType(parent) ? parent : undefined;
    const field = owner?.getFields()[name];
    const { points = 0 } = chargeOf(field);
    if (!node.selectionSet) return { ...leaf, cost: points, totals: name === "totalCount" ? 1 : 0 };
    const introspected = INTROSPECTED[name];
    const type = introspected === undefined ? field && getNamedType(field.type) : this.schema.getType(introspected);
    const inner = this.selections(node.selectionSet, type);
    const nested = { ...leaf, depth: inner.depth + 1, aliases: inner.aliases + leaf.aliases };
    const whole = { ...nested, directives: inner.directives };
    // The library graphql-js itself limits the depth of introspection; a full one is deeper than any page of ours.
    if (introspected !== undefined) return { ...whole, depth: 1, cost: this.#shareOf(inner.cost) };
    if (parent?.name.startsWith("__")) return { ...whole, cost: this.#introspected(name, field, inner.cost) };
    const item = inner.cost + (isWrapping(type) || !isCompositeType(type) ? 0 : 1);
    if (isList(field) && ITEMS.has(name)) return { ...whole, perItem: item };
    return { ...whole, cost: points + this.#ofField(node, field, inner, item) };
  }

  #ofField(node: FieldNode, field: GraphQLField<unknown, unknown> | undefined, inner: Weight, item: number): number {
    const { atMost = 1, total = 0 } = chargeOf(field);
    const first = field?.args.find((arg) => arg.name === "first");
    const size = first && this.#pageSize(node, first.defaultValue);
    if (isList(field)) return (size ?? atMost) * Math.max(1, item);
    if (size === undefined) return item + MAX_PAGE_SIZE * inner.perItem;
    return size * Math.max(1, inner.perItem) + inner.cost + inner.totals * total;
  }

  /** Returns the weight of a field of introspection; what wraps a type counts with the type. */
  #introspected(name: string, field: GraphQLField<unknown, unknown> | undefined, inner: number): number {
    if (name === "ofType") return inner;
    return (isList(field) ? (introspectionSizes(this.schema)[name] ?? 1) : 1) * (inner + 1);
  }

  /** Returns the points of an introspection by its share of the standard one. */
  #shareOf(weight: number): number {
    return Math.ceil(((weight + 1) * INTROSPECTION_COST) / standardWeight(this.schema));
  }

  /** Weighs the whole schema, without making points of it. */
  wholeSchema(operation: OperationDefinitionNode): number {
    const [field] = operation.selectionSet.selections;
    if (field?.kind !== Kind.FIELD || !field.selectionSet) return 1;
    return 1 + this.selections(field.selectionSet, this.schema.getType("__Schema")).cost;
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

const INTROSPECTED: Readonly<Record<string, string | undefined>> = { __schema: "__Schema", __type: "__Type" };

const standards = new WeakMap<GraphQLSchema, number>();

/** Returns the weight of the standard introspection of a schema, which is found out once. */
function standardWeight(schema: GraphQLSchema): number {
  const known = standards.get(schema);
  if (known !== undefined) return known;
  const document = parse(STANDARD_INTROSPECTION);
  const operation = getOperationAST(document);
  const weight = operation ? new Scale(schema, document, operation, {}).wholeSchema(operation) : 1;
  standards.set(schema, weight);
  return weight;
}

const isList = (field: GraphQLField<unknown, unknown> | undefined) =>
  field !== undefined && isListType(getNullableType(field.type));

const isWrapping = (type: GraphQLNamedType | undefined) => type !== undefined && /(?:Edge|PageInfo)$/.test(type.name);

const sum = (a: Weight, b: Weight): Weight => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  directives: a.directives + b.directives,
  cost: a.cost + b.cost,
  perItem: a.perItem + b.perItem,
  totals: a.totals + b.totals,
});
