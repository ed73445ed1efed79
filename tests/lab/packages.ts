import path from "node:path";
import { pathToFileURL } from "node:url";
import { Packages } from "#tests/kit/measuring/packages";

/** What the lab uses of a result of Lighthouse. */
interface Score {
  lhr: {
    runtimeError?: { message: string };
    categories: { performance: { score: number | null } };
    audits: Record<string, { numericValue?: number } | undefined>;
  };
}

/** Scores a page as Lighthouse does for mobiles, in the Chromium that listens on a port. */
export type Lighthouse = (url: string, options: object) => Promise<Score | undefined>;

const packages = new Packages(path.join(import.meta.dirname, "packages"));

/** Returns Lighthouse, installed if that is not done yet. */
export async function lighthouse(): Promise<Lighthouse> {
  packages.install("Lighthouse");
  const { default: run } = (await import(pathToFileURL(packages.fileOf("lighthouse")).href)) as { default: Lighthouse };
  return run;
}
