import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Plugin, transformWithOxc } from "vite";

const FILE = "sw.js";

/** Builds the service worker as a file of its own at the top of the site, whose every page it may then serve. */
export function serviceWorker(client: string): Plugin {
  const source = path.join(client, "worker/sw.ts");
  return {
    name: "commonplace:service-worker",
    buildStart() {
      if (this.meta.watchMode || this.environment.mode !== "build") return;
      this.emitFile({ type: "chunk", id: source, fileName: FILE });
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_req, res, next) => {
        readFile(source, "utf8")
          .then((text) => transformWithOxc(text, source))
          .then(({ code }) => res.setHeader("Content-Type", "text/javascript").end(code))
          .catch(next);
      });
    },
  };
}
