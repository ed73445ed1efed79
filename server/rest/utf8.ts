import { Buffer, isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { TransportError } from "./errors.ts";

/*
 * Bytes that are no UTF-8 are refused, while every decoder that we use would replace them: what a member sends is
 * stored as it was sent, or not at all.
 */

const refusal = () => new TransportError(400, "This request is not UTF-8.");

/** Names UTF-8 as Express knows it in a request that calls it `utf8`, or ASCII, which is a part of it. */
export function nameUtf8({ headers }: IncomingMessage): void {
  const type = headers["content-type"]?.replace(/(;\s*charset=)"?(?:utf8|us-ascii)"?(?=\s*(?:;|$))/i, "$1utf-8");
  if (type !== undefined) headers["content-type"] = type;
}

/** Refuses a JSON body; for `verify` of Express, which calls it before it decodes. @throws TransportError 400 */
export function requireUtf8(_req: unknown, _res: unknown, bytes: Buffer, encoding: string): void {
  // Other encodings of Unicode are decoded by their own rules.
  if (encoding === "utf-8" && !isUtf8(bytes)) throw refusal();
}

/** Refuses an urlencoded form, also where the bytes are escaped. @throws TransportError 400 */
export function requireUtf8Form(_req: unknown, _res: unknown, bytes: Buffer): void {
  if (!isUtf8(unescaped(bytes))) throw refusal();
}

/** Returns the bytes that an urlencoded form stands for. */
const unescaped = (bytes: Buffer) =>
  Buffer.from(
    bytes
      .toString("latin1")
      .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  );

/** What decoders write for bytes that are no UTF-8, as a character and as its own bytes. */
const REPLACEMENT = "\uFFFD";
const REPLACEMENT_BYTES = Buffer.from(REPLACEMENT);

/**
 * Watches a multipart form while it is read. The function that it returns refuses the texts of the form when they have
 * more replacement characters than were sent. Files are counted with them, so a file that happens to have these three
 * bytes can hide a fault in a text beside it, but no text is refused that was sent well. @throws TransportError 400
 */
export function watchUtf8(req: IncomingMessage): (texts: Readonly<Record<string, unknown>>) => void {
  let sent = 0;
  let rest = Buffer.alloc(0);
  req.on("data", (chunk: Buffer) => {
    const bytes = Buffer.concat([rest, chunk]);
    sent += countOf(bytes, REPLACEMENT_BYTES);
    // The end may be the beginning of one, but never a whole one.
    rest = bytes.subarray(Math.max(bytes.length - REPLACEMENT_BYTES.length + 1, 0));
  });
  return (texts) => {
    const read = Object.values(texts).flat().map(String);
    const stored = read.reduce((sum, text) => sum + text.split(REPLACEMENT).length - 1, 0);
    if (stored > sent) throw refusal();
  };
}

function countOf(bytes: Buffer, part: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(part); at >= 0; at = bytes.indexOf(part, at + part.length)) count++;
  return count;
}
