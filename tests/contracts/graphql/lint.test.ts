import { readFileSync } from "node:fs";
import { buildSchema, isObjectType } from "graphql";
import { expect, test } from "vitest";
import { packages } from "#tests/contracts/packages";
import { DEPRECATION_RULES, EXCEPTIONS, SCHEMA_RULES, WITHOUT_ID } from "./lintConfig.ts";

type Rules = Readonly<Record<string, unknown>>;
interface Message {
  readonly ruleId: string | null;
  readonly line: number;
  readonly message: string;
}
interface Linting {
  ESLint: new (options: object) => {
    lintText(text: string, options: { filePath: string }): Promise<{ messages: Message[] }[]>;
  };
}
interface Plugin {
  parser: unknown;
  configs: Readonly<Record<"flat/schema-recommended", { rules: Rules }>>;
}

const { ESLint } = packages.load<Linting>("eslint");
const plugin = packages.load<Plugin>("@graphql-eslint/eslint-plugin");
const RECOMMENDED = plugin.configs["flat/schema-recommended"].rules;

/** Returns what the linter finds in a schema, apart from exceptions. */
async function findings(schema: string, rules: Rules): Promise<string[]> {
  const config = {
    files: ["**/*.graphql"],
    plugins: { "@graphql-eslint": plugin },
    languageOptions: { parser: plugin.parser, parserOptions: { graphQLConfig: { schema } } },
    rules,
  };
  const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: [config] });
  const results = await eslint.lintText(schema, { filePath: "schema.graphql" });
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, line, message }) => `${ruleId ?? "parser"}, line ${line}: ${message.split("\n")[0]}`),
  );
}

const isExcepted = (finding: string) => EXCEPTIONS.some(([text]) => finding.endsWith(text));

const DATED = `directive @deprecated(reason: String, deletionDate: String) on
  FIELD_DEFINITION | ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION | ENUM_VALUE
`;

/** Writes the day after which something is removed as the argument that the linter reads. */
const withDates = (schema: string): string =>
  DATED +
  schema.replaceAll(
    /(@deprecated\(reason: "[^"]*Removed after (\d{4})-(\d\d)-(\d\d)[^"]*")/g,
    '$1, deletionDate: "$4/$3/$2"',
  );

const schema = readFileSync("schema.graphql", "utf8");

test("the schema follows the recommended rules and those of Relay", async () => {
  const all = await findings(schema, { ...RECOMMENDED, ...SCHEMA_RULES });
  expect(all.filter((finding) => !isExcepted(finding))).toEqual([]);
  expect(EXCEPTIONS.filter(([text]) => !all.some((finding) => finding.endsWith(text)))).toEqual([]);
});

test("every type that is excepted from having an id exists, and has none", () => {
  const built = buildSchema(schema);
  const wrong = WITHOUT_ID.filter((name) => {
    const type = built.getType(name);
    return !isObjectType(type) || type.getFields()["id"] !== undefined;
  });
  expect(wrong).toEqual([]);
});

test("what is deprecated says why and until when, and is gone after that day", async () => {
  expect(await findings(withDates(schema), DEPRECATION_RULES)).toEqual([]);
});

test.each<[string, string, Rules]>([
  ["a type without an id", "type Query { a: A } type A { b: Int }", { ...RECOMMENDED, ...SCHEMA_RULES }],
  ["a page without its end", "type Query { p: PageInfo } type PageInfo { hasNextPage: Boolean! }", SCHEMA_RULES],
  ["a deprecation without a day", 'type Query { a: Int @deprecated(reason: "Use b.") b: Int }', DEPRECATION_RULES],
  [
    "a deprecation whose day is over",
    'type Query { a: Int @deprecated(reason: "Use b. Removed after 2020-01-31") b: Int }',
    DEPRECATION_RULES,
  ],
])("%s is found", async (_, text, rules) => {
  const found = await findings(withDates(text), rules);
  expect(found).not.toEqual([]);
  // It is found by a rule, and not because the schema cannot be read.
  expect(found.filter((finding) => finding.startsWith("parser"))).toEqual([]);
});
