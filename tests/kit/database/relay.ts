import { once } from "node:events";
import net from "node:net";

/** A way to PostgreSQL that can be stopped, as when its machine or the network freezes. */
export interface Relay {
  readonly url: string;
  /** Lets nothing through any more, in either direction; connections stay open and new ones are accepted. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

/** Listens on a port of its own, and passes on what arrives there to the database of the address. */
export async function relayTo(databaseUrl: string): Promise<Relay> {
  const target = new URL(databaseUrl);
  const sockets = new Set<net.Socket>();
  let isFrozen = false;
  const server = net.createServer((near) => {
    const far = net.connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      if (isFrozen) from.pause();
      from.on("data", (chunk) => to.write(chunk));
      from.on("error", () => {});
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    if (isFrozen) for (const socket of [near, far]) socket.pause();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = new URL(databaseUrl);
  url.port = String((server.address() as net.AddressInfo).port);
  return {
    url: url.href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
