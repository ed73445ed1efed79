// `npm run dev`: runs the server from its sources with a restart on each change, and Vite before it.
import fs from "node:fs";
import { pathToFileURL } from "node:url";
import { ended, followSignals, isStopping, leave, runNode, start } from "./children.mjs";
import { ensureInstalled } from "./install.mjs";
import { at, FROM_SOURCE, PROGRAMS } from "./root.mjs";
import { checkNode } from "./version.mjs";

checkNode();
followSignals();
await ensureInstalled();

const { default: pretty } = await import(pathToFileURL(at("node_modules/pino-pretty/index.js")).href);
const log = pretty({ ignore: "pid", destination: 1 });
// The explorer of the schema is a page of the server, which changes rarely: it is built once.
if (!fs.existsSync(at("dist/explorer/explorer.js")))
  await runNode([PROGRAMS.vite, "build", "-c", "client/explorer/vite.config.ts", "--logLevel", "warn"]);
const client = start(process.execPath, [PROGRAMS.vite, "-c", "client/vite.config.ts"]);

let server = startServer();
fs.watch(at("server"), { recursive: true }, (_event, name) => {
  if (name?.endsWith(".ts") && !name.endsWith(".test.ts")) restartSoon();
});

await ended(client);
server.kill("SIGTERM");
await ended(server);
leave(0);

function startServer() {
  const child = start(process.execPath, [...FROM_SOURCE, "server/main.ts"], {
    // The server's end of the channel closes when this process is killed: then it stops by itself.
    stdio: ["inherit", "pipe", "inherit", "ipc"],
    env: { UV_THREADPOOL_SIZE: "16", ...process.env },
  });
  child.stdout.pipe(log, { end: false });
  return child;
}

/** Editors write several files at once, so the restart follows a moment of quiet. */
function restartSoon() {
  clearTimeout(restartSoon.timer);
  restartSoon.timer = setTimeout(() => void restart(), 100);
}

/** The schema and its types follow the server, and Vite checks the client against them. */
async function restart() {
  server.kill("SIGTERM");
  await ended(server);
  if (isStopping()) return;
  server = startServer();
  start(process.execPath, [...FROM_SOURCE, "server/app/emitSchema.ts"]);
}
