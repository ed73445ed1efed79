import { readFileSync, existsSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";

const DIST = path.resolve(import.meta.dirname, "../../dist/client");
const MANIFEST = path.join(DIST, ".vite/manifest.json");
const KB = 1_000;

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}
type Manifest = Record<string, Chunk>;

/** What a first visit needs before the screen is there. The live socket follows at once on the home page. */
const ENTRY = "index.html";
const LOGIN = [ENTRY, "app/layout/AuthLayout.tsx", "pages/LoginPage.tsx"];
const HOME = [ENTRY, "app/SignedInApp.tsx", "pages/HomePage.tsx", "apollo/liveSocket.ts"];

/** Brotli bytes of the JavaScript of the client that `npm run build` has made. */
describe("the client's first load stays small", () => {
  let manifest: Manifest = {};

  beforeAll(() => {
    if (!existsSync(MANIFEST)) throw new Error("dist/client is missing: npm run build comes before this test.");
    manifest = JSON.parse(readFileSync(MANIFEST, "utf8")) as Manifest;
  });

  const withImports = (keys: string[]): Set<string> => {
    const seen = new Set<string>();
    const follow = (key: string) => {
      if (seen.has(key)) return;
      seen.add(key);
      const chunk = manifest[key];
      if (!chunk) throw new Error(`The build has no chunk ${key}.`);
      chunk.imports?.forEach(follow);
    };
    keys.forEach(follow);
    return seen;
  };
  const bytes = (keys: Iterable<string>): number => {
    const files = new Set([...keys].map((key) => manifest[key]?.file ?? "").filter((file) => file.endsWith(".js")));
    return [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(DIST, file))).length, 0);
  };

  test("the sign-in page loads at most 140 kB", () => {
    expect(bytes(withImports(LOGIN))).toBeLessThanOrEqual(140 * KB);
  });

  test("the home page loads at most 195 kB", () => {
    expect(bytes(withImports(HOME))).toBeLessThanOrEqual(195 * KB);
  });

  test("nothing that is loaded later is above 40 kB", () => {
    const first = withImports([...LOGIN, ...HOME]);
    const later = new Set(Object.values(manifest).flatMap((chunk) => chunk.dynamicImports ?? []));
    for (const key of later) {
      const added = [...withImports([key])].filter((part) => !first.has(part));
      expect(bytes(added), key).toBeLessThanOrEqual(40 * KB);
    }
  });

  test("visitors do not load Apollo", () => {
    const texts = [...withImports(LOGIN)].map((key) =>
      readFileSync(path.join(DIST, manifest[key]?.file ?? ""), "utf8"),
    );
    expect(texts.some((text) => text.includes("persistedQuery"))).toBe(false);
  });
});
