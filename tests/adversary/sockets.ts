import { WebSocket } from "ws";
import type { Expectation } from "./cases.ts";
import { eventually, orNull } from "#tests/kit/eventually";
import { quietWhile } from "#tests/kit/quiet";

/** One step of a client on its socket. */
type Step = string | { type?: string; id?: string; payload?: unknown; http?: string; fragments?: string };

export interface SocketCase {
  subprotocol: string;
  origin: string;
  steps: Step[];
}

interface Exchange {
  type: string;
  id?: string;
  payload?: unknown;
}

/** A wait ends with its event; this ends those for what never comes, on a busy machine too. */
const LONGEST = 30_000;

/** Runs the steps of a case and returns those whose outcome was different. */
export async function faultsOnSocket(
  url: string,
  { subprotocol, origin, steps }: SocketCase,
  expected: Expectation,
  act: (what: string) => Promise<void>,
): Promise<string[]> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/graphql`, subprotocol, { origin });
  const exchanges: Exchange[] = [];
  socket.on("message", (data: Buffer) => exchanges.push(JSON.parse(data.toString()) as Exchange));
  const ended = new Promise<{ close: number; status: number }>((resolve) => {
    socket.once("unexpected-response", (_, { statusCode = 0 }) => {
      resolve({ close: 0, status: statusCode });
      socket.terminate();
    });
    socket.once("close", (close) => resolve({ close, status: 101 }));
    socket.on("error", () => {});
  });
  const opened = await Promise.race([new Promise((resolve) => socket.once("open", () => resolve(true))), ended]);
  if (opened === true) await send(socket, steps, act, exchanges, ended);
  const faults = await judge({ exchanges, ended, expected });
  socket.terminate();
  return faults;
}

async function send(
  socket: WebSocket,
  steps: Step[],
  act: (what: string) => Promise<void>,
  exchanges: readonly Exchange[],
  ended: Promise<unknown>,
): Promise<void> {
  for (const step of steps) {
    if (typeof step === "string") socket.send(step);
    else if (step.http) await act(step.http);
    else if (step.fragments) sendInPieces(socket, Number(/\d+/.exec(step.fragments)?.[0]));
    else {
      socket.send(JSON.stringify(step));
      const isFirst = step.type === "connection_init" && !exchanges.some(({ type }) => type === "connection_ack");
      if (isFirst) await Promise.race([until(() => exchanges.some(({ type }) => type === "connection_ack")), ended]);
    }
  }
}

function sendInPieces(socket: WebSocket, count: number): void {
  for (let sent = 0; sent < count && socket.readyState === WebSocket.OPEN; sent++) socket.send("a", { fin: false });
}

interface Course {
  exchanges: readonly Exchange[];
  ended: Promise<{ close: number; status: number }>;
  expected: Expectation;
}

async function judge({ exchanges, ended, expected }: Course): Promise<string[]> {
  const { close, or_close: orClose, within_ms: within = LONGEST } = expected;
  if (expected.http_status) {
    const end = await orNull(ended, LONGEST);
    return end && expected.http_status.includes(end.status) ? [] : [`the handshake was answered ${end?.status}`];
  }
  if (close) {
    const end = await orNull(ended, within * 2);
    return end && close.includes(end.close) ? [] : [`closed with ${end?.close}, told ${JSON.stringify(exchanges)}`];
  }
  if (expected.no_next) {
    await quietWhile();
    return exchanges.some(({ type }) => type === "next") ? ["was told what is another's"] : [];
  }
  const wanted = Object.entries(expected.message_for_id ?? {});
  const arrived = () =>
    wanted.length > 0
      ? wanted.every(([id, type]) => exchanges.some((one) => one.id === id && one.type === type))
      : exchanges.some(({ type }) => type === expected.message?.type);
  const end = await Promise.race([until(arrived), ended]);
  if (arrived() || (typeof end === "object" && orClose?.includes(end.close))) return [];
  return [`told ${JSON.stringify(exchanges).slice(0, 500)}`];
}

/** Resolves to true as soon as a condition holds; to false when it never does. */
async function until(holds: () => boolean): Promise<boolean> {
  await eventually(holds, { timeout: LONGEST }).catch(() => {});
  return holds();
}
