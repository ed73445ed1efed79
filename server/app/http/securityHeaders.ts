import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";

interface Installation {
  https: boolean;
  production: boolean;
}

/** Returns the headers that protect every answer; they are the same for all requests of an installation. */
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
  };
}

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
