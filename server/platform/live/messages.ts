import { Buffer } from "node:buffer";

/** The limit of PostgreSQL for the payload of NOTIFY. It holds for every bus, so that all of them carry the same. */
export const MESSAGE_BYTES = 7_999;

/**
 * Returns an event as messages: one, or several where its lists do not fit into one. Each of those has a part of a list,
 * and all else unchanged, so whoever receives them has received every item with everything beside it.
 * @throws Error for an event that is too large without a list, since events contain ids only.
 */
export function messagesOf(name: string, payload: object): string[] {
  const message = JSON.stringify([name, payload]);
  const bytes = Buffer.byteLength(message);
  if (bytes <= MESSAGE_BYTES) return [message];
  const [key, list] = longestList(payload);
  if (list.length < 2) throw new Error(`The event ${name} may contain ids only: ${bytes} bytes are too many.`);
  const half = Math.ceil(list.length / 2);
  return [list.slice(0, half), list.slice(half)].flatMap((part) => messagesOf(name, { ...payload, [key]: part }));
}

function longestList(payload: object): [string, readonly unknown[]] {
  let longest: [string, readonly unknown[]] = ["", []];
  for (const [key, value] of Object.entries(payload) as [string, unknown][])
    if (Array.isArray(value) && value.length > longest[1].length) longest = [key, value];
  return longest;
}
