import { getIntrospectionQuery, type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType } from "graphql";
import { isObjectType, isUnionType } from "graphql";

/** The standard introspection query costs so much: a document can have one, and not two. */
export const INTROSPECTION_COST = 1_500;

/** The standard introspection query, with everything that it can ask for. */
export const STANDARD_INTROSPECTION = getIntrospectionQuery({
  descriptions: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
});

/** The largest numbers of items that the lists of introspection have in a schema, by the names of their fields. */
export type IntrospectionSizes = Readonly<Record<string, number>>;

const sizes = new WeakMap<GraphQLSchema, IntrospectionSizes>();

/** Returns the sizes of a schema's lists, which are found out once. */
export function introspectionSizes(schema: GraphQLSchema): IntrospectionSizes {
  const known = sizes.get(schema) ?? measured(schema);
  sizes.set(schema, known);
  return known;
}

function measured(schema: GraphQLSchema): IntrospectionSizes {
  const types = Object.values(schema.getTypeMap());
  const owners = types.filter((type) => isObjectType(type) || isInterfaceType(type));
  const fields = owners.map((type) => Object.values(type.getFields()));
  const directives = schema.getDirectives();
  return {
    types: types.length,
    directives: directives.length,
    locations: 1,
    fields: largest(fields.map(({ length }) => length)),
    args: largest([...fields.flat(), ...directives].map(({ args }) => args.length)),
    inputFields: largest(types.filter(isInputObjectType).map((type) => Object.keys(type.getFields()).length)),
    enumValues: largest(types.filter(isEnumType).map((type) => type.getValues().length)),
    interfaces: largest(owners.map((type) => type.getInterfaces().length)),
    possibleTypes: largest(types.filter(isUnionType).map((type) => type.getTypes().length)),
  };
}

/** An empty list counts as one item, so that everything in a document costs something. */
const largest = (numbers: readonly number[]) => Math.max(1, ...numbers);
