import { expect, test } from "vitest";
import { doorFaults } from "./doors.ts";
import { readAll } from "./source.ts";

test("every parameter of a service has a type", () => {
  expect(doorFaults(readAll(process.cwd())).map(({ at, law }) => `${at}: ${law}`)).toEqual([]);
});

const SERVICE = "server/features/posts/posts.service.ts";
const MODEL = "server/features/posts/posts.model.ts";

const planted: [string, string, string][] = [
  [SERVICE, "export class Posts { create(viewer: Viewer, draft: Record<string, unknown>) {} }", "create"],
  [SERVICE, "export class Posts { async find(id: unknown) {} }", "find"],
  [SERVICE, "export class Posts { list(viewer: Viewer, { filter }: { filter: unknown }) {} }", "list"],
  [SERVICE, "export class Posts { readonly byIds = (ids: readonly unknown[]) => ids; }", "byIds"],
  [SERVICE, "export class Posts { search(query: unknown = null) {} }", "search"],
  [SERVICE, "interface Draft { content: unknown }\nexport class Posts { add(draft: Draft) {} }", "add"],
  [MODEL, "export function draftOf(body: Readonly<Record<string, unknown>>) {}", "draftOf"],
  [MODEL, "export const searchOf = (query: any) => query;", "searchOf"],
];

test.each(planted)("a planted breach is found: %s with %s", (path, text, name) => {
  expect(doorFaults(new Map([[path, text]])).map(({ law }) => law)).toEqual([`${name} takes an input without a type`]);
});

const lawful: [string, string][] = [
  [SERVICE, "export class Posts { create(viewer: Viewer, draft: PostDraft) {} }"],
  [SERVICE, "export class Posts { #told(one: unknown) {} private same(one: unknown) {} }"],
  [SERVICE, "const same = (one: unknown) => one;\nexport class Posts { after(act: () => Promise<unknown>) {} }"],
  [SERVICE, "export class Posts { constructor(private readonly parts: Record<string, unknown>) {} }"],
  [MODEL, "export function isClash(error: unknown): boolean { return error instanceof Error; }"],
  ["server/features/posts/posts.requests.ts", "export const draftOf = (body: unknown) => body;"],
];

test.each(lawful)("no false alarm: %s with %s", (path, text) => {
  expect(doorFaults(new Map([[path, text]]))).toEqual([]);
});
