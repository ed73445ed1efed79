import { createRequire } from "node:module";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { configDefaults, defineConfig } from "vitest/config";
import { emoji } from "./client/build/emoji.ts";
import { isRelease } from "./tests/kit/release.ts";

/** `#server/*` resolves to the TypeScript sources here, never to the output of an earlier build. */
const conditions = ["source", ...defaultServerConditions];

/**
 * Vite takes graphql's `module` entry for our own code while type-graphql, which is external, gets Node's CommonJS one:
 * two realms, in which `instanceof` fails. The alias makes both use one file.
 */
const alias = { graphql: createRequire(import.meta.url).resolve("graphql") };

const server = {
  resolve: { alias, conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  // The global setup is loaded in this environment.
  environments: { __vitest__: { resolve: { conditions } } },
};
/** A limit ends what hangs and costs nothing else; a busy machine may need five times as long as a quiet one. */
const limits = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };
/** What takes long and seldom changes its answer, such as plans of statements at size, is for releases. */
const exclude = [...configDefaults.exclude, ...(isRelease ? [] : ["**/*.release.test.ts"])];
const quiet = { LOG_LEVEL: "silent", TZ: process.env["TZ"] ?? "UTC" };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        ...server,
        test: {
          ...limits,
          name: "unit-server",
          include: ["server/**/*.test.ts", "tests/{kit,lab}/**/*.test.ts"],
          environment: "node",
          env: quiet,
          isolate: false,
        },
      },
      {
        plugins: [react({ jsxImportSource: "@emotion/react" }), emoji()],
        resolve: { conditions: ["source", ...defaultClientConditions] },
        test: {
          ...limits,
          name: "unit-client",
          include: ["client/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          env: quiet,
          setupFiles: "./tests/kit/patience.ts",
          // Loading React, Apollo and the kit of screens anew for each file would take longer than the tests.
          isolate: false,
        },
      },
      {
        ...server,
        test: {
          ...limits,
          name: "api",
          include: ["tests/{api,adversary,legacy}/**/*.test.ts"],
          exclude,
          environment: "node",
          env: quiet,
          globalSetup: "./tests/kit/postgres.ts",
          setupFiles: "./tests/kit/answers/watchedAnswers.ts",
          // Each file has a server and a database of its own; loading the product anew for each would take longer.
          isolate: false,
        },
      },
      {
        ...server,
        test: {
          ...limits,
          name: "contracts",
          include: ["tests/contracts/**/*.test.ts"],
          exclude,
          environment: "node",
          env: quiet,
          globalSetup: ["./tests/kit/postgres.ts", "./tests/contracts/packages.ts"],
          // Generators and compilers take as long as they take.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        ...server,
        test: {
          ...limits,
          name: "ops",
          include: ["tests/ops/**/*.test.ts"],
          environment: "node",
          env: quiet,
          globalSetup: "./tests/kit/built.ts",
        },
      },
      {
        ...server,
        test: { ...limits, name: "law", include: ["tests/law/**/*.test.ts"], environment: "node" },
      },
    ],
  },
});
