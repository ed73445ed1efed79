import { type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from "graphql";

/** What the decorators of type-graphql have noted of a parameter, of a field's resolver and of a type. */
interface Parameter {
  kind: string;
  index: number;
  propertyName?: string;
  getType?: unknown;
}

interface FieldMetadata {
  kind: string;
  schemaName: string;
  methodName: string;
  target: unknown;
  getObjectType?: () => unknown;
  params?: readonly Parameter[];
  middlewares?: readonly unknown[];
  roles?: readonly unknown[];
}

interface Noted {
  fieldResolvers: readonly FieldMetadata[];
  objectTypes: readonly { target: unknown; name: string }[];
}

type Resolve = GraphQLFieldResolver<unknown, unknown>;
type Take = (...call: Parameters<Resolve>) => unknown;

const TAKES: Readonly<Record<string, Take>> = {
  root: (root) => root,
  context: (_root, _args, context) => context,
  info: (_root, _args, _context, info) => info,
};

/**
 * Lets fields without arguments call their method directly. For each call, type-graphql sorts the parameters of the
 * method, finds its instance and walks through a chain of middlewares; a page of ten posts has some hundred such calls.
 * Returns the names of the fields.
 */
export function callDirectly(schema: GraphQLSchema, resolvers: readonly object[]): string[] {
  // The library keeps what its decorators noted in this global, and exports no way to read it.
  const { TypeGraphQLMetadataStorage: noted } = globalThis as { TypeGraphQLMetadataStorage?: Noted };
  const instances = new Map<unknown, object>(resolvers.map((resolver) => [resolver.constructor, resolver]));
  return (noted?.fieldResolvers ?? []).flatMap((metadata) => {
    const instance = instances.get(metadata.target);
    const owner = noted?.objectTypes.find(({ target }) => target === metadata.getObjectType?.());
    const type = owner && schema.getType(owner.name);
    const field = isObjectType(type) ? type.getFields()[metadata.schemaName] : undefined;
    const resolve = instance && field && field.args.length === 0 ? directly(instance, metadata) : null;
    if (!field || !resolve || !owner) return [];
    field.resolve = resolve;
    return [`${owner.name}.${field.name}`];
  });
}

/** Returns null for a method that needs more than what a field receives. */
function directly(instance: object, metadata: FieldMetadata): Resolve | null {
  const { kind, methodName, params = [], middlewares = [], roles } = metadata;
  const ordered = params.toSorted((a, b) => a.index - b.index);
  const isPlain = ordered.every(({ kind: of, propertyName, getType }) => of in TAKES && !propertyName && !getType);
  if (kind !== "external" || !isPlain || middlewares.length > 0 || roles) return null;
  // The decorator stood on a method of this class.
  const own = instance as Record<string, (...parameters: unknown[]) => unknown>;
  const [first, second, ...others] = ordered.map(({ kind: of }) => TAKES[of] ?? (() => undefined));
  if (others.length > 0) return (...call) => own[methodName]?.(...ordered.map(({ kind: of }) => TAKES[of]?.(...call)));
  if (!first) return () => own[methodName]?.();
  if (!second) return (...call) => own[methodName]?.(first(...call));
  return (...call) => own[methodName]?.(first(...call), second(...call));
}
