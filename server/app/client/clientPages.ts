import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type NextFunction, type Request, type Response, Router } from "express";
import { clientFiles } from "./clientFiles.ts";
import { isClientRoute } from "./clientRoutes.ts";
import { busyAnswer } from "#server/app/http/busyAnswer";
import { inlineScriptHashes, pagePolicy } from "#server/app/http/csp";
import { asksDatabase, type PageFacts, withShareTags } from "./shareTags.ts";
import { NONCE, withCommunity } from "./communityTags.ts";
import type { UrlOf } from "#server/features/media/media.model";
import type { CommunityMemory } from "#server/platform/live/community";
import { orElse } from "#server/core/rejections";
import { toDomainError } from "#server/platform/faults";

interface Parts {
  /** The folder of the built client; without it every page is 404 (in development Vite serves it). */
  folder: string;
  publicUrl: string;
  /** What everybody may know of the community, and the addresses of files. */
  community: Pick<CommunityMemory, "current" | "known">;
  urlOf: UrlOf;
  /** Counts a page that asks the database. @throws DomainError RATE_LIMITED */
  countPage(req: Request): void;
  /** Returns what the server knows of the page at a path before its client loads data. */
  factsOf(path: string): Promise<PageFacts>;
}

/** The time that a page waits for its share tags. */
const FACTS_MS = 1_000;
/** The number of pages for which facts are read at once. */
const FACTS_AT_ONCE = 20;

/**
 * Returns the facts, or null when they are not there in time or too many are being read: a page without its share tags
 * is better than no page, and it must come without a database too.
 */
function factsInTime(factsOf: Parts["factsOf"]): (path: string) => Promise<PageFacts | null> {
  let reading = 0;
  return async (address) => {
    if (reading >= FACTS_AT_ONCE) return null;
    reading++;
    const facts = orElse(factsOf(address), null, "optional").finally(() => reading--);
    return inTime(facts);
  };
}

/** Returns what some work finds within the time that a page waits, or null. */
function inTime<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, FACTS_MS, null)));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Serves the client: its files cached for ever, its page rendered for each answer. */
export function clientPages({ folder, publicUrl, community, urlOf, countPage, factsOf }: Parts): Router {
  const router = Router();
  const answerBusy = busyAnswer({});
  const file = path.join(folder, "index.html");
  if (!existsSync(file)) return router;
  const html = readFileSync(file, "utf8");
  const https = publicUrl.startsWith("https:");
  const policy = {
    scriptHashes: inlineScriptHashes(html),
    socketOrigin: new URL(publicUrl).origin.replace(/^http/, "ws"),
    https,
  };

  const quickFacts = factsInTime(factsOf);

  /** Refuses a page that asks the database too often for its address. */
  const counted = (req: Request, res: Response, next: NextFunction) => {
    try {
      if (asksDatabase(req.path)) countPage(req);
      next();
    } catch (error) {
      const refusal = toDomainError(error);
      if (!refusal) throw error;
      answerBusy(req, res, { status: 429, message: refusal.message, retryAfter: refusal.retryAfter });
    }
  };

  const page = async (req: Request, res: Response) => {
    const nonce = randomBytes(16).toString("base64");
    const facts = await quickFacts(req.path);
    const isThere = isClientRoute(req.path) && !facts?.isMissing;
    const now = (await inTime(community.current())) ?? community.known;
    const text = withCommunity(html, now, urlOf).replaceAll(NONCE, nonce);
    res.status(isThere ? 200 : 404).set({
      "Cache-Control": "no-cache",
      "Content-Security-Policy": pagePolicy({ ...policy, nonce }),
      ...(/^\/auth\//i.test(req.path) && { "Referrer-Policy": "no-referrer" }),
    });
    res.type("html").send(facts?.openGraph ? withShareTags(text, facts.openGraph, now.name) : text);
  };

  const notAPage = (req: Request, _res: Response, next: NextFunction) =>
    next(req.path.startsWith("/assets/") ? "router" : undefined);

  router.get("/index.html", page);
  router.use(clientFiles(folder));
  router.get("/{*path}", notAPage, counted, page);
  return router;
}
