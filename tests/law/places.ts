/** The order of the server's features, lower first: a feature may know those before it, never those behind. */
export const SERVER_ORDER =
  "media auth profiles bonds groups posts comments feed bookmarks chat search insights analytics notifications reports apps".split(
    " ",
  );

/** The order of the client's features. */
export const CLIENT_ORDER =
  "auth settings profiles bonds comments posts feed activity media groups bookmarks chat search insights analytics notifications reports apps".split(
    " ",
  );

export const ROLES = [
  "rules",
  "model",
  "queries",
  "service",
  "types",
  "resolver",
  "answers",
  "presenter",
  "routes",
  "jobs",
  "mails",
] as const;
export type Role = (typeof ROLES)[number];

/** Where a file stands in the house. */
export interface Place {
  path: string;
  side: "server" | "client" | "tests";
  /** First folder below the side (`core`, `features`, `ui`), or the file's name for one at the top (`main.ts`). */
  area: string;
  feature: string | null;
  role: Role | null;
  isTest: boolean;
}

/** The place of a path like `server/features/posts/posts.service.ts`. */
export function placeOf(path: string): Place {
  const [side = "", area = "", name = ""] = path.split("/");
  if (side !== "server" && side !== "client" && side !== "tests") throw new Error(`${path} is outside the house`);
  const file = path.slice(path.lastIndexOf("/") + 1).replace(/\.test\.tsx?$/, ".ts");
  const role = ROLES.find((one) => new RegExp(`\\.${one}\\.tsx?$`).test(file)) ?? null;
  return {
    path,
    side,
    area: side === "server" && area === "db" && name === "seed" ? "seed" : area,
    feature: area === "features" ? name : null,
    role,
    isTest: /\.test\.tsx?$/.test(path) || side === "tests",
  };
}
