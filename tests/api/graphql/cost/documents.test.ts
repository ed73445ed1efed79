import { readFileSync } from "node:fs";
import {
  getIntrospectionQuery,
  getNamedType,
  getNullableType,
  getOperationAST,
  type GraphQLField,
  isLeafType,
  isListType,
  isObjectType,
  parse,
  visit,
} from "graphql";
import { describe, expect, test } from "vitest";
import { MAX_PAGE_SIZE } from "#server/core/pagination";
import { chargeOf } from "#server/graphql/cost/charges";
import { judge } from "#server/graphql/cost/limits";
import { productSchema } from "#tests/kit/cost/schema";

const schema = productSchema();

function costOf(text: string, variables: Record<string, unknown> = {}): number {
  // Our client removes this directive from documents that it sends.
  const document = visit(parse(text), { Directive: ({ name }) => (name.value === "unmask" ? null : undefined) });
  const operation = getOperationAST(document);
  if (!operation) throw new Error(`This is no single operation: ${text}`);
  return judge(schema, document, operation, variables).cost;
}

test("every document of our own client is legal with the largest page", () => {
  const manifest = JSON.parse(readFileSync("client/gql/persisted-documents.json", "utf8")) as Record<string, string>;
  const refused = Object.values(manifest).filter((text) => {
    try {
      return costOf(text, { first: MAX_PAGE_SIZE }) > 2_000;
    } catch {
      return true;
    }
  });
  expect(refused).toEqual([]);
});

describe("a list is charged for at least its page", () => {
  test("with only its total and the end of its page", () => {
    const people = (inner: string) => `{ people(first: 50) { edges { node { ${inner} } } } }`;
    const page = "totalCount pageInfo { endCursor }";
    expect(costOf(people("id"))).toBe(60);
    expect(costOf(people("posts(first: 1) { pageInfo { endCursor } }"))).toBe(110);
    for (const list of ["bonds", "followers", "posts", "images", "comments"]) {
      expect(() => costOf(people(`${list}(first: 50) { ${page} }`)), list).toThrow("2,000 points");
    }
  });

  test("however its fields are spread over fragments", () => {
    const text = "{ feed(first: 20) { ...P edges { ...E } } } fragment P on PostConnection { pageInfo { endCursor } }";
    expect(costOf(`${text} fragment E on PostEdge { node { id author { id } } }`)).toBe(40);
  });

  test("without `first` it is charged for what it has at most", () => {
    expect(costOf("{ viewer { muted { user { id } } } }")).toBe(1 + 500 * 2);
    expect(costOf("{ viewer { notifications(first: 10) { edges { node { actors { id } } } } } }")).toBe(
      1 + 10 * (1 + 5),
    );
  });

  test("beside its items it is charged once", () => {
    const bookmarks = (beside: string) => `{ viewer { bookmarks(first: 10) { edges { postId } ${beside} } } }`;
    expect(costOf(bookmarks("tags { name }")) - costOf(bookmarks(""))).toBe(21);
  });
});

describe("introspection", () => {
  const full = getIntrospectionQuery({
    descriptions: true,
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
    inputValueDeprecation: true,
  });
  const [inner = ""] = /__schema \{[^]*?\n {6}\}/.exec(full) ?? [];

  test.each([
    ["in short", getIntrospectionQuery({ descriptions: false })],
    ["as most tools send it", getIntrospectionQuery()],
    ["with everything", full],
  ])("%s is legal once", (_, text) => {
    expect(costOf(text)).toBeGreaterThan(1_000);
  });

  test("twice in a document is refused, and so is one whose fields lead to fields of fields", () => {
    expect(() => costOf(full.replace(inner, `${inner} again: ${inner}`))).toThrow("2,000 points");
    const deep = "{ __schema { types { fields { name type { name fields { name type { name } } } } } } }";
    expect(() => costOf(deep)).toThrow("2,000 points");
  });

  test("of one type costs little", () => {
    expect(costOf(`{ __type(name: "User") { name fields { name type { name ofType { name } } } } }`)).toBeLessThan(20);
  });
});

type Field = GraphQLField<unknown, unknown>;
const isPage = (field: Field) => /(?:Connection|Page)$/.test(getNamedType(field.type).name);
const isList = (field: Field) => isListType(getNullableType(field.type));
const hasFirst = (field: Field) => field.args.some(({ name }) => name === "first");
/** Objects that stand in the row of their owner have nothing below them but values. */
const isValue = (field: Field) => {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return true;
  return Object.values(type.getFields()).every(
    ({ type: inner, name }) => isLeafType(getNamedType(inner)) || name === "sources",
  );
};

test("every list says how much it can have", () => {
  const silent: string[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      const isItems = isPage({ ...field, type }) && (field.name === "edges" || field.name === "items");
      const isSaid =
        hasFirst(field) || isItems || (isList(field) && (isValue(field) || chargeOf(field).atMost !== undefined));
      if ((isList(field) || isPage(field)) && !isSaid) silent.push(`${type.name}.${field.name}`);
    }
  }
  expect(silent).toEqual([]);
});
