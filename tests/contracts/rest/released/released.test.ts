import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "#server/core/root";
import { describedApi } from "#tests/contracts/rest/describedApi";
import { namedBreaks, unnamed } from "#tests/contracts/changelog";
import { compareApis } from "./compareApis.ts";
import type { Api } from "./document.ts";

const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const toApi = (value: object) => JSON.parse(JSON.stringify(value)) as Api;

const released = toApi(JSON.parse(read("tests/released/openapi.json")) as object);
const today = toApi(describedApi());

test("no client of the released API breaks, unless the changelog says so", () => {
  expect(unnamed(compareApis(released, today), namedBreaks(read("CHANGELOG.md")))).toEqual([]);
});

test("a break would be found", () => {
  const changed = toApi(today);
  delete changed.components.schemas["Post"]?.properties?.["title"];
  delete changed.paths["/drafts"]?.["post"];
  const findings = compareApis(released, changed);
  expect(findings).toContain("GET /posts/{id} 200 post.title is gone");
  expect(findings).toContain("POST /drafts is gone");
});
