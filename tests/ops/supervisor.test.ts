import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { eventually } from "#tests/kit/eventually";
import { postmaster } from "#tests/kit/process/postmaster";
import { newFolder, ServerProcess } from "#tests/kit/process/serverProcess";

const LAUNCHER = "server/launch/start.mjs";

const serverOf = (folder: string) =>
  (JSON.parse(readFileSync(path.join(folder, "instance.lock"), "utf8")) as { pid: number }).pid;

test("npm start starts a server again that was killed, says so, and ends with it when asked", async () => {
  const folder = newFolder();
  const launcher = new ServerProcess({ DATA_DIR: folder }, LAUNCHER);
  await launcher.ready();
  const first = serverOf(folder);
  process.kill(first, "SIGKILL");
  await launcher.waitFor(/Commonplace exited unexpectedly \(137\); restarting it in 1 s\./);
  const [, url = ""] = await launcher.waitFor(/is ready: [\s\S]*is ready: (\S+)/);
  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  expect(serverOf(folder)).not.toBe(first);

  launcher.kill("SIGTERM");
  expect(await launcher.exit).toEqual({ code: 0, signal: null });
  expect(launcher.output.match(/restarting it/g)).toHaveLength(1);
});

test("npm start does not try a configuration again that is wrong", async () => {
  const launcher = new ServerProcess({ DATA_DIR: newFolder(), PORT: "70000" }, LAUNCHER);
  expect(await launcher.exit).toEqual({ code: 1, signal: null });
  expect(launcher.output).toContain("PORT: must be");
  expect(launcher.output).not.toContain("restarting it");
});

test("an embedded database that is killed under an idle server comes back without hands", async () => {
  const folder = newFolder();
  const server = new ServerProcess({ DATA_DIR: folder });
  const url = await server.ready();
  process.kill(postmaster(folder), "SIGKILL");
  await server.waitFor(/the embedded database runs again/);
  await eventually(async () => (await fetch(`${url}/health/ready`)).status === 200);
  expect(server.output).not.toMatch(/uncaughtException|unhandledRejection/);
});
