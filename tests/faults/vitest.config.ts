import { createRequire } from "node:module";
import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import { TableReporter } from "./tableReporter.ts";

/** `#server/*` resolves to the TypeScript sources here, as in the tests of every commit. */
const conditions = ["source", ...defaultServerConditions];

/**
 * The long proofs of `npm run test:faults`, one after the other: each of them loads the machine, and is measured. Their
 * short forms are in `tests/api` and `tests/ops`.
 */
export default defineConfig({
  root: process.cwd(),
  resolve: { alias: { graphql: createRequire(import.meta.url).resolve("graphql") }, conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    name: "faults",
    include: ["tests/faults/**/*.test.ts"],
    environment: "node",
    env: { LOG_LEVEL: "silent", TZ: "UTC" },
    expect: { poll: { timeout: 30_000 } },
    globalSetup: ["./tests/kit/built.ts", "./tests/kit/postgres.ts"],
    fileParallelism: false,
    // Each ends by itself; the longest runs for half an hour.
    testTimeout: 45 * 60_000,
    hookTimeout: 5 * 60_000,
    reporters: ["default", new TableReporter()],
  },
});
