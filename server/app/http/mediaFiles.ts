import { pipeline } from "node:stream/promises";
import { type Request, type RequestHandler, type Response, Router } from "express";
import { TransportError } from "#server/rest/errors";
import {
  type ByteRange,
  type FileFacts,
  isPrivateKey,
  type Storage,
  typeOfKey,
} from "#server/platform/storage/storage";
import { MEDIA_POLICY } from "./csp.ts";

/** A file never changes under its key. */
const FOR_EVER = "public, max-age=31536000, immutable";

/** Returns for how many seconds an address of a private file is still valid; null when it is not. */
export type SecondsLeft = (key: string, query: Request["query"]) => number | null;

/** Returns the name under which an export is downloaded; null when its address is not valid, or its time is over. */
export type DownloadName = (key: string, query: Request["query"]) => Promise<string | null>;

/** How a browser treats a file that it may have. */
interface Terms {
  cacheControl: string;
  disposition: string;
}

type TermsOf = (key: string, query: Request["query"]) => Promise<Terms | null>;

/**
 * Serves members' files from any storage, whole or in parts, so that a video can be played from any point. The key
 * alone decides the type of a file, which can never act as a page. A private file needs an address that was signed a
 * short time ago, and shared caches do not store it.
 */
export const mediaFiles = (storage: Storage, secondsLeft: SecondsLeft): Router =>
  storedFiles("/media", storage, async (key, query) => {
    const left = isPrivateKey(key) ? secondsLeft(key, query) : null;
    if (isPrivateKey(key) && left === null) return null;
    return {
      cacheControl: left === null ? FOR_EVER : `private, max-age=${left}`,
      disposition: `inline; filename="${key}"`,
    };
  });

/** Serves exports to their owners, as files that no browser opens and no cache stores. */
export const downloads = (storage: Storage, nameOf: DownloadName): Router =>
  storedFiles("/downloads", storage, async (key, query) => {
    const name = await nameOf(key, query);
    return name === null ? null : { cacheControl: "private, no-store", disposition: `attachment; filename="${name}"` };
  });

function storedFiles(route: string, storage: Storage, termsOf: TermsOf): Router {
  const router = Router();
  router.use((req, res, next) => {
    res.locals["route"] = route;
    next(req.method === "GET" || req.method === "HEAD" ? undefined : notForFiles(req.method));
  });
  router.get("/:key", serve(storage, termsOf));
  router.use((_req, _res, next) => next(nothingHere()));
  return router;
}

function serve(storage: Storage, termsOf: TermsOf): RequestHandler<{ key: string }> {
  return async (req, res) => {
    const { key } = req.params;
    const terms = await termsOf(key, req.query);
    const facts = terms && (await storage.find(key));
    if (!facts) throw nothingHere();
    res.set({
      ...headersOf(key, facts),
      "Content-Disposition": terms.disposition,
      "Cache-Control": terms.cacheControl,
    });
    if (req.fresh) return void res.status(304).end();
    const range = rangeOf(req, res, facts);
    if (range === "none") return void res.status(416).set("Content-Range", `bytes */${facts.bytes}`).end();
    res.set("Content-Length", String(range ? range.end - range.start + 1 : facts.bytes));
    if (range) res.status(206).set("Content-Range", `bytes ${range.start}-${range.end}/${facts.bytes}`);
    if (req.method === "HEAD") return void res.end();
    await send(storage, { key, range, res });
  };
}

const headersOf = (key: string, { storedAt }: FileFacts) => ({
  "Content-Type": typeOfKey(key),
  "Content-Security-Policy": MEDIA_POLICY,
  "Cross-Origin-Resource-Policy": "same-site",
  "Accept-Ranges": "bytes",
  ETag: `"${key}"`,
  "Last-Modified": storedAt.toUTCString(),
});

/** Returns the one part that a request names; null for the whole file, "none" for a part outside the file. */
function rangeOf(req: Request<{ key: string }>, res: Response, { bytes }: FileFacts): ByteRange | null | "none" {
  const wanted = req.range(bytes);
  if (wanted === undefined || wanted === -2 || !isAsKnown(req, res)) return null;
  if (wanted === -1) return "none";
  const [only, ...others] = wanted;
  return wanted.type === "bytes" && only && others.length === 0 ? only : null;
}

/** Checks `If-Range`: a part is only useful to a client that has the rest of the same file. */
function isAsKnown(req: Request<{ key: string }>, res: Response): boolean {
  const known = req.get("if-range");
  return known === undefined || known === res.get("ETag") || known === res.get("Last-Modified");
}

interface Sending {
  key: string;
  range: ByteRange | null;
  res: Response;
}

async function send(storage: Storage, { key, range, res }: Sending): Promise<void> {
  const stream = await storage.read(key, range ?? undefined);
  if (!stream) {
    // The headers of the file are not true of the answer that it is missing.
    for (const name of res.getHeaderNames()) if (OF_FILES.test(name)) res.removeHeader(name);
    throw nothingHere();
  }
  // A client may leave before the end; a file that breaks off closes the connection, so that no client takes half for
  // the whole.
  await pipeline(stream, res).catch(() => res.destroy());
}

const OF_FILES = /^(?:content-(?!security)|etag$|last-modified$|accept-ranges$)/;

const notForFiles = (method: string) =>
  new TransportError(405, `${method} is not supported here.`, { Allow: "GET, HEAD" });

const nothingHere = () => new TransportError(404, "There is nothing here.");
