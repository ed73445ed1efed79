import path from "node:path";
import { defineConfig, type Plugin } from "vite";

const root = path.resolve(import.meta.dirname, "..");
const compiled = path.join(root, "dist/server");

/**
 * Bundles the compiled server into a few files: reading thousands of them was most of what a start took. Native
 * packages stay where they are installed, and so does whatever has its name at run time only. Nothing is shortened, so
 * that stack traces stay readable.
 */
export default defineConfig({
  root,
  plugins: [oneGraphql()],
  resolve: { conditions: ["node"] },
  ssr: { noExternal: true, external: ["sharp", "@node-rs/argon2"], resolve: { conditions: ["node"] } },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    ssr: true,
    outDir: path.join(root, "dist/bundle"),
    emptyOutDir: true,
    target: "node20.19",
    rolldownOptions: {
      // Videos are measured, the demo community is loaded, and backups are made in processes of their own.
      input: ["main", "seed", "backup", "restore", "platform/media/measuring"].map((name) =>
        path.join(compiled, `${name}.js`),
      ),
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});

/** Resolves graphql to its ES modules for packages of either kind: of two copies, neither knows the other's objects. */
function oneGraphql(): Plugin {
  return {
    name: "one-graphql",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!/^graphql(\/|$)/.test(source)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: resolved.id.replace(/\.js$/, ".mjs") };
    },
  };
}
