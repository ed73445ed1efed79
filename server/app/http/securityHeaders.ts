import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";
import type { Config } from "#server/app/config/config";
import { JSON_HEADERS } from "#server/rest/reply";

interface Installation {
  https: boolean;
  production: boolean;
}

/**
 * Returns the headers that every answer of an installation starts with. An answer may load nothing and is stored by
 * nobody, unless what writes it says otherwise: pages and files have a policy and a lifetime of their own.
 */
export function securityHeaders({ https, production }: Installation): Readonly<Record<string, string>> {
  const protect = helmet({
    contentSecurityPolicy: false,
    xFrameOptions: { action: "deny" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: https && production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  return {
    ...setBy(protect),
    "Permissions-Policy": "geolocation=(self), camera=(), microphone=(), payment=()",
    ...JSON_HEADERS,
  };
}

/** Returns the same headers for a configuration; without a public address the server is not behind TLS. */
export const securityHeadersOf = ({ publicUrl, production }: Pick<Config, "publicUrl" | "production">) =>
  securityHeaders({ https: publicUrl?.startsWith("https:") ?? false, production });

/** Returns the headers that a handler sets. */
function setBy(handler: (req: IncomingMessage, res: ServerResponse, next: () => void) => void): Record<string, string> {
  const headers: Record<string, string> = {};
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  res.setHeader = (name, value) => {
    headers[name] = String(value);
    return res;
  };
  handler(req, res, () => {});
  return headers;
}
