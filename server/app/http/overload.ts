import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { toDomainError } from "#server/platform/faults";
import type { Gate } from "#server/platform/gate";
import { extensionsOf } from "#server/graphql/errors";
import { toFailure } from "#server/rest/errors";

/** Files cost nothing worth waiting for, and slow readers of them would hold the places of others. */
const isFile = ({ url = "" }: IncomingMessage) => /^\/(?:assets|media)\//.test(url);

/** Lets so many requests run and so many wait; the rest is told at once to come back. */
export function behindGate(gate: Gate, requestIdOf: (req: IncomingMessage) => string, serve: RequestListener) {
  return (req: IncomingMessage, res: ServerResponse): void => {
    if (isFile(req)) return void serve(req, res);
    const served = () =>
      new Promise<void>((resolve) => {
        res.once("close", resolve);
        if (res.destroyed) resolve();
        else serve(req, res);
      });
    gate.run(served).catch((error: unknown) => turnAway(error, req, res, requestIdOf(req)));
  };
}

function turnAway(error: unknown, req: IncomingMessage, res: ServerResponse, requestId: string): void {
  if (res.headersSent || res.destroyed) return void res.destroy();
  const known = toDomainError(error);
  const { status, headers, body } = toFailure(error, requestId);
  const isGraphql = /^\/graphql\/?(?:\?|$)/.test(req.url ?? "");
  const answer = known && isGraphql ? { errors: [{ message: known.message, extensions: extensionsOf(known) }] } : body;
  res.writeHead(status, { ...headers, "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" });
  res.end(JSON.stringify(answer));
}
