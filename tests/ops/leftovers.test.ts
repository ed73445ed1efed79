import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { isAlive } from "#server/db/embedded/embeddedServer";
import { postmaster } from "#tests/kit/process/postmaster";
import { sweepLeftovers } from "#tests/kit/process/runFolder";
import { beforeRemoval, newFolder, ServerProcess } from "#tests/kit/process/serverProcess";

/** No process has this id with this beginning. */
const DEAD = JSON.stringify({ pid: 4_194_303, since: "0" });
const OWNER = "instance.lock";

test("what a killed run leaves is ended and removed by the next one, and nothing else", async () => {
  const data = newFolder();
  const run = path.dirname(data);
  const server = new ServerProcess({ DATA_DIR: data });
  await server.ready();
  const database = postmaster(data);
  const place = path.dirname(run);

  await sweepLeftovers([place]);
  expect(isAlive(database), "its run goes on").toBe(true);

  const other = mkdtempSync(path.join(place, "commonplace-other-"));
  const unknown = path.join(place, "commonplace-ops-nobody");
  mkdirSync(unknown);
  beforeRemoval(() => [other, unknown].forEach((folder) => rmSync(folder, { recursive: true, force: true })));
  for (const folder of [run, other]) writeFileSync(path.join(folder, OWNER), DEAD);
  await sweepLeftovers([place]);
  expect(await server.exit).toEqual({ code: null, signal: "SIGKILL" });
  expect(isAlive(database)).toBe(false);
  expect([run, other, unknown].map((folder) => existsSync(folder))).toEqual([false, true, true]);
});
