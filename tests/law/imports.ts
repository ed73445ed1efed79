import { FEATURE_ORDER, type SourceLocation, locationOf, type Role } from "./locations.ts";
import { type Import, parse, type Source } from "./source.ts";
import { subjectFault } from "./subjects.ts";

/* The import law of ARCHITECTURE.md as code. Every rule is a list of what is allowed: what it does not name may not
   be imported. `faultsOf` takes texts, not a folder, so that planted violations prove that each law works. */

export interface Fault {
  /** `path:line` */
  at: string;
  law: string;
}

/** Returns every breach of the import law in a set of files, by path from the root. */
export function faultsOf(files: ReadonlyMap<string, string>): Fault[] {
  const sources = [...files].map(([path, text]) => parse(path, text));
  return [...sources.flatMap(importFaults), ...cycles(sources)];
}

function importFaults(source: Source): Fault[] {
  const from = locationOf(source.path);
  const faults: Fault[] = [];
  for (const one of source.imports) {
    const law = spellingFault(from, one) ?? (one.file === null ? packageFault(from, one) : fileFault(from, one));
    if (law) faults.push({ at: `${source.path}:${one.line}`, law: `${law} (${one.specifier})` });
  }
  for (const line of source.environment) {
    if (!mayReadEnvironment(from))
      faults.push({ at: `${source.path}:${line}`, law: "process.env is read in server/app/config/config.ts only" });
  }
  return faults;
}

const mayReadEnvironment = ({ path, area, side }: SourceLocation) =>
  path === "server/app/config/config.ts" ||
  area === "launch" ||
  path.startsWith("client/build/") ||
  side === "tests" ||
  path.endsWith(".config.ts");

// ---- Spelling: `./` inside a folder, `#server/`, `#client/`, `#tests/` across folders

function spellingFault(from: SourceLocation, { specifier, file }: Import): string | null {
  if (/(^|\/)\.\.(\/|$)/.test(specifier)) return "`../` is written nowhere: `#server/` and `#client/` cross folders";
  if (specifier.startsWith("./") && !/\.(ts|tsx|mjs|js|json|css|svg)(\?.*)?$/.test(specifier))
    return "a file inside the folder is named with its ending";
  if (/^#(server|tests)\//.test(specifier) && /\.tsx?$/.test(specifier))
    return "`#server/` and `#tests/` take no ending";
  if (specifier.startsWith("#client/") && !/\.[a-z0-9]+(\?.*)?$/.test(specifier)) return "`#client/` takes the ending";
  if (file !== null && specifier.startsWith("#") && folderOf(file) === folderOf(from.path))
    return "a neighbour in the same folder is `./`";
  return null;
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/"));

// ---- Files of ours

function fileFault(from: SourceLocation, one: Import): string | null {
  if (!one.file || !/\.(ts|tsx|mjs|js)$/.test(one.file)) return null;
  const to = locationOf(one.file);
  const cache = cacheFault(from, to, one.typeOnly);
  if (cache) return cache;
  if (from.side === "tests") return testsFault(from, to);
  if (to.side === "tests") return "only tests import tests";
  if (to.isTest) return "a test is imported by nobody";
  const subjects = subjectFault(from, to);
  if (subjects) return subjects;
  if (from.side === "client") return to.side === "server" ? sharedFault(to) : clientFault(from, to);
  if (to.side === "client") return "the server never imports the client";
  return serverFault(from, to, one.typeOnly);
}

/** Others import the registry that builds caches, the mark of objects that are the same for many, and what counts reads. */
const OF_CACHES = ["server/cache/caches.ts", "server/cache/renderedOnce.ts", "server/cache/tally.ts"];

/** Of the forms of caches others know the types: who cannot import a form cannot build one beside the registry. */
function cacheFault(from: SourceLocation, to: SourceLocation, typeOnly: boolean): string | null {
  const allowed = to.area !== "cache" || from.area === "cache" || typeOnly || OF_CACHES.includes(to.path);
  return allowed ? null : "caches are built by their registry, server/cache/caches.ts";
}

function testsFault(from: SourceLocation, to: SourceLocation): string | null {
  if (to.side === "client") return "tests see the client through a browser";
  if (from.area === "e2e" && to.side === "server") return "browser tests see the product from outside";
  if (to.side === "tests" && to.area !== "kit" && to.area !== from.area) return "tests share tests/kit only";
  if (from.area === "kit" && to.side === "tests" && to.area !== "kit") return "the kit knows no test";
  return null;
}

function sharedFault(to: SourceLocation): string | null {
  return to.role === "rules" ? null : "of the server the client may import rules only";
}

const isRules = (to: SourceLocation) => to.role === "rules" && (to.area === "features" || to.area === "core");

/**
 * Roles of features that the server itself may import: modules build all the others. Services it may import as types.
 */
const FOR_APP = ["module", "rules", "model", "presenter"];

/**
 * Returns the breach of a part of the server outside the features, which may import what its list names, and its own
 * folder.
 */
function serverFault(from: SourceLocation, to: SourceLocation, typeOnly: boolean): string | null {
  if (from.area === "features") return featureFault(from, to, typeOnly);
  if (from.area === "app") return appFault(to, typeOnly);
  const law = AREA_LAW[from.area];
  // The entry and the scripts may import everything.
  if (!law || to.area === from.area || law.areas.includes(to.area)) return null;
  const allowed = (typeOnly && law.types?.includes(to.area)) || (law.rules && isRules(to));
  return allowed ? null : law.says;
}

interface AreaLaw {
  areas: string[];
  /** Areas of which only types may be imported. */
  types?: string[];
  /** Whether rules of features may be imported too. */
  rules?: boolean;
  says: string;
}

const AREA_LAW: Record<string, AreaLaw> = {
  core: { areas: [], says: "core imports nothing of ours" },
  db: { areas: ["core"], says: "db knows core only" },
  demo: {
    areas: ["db", "core", "platform"],
    rules: true,
    says: "the demo community knows db, core, platform and rules",
  },
  cache: { areas: ["core"], says: "caches know core only" },
  platform: { areas: ["core", "cache"], types: ["db"], says: "platform knows core, caches and the types of db" },
  graphql: {
    areas: ["core", "cache", "platform"],
    types: ["db"],
    says: "graphql is machinery: it knows core, caches and platform, no feature",
  },
  rest: {
    areas: ["core", "cache", "platform"],
    types: ["db"],
    says: "rest is machinery: it knows core, caches and platform, no feature",
  },
  composition: {
    areas: [],
    types: ["core", "cache", "platform", "rest", "db"],
    says: "composition describes features: it knows the types of the machinery, and no feature",
  },
  launch: { areas: [], says: "the launcher stands on Node alone" },
};

function appFault(to: SourceLocation, typeOnly: boolean): string | null {
  const allowed = to.area !== "features" || FOR_APP.includes(to.role ?? "") || (typeOnly && to.role === "service");
  return allowed ? null : `app builds no part of a feature: its module does (.${to.role})`;
}

/** The table of roles: for each, which roles of its own feature and of lower features it may use, and which areas. */
interface RoleLaw {
  own: Role[];
  lower: Role[];
  areas: string[];
  /** Areas of which only types may be imported. */
  types?: string[];
  /** Single files of other areas. */
  files?: string[];
}

/** The shared parts of all features' answers. */
const ANSWERS = ["server/rest/answers.ts"];
/** The files that read bodies and queries, and describe them. */
const REQUESTS = ["server/rest/request.ts", "server/rest/readings.ts", ...ANSWERS];

const ROLE_LAW: Record<Role, RoleLaw> = {
  rules: { own: ["rules"], lower: ["rules"], areas: [] },
  model: {
    own: ["rules", "model"],
    lower: ["rules", "model"],
    areas: ["core"],
    types: ["db"],
    files: ["server/platform/live/events.ts"],
  },
  queries: { own: ["rules", "model", "queries"], lower: ["rules", "model"], areas: ["core", "db"] },
  // What a feature stores and counts is described by its rows alone.
  counts: { own: [], lower: [], areas: ["db"] },
  service: {
    own: ["rules", "model", "queries", "service"],
    lower: ["rules", "model", "service"],
    areas: ["core", "cache", "platform"],
    types: ["db"],
  },
  // Types of stored shapes (a picture as its row contains it) pass through the faces as they are.
  types: {
    own: ["rules", "model", "types"],
    lower: ["rules", "model", "types"],
    areas: ["core", "graphql"],
    types: ["db"],
  },
  resolver: {
    own: ["rules", "model", "types", "service", "resolver"],
    lower: ["rules", "model", "types"],
    areas: ["core", "graphql"],
    types: ["db", "platform"],
  },
  answers: { own: ["rules", "model", "answers"], lower: ["rules", "model", "answers"], areas: [], files: ANSWERS },
  // Requests read the command that a service takes, as REST clients write it.
  requests: {
    own: ["rules", "model", "requests"],
    lower: ["rules", "model", "requests"],
    areas: ["core"],
    files: REQUESTS,
  },
  presenter: {
    own: ["rules", "model", "answers", "presenter"],
    lower: ["rules", "model", "answers", "presenter"],
    areas: ["core"],
    types: ["db"],
    // An answer that is the same for many viewers is presented once.
    files: ["server/cache/renderedOnce.ts"],
  },
  routes: {
    own: ["rules", "model", "answers", "requests", "presenter", "service", "routes"],
    lower: ["rules", "model", "answers", "requests", "presenter"],
    areas: ["core", "rest"],
  },
  jobs: { own: ["rules", "model", "service", "mails"], lower: ["rules", "model"], areas: ["core", "platform"] },
  // All mails have the look of one template.
  mails: { own: ["rules", "model", "mails"], lower: ["rules", "model", "mails"], areas: ["core"] },
  // A module calls constructors and functions that make lists; it contains no rules and no SQL.
  module: {
    own: ["model", "counts", "service", "resolver", "routes", "jobs", "module"],
    lower: ["model", "service"],
    areas: ["core", "platform", "composition"],
    types: ["db", "rest", "graphql"],
  },
};

function featureFault(from: SourceLocation, to: SourceLocation, typeOnly: boolean): string | null {
  if (!from.role) return from.isTest ? null : "a file of a feature carries its role in its name";
  if (to.area !== "features") {
    const allowed = mayUseArea(from.role, to, typeOnly) || (from.isTest && to.area !== "app");
    return allowed ? null : `.${from.role} may not use ${to.area}`;
  }
  if (to.feature === from.feature) {
    const allowed = to.role !== null && (from.isTest || ROLE_LAW[from.role].own.includes(to.role));
    return allowed ? null : `.${from.role} may not use its own .${to.role}`;
  }
  const behind = FEATURE_ORDER.indexOf(to.feature ?? "") >= FEATURE_ORDER.indexOf(from.feature ?? "");
  if (behind) return `${from.feature} comes before ${to.feature} and may not know it`;
  if (to.role === "queries") return "queries belong to their own feature";
  return to.role !== null && ROLE_LAW[from.role].lower.includes(to.role)
    ? null
    : `.${from.role} may not use the .${to.role} of a lower feature`;
}

/** Checks whether a role may import a file outside the features. */
function mayUseArea(role: Role, to: SourceLocation, typeOnly: boolean): boolean {
  const { areas, types = [], files = [] } = ROLE_LAW[role];
  return isRules(to) || areas.includes(to.area) || (typeOnly && types.includes(to.area)) || files.includes(to.path);
}

/** What each folder of the client may import, besides itself. */
const CLIENT_LAW: Record<string, string[]> = {
  pages: ["features", "ui", "apollo", "gql", "lib", "theme"],
  features: ["ui", "apollo", "gql", "lib", "theme"],
  apollo: ["gql", "lib"],
  ui: ["theme", "lib"],
  theme: [],
  lib: [],
};

function clientFault(from: SourceLocation, to: SourceLocation): string | null {
  const allowed = CLIENT_LAW[from.area];
  if (!allowed) return null; // The app and the entry may import everything.
  if (from.area === "features" && to.area === "features") {
    if (from.feature === to.feature) return null;
    const behind = FEATURE_ORDER.indexOf(to.feature ?? "") >= FEATURE_ORDER.indexOf(from.feature ?? "");
    return behind ? `${from.feature} comes before ${to.feature} and may not know it` : null;
  }
  if (to.area === from.area || allowed.includes(to.area)) return null;
  return `${from.area} may not use ${to.area}`;
}

// ---- Packages

const GRAPHQL = /^(graphql|type-graphql|dataloader|@apollo\/server|@as-integrations|@graphql-)/;
const EXPRESS = /^(express|multer|cors|helmet|@as-integrations)(\/|$)/;
const SQL = /^(drizzle-orm|postgres)(\/|$)/;

function packageFault(from: SourceLocation, { pack, typeOnly }: Import): string | null {
  if (pack === null || from.isTest) return null;
  if (from.side === "client") return clientPackageFault(from, pack);
  if (from.side !== "server") return null;
  if (from.area === "launch") return pack.startsWith("node:") ? null : "the launcher stands on Node alone";
  return purityFault(from, pack) ?? libraryFault(from, pack, typeOnly);
}

/** Returns the breach of a role that may import one package or none. */
function purityFault({ role }: SourceLocation, pack: string): string | null {
  if (role === "rules") return pack === "zod/mini" ? null : "rules import zod/mini and rules only";
  if (role === "answers" || role === "requests") return pack === "zod" ? null : `${role} import zod and nothing else`;
  return role === "model" || role === "presenter" ? `.${role} is pure: it imports no package` : null;
}

/** Returns the breach of a library that belongs to some areas and roles. */
function libraryFault({ area, role }: SourceLocation, pack: string, typeOnly: boolean): string | null {
  const outermost = area === "app" || area === "main.ts";
  const graphqlAllowed = area === "graphql" || role === "types" || role === "resolver" || outermost;
  if (GRAPHQL.test(pack) && !graphqlAllowed) return "GraphQL libraries stand in .types, .resolver and server/graphql";
  if (EXPRESS.test(pack) && !(area === "rest" || outermost || (area === "graphql" && typeOnly)))
    return "Express and its middleware stand in server/rest and server/app";
  const sqlAllowed = ["db", "demo", "platform"].includes(area) || role === "queries" || role === "counts";
  return SQL.test(pack) && !sqlAllowed ? "SQL stands in .queries, .counts, server/db and server/platform" : null;
}

const CLIENT_PACKAGES: { packs: RegExp; areas: string[]; reason: string }[] = [
  {
    packs: /^(@apollo\/client|graphql|graphql-ws)(\/|$)/,
    areas: ["apollo", "features", "pages", "app"],
    reason: "ui, lib and theme know no data",
  },
  {
    packs: /^react-router(-dom)?(\/|$)/,
    areas: ["app", "pages", "features", "main.tsx"],
    reason: "ui, lib, theme and apollo know no routes",
  },
  { packs: /^(radix-ui|@radix-ui\/)/, areas: ["ui"], reason: "Radix is wrapped once, in client/ui" },
  { packs: /^node:/, areas: ["vite.config.ts"], reason: "the browser has no Node" },
];

/** Links are the router's links: the only parts of `ui` that know about routes. */
const LINKS = ["client/ui/controls/ButtonLink.tsx", "client/ui/controls/TextLink.tsx"];

function clientPackageFault(from: SourceLocation, pack: string): string | null {
  if (/\.config\.ts$|^client\/(vite|build)/.test(from.path)) return null;
  if (LINKS.includes(from.path) && pack === "react-router-dom") return null;
  return CLIENT_PACKAGES.find(({ packs, areas }) => packs.test(pack) && !areas.includes(from.area))?.reason ?? null;
}

// ---- Cycles

/**
 * Returns every cycle of files that import each other, types included: none of them can be understood without the
 * others.
 */
function cycles(sources: Source[]): Fault[] {
  const edges = new Map(sources.map((one) => [one.path, one.imports.flatMap(({ file }) => (file ? [file] : []))]));
  const done = new Set<string>();
  const faults: Fault[] = [];
  const visit = (path: string, trail: string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      faults.push({ at: path, law: `no cycles: ${[...trail.slice(start), path].join(" -> ")}` });
      return;
    }
    if (done.has(path)) return;
    for (const next of edges.get(path) ?? []) if (edges.has(next)) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of edges.keys()) visit(path, []);
  return faults;
}
