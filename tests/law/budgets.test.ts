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

/** What a first visit needs before the screen is rendered. The live socket follows at once on the home page. */
const ENTRY = "index.html";
const LOGIN = [ENTRY, "app/guest/AuthLayout.tsx", "pages/auth/LoginPage.tsx"];
const HOME = [ENTRY, "app/layout/SignedInApp.tsx", "pages/HomePage.tsx", "apollo/liveSocket.ts"];

/** The screens that visitors see as well. */
const PUBLIC = [
  ...LOGIN.slice(1),
  ...["auth/Register", "auth/ForgotPassword", "auth/ResetPassword", "auth/VerifyEmail", "Info", "NotFound"].map(
    (name) => `pages/${name}Page.tsx`,
  ),
];

/** The numbers are Brotli bytes of the JavaScript of the client that `npm run build` has made. */
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
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? brotliCompressSync(readFileSync(path.join(DIST, file))).length;
    sizes.set(file, size);
    return size;
  };
  const bytes = (keys: Iterable<string>): number => {
    const files = new Set([...keys].map((key) => manifest[key]?.file ?? "").filter((file) => file.endsWith(".js")));
    return [...files].reduce((sum, file) => sum + sizeOf(file), 0);
  };

  test("the sign-in page loads at most 140 kB", () => {
    expect(bytes(withImports(LOGIN))).toBeLessThanOrEqual(140 * KB);
  });

  test("the home page loads at most 195 kB", () => {
    expect(bytes(withImports(HOME))).toBeLessThanOrEqual(195 * KB);
  });

  /**
   * A screen is measured by what it adds to what is loaded already: home for members, the sign-in page for visitors. A
   * part of a screen needs that screen, so it is measured by the most that it adds to one that loads it.
   */
  test("nothing that is loaded later is above 40 kB", () => {
    const [home, login] = [withImports(HOME), withImports(LOGIN)];
    const later = [...new Set(Object.values(manifest).flatMap((chunk) => chunk.dynamicImports ?? []))];
    const whole = new Map([ENTRY, ...later].map((key) => [key, withImports([key])]));
    const wholeOf = (key: string) => [...(whole.get(key) ?? [])];
    const asksFor = (key: string, part: string) =>
      wholeOf(key).some((chunk) => manifest[chunk]?.dynamicImports?.includes(part));
    const added = (part: string, there: ReadonlySet<string>) => bytes(wholeOf(part).filter((key) => !there.has(key)));
    for (const part of later) {
      const asking = later.filter((key) => key !== part && asksFor(key, part));
      const size = asksFor(ENTRY, part)
        ? Math.min(added(part, home), added(part, login))
        : Math.max(...asking.map((key) => added(part, new Set([...home, ...wholeOf(key)]))));
      expect(size, part).toBeLessThanOrEqual(40 * KB);
    }
  });

  test("visitors do not load Apollo", () => {
    for (const page of PUBLIC) {
      const loaded = [...withImports([ENTRY, page])].map((key) => manifest[key]?.file ?? "");
      const texts = loaded.map((file) => readFileSync(path.join(DIST, file), "utf8"));
      expect(
        texts.some((text) => text.includes("persistedQuery")),
        page,
      ).toBe(false);
    }
  });
});
