import path from "node:path";

/** The folder of the checkout. */
export const root = path.resolve(import.meta.dirname, "..", "..");

/** Returns the path of a file in the checkout. */
export const at = (...parts) => path.join(root, ...parts);

/** The installed programs, as arguments of Node. */
export const PROGRAMS = {
  codegen: at("node_modules/@graphql-codegen/cli/esm/bin.js"),
  drizzleKit: at("node_modules/drizzle-kit/bin.cjs"),
  knip: at("node_modules/knip/bin/knip.js"),
  oxlint: at("node_modules/oxlint/bin/oxlint"),
  patchPackage: at("node_modules/patch-package/index.js"),
  playwright: at("node_modules/@playwright/test/cli.js"),
  prettier: at("node_modules/prettier/bin/prettier.cjs"),
  tsc: at("node_modules/typescript/bin/tsc"),
  vite: at("node_modules/vite/bin/vite.js"),
  vitest: at("node_modules/vitest/vitest.mjs"),
};

/** The arguments that run a TypeScript file of the server from its sources. */
export const FROM_SOURCE = ["--conditions=source", "--import", "tsx"];
