import path from "node:path";
import { type Child, withChild } from "#tests/bench/load/child";

interface Parts {
  databaseUrl: string;
  secret: string;
  /** An empty folder for the files of the product. */
  folder: string;
  /** The folder for a profile of the product's server. */
  profile: string | null;
}

const alone =
  (file: string, peer = "") =>
  ({ databaseUrl, secret }: Parts) => ({ file, env: { DATABASE_URL: databaseUrl, JWT_SECRET: secret, PEER: peer } });

interface Program {
  file: string;
  env: Record<string, string>;
  node?: string[];
}

const product =
  (name: string, settings: Record<string, string> = {}) =>
  ({ databaseUrl, secret, folder, profile }: Parts): Program => ({
    file: "../feed/product.ts",
    env: {
      DATABASE_URL: databaseUrl,
      JWT_SECRET: secret,
      DATA_DIR: path.join(folder, name),
      PORT: "0",
      HOST: "127.0.0.1",
      DEMO_DATA: "off",
      RATE_LIMITS: "off",
      ...settings,
    },
    node: profile === null ? [] : ["--cpu-prof", `--cpu-prof-dir=${path.join(profile, name)}`],
  });

const PROGRAMS: Record<string, (parts: Parts) => Program> = {
  limit: alone("../feed/limit.ts"),
  "mercurius-one": alone("../peers/mercurius.ts", "one"),
  "mercurius-loaders": alone("../peers/mercurius.ts", "loaders"),
  apollo: alone("../peers/apollo.ts"),
  postgraphile: alone("../peers/postgraphile.ts"),
  product: product("product"),
  // Reads each page from the database.
  "product-reading": product("reading", { FEED_WINDOW: "0" }),
};

/** Starts the servers of these names, each as a process of its own, and stops them after `act`. */
export function withServers<T>(
  names: readonly string[],
  parts: Parts,
  act: (servers: ReadonlyMap<string, Child>) => Promise<T>,
): Promise<T> {
  const [name, ...others] = names;
  if (name === undefined) return act(new Map());
  const program = PROGRAMS[name];
  if (!program) throw new Error(`There is no server ${name}.`);
  return withChild(program(parts), (child) =>
    withServers(others, parts, (servers) => act(new Map([[name, child], ...servers]))),
  );
}
