import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { steadyPort } from "#server/db/embedded/steadyPort";
import { eventually } from "#tests/kit/eventually";

const PROGRAM = process.env["PGBOUNCER"] ?? "pgbouncer";

export const hasPgBouncer = spawnSync(PROGRAM, ["--version"], { stdio: "ignore", timeout: 10_000 }).status === 0;

if (!hasPgBouncer) process.stderr.write("Left out: tests of PgBouncer. There is no pgbouncer (PGBOUNCER names one).\n");

/** A pooler in front of a database, which gives each transaction a connection of its own. */
export interface Pooler {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts PgBouncer in front of a database, with settings that differ from its defaults. */
export async function startPgBouncer(databaseUrl: string, settings: Record<string, string> = {}): Promise<Pooler> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "commonplace-pgbouncer-"));
  await chmod(folder, 0o755);
  const target = new URL(databaseUrl);
  const database = target.pathname.slice(1);
  const [user, password] = [decodeURIComponent(target.username), decodeURIComponent(target.password)];
  const port = await steadyPort();
  const file = path.join(folder, "pgbouncer.ini");
  const lines = {
    listen_addr: "127.0.0.1",
    listen_port: port,
    unix_socket_dir: "",
    auth_type: "plain",
    auth_file: path.join(folder, "users.txt"),
    pool_mode: "transaction",
    default_pool_size: 20,
    ...settings,
  };
  await writeFile(path.join(folder, "users.txt"), `"${user}" "${password}"\n`);
  await writeFile(
    file,
    `[databases]\n${database} = host=${target.hostname} port=${target.port} dbname=${database} user=${user} password=${password}\n` +
      `[pgbouncer]\n${Object.entries(lines)
        .map(([name, value]) => `${name} = ${value}`)
        .join("\n")}\n`,
  );
  const child = spawn(PROGRAM, [...(process.getuid?.() === 0 ? ["-u", "nobody"] : []), file], { stdio: "ignore" });
  const url = new URL(databaseUrl);
  url.port = String(port);
  await eventually(() => canConnect(port));
  return { url: url.href, stop: () => end(child, folder) };
}

async function end(child: ChildProcess, folder: string): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
  await rm(folder, { recursive: true, force: true });
}

const canConnect = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, "127.0.0.1");
    socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });
