import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

const DIST = path.resolve(import.meta.dirname, "../../../dist/client");

export const ENTRY = "index.html";
/** What a first visit of the sign-in page loads before the screen is rendered. */
export const LOGIN = [ENTRY, "app/guest/AuthLayout.tsx", "pages/auth/LoginPage.tsx"];
/** The same for a member's home page. The live socket follows at once. */
export const HOME = [ENTRY, "app/layout/SignedInApp.tsx", "pages/HomePage.tsx", "apollo/live/liveSocket.ts"];

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** The chunks of the client that `npm run build` has made. */
export class BuiltClient {
  private readonly sizes = new Map<string, number>();

  private constructor(private readonly chunks: Readonly<Record<string, Chunk>>) {}

  /** Reads the build. @throws Error if there is none. */
  static read(): BuiltClient {
    const manifest = path.join(DIST, ".vite/manifest.json");
    if (!existsSync(manifest)) throw new Error("dist/client is missing: npm run build makes it.");
    return new BuiltClient(JSON.parse(readFileSync(manifest, "utf8")) as Record<string, Chunk>);
  }

  /** Returns the chunks that each of these loads later, when it is asked to. */
  laterOf(keys: Iterable<string> = Object.keys(this.chunks)): Set<string> {
    return new Set([...keys].flatMap((key) => this.chunks[key]?.dynamicImports ?? []));
  }

  /** Returns these chunks with all that they import. */
  withImports(keys: readonly string[]): Set<string> {
    const seen = new Set<string>();
    const follow = (key: string) => {
      if (seen.has(key)) return;
      seen.add(key);
      const chunk = this.chunks[key];
      if (!chunk) throw new Error(`The build has no chunk ${key}.`);
      chunk.imports?.forEach(follow);
    };
    keys.forEach(follow);
    return seen;
  }

  /** Returns the Brotli bytes of the JavaScript of these chunks. */
  bytes(keys: Iterable<string>): number {
    const files = new Set([...keys].map((key) => this.chunks[key]?.file ?? "").filter((file) => file.endsWith(".js")));
    return [...files].reduce((sum, file) => sum + this.sizeOf(file), 0);
  }

  /** Returns the Brotli bytes of the JavaScript that a first visit loads, with all that it imports. */
  firstLoad(keys: readonly string[]): number {
    return this.bytes(this.withImports(keys));
  }

  /** Returns the text of a chunk. */
  textOf(key: string): string {
    return readFileSync(path.join(DIST, this.chunks[key]?.file ?? ""), "utf8");
  }

  private sizeOf(file: string): number {
    const size = this.sizes.get(file) ?? brotliCompressSync(readFileSync(path.join(DIST, file))).length;
    this.sizes.set(file, size);
    return size;
  }
}
