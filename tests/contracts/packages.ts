import path from "node:path";
import { Packages } from "#tests/kit/measuring/packages";

/** The linters and generators that the authors of clients use. */
export const packages = new Packages(path.join(import.meta.dirname, "packages"));

/** Installs them once for the whole run. */
export function setup(): void {
  packages.install("linters and generators of clients");
}
