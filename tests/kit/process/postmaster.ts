import { readFileSync } from "node:fs";
import path from "node:path";

/** Returns the process id of the embedded PostgreSQL of a data folder. @throws when none runs. */
export const postmaster = (folder: string): number =>
  Number(readFileSync(path.join(folder, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
