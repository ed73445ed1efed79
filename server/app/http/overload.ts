import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { toDomainError } from "#server/platform/faults";
import type { Gate } from "#server/platform/gate";
import { extensionsOf } from "#server/graphql/errors";
import { toFailure } from "#server/rest/errors";

/** Files cost too little to wait, and slow clients that load them would take the slots of others. */
const isFile = ({ url = "" }: IncomingMessage) => /^\/(?:assets|media)\//.test(url);

/** Lets a number of requests run and a number wait; the rest is refused at once with "try again". */
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
