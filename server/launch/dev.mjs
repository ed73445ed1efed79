// `npm run dev`: the server from its sources, started again on each change, and Vite in front of it.
import { ended, followSignals, leave, start } from "./children.mjs";
import { ensureInstalled } from "./install.mjs";
import { PROGRAMS } from "./root.mjs";
import { checkNode } from "./version.mjs";

checkNode();
followSignals();
await ensureInstalled();

const server = start(
  process.execPath,
  [PROGRAMS.tsx, "watch", "--clear-screen=false", "--conditions=source", "server/main.ts"],
  {
    stdio: ["inherit", "pipe", "inherit"],
    env: { UV_THREADPOOL_SIZE: "16", ...process.env },
  },
);
const log = start(process.execPath, [PROGRAMS.prettyLog, "--ignore", "pid"], { stdio: ["pipe", "inherit", "inherit"] });
server.stdout.pipe(log.stdin);
const client = start(process.execPath, [PROGRAMS.vite, "-c", "client/vite.config.ts"]);

const ends = [ended(server), ended(client), ended(log)];
const code = await Promise.race(ends);
server.kill("SIGTERM");
client.kill("SIGTERM");
await Promise.all(ends);
leave(code);
