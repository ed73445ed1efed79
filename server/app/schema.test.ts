import { readFileSync } from "node:fs";
import path from "node:path";
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType, isSpecifiedScalarType } from "graphql";
import { expect, test } from "vitest";
import { callDirectly } from "#server/graphql/fields/directResolvers";
import { createSchema, facesOf, printed } from "#server/graphql/fields/schema";
import { CREDENTIAL_MUTATIONS } from "#server/graphql/cost/limits";
import { FEATURES } from "./features.ts";
import { idleCore } from "./idleCore.ts";
import { root } from "#server/core/root";

const { resolvers } = FEATURES.build(idleCore());
const schema = createSchema(resolvers, facesOf(resolvers));

test("schema.graphql equals the schema of the resolvers; `npm run codegen` writes it", () => {
  expect(readFileSync(path.join(root, "schema.graphql"), "utf8")).toBe(printed(schema));
});

test("the fields of a post on a page call their methods directly", () => {
  const direct = callDirectly(schema, resolvers);
  for (const field of ["Post.url", "Post.canEdit", "Post.group", "User.isOnline", "Image.url", "Media.sources"]) {
    expect(direct).toContain(field);
  }
});

test("every type, field, argument and enum value is described", () => {
  const silent: string[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__") || isSpecifiedScalarType(type)) continue;
    if (!type.description) silent.push(type.name);
    if (isEnumType(type)) {
      for (const value of type.getValues()) if (!value.description) silent.push(`${type.name}.${value.name}`);
    }
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) {
        if (!field.description) silent.push(`${type.name}.${field.name}`);
      }
    }
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (!field.description) silent.push(`${type.name}.${field.name}`);
      for (const arg of field.args) if (!arg.description) silent.push(`${type.name}.${field.name}(${arg.name})`);
    }
  }
  expect(silent).toEqual([]);
});

test("every credential mutation exists", () => {
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
  expect(mutations).toEqual(expect.arrayContaining([...CREDENTIAL_MUTATIONS]));
});
