import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import net from "node:net";
import { steadyPort } from "#server/db/embedded/steadyPort";
import { eventually } from "./eventually.ts";

const PROGRAM = process.env["REDIS_SERVER"] ?? "redis-server";

/** Whether a Redis can run here; where it cannot, the tests that need one report that and are skipped. */
export const redisIsHere = spawnSync(PROGRAM, ["--version"], { stdio: "ignore" }).status === 0;
if (!redisIsHere)
  process.stderr.write("Left out: tests of Redis. There is no redis-server (REDIS_SERVER names one).\n");

/** A Redis for one test, which can be killed and started again at the same address. */
export class RedisServer {
  #child: ChildProcess | null = null;

  private constructor(private readonly port: number) {}

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await steadyPort());
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const options = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", "/tmp"];
    this.#child = spawn(PROGRAM, ["--port", String(this.port), ...options], { stdio: "ignore" });
    await eventually(() => answers(this.port));
  }

  /** Cuts the connections of clients that listen, or of those that send commands; the clients connect again. */
  async cut(kind: "pubsub" | "normal"): Promise<void> {
    const socket = net.connect(this.port, "127.0.0.1");
    await once(socket, "connect");
    socket.write(`CLIENT KILL TYPE ${kind}\r\n`);
    await once(socket, "data");
    socket.destroy();
  }

  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
