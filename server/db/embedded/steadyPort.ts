import { randomInt } from "node:crypto";
import net from "node:net";

/** Linux takes ports from 32,768 on for outgoing connections and for servers that ask for any; others from 49,152 on. */
const FIRST = 20_000;
const END = 32_768;
const ATTEMPTS = 50;

/**
 * Returns a port of this machine that is free, and stays so while its server is started again: the system gives it to
 * nobody else. From the range of outgoing connections, a client that tries to reconnect could get the very port of its
 * server, connect to itself, and hold it.
 */
export async function steadyPort(): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const port = randomInt(FIRST, END);
    if (await isFree(port)) return port;
    if (attempt === ATTEMPTS) throw new Error(`No free port was found between ${FIRST} and ${END}.`);
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = net.createServer().once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
