import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type NextFunction, type Request, type Response, Router } from "express";
import { clientFiles } from "./clientFiles.ts";
import { isClientRoute } from "./clientRoutes.ts";
import { inlineScriptHashes, pagePolicy } from "#server/app/http/csp";
import { type PageFacts, withContact, withShareTags } from "./shareTags.ts";
import { orElse } from "#server/core/rejections";

/** The placeholder in the built page for the nonce of an answer. */
const NONCE = "__NONCE__";

interface Parts {
  /** The folder of the built client; without it every page is 404 (in development Vite serves it). */
  folder: string;
  publicUrl: string;
  /** The address of the people who run the community, or null. */
  contactEmail: string | null;
  /** Returns what the server knows of the page at a path before its client loads data. */
  factsOf(path: string): Promise<PageFacts>;
}

/** Serves the client: its files cached for ever, its page rendered for each answer. */
export function clientPages({ folder, publicUrl, contactEmail, factsOf }: Parts): Router {
  const router = Router();
  const file = path.join(folder, "index.html");
  if (!existsSync(file)) return router;
  const html = withContact(readFileSync(file, "utf8"), contactEmail);
  const https = publicUrl.startsWith("https:");
  const policy = {
    scriptHashes: inlineScriptHashes(html),
    socketOrigin: new URL(publicUrl).origin.replace(/^http/, "ws"),
    https,
  };

  const page = async (req: Request, res: Response) => {
    const nonce = randomBytes(16).toString("base64");
    // A page without its share tags is better than no page.
    const facts = await orElse(factsOf(req.path), null, "optional");
    const isThere = isClientRoute(req.path) && !facts?.isMissing;
    const text = html.replaceAll(NONCE, nonce);
    res.status(isThere ? 200 : 404).set({
      "Cache-Control": "no-cache",
      "Content-Security-Policy": pagePolicy({ ...policy, nonce }),
      ...(/^\/auth\//i.test(req.path) && { "Referrer-Policy": "no-referrer" }),
    });
    res.type("html").send(facts?.openGraph ? withShareTags(text, facts.openGraph) : text);
  };

  const notAPage = (req: Request, _res: Response, next: NextFunction) =>
    next(req.path.startsWith("/assets/") ? "router" : undefined);

  router.get("/index.html", page);
  router.use(clientFiles(folder));
  router.get("/{*path}", notAPage, page);
  return router;
}
