import type { Buffer } from "node:buffer";
import { WebSocket } from "ws";

/* The members of the bench of sockets run in a process of their own, so that their work does not count as the
   server's. Each has a socket and one subscription, and parses a message only as far as to know which event it is. */

/** Opens the sockets of an audience, or (`leave`) closes them. */
export type Order = { join: { url: string; tokens: string[]; query: string; variables: object } } | { leave: true };

/**
 * The audience reports that all sockets listen, that all have received an event (with the time of each), or that they
 * are closed.
 */
export type Word = { type: "here" } | { type: "gone" } | { type: "heard"; event: string; moments: number[] };

/** Returns the time of a clock that all processes of a machine share, in milliseconds. */
export const clock = () => Number(process.hrtime.bigint()) / 1_000_000;

/** The number of sockets that are opened at the same time. */
const AT_ONCE = 50;

const report = (word: Word) => process.send?.(word);
let sockets: WebSocket[] = [];

/** A module that imports only the types has no parent process. */
if (process.send) process.on("message", (order: Order) => void obey(order));

async function obey(order: Order): Promise<void> {
  if ("leave" in order) {
    const gone = sockets.map((socket) => {
      socket.removeAllListeners("close");
      return new Promise((resolve) => socket.once("close", resolve));
    });
    for (const socket of sockets.splice(0)) socket.close();
    await Promise.all(gone);
    report({ type: "gone" });
    process.disconnect();
    return;
  }
  const { tokens } = order.join;
  const received = new Map<string, number[]>();
  const onEvent = (text: string) => {
    const now = clock();
    const event = /Event \d+\./.exec(text)?.[0];
    if (event === undefined) return;
    const moments = received.get(event) ?? [];
    received.set(event, moments);
    if (moments.push(now) === tokens.length) report({ type: "heard", event, moments });
  };
  for (let at = 0; at < tokens.length; at += AT_ONCE) {
    const some = tokens
      .slice(at, at + AT_ONCE)
      .map((token, i) => listen({ ...order.join, token, at: at + i, onEvent }));
    sockets = [...sockets, ...(await Promise.all(some))];
  }
  // No socket may be missing when an event is published: the bench would wait for it in vain.
  for (const socket of sockets) socket.once("close", () => process.exit(1));
  report({ type: "here" });
}

interface Listening {
  url: string;
  token: string;
  query: string;
  variables: object;
  at: number;
  onEvent(text: string): void;
}

/** Opens the socket of one member, from an address of its own, because the number from one address is limited. */
function listen({ url, token, query, variables, at, onEvent }: Listening): Promise<WebSocket> {
  const headers = { "x-forwarded-for": `10.1.${at >> 8}.${at & 255}` };
  const socket = new WebSocket(url, "graphql-transport-ws", { headers, perMessageDeflate: false });
  const send = (message: object) => socket.send(JSON.stringify(message));
  return new Promise((resolve, reject) => {
    socket.once("error", reject);
    socket.once("close", (code, reason) => reject(new Error(`A socket was closed: ${code} ${reason.toString()}`)));
    socket.once("open", () => send({ type: "connection_init", payload: { authorization: `Bearer ${token}` } }));
    socket.on("message", (data: Buffer) => {
      const text = data.toString();
      if (text.includes('"type":"next"')) return onEvent(text);
      if (text.includes('"connection_ack"')) {
        send({ id: "1", type: "subscribe", payload: { query, variables } });
        send({ type: "ping" });
      } else if (text.includes('"pong"')) resolve(socket);
      else if (text.includes('"error"')) reject(new Error(text));
    });
  });
}
