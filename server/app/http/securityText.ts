import { Router } from "express";

const HALF_A_YEAR_MS = 182 * 24 * 60 * 60 * 1_000;

/** Serves the address to which people can report a weakness (RFC 9116). */
export function securityText(publicUrl: string): Router {
  const router = Router();
  router.get("/.well-known/security.txt", (_req, res) => {
    const lines = [
      `Contact: ${publicUrl}/contact`,
      `Expires: ${new Date(Date.now() + HALF_A_YEAR_MS).toISOString()}`,
      "Preferred-Languages: en",
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    res
      .set("Cache-Control", "public, max-age=86400")
      .type("text/plain")
      .send(`${lines.join("\n")}\n`);
  });
  return router;
}
