import { Buffer, isUtf8 } from "node:buffer";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { RequestContext } from "#server/core/viewer";
import { type Faces, operationContext } from "#server/graphql/context";
import type { AnswerText } from "./text.ts";
import type { AnswerTrusted, HashedCall, TrustedAnswer } from "#server/graphql/documents/trusted";

export const MAX_BODY_BYTES = 100 * 1024;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Parts {
  answerTrusted: AnswerTrusted;
  answerText: AnswerText;
  faces: Faces;
  /** Returns the answer to a request that failed before its document ran. */
  failureOf(error: unknown, req: IncomingMessage): Answer;
  /** Returns the context with the viewer. @throws DomainError RATE_LIMITED */
  contextOf(req: IncomingMessage, res: ServerResponse): Promise<RequestContext>;
  /**
   * Checks the origin. Pages of other origins need CORS headers, which Express sets; their documents arrive as text.
   */
  isOwnOrigin(req: IncomingMessage): boolean;
  /** A listener for the operations that ran here, for log and metrics. */
  onOperation(res: ServerResponse, ran: NonNullable<TrustedAnswer["ran"]>): void;
  next: RequestListener;
}

/**
 * Handles `POST /graphql` before Express: it reads the body once, answers a document that is named by its hash, lets
 * Apollo answer one that a program sends as text, and passes everything else on with its body already read: the pages
 * of other origins need headers that Express sets.
 */
export function graphqlFront(parts: Parts): RequestListener {
  return (req, res) => {
    if (!isPlainJson(req)) return parts.next(req, res);
    readJson(req).then(
      (body) => {
        const call = parts.isOwnOrigin(req) ? toHashedCall(body) : null;
        if (call) return answer(call, req, res, parts);
        if (isFields(body) && req.headers.origin === undefined) return answerAsText(withoutHash(body), req, res, parts);
        // Express treats a body that exists as parsed.
        return parts.next(Object.assign(req, { body: withoutHash(body) }), res);
      },
      (refusal: unknown) => {
        if (refusal instanceof Refusal) return send(res, refusal);
        res.destroy(); // The client has disconnected.
      },
    );
  };
}

async function answer(call: HashedCall, req: IncomingMessage, res: ServerResponse, parts: Parts): Promise<void> {
  try {
    const context = async () => operationContext(await parts.contextOf(req, res), parts.faces);
    const { status, body, ran } = await parts.answerTrusted(call, context);
    if (ran) parts.onOperation(res, ran);
    send(res, { status, headers: {}, body });
  } catch (error) {
    // The viewer could not be recognised, or has sent too many requests: nothing has run yet.
    send(res, parts.failureOf(error, req));
  }
}

async function answerAsText(body: unknown, req: IncomingMessage, res: ServerResponse, parts: Parts): Promise<void> {
  try {
    const request = await parts.contextOf(req, res);
    const note = (operation: string | null, cost: number) =>
      parts.onOperation(res, { operation, cost, viewerId: request.viewer?.id });
    const context = Object.assign(operationContext(request, parts.faces), { note });
    send(res, await parts.answerText(req, body, context));
  } catch (error) {
    send(res, parts.failureOf(error, req));
  }
}

function send(res: ServerResponse, { status, headers, body }: Answer): void {
  if (res.destroyed) return void res.end();
  res.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    ...headers,
    "content-length": Buffer.byteLength(body),
  });
  res.end(body);
}

const JSON_TYPE = /^application\/json\s*(?:;\s*charset="?(?:utf-?8|us-ascii)"?\s*)?$/i;

function isPlainJson({ method, url = "", headers }: IncomingMessage): boolean {
  if (method !== "POST" || !/^\/graphql\/?(?:\?|$)/.test(url)) return false;
  return JSON_TYPE.test(headers["content-type"] ?? "") && headers["content-encoding"] === undefined;
}

class Refusal extends Error {
  readonly body: string;
  readonly headers = {};

  constructor(
    readonly status: number,
    code: string,
    message: string,
  ) {
    super(message);
    this.body = JSON.stringify({ errors: [{ message, extensions: { code } }] });
  }
}

/** RFC 8259 lets a reader ignore the mark that some clients put before their JSON. */
const textOf = (body: Buffer) => body.toString().replace(/^\uFEFF/, "");

async function readJson(req: IncomingMessage): Promise<unknown> {
  const body = await readBody(req);
  if (!body) throw new Refusal(413, "PAYLOAD_TOO_LARGE", "This request is too large.");
  if (!isUtf8(body)) throw new Refusal(400, "BAD_REQUEST", "This request is not UTF-8.");
  try {
    return JSON.parse(textOf(body));
  } catch {
    throw new Refusal(400, "BAD_REQUEST", "This request is not JSON.");
  }
}

/** Reads a body to its end; null for one that is too large, which is dropped so that the client can read the answer. */
function readBody(req: IncomingMessage): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    req.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
    });
    req.once("end", () => {
      const [first] = chunks;
      if (bytes > MAX_BODY_BYTES) resolve(null);
      else resolve(first && chunks.length === 1 ? first : Buffer.concat(chunks));
    });
    req.once("error", reject);
    // A client that disconnects in the middle of its body causes no error once its request was handled.
    req.once("close", () => reject(new Error("The client has disconnected.")));
  });
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns a request that names a document by its hash without its text; null for others. */
function toHashedCall(body: unknown): HashedCall | null {
  if (!isFields(body) || body["query"] !== undefined || !isFields(body["extensions"])) return null;
  const { persistedQuery } = body["extensions"];
  if (!isFields(persistedQuery) || persistedQuery["version"] !== 1) return null;
  const { sha256Hash: hash } = persistedQuery;
  const variables = body["variables"] ?? {};
  return typeof hash === "string" && isFields(variables) ? { hash, variables } : null;
}

/**
 * Removes the hash. A client whose hash was unknown sends it again together with the text, and then the text counts.
 */
function withoutHash(body: unknown): unknown {
  if (!isFields(body) || !isFields(body["extensions"]) || typeof body["query"] !== "string") return body;
  const { persistedQuery: _, ...extensions } = body["extensions"];
  return { ...body, extensions };
}
