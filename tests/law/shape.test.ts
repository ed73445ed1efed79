import { expect, test } from "vitest";
import { shapeFaults } from "./shape.ts";
import { readAll } from "./source.ts";

test("every file of the product keeps its shape", () => {
  expect(shapeFaults(readAll(process.cwd())).map(({ at, law }) => `${at}: ${law}`)).toEqual([]);
});

/** Returns a file with this many imports of our own files. */
const importing = (count: number) => Array.from({ length: count }, (_, i) => `import "./a${i}.ts";\n`).join("");

const planted: [string, string, string][] = [
  ["server/core/long.ts", "export {};\n".repeat(301), "over 300 a file is split"],
  ["tests/api/feed/feed.test.ts", "export {};\n".repeat(401), "over 400 a file is split"],
  ["server/app/compose.ts", importing(26), "26 imports: a file knows at most 25"],
  ["tests/api/feed.test.ts", importing(26), "26 imports: a file knows at most 25"],
  [
    "client/app/router.tsx",
    `${importing(25)}const page = () => import("./Page.tsx");`,
    "26 imports: a file knows at most 25",
  ],
  ["server/core/error-codes.ts", "", "letters in camel case"],
  ["client/ui/index.ts", "", "no barrels"],
  ["server/core/utils.ts", "", "names nothing"],
  ["server/features/polls/polls.model.ts", "", "has no place in the order"],
  ["client/features/polls/Poll.tsx", "export const Poll = () => null;", "has no place in the order"],
  ["server/features/posts/likes/old/likes.model.ts", "", "one level of folders"],
  ["server/features/posts/likes/posts.model.ts", "", "a file of a subject begins with its name"],
  ["server/features/posts/likes.service.ts", "", "begins with its name"],
  ["client/ui/Button.tsx", "export const Knob = () => null;", "exports Button"],
  ["client/ui/all.ts", `export * from "./Button.tsx";`, "no `export *`"],
  ["client/ui/all.ts", `export { A } from "./A.tsx"; export { B } from "./B.tsx";`, "only passes on"],
  ["server/core/errors.ts", "export default class Oops {}", "no default exports"],
  ["server/features/posts/posts.queries.ts", "export function postById() {}", "has no docstring"],
  ["server/features/posts/posts.rules.ts", "/* loose */\nexport const tagsOf = () => [];", "has no docstring"],
  ["server/features/posts/posts.service.ts", "export class PostsService {}", "has no docstring"],
  ["server/features/posts/posts.module.ts", "export const postsModule = feature(() => ({}));", "has no docstring"],
  ["server/features/posts/posts.module.ts", "/** Posts. */\nexport const module = 1;", "exports postsModule"],
  [
    "server/features/posts/posts.drafts.module.ts",
    "const module = (on: boolean) => (on ? 1 : 2);",
    "a module decides nothing",
  ],
  ["server/features/posts/posts.drafts.module.ts", "const a = z.string().refine(isNice);", "a module holds no rule"],
  ["server/features/posts/posts.drafts.module.ts", "const a = sql`select 1`;", "a module holds no SQL"],
  [
    "server/features/posts/posts.routes.ts",
    "const a = (b: boolean) => {\n  if (b) return 1;\n  return 2;\n};",
    "decides",
  ],
  ["server/features/posts/posts.routes.ts", "const a = (b: boolean) => (b ? 1 : 2);", "decides"],
  ["server/features/posts/posts.routes.ts", "const a = () => {\n  throw new Error();\n};", "decides"],
  ["server/features/posts/posts.routes.ts", "const a = z.string().refine(isNice);", "no rule"],
  ["server/features/posts/posts.routes.ts", "const a = sql`select 1`;", "no SQL"],
  [
    "server/features/posts/posts.routes.ts",
    "const a = call({ handle: () => ({ status: 201, body: {} }) });",
    "Idempotency-Key",
  ],
];

test.each(planted)("a planted breach is found: %s", (path, text, law) => {
  const faults = shapeFaults(new Map([[path, text]]));
  expect(faults).toHaveLength(1);
  expect(faults[0]?.law).toContain(law);
});

const lawful: [string, string][] = [
  ["server/app/compose.ts", `${importing(25)}import "./a1.ts";\nimport path from "node:path";`],
  ["client/app/router.tsx", `${importing(25)}import { graphql } from "#client/gql/gql.ts";`],
  ["server/features/posts/posts.queries.ts", "/** The post that a viewer may see. */\nexport function postById() {}"],
  ["server/features/posts/posts.queries.ts", "interface Row {}\n/** One row. */\nexport const one = () => 1;"],
  ["server/features/posts/posts.routes.ts", "const a = call({ creates: true, handle: () => ({ status: 201 }) });"],
  ["server/features/posts/posts.service.ts", "const a = (b: boolean) => (b ? 1 : 2);"],
  ["vitest.config.ts".replace(/^/, "client/"), "export default {};"],
  ["tests/api/long.test.ts", "export {};\n".repeat(400)],
  ["server/demo/content/posts.ts", "export {};\n".repeat(400)],
  ["client/ui/dates.ts", `export { A } from "./A.tsx";\nexport const b = 1;`],
];

test.each(lawful)("no false alarm: %s", (path, text) => {
  expect(shapeFaults(new Map([[path, text]]))).toEqual([]);
});

const folderOf = (files: number, nameOf: (n: number) => string) =>
  new Map(Array.from({ length: files }, (_, n) => [nameOf(n), ""] as const));

test("a folder with too many files is found", () => {
  expect(shapeFaults(folderOf(25, (n) => `client/lib/text/t${n}.ts`))).toEqual([]);
  expect(shapeFaults(folderOf(26, (n) => `client/lib/text/t${n}.ts`))).toEqual([
    { at: "client/lib/text", law: "26 files: a folder holds 25 at most" },
  ]);
});

test("a feature of more than twenty files is divided in subjects", () => {
  expect(shapeFaults(folderOf(20, (n) => `client/features/feed/f${n}.ts`))).toEqual([]);
  expect(shapeFaults(folderOf(21, (n) => `client/features/feed/f${n}.ts`))).toEqual([
    { at: "client/features/feed", law: "21 files: over 20 a feature is divided in subjects" },
  ]);
});
