import { Router } from "express";

const HALF_A_YEAR_MS = 182 * 24 * 60 * 60 * 1_000;

/** What programs that read pages have no use for: calls, and screens of members alone. */
const NOT_FOR_CRAWLERS = [
  "/api/",
  "/graphql",
  "/auth/",
  "/settings",
  "/admin",
  "/moderation",
  "/chat",
  "/notifications",
];

/** Serves the addresses at which programs look first: whom to write to about a weakness, what crawlers leave, a new password. */
export function wellKnown(publicUrl: string): Router {
  const router = Router();
  const text = (address: string, lines: () => readonly string[]) =>
    router.get(address, (_req, res) => {
      res
        .set("Cache-Control", "public, max-age=86400")
        .type("text/plain")
        .send(`${lines().join("\n")}\n`);
    });

  // RFC 9116
  text("/.well-known/security.txt", () => [
    `Contact: ${publicUrl}/contact`,
    `Expires: ${new Date(Date.now() + HALF_A_YEAR_MS).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${publicUrl}/.well-known/security.txt`,
  ]);
  // RFC 9309
  text("/robots.txt", () => ["User-agent: *", ...NOT_FOR_CRAWLERS.map((address) => `Disallow: ${address}`)]);
  // Password managers open this address: https://w3c.github.io/webappsec-change-password-url/
  router.get("/.well-known/change-password", (_req, res) => res.redirect(302, "/settings"));
  return router;
}
