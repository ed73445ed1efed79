import { existsSync, readFileSync, statSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { startEmbedded } from "#server/db/embedded/embedded";
import { isAlive } from "#server/db/embedded/embeddedServer";
import { eventually } from "#tests/kit/eventually";
import { postmaster } from "#tests/kit/process/postmaster";
import { newFolder, ServerProcess } from "#tests/kit/process/serverProcess";

const statusOf = async (url: string, probe: string) => (await fetch(url + probe)).status;

test("it is live before it is ready, ready when everything has started, and stops completely on SIGTERM, sent twice", async () => {
  const folder = newFolder("a folder with spaces");
  const server = new ServerProcess({ DATA_DIR: folder });
  const url = await server.ready();
  expect(await statusOf(url, "/health/live")).toBe(200);
  expect(await (await fetch(`${url}/health/ready`)).json()).toEqual({ status: "ok", components: [] });
  expect(statSync(path.join(folder, "jwt-secret")).mode & 0o777).toBe(0o600);
  const database = postmaster(folder);
  server.kill("SIGTERM");
  server.kill("SIGTERM");
  expect(await server.exit).toEqual({ code: 0, signal: null });
  expect(isAlive(database)).toBe(false);
  expect(databaseLog(folder)).toMatch(/database system is shut down\n$/);
});

test("after a kill -9 it starts again on its data; meanwhile no other process gets the folder", async () => {
  const folder = newFolder();
  const first = new ServerProcess({ DATA_DIR: folder });
  await first.ready();
  const rival = new ServerProcess({ DATA_DIR: folder });
  expect(await rival.exit).toEqual({ code: 1, signal: null });
  expect(rival.output).toContain(`(process ${first.pid}) is already using ${folder}`);

  const secret = readFileSync(path.join(folder, "jwt-secret"), "utf8");
  const database = postmaster(folder);
  first.kill("SIGKILL");
  await first.exit;
  expect(isAlive(database)).toBe(true);
  const second = new ServerProcess({ DATA_DIR: folder });
  expect(await statusOf(await second.ready(), "/health/ready")).toBe(200);
  expect(second.output).toContain("Using the database that is already running");
  expect(readFileSync(path.join(folder, "jwt-secret"), "utf8")).toBe(secret);
  expect(postmaster(folder)).toBe(database);
  await second.end();
  expect(isAlive(database)).toBe(false);
});

test("a server whose launcher has exited stops by itself", async () => {
  const folder = newFolder();
  const server = new ServerProcess({ DATA_DIR: folder });
  await server.ready();
  const database = postmaster(folder);
  server.abandon();
  expect(await server.exit).toEqual({ code: 0, signal: null });
  expect(isAlive(database)).toBe(false);
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

test("during the delay of a stop it serves, and answers load balancers that it is not ready", async () => {
  const server = new ServerProcess({ DATA_DIR: newFolder(), DRAIN_DELAY_MS: "300000" });
  const url = await server.ready();
  server.kill("SIGTERM");
  await server.waitFor(/"stopping"/);
  const ready = await fetch(`${url}/health/ready`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ status: "draining", components: ["server"] });
  expect(await statusOf(url, "/health/live")).toBe(200);
  await server.destroy();
});

test("it drains: running requests are answered, sockets close with 1001, then exit 0", async () => {
  const server = new ServerProcess({ DATA_DIR: newFolder(), DRAIN_DELAY_MS: "0" });
  const url = await server.ready();
  const socket = openSocket(url);
  const request = await halfSent(url);
  await socket.open;

  server.kill("SIGTERM");
  expect(await socket.closed).toBe(1001);
  const answer = await request.finish();
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(answer).toContain("\r\nConnection: close\r\n");
  expect(answer).toContain("Invalid credentials");
  expect(await server.exit).toEqual({ code: 0, signal: null });
});

describe("an unexpected fault of the process", () => {
  test("ends it with 1, and its database at once", async () => {
    const folder = newFolder();
    const server = new ServerProcess({
      DATA_DIR: folder,
      NODE_OPTIONS: `--import ${planted("throw(new(Error)('planted'))")}`,
    });
    await server.ready();
    const database = postmaster(folder);
    server.kill("SIGUSR2");
    expect(await server.exit).toEqual({ code: 1, signal: null });
    expect(server.output).toContain("uncaughtException");
    expect(isAlive(database)).toBe(false);
    expect(databaseLog(folder)).toContain("received immediate shutdown request");
    expect(existsSync(path.join(folder, "instance.lock"))).toBe(false);
  });

  test("that leaves it no time to close anything ends its database too", async () => {
    const folder = newFolder();
    const server = new ServerProcess({ DATA_DIR: folder, NODE_OPTIONS: `--import ${planted("process.exit(3)")}` });
    await server.ready();
    const database = postmaster(folder);
    server.kill("SIGUSR2");
    expect(await server.exit).toEqual({ code: 3, signal: null });
    await eventually(() => !isAlive(database));
    expect(databaseLog(folder)).toContain("received immediate shutdown request");
  });
});

/** A module that runs a statement on SIGUSR2. */
const planted = (statement: string) => `data:text/javascript,process.on('SIGUSR2',()=>{${statement}})`;

const databaseLog = (folder: string) => readFileSync(path.join(folder, "postgres.log"), "utf8");

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
