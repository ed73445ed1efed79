import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const BUNDLE = "dist/bundle";
/**
 * The bytes that a start reads and parses. Each megabyte costs it about 40 ms on the machine of the bench. The features
 * of feed, search, insights, moderation and mails to members who are away are in it, since any request or job may need
 * them.
 */
const BYTES_MAX = 7_750_000;
const FILES_MAX = 40;

/** Packages that only some servers or some requests need; `import()` loads them where that is known. */
const RARE = [
  "@node-rs/argon2",
  "@redis/client",
  "@zxcvbn-ts/language-common",
  "file-type",
  "mediabunny",
  "nodemailer",
  "react",
  "sharp",
];

/** Returns what a file imports before it runs, without types. */
function importsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, "utf8"));
  const statics = module.staticImports.filter(
    ({ entries }) => entries.length === 0 || entries.some((one) => !one.isType),
  );
  const again = module.staticExports.flatMap(({ entries }) => entries.flatMap((one) => one.moduleRequest ?? []));
  return [...statics.map((one) => one.moduleRequest), ...again].map(({ value }) => value);
}

/** Returns the files that are loaded with a file, itself included, and the packages that they name. */
function closureOf(file: string, fileOf: (specifier: string, from: string) => string | null) {
  const files = new Set<string>();
  const packages = new Map<string, string>();
  const follow = (at: string) => {
    if (files.has(at)) return;
    files.add(at);
    for (const specifier of importsOf(at)) {
      const next = fileOf(specifier, at);
      if (next !== null) follow(next);
      else packages.set(specifier, at);
    }
  };
  follow(file);
  return { files, packages };
}

const beside = (specifier: string, from: string) =>
  specifier.startsWith("./") ? path.join(path.dirname(from), specifier) : null;
const ofSource = (specifier: string, from: string) =>
  specifier.startsWith("#server/") ? `${specifier.slice(1)}.ts` : beside(specifier, from);

test("a start loads no package that only some servers or requests need", () => {
  const { files, packages } = closureOf("server/main.ts", ofSource);
  expect(files.size).toBeGreaterThan(300);
  const early = RARE.flatMap((name) =>
    [...packages].filter(([one]) => one === name || one.startsWith(`${name}/`)).map(([, from]) => `${from}: ${name}`),
  );
  expect(early).toEqual([]);
});

test("a start reads few files, and not many bytes", () => {
  const { files } = closureOf(path.join(BUNDLE, "main.js"), beside);
  const bytes = [...files].reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThanOrEqual(BYTES_MAX);
  expect(files.size).toBeLessThanOrEqual(FILES_MAX);
  expect(readdirSync(BUNDLE).length).toBeGreaterThan(files.size);
});
