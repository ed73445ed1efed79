import path from "node:path";
import { generate, loadContext } from "@graphql-codegen/cli";
import type { Plugin } from "vite";

/** Generates client/gql again in development when a document or schema.graphql changes, in some 50 ms. */
export function codegen(root: string): Plugin {
  const run = async () => {
    const context = await loadContext(path.join(root, "codegen.ts"));
    // oxlint-disable-next-line typescript/no-misused-spread -- a plain object at run time
    await generate({ ...context.getConfig(), cwd: root, silent: true }, true);
  };
  return {
    name: "commonplace:codegen",
    apply: "serve",
    async configureServer(server) {
      if (process.env["VITEST"]) return;
      const safely = () => run().catch((error: unknown) => server.config.logger.error(`codegen: ${String(error)}`));
      await safely();
      const schema = path.join(root, "schema.graphql");
      server.watcher.add(schema);
      let timer: NodeJS.Timeout | undefined;
      server.watcher.on("all", (_event, file) => {
        if (file.includes(`${path.sep}gql${path.sep}`) || !(file === schema || /\.tsx?$/.test(file))) return;
        clearTimeout(timer);
        timer = setTimeout(() => void safely(), 30);
      });
    },
  };
}
