import { expect, test } from "vitest";
import { newFolder, ServerProcess } from "#tests/kit/process/serverProcess";

test("an unreachable Redis is named, without its password, after several attempts", async () => {
  const server = new ServerProcess({ DATA_DIR: newFolder(), REDIS_URL: "redis://ideas:hush@127.0.0.1:1/2" });
  expect(await server.exit).toEqual({ code: 1, signal: null });
  expect(server.output).toMatch(/Redis at REDIS_URL cannot be used: .*ECONNREFUSED/);
  expect(server.output).toContain("unset REDIS_URL");
  expect(server.output).not.toContain("hush");
});

test("its operator can stop it before", async () => {
  const server = new ServerProcess({ DATA_DIR: newFolder(), REDIS_URL: "redis://127.0.0.1:1", LOG_LEVEL: "warn" });
  await server.waitFor(/waits for Redis/);
  server.kill("SIGTERM");
  expect(await server.exit).toEqual({ code: 0, signal: null });
});
