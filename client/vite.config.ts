import path from "node:path";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { articles } from "#client/build/articles.ts";
import { chunkFileName, chunkGroups } from "#client/build/chunks.ts";
import { codegen } from "#client/build/codegen.ts";
import { compress } from "#client/build/compress.ts";
import { documents } from "#client/build/documents.ts";
import { emoji } from "#client/build/emoji.ts";
import { icons } from "#client/build/icons.ts";
import { preloadFont } from "#client/build/preloadFont.ts";
import { preloadScreens } from "#client/build/preloadScreens.ts";
import { serviceWorker } from "#client/build/serviceWorker.ts";
import { themeStyles } from "#client/build/themeStyles.ts";
import { unusedComponents, WITHOUT_SIDE_EFFECTS } from "#client/build/unusedComponents.ts";

const root = path.resolve(import.meta.dirname, "..");
const server = `http://localhost:${process.env["PORT"] ?? 4000}`;

/** Bundlers get only the development build of react-router by its entry; the build without warnings is beside it. */
const productionRouter = [
  { find: /^react-router$/, replacement: path.join(root, "node_modules/react-router/dist/production/index.mjs") },
  {
    find: /^react-router\/dom$/,
    replacement: path.join(root, "node_modules/react-router/dist/production/dom-export.mjs"),
  },
];

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    codegen(root),
    documents(path.join(root, "client/gql")),
    themeStyles(),
    unusedComponents(),
    articles(),
    emoji(),
    icons(root),
    react({ jsxImportSource: "@emotion/react" }),
    preloadFont(),
    preloadScreens(),
    serviceWorker(import.meta.dirname),
    compress(),
  ],
  resolve: {
    // "source": the client reads shared rules from their sources. "es2015": rxjs without a runtime for classes, which
    // every browser has had for ten years.
    conditions: ["source", "es2015", ...defaultClientConditions],
    alias: command === "build" ? productionRouter : [],
  },
  build: {
    outDir: path.join(root, "dist/client"),
    emptyOutDir: true,
    manifest: true,
    target: "baseline-widely-available",
    // Fonts and pictures stay files of their own: the page's policy refuses a data: font.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: WITHOUT_SIDE_EFFECTS, sideEffects: false }] },
      output: { chunkFileNames: chunkFileName, codeSplitting: { groups: chunkGroups(root) } },
    },
  },
  server: {
    port: Number(process.env["VITE_PORT"] ?? 5173),
    strictPort: true,
    // The bare `/api` is a screen; the calls begin below it.
    proxy: { "/graphql": { target: server, ws: true }, "^/api/.": server, "/media": server, "/downloads": server },
  },
}));
