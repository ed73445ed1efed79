import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { RequestHandler } from "express";

/** Browsers ask for this one again and again, so that a new version takes its place at once. */
const SERVICE_WORKER = "/sw.js";
const ONE_YEAR = 31_536_000;
/** The compressed forms that the build makes of each file, the better one first. */
const ENCODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

interface BuiltFile {
  plain: Buffer;
  /** The compressed contents, by content coding. */
  encoded: ReadonlyMap<string, Buffer>;
  etag: string;
}

/**
 * Serves the built client's files from memory, where they are read once: they are small, and a new build in the folder
 * does not affect a running server. The page itself is not among them.
 */
export function clientFiles(folder: string): RequestHandler {
  const files = readFiles(folder);
  return (req, res, next) => {
    const file = files.get(req.path);
    if (!file || (req.method !== "GET" && req.method !== "HEAD")) return next();
    const coding = [...file.encoded.keys()].find((name) => req.acceptsEncodings(name) === name);
    res.type(path.extname(req.path)).set({
      ETag: file.etag,
      Vary: "Accept-Encoding",
      // It is that of the workers which a file starts, too.
      "Content-Security-Policy": "default-src 'self'; object-src 'none'; frame-ancestors 'none'",
      "Cache-Control": lifetimeOf(req.path),
    });
    if (req.headers["if-none-match"] === file.etag) return res.status(304).end();
    if (coding) res.set("Content-Encoding", coding);
    return res.end(file.encoded.get(coding ?? "") ?? file.plain);
  };
}

function lifetimeOf(file: string): string {
  if (file === SERVICE_WORKER) return "no-cache";
  return file.startsWith("/assets/") ? `public, max-age=${ONE_YEAR}, immutable` : "public, max-age=3600";
}

function readFiles(folder: string): Map<string, BuiltFile> {
  const contents = new Map<string, Buffer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = `/${path.relative(folder, file).split(path.sep).join("/")}`;
    if (entry.isFile() && !name.includes("/.") && name !== "/index.html") contents.set(name, readFileSync(file));
  }
  const files = new Map<string, BuiltFile>();
  for (const [name, plain] of contents) {
    if (ENCODINGS.some(([, ending]) => name.endsWith(ending))) continue;
    const encoded = ENCODINGS.flatMap(([coding, ending]) => {
      const packed = contents.get(name + ending);
      return packed ? [[coding, packed] as const] : [];
    });
    const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
    files.set(name, { plain, encoded: new Map(encoded), etag });
  }
  return files;
}
