import { ended, followSignals, leave, start as startChild } from "./children.mjs";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { at } from "./root.mjs";

/** Installs and builds what is stale, then runs the server until it ends, and ends with the same code. */
export async function start() {
  followSignals();
  await ensureInstalled();
  if (!(await ensureBuilt())) {
    console.error("\nCommonplace could not be built; the compiler says above why.");
    leave(1);
  }
  const server = startChild(process.execPath, [at("dist/server/main.js")], {
    cwd: process.cwd(),
    // The server's end of the channel closes when this process is killed: then the server stops by itself.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    // These threads hash passwords and draw pictures.
    env: { UV_THREADPOOL_SIZE: "16", ...process.env },
  });
  leave(await ended(server));
}
