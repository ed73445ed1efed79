import { readFileSync, statSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { startEmbedded } from "#server/db/embedded";
import { newFolder, ServerProcess } from "./serverProcess.ts";

const statusOf = async (url: string, probe: string) => (await fetch(url + probe)).status;

/** Checks whether PostgreSQL still runs on a data folder. */
function databaseRuns(folder: string): boolean {
  try {
    process.kill(Number(readFileSync(path.join(folder, "postgres/postmaster.pid"), "utf8").split("\n")[0]), 0);
    return true;
  } catch {
    return false;
  }
}

test("it is live before it is ready, ready when everything has started, and stops completely on SIGTERM, sent twice", async () => {
  const folder = newFolder("a folder with spaces");
  const server = new ServerProcess({ DATA_DIR: folder });
  const url = await server.ready();
  expect(await statusOf(url, "/health/live")).toBe(200);
  expect(await (await fetch(`${url}/health/ready`)).json()).toEqual({ status: "ok", components: [] });
  expect(statSync(path.join(folder, "jwt-secret")).mode & 0o777).toBe(0o600);
  server.kill("SIGTERM");
  server.kill("SIGTERM");
  expect(await server.exit).toEqual({ code: 0, signal: null });
  expect(databaseRuns(folder)).toBe(false);
});

test("after a kill -9 it starts again on its data; meanwhile no other process gets the folder", async () => {
  const folder = newFolder();
  const first = new ServerProcess({ DATA_DIR: folder });
  await first.ready();
  const rival = new ServerProcess({ DATA_DIR: folder });
  expect(await rival.exit).toEqual({ code: 1, signal: null });
  expect(rival.output).toContain(`(process ${first.pid}) is already using ${folder}`);

  const secret = readFileSync(path.join(folder, "jwt-secret"), "utf8");
  first.kill("SIGKILL");
  await first.exit;
  expect(databaseRuns(folder)).toBe(true);
  const second = new ServerProcess({ DATA_DIR: folder });
  expect(await statusOf(await second.ready(), "/health/ready")).toBe(200);
  expect(second.output).toContain("Using the database that is already running");
  expect(readFileSync(path.join(folder, "jwt-secret"), "utf8")).toBe(secret);
  await second.end();
  expect(databaseRuns(folder)).toBe(false);
});

test("a server whose launcher has exited stops by itself", async () => {
  const folder = newFolder();
  const server = new ServerProcess({ DATA_DIR: folder });
  await server.ready();
  server.abandon();
  expect(await server.exit).toEqual({ code: 0, signal: null });
  expect(databaseRuns(folder)).toBe(false);
});

test("three servers start at once on one empty database, and all become ready", async () => {
  const database = await startEmbedded(newFolder());
  try {
    const folder = newFolder();
    const servers = [1, 2, 3].map(() => new ServerProcess({ DATA_DIR: folder, DATABASE_URL: database.url }));
    const urls = await Promise.all(servers.map((server) => server.ready()));
    expect(await Promise.all(urls.map((url) => statusOf(url, "/health/ready")))).toEqual([200, 200, 200]);
    await Promise.all(servers.map((server) => server.end()));
  } finally {
    await database.stop();
  }
});

test("it drains: it is not ready any more, running requests are answered, sockets close with 1001, then exit 0", async () => {
  const server = new ServerProcess({ DATA_DIR: newFolder(), DRAIN_DELAY_MS: "1000" });
  const url = await server.ready();
  const socket = openSocket(url);
  const request = await halfSent(url);
  await socket.open;

  server.kill("SIGTERM");
  await server.waitFor(/"stopping"/);
  // During the delay it serves, and answers load balancers that it is not ready.
  const ready = await fetch(`${url}/health/ready`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ status: "draining", components: ["server"] });
  expect(await statusOf(url, "/health/live")).toBe(200);

  expect(await socket.closed).toBe(1001);
  const answer = await request.finish();
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(answer).toContain("\r\nConnection: close\r\n");
  expect(answer).toContain("Invalid credentials");
  expect(await server.exit).toEqual({ code: 0, signal: null });
});

test("an unexpected fault of the process ends it with 1, and its database too", async () => {
  const folder = newFolder();
  const server = new ServerProcess({ DATA_DIR: folder, NODE_OPTIONS: `--import ${faultOnSignal}` });
  await server.ready();
  server.kill("SIGUSR2");
  expect(await server.exit).toEqual({ code: 1, signal: null });
  expect(server.output).toContain("uncaughtException");
  expect(databaseRuns(folder)).toBe(false);
});

const faultOnSignal = "data:text/javascript,process.on('SIGUSR2',()=>{throw(new(Error)('planted'))})";

test("metrics are for this machine alone, and for no client behind a proxy", async () => {
  const server = new ServerProcess({ DATA_DIR: newFolder() });
  const url = await server.ready();
  const metrics = await fetch(`${url}/metrics`);
  expect(metrics.status).toBe(200);
  expect(await metrics.text()).toContain("http_request_duration_seconds");
  const forwarded = await fetch(`${url}/metrics`, { headers: { "X-Forwarded-For": "203.0.113.7" } });
  expect(forwarded.status).toBe(403);
});

/** Sends half the body of a sign-in, and returns a function that sends the rest and reads the answer. */
async function halfSent(url: string): Promise<{ finish(): Promise<string> }> {
  const body = JSON.stringify({ login: "nobody", password: "nothing" });
  const socket = net.connect(Number(new URL(url).port), "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => (answer += String(chunk)));
  const ended = new Promise<string>((resolve) => socket.once("close", () => resolve(answer)));
  const head = `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  await new Promise((resolve) => socket.write(head + body.slice(0, 5), resolve));
  return {
    finish() {
      socket.write(body.slice(5));
      return ended;
    },
  };
}

/** Opens a socket as a client does, and reports its close code. */
function openSocket(url: string): { open: Promise<void>; closed: Promise<number> } {
  const socket = new WebSocket(`${url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
  return {
    open: new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject)),
    closed: new Promise((resolve) => socket.once("close", resolve)),
  };
}
