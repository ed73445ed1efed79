import { readFileSync } from "node:fs";
import { buildSchema, getVariableValues, Kind, parse, validate } from "graphql";
import { expect, test } from "vitest";
import { operationsFor, VARIABLES } from "./operations.ts";

const schema = buildSchema(readFileSync("schema.graphql", "utf8"));
const document = parse(operationsFor("https://commonplace.example"));
const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);

test("the explorer's operations fit the schema, and so do the values of their variables", () => {
  expect(operations.map(({ name }) => name?.value)).toEqual(["Register", "SignIn", "Feed", "PostWithPicture", "Live"]);
  expect(validate(schema, document)).toEqual([]);
  for (const { variableDefinitions = [] } of operations) {
    expect(getVariableValues(schema, variableDefinitions, VARIABLES).errors).toBeUndefined();
  }
});

test("the command that uploads a picture names this server", () => {
  expect(operationsFor("https://commonplace.example")).toContain("https://commonplace.example/api/uploads");
});
