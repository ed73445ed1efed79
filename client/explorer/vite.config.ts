import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compress } from "#client/build/compress.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** Developers load it once; every build would wait for the last few percent. */
const QUALITY = 6;

/**
 * Builds the explorer of the schema, a page of the server beside the client: its editor is larger than the whole client,
 * and its style sheets are not the theme's, so that neither shares a file with the other.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: "/graphql/explorer/",
  plugins: [react({ jsxImportSource: "@emotion/react" }), compress(QUALITY)],
  build: {
    outDir: path.join(root, "dist/explorer"),
    emptyOutDir: true,
    target: "baseline-widely-available",
    reportCompressedSize: false,
    // The editor is one large library, which only this page loads.
    chunkSizeWarningLimit: 8_000,
    rolldownOptions: {
      input: path.join(import.meta.dirname, "main.tsx"),
      output: {
        entryFileNames: "explorer.js",
        chunkFileNames: "assets/[name]-[hash].js",
        assetFileNames: "assets/[name]-[hash][extname]",
      },
    },
  },
});
