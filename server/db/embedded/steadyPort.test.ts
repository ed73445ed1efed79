import net from "node:net";
import { expect, test } from "vitest";
import { steadyPort } from "./steadyPort.ts";

test("a server gets a free port that no outgoing connection can take while it is down", async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, steadyPort));
  for (const port of ports) {
    expect(port).toBeGreaterThanOrEqual(20_000);
    expect(port).toBeLessThan(32_768);
  }
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(ports[0], "127.0.0.1", resolve));
  await new Promise((resolve) => server.close(resolve));
});
