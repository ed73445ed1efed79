import { FEATURE_ORDER, locationOf } from "./locations.ts";
import type { Fault } from "./imports.ts";
import { isGenerated, parse, type Source } from "./source.ts";
import { folderFaults } from "./subjects.ts";

/** A file longer than this is split by subject. */
const MAX_LINES = 300;

/** The stories of a test and the texts of the demo community may be longer, but not longer than this. */
const MAX_LINES_OF_TEXTS = 400;

/** A file that imports more of our files than this has too many responsibilities. */
const MAX_IMPORTS = 25;

/**
 * Returns every breach of the laws about a file itself: its length, its imports, its name, its exports and their
 * docstrings.
 */
export function shapeFaults(files: ReadonlyMap<string, string>): Fault[] {
  const faults = [...files].flatMap(([path, text]) => {
    const source = parse(path, text);
    return [
      ...lengthFaults(source),
      ...importFaults(source),
      ...nameFaults(source),
      ...exportFaults(source),
      ...docFaults(source),
      ...routeFaults(source),
    ];
  });
  return [...faults, ...folderFaults([...files.keys()], locationOf)];
}

/** Content of the demo community is data, not code; a test is as long as its story. */
const mayBeLonger = (path: string) => locationOf(path).isTest || path.startsWith("server/demo/content");

function lengthFaults({ path, lines }: Source): Fault[] {
  const most = mayBeLonger(path) ? MAX_LINES_OF_TEXTS : MAX_LINES;
  if (lines <= most) return [];
  return [{ at: path, law: `${lines} lines: over ${most} a file is split by subject` }];
}

/** The list of features names each of them, and has no other responsibility. */
const LIST_OF_FEATURES = "server/app/features.ts";

/** Imports of types and dynamic imports count too; generated files do not. */
function importFaults({ path, imports }: Source): Fault[] {
  if (path === LIST_OF_FEATURES) return [];
  const known = new Set(imports.flatMap(({ file }) => (file && !isGenerated(file) ? [file] : [])));
  if (known.size <= MAX_IMPORTS) return [];
  return [{ at: path, law: `${known.size} imports: a file knows at most ${MAX_IMPORTS} files of ours` }];
}

const NAME = /^[A-Za-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)*\.(ts|tsx|mjs|js)$/;

function nameFaults({ path, exports }: Source): Fault[] {
  const location = locationOf(path);
  const name = path.slice(path.lastIndexOf("/") + 1);
  const faults: Fault[] = [];
  const report = (law: string) => faults.push({ at: path, law });
  if (!NAME.test(name)) report("a file's name is letters in camel case, its role after a dot");
  if (/^index\.[a-z]+$/.test(name)) report("no barrels: a file is named for what it is");
  if (/^(utils?|helpers?|common|manager|misc|data|info)\./i.test(name)) report(`"${name}" names nothing`);
  if (location.area === "features" && location.feature) {
    if (!FEATURE_ORDER.includes(location.feature)) report(`${location.feature} has no place in the order of features`);
    if (path.split("/").length > 5) report("a feature has one level of folders");
    const prefix = location.subject ?? location.feature;
    if (location.side === "server" && !name.startsWith(`${prefix}.`))
      report(`a file of ${location.subject ? "a subject" : "a feature"} begins with its name`);
  }
  if (name === `${location.feature}.module.ts` && !exports.some((one) => one.name === `${location.feature}Module`))
    report(`${name} exports ${location.feature}Module`);
  const component = /^[A-Z]/.test(name) && name.endsWith(".tsx") && !location.isTest;
  if (location.side === "client" && component) {
    const own = name.replace(/\.tsx$/, "");
    if (!exports.some((one) => one.name.endsWith(own))) report(`${own}.tsx exports ${own}`);
  }
  return faults;
}

const CONFIG = /\.config\.ts$/;

function exportFaults({ path, exports, starExports }: Source): Fault[] {
  const faults: Fault[] = starExports.map((line) => ({ at: `${path}:${line}`, law: "no barrels: no `export *`" }));
  for (const { name, line } of exports) {
    if (name === "default" && !CONFIG.test(path)) faults.push({ at: `${path}:${line}`, law: "no default exports" });
  }
  if (exports.length > 1 && exports.every(({ kind }) => kind === "again"))
    faults.push({ at: path, law: "no barrels: a file that only passes on what others export" });
  return faults;
}

/** What a member may do, what is read from the database and what is allowed has a docstring. */
function docFaults({ path, exports }: Source): Fault[] {
  const { side, role, isTest } = locationOf(path);
  if (side !== "server" || isTest || !role || !["service", "queries", "rules", "module"].includes(role)) return [];
  return exports
    .filter(({ kind, documented }) => (kind === "function" || kind === "class" || role === "module") && !documented)
    .map(({ name, line }) => ({ at: `${path}:${line}`, law: `${name} has no docstring` }));
}

const RULES = new Set(["check", "overwrite", "parse", "pipe", "refine", "safeParse", "superRefine", "transform"]);

/**
 * Its callers are guests without keys, and its answer contains a token, which is stored nowhere; a second account
 * cannot be created by it.
 */
const CREATES_WITHOUT_KEY = "server/features/auth/auth.routes.ts";

/** Roles that only connect other parts: nobody would look there for a rule of the product. */
const CONNECTING = { routes: "a route", module: "a module" };

/** What routes and modules may not contain. */
function routeFaults({ path, decisions, methods, routes }: Source): Fault[] {
  const { role, isTest } = locationOf(path);
  if ((role !== "routes" && role !== "module") || isTest) return [];
  const it = CONNECTING[role];
  const at = (line: number) => `${path}:${line}`;
  const ruling = methods.filter(({ name }) => RULES.has(name));
  const asking = methods.filter(({ name }) => name === "sql");
  const unkeyed = routes.filter(({ creates, answers201 }) => answers201 && !creates);
  return [
    ...decisions.map((line) => ({ at: at(line), law: `${it} decides nothing: that is the service's` })),
    ...ruling.map(({ name, line }) => ({
      at: at(line),
      law: `${it} holds no rule (.${name}): rules stand in .rules`,
    })),
    ...asking.map(({ line }) => ({ at: at(line), law: `${it} holds no SQL` })),
    ...unkeyed
      .filter(() => path !== CREATES_WITHOUT_KEY)
      .map(({ line }) => ({ at: at(line), law: "a call that creates takes an Idempotency-Key: `creates: true`" })),
  ];
}
