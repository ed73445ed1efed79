import path from "node:path";

/** The bundler's knowledge of all modules. */
interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** Public pages: they never wait for code that only members need. */
const PUBLIC = [
  "app/guest/AuthLayout.tsx",
  "pages/auth/LoginPage.tsx",
  "pages/auth/RegisterPage.tsx",
  "pages/auth/ForgotPasswordPage.tsx",
  "pages/auth/ResetPasswordPage.tsx",
  "pages/auth/VerifyEmailPage.tsx",
  "pages/InfoPage.tsx",
  "pages/ModerationPage.tsx",
  "pages/NotFoundPage.tsx",
];
const MEMBER = ["app/layout/SignedInApp.tsx"];
const HOME = ["pages/HomePage.tsx"];
/** The groups that `chunkGroups` makes. */
const GROUPS = new Set(["frame", "shared", "member", "home"]);

/** What the bundler knows of a file that it names. */
interface Chunk {
  name: string;
  isDynamicEntry: boolean;
}

/**
 * Names the file of a chunk. What code asks for and the groups are called by their names. What the bundler makes because
 * some of them share it has only its hash: each file that asks for others lists the files of all that they need, and
 * the names were two of the 196 kB that the home page loads first. For the same reason a hash has seven characters: of
 * ten thousand files in a browser's cache two have the same with a chance of 1 to 90,000.
 */
export function chunkFileName({ name, isDynamicEntry }: Chunk): string {
  return isDynamicEntry || GROUPS.has(name) ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js";
}

/**
 * Groups the modules of first screens into a few files. Without this, the bundler makes one file of each set of modules
 * that some pages share: dozens of small ones, each compressed and fetched alone. The groups are named by their pages:
 * `frame` is for everyone, `shared` for visitors and members, `member` for every screen of members, `home` for the
 * feed. A module of a package goes into the first of these groups that uses it.
 */
export function chunkGroups(root: string) {
  const reach = reachOf(root);
  const isIn = (name: string, needs: (id: string, graph: Graph) => boolean, priority: number) => ({
    name: (id: string, graph: Graph) => (isOurs(id) && needs(id, graph) ? name : null),
    debugName: name,
    priority,
  });
  return [
    isIn("frame", (id, graph) => reach(["main.tsx"], graph).has(id), 5),
    // Every dialog of members that saves something needs it.
    { name: "member", test: /@apollo\/client\/react\/hooks\/useMutation\.js/, priority: 4 },
    isIn("shared", (id, graph) => reach(PUBLIC, graph).has(id) && reach([...MEMBER, ...HOME], graph).has(id), 3),
    isIn("member", (id, graph) => reach(MEMBER, graph).has(id) && !isScreen(id), 2),
    isIn("home", (id, graph) => reach(HOME, graph).has(id) && !isScreen(id), 1),
  ];

  /** Checks whether a module is a screen; screens get files of their own name. */
  function isScreen(id: string): boolean {
    return [...MEMBER, ...HOME].some((file) => id.endsWith(`/client/${file}`));
  }
}

const isOurs = (id: string) => !id.includes("/node_modules/");

/** Finds every module of ours that some modules import statically, directly or through others. */
function reachOf(root: string) {
  const known = new Map<string, Set<string>>();
  return (files: readonly string[], graph: Graph): Set<string> => {
    const key = files.join();
    const seen = known.get(key) ?? new Set<string>();
    if (known.has(key)) return seen;
    known.set(key, seen);
    const open = files.map((file) => path.join(root, "client", file));
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (seen.has(id) || !isOurs(id)) continue;
      seen.add(id);
      open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
    return seen;
  };
}
