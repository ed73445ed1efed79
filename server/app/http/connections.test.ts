import { once } from "node:events";
import net from "node:net";
import { afterEach, expect, test } from "vitest";
import { GracefulServer, type ServerOptions } from "./httpServer.ts";

const LARGE = Buffer.alloc(16 * 1024 * 1024, "x");
const HEAD = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
const ends: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

/** Starts a server whose limits are small, and that answers `/large` with 16 MB. */
async function start(options: ServerOptions) {
  const closed: string[] = [];
  const answer = (url: string) => (url === "/large" ? LARGE : "idea");
  const server = new GracefulServer((req, res) => res.end(answer(req.url ?? "")), {
    ...options,
    onClosed: (reason) => closed.push(reason),
  });
  const port = await server.listen(0, "127.0.0.1");
  ends.push(() => server.close(0));
  const connect = async (half = false) => {
    const socket = net.connect({ port, host: "127.0.0.1", allowHalfOpen: half });
    ends.push(() => socket.destroy());
    socket.on("error", () => {});
    await once(socket, "connect");
    return socket;
  };
  /** Sends one request and waits for its answer; the connection stays. */
  const used = async () => {
    const socket = await connect();
    socket.write(HEAD);
    await once(socket, "data");
    return socket;
  };
  return { server, closed, connect, used };
}

test("a client that keeps its half of a refused connection open loses it", async () => {
  const { server, connect } = await start({});
  const socket = await connect(true);
  socket.write("NONSENSE\r\n\r\n");
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /);
  await expect.poll(() => server.connections.count).toBe(0);
});

test("a client that does not read its answer loses the connection, one that waits keeps it", async () => {
  const { server, closed, connect, used } = await start({ connections: { unreadMs: 400 } });
  const socket = await connect();
  socket.pause();
  socket.write("GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(2));
  const waiting = await used();
  await expect.poll(() => closed).toEqual(["unread"]);
  expect(server.connections.count).toBe(1);
  waiting.write(HEAD);
  await once(waiting, "data");
});

test("whoever holds too many unused connections loses the oldest, and the newest is served", async () => {
  const { server, closed, connect, used } = await start({ connections: { ofAddress: 3 } });
  const first = await connect();
  const second = await used();
  await connect();
  const gone = once(first, "close");
  await used();
  await gone;
  expect(server.connections.count).toBe(3);
  expect(closed).toEqual(["crowded"]);
  second.write(HEAD);
  await once(second, "data");
});

test("an address keeps a few unused connections only", async () => {
  const { server, closed, used } = await start({ connections: { idleOfAddress: 2, idleMs: 0 } });
  for (let n = 0; n < 5; n++) await used();
  await expect.poll(() => server.connections.count).toBe(2);
  expect(closed).toEqual(["idle", "idle", "idle"]);
});

test("the connections of a trusted proxy are not counted by address", async () => {
  const limits = { ofAddress: 1, idleOfAddress: 0, idleMs: 0 };
  const { server, used } = await start({ connections: limits, isProxy: (address) => address === "127.0.0.1" });
  for (let n = 0; n < 5; n++) await used();
  server.connections.sweep();
  expect(server.connections.count).toBe(5);
});
