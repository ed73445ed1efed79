import { readFileSync } from "node:fs";
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  getNamedType,
  type GraphQLSchema,
  type IntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  lexicographicSortSchema,
  printSchema,
} from "graphql";
import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { GraphQLClient } from "#tests/kit/gql";

const app = await startApp();
const schema = buildSchema(readFileSync("schema.graphql", "utf8"));

test("everything in the schema is described", () => {
  const silent: string[] = [];
  const look = (thing: { description?: string | null | undefined }, name: string) => {
    if (!thing.description?.trim()) silent.push(name);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    if (!["Query", "Mutation", "Subscription"].includes(type.name)) look(type, type.name);
    if (isEnumType(type)) for (const value of type.getValues()) look(value, `${type.name}.${value.name}`);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) look(field, `${type.name}.${field.name}`);
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        look(field, `${type.name}.${field.name}`);
        for (const arg of field.args) look(arg, `${type.name}.${field.name}(${arg.name})`);
      }
    }
  }
  expect(silent).toEqual([]);
});

test("every subscription says which queries catch up with it", () => {
  for (const { name, description } of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    const [, words = ""] = /To catch up, (.*?\.) /.exec(description ?? "") ?? [];
    expect(words, name).not.toBe("");
    for (const [, path = ""] of words.matchAll(/`([^`]+)`/g)) {
      let type: unknown = schema.getQueryType();
      for (const part of path.split(".")) {
        const field = isObjectType(type) ? type.getFields()[part] : undefined;
        expect(field, `${name}: ${path}`).toBeDefined();
        type = getNamedType(field?.type);
      }
    }
  }
});

test("schema.graphql is what the resolvers serve; `npm run codegen` writes it", async () => {
  const served = await new GraphQLClient(app).query<IntrospectionQuery>(
    getIntrospectionQuery({ specifiedByUrl: true, schemaDescription: true, inputValueDeprecation: true }),
  );
  const inOrder = (one: GraphQLSchema) => printSchema(lexicographicSortSchema(one));
  expect(inOrder(buildClientSchema(served))).toBe(inOrder(schema));
});
