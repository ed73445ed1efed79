import type dns from "node:dns";
import { createServer } from "node:net";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { PublicEgress, RefusedAddressError } from "./egress.ts";

const request = { headers: {}, body: Buffer.from("push"), timeoutMs: 2_000 };

/** A server that notes who connects. */
async function listening() {
  const server = createServer();
  let connections = 0;
  server.on("connection", (socket) => {
    connections++;
    socket.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  return { port: typeof address === "object" ? (address?.port ?? 0) : 0, connections: () => connections };
}

/** Resolves every name to some addresses. */
const resolvingTo = (...addresses: string[]) =>
  ((_name: string, _options: object, callback: (error: null, found: dns.LookupAddress[]) => void) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    )) as unknown as typeof dns.lookup;

test("nothing is sent without TLS, or to an address or a name of this machine", async () => {
  const { port, connections } = await listening();
  const egress = new PublicEgress();
  for (const address of [
    `http://push.example.com/`,
    `https://127.0.0.1:${port}/`,
    `https://localhost:${port}/`,
    `https://[::1]:${port}/`,
    `https://2130706433:${port}/`,
    `https://0x7f.1:${port}/`,
  ])
    await expect(egress.post(address, request), address).rejects.toThrow(RefusedAddressError);
  expect(connections()).toBe(0);
});

test("a public name that leads to a private address, or also to one, is refused before a connection", async () => {
  const { port, connections } = await listening();
  for (const addresses of [["127.0.0.1"], ["::1"], ["1.1.1.1", "127.0.0.1"], []]) {
    const egress = new PublicEgress(resolvingTo(...addresses));
    await expect(egress.post(`https://push.example.com:${port}/`, request)).rejects.toThrow(RefusedAddressError);
  }
  expect(connections()).toBe(0);
});
