import { buildSchema, getIntrospectionQuery, getOperationAST, parse, validate } from "graphql";
import { describe, expect, test } from "vitest";
import { judge } from "./limits.ts";

const schema = buildSchema(`
  type Query { feed(first: Int! = 10, after: String): PostConnection! post(id: ID!): Post me: User }
  type Mutation { login(login: String!): User register(name: String!): User like(id: ID!): Post }
  type User { id: ID! friend: User name: String! }
  type Post { id: ID! title: String author: User! comments(first: Int! = 20): CommentConnection! }
  type PostConnection { edges: [PostEdge!]! pageInfo: PageInfo! }
  type PostEdge { node: Post! }
  type CommentConnection { edges: [CommentEdge!]! }
  type CommentEdge { node: Comment! }
  type Comment { id: ID! author: User replies(first: Int! = 10): CommentConnection! }
  type PageInfo { endCursor: String }
`);

function judged(text: string, variables: Record<string, unknown> = {}) {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  const operation = getOperationAST(document);
  if (!operation) throw new Error("no operation");
  return judge(schema, document, operation, variables);
}
const refusal = (text: string, variables: Record<string, unknown> = {}) => {
  try {
    judged(text, variables);
    return null;
  } catch (error) {
    return error;
  }
};
const tooComplex = (what: string) => ({ code: "QUERY_TOO_COMPLEX", message: expect.stringContaining(what) });
const nested = (levels: number) => `{ me ${"{ friend ".repeat(levels - 2)} { id } ${"}".repeat(levels - 2)} }`;

describe("cost", () => {
  test("an object is 1, a scalar nothing, a connection its size times its node", () => {
    expect(judged("{ me { id name friend { id } } }").cost).toBe(2);
    expect(judged("{ feed(first: 7) { edges { node { id author { id } } } pageInfo { endCursor } } }").cost).toBe(14);
    expect(judged("{ feed { edges { node { id } } } }").cost).toBe(10);
  });

  test("sizes multiply, and come from variables, from their defaults or from the schema", () => {
    const text = "query ($n: Int! = 3) { feed(first: $n) { edges { node { comments { edges { node { id } } } } } } }";
    expect(judged(text).cost).toBe(3 * (1 + 20));
    expect(judged(text, { n: 5 }).cost).toBe(5 * (1 + 20));
  });

  test("above 2,000 the document is refused", () => {
    const text = "{ feed(first: 50) { edges { node { comments(first: 50) { edges { node { id } } } } } } }";
    expect(refusal(text)).toMatchObject(tooComplex("cost"));
  });

  test.each([51, 0, -5, 100_000])("a page of %i items is bad input, whatever it would cost", (n) => {
    const text = "query ($n: Int!) { feed(first: $n) { edges { node { id } } } }";
    expect(refusal(text, { n })).toMatchObject({ code: "BAD_USER_INPUT", fields: { first: [expect.any(String)] } });
  });
});

test("fourteen levels pass, fifteen do not", () => {
  expect(refusal(nested(14))).toBeNull();
  expect(refusal(nested(15))).toMatchObject(tooComplex("14 levels"));
});

test("fifteen aliases pass, sixteen do not, also behind fragments", () => {
  const aliases = (n: number) => Array.from({ length: n }, (_, i) => `a${i}: id`).join(" ");
  expect(refusal(`{ me { ${aliases(15)} } }`)).toBeNull();
  expect(refusal(`{ me { ...F } } fragment F on User { ${aliases(16)} }`)).toMatchObject(tooComplex("15 aliases"));
});

test("ten root fields and ten directives", () => {
  const roots = (n: number) => Array.from({ length: n }, () => "me { id }").join(" ");
  expect(refusal(`{ ${roots(10)} }`)).toBeNull();
  expect(refusal(`{ ${roots(6)} ...R } fragment R on Query { ${roots(5)} }`)).toMatchObject(tooComplex("10 fields"));
  const skips = Array.from({ length: 11 }, () => "id @skip(if: false)").join(" ");
  expect(refusal(`{ me { ${skips} } }`)).toMatchObject(tooComplex("10 directives"));
});

test("a document may contain one credential mutation, however it is written", () => {
  expect(refusal(`mutation { login(login: "a") { id } }`)).toBeNull();
  const twice = `mutation { a: login(login: "a") { id } ...M } fragment M on Mutation { register(name: "b") { id } }`;
  expect(refusal(twice)).toMatchObject({ code: "QUERY_TOO_COMPLEX", message: expect.stringContaining("once") });
});

test("introspection passes", () => {
  expect(refusal(getIntrospectionQuery())).toBeNull();
});

test("a document that doubles itself forty times is checked without being followed", () => {
  const bombs = Array.from({ length: 40 }, (_, i) => `fragment F${i} on User { ...F${i + 1} ...F${i + 1} }`);
  const text = `{ me { ...F0 } } ${bombs.join(" ")} fragment F40 on User { friend { id } }`;
  const document = parse(text);
  const operation = getOperationAST(document);
  const before = process.cpuUsage();
  expect(() => operation && judge(schema, document, operation, {})).toThrow("cost");
  expect(process.cpuUsage(before).user, "following it takes hours").toBeLessThan(5_000_000);
});
