import { readFileSync } from "node:fs";
import { orderIn } from "./order.ts";

/** The order of the features on both sides, lower first: a feature may import those before it, never those after it. */
export const FEATURE_ORDER = orderIn(readFileSync("server/app/features.ts", "utf8"));

const ROLES = [
  "rules",
  "model",
  "queries",
  "counts",
  "service",
  "types",
  "resolver",
  "answers",
  "requests",
  "presenter",
  "routes",
  "jobs",
  "mails",
  "module",
] as const;
export type Role = (typeof ROLES)[number];

/** The location of a file in the tree. */
export interface SourceLocation {
  path: string;
  side: "server" | "client" | "tests";
  /** The first folder below the side (`core`, `features`, `ui`), or the file's name for one at the top (`main.ts`). */
  area: string;
  feature: string | null;
  /** The folder that has subjects: a feature (`client/features/posts`) or an area (`client/ui`). */
  room: string;
  /** The folder below the room, or null for a file at its top. */
  subject: string | null;
  role: Role | null;
  isTest: boolean;
}

/** Returns the location of a path like `server/features/posts/posts.service.ts`. */
export function locationOf(path: string): SourceLocation {
  const folders = path.split("/");
  const [side = "", area = "", name = ""] = folders;
  if (side !== "server" && side !== "client" && side !== "tests") throw new Error(`${path} is outside the house`);
  const file = path.slice(path.lastIndexOf("/") + 1).replace(/\.test\.tsx?$/, ".ts");
  const role = ROLES.find((one) => new RegExp(`\\.${one}\\.tsx?$`).test(file)) ?? null;
  const depth = area === "features" ? 3 : 2;
  return {
    path,
    side,
    area,
    feature: area === "features" ? name : null,
    room: folders.slice(0, depth).join("/"),
    subject: folders.length > depth + 1 ? (folders[depth] ?? null) : null,
    role,
    isTest: /\.test\.tsx?$/.test(path) || side === "tests",
  };
}
