import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = /\.(?:js|css|svg|json|txt)$/;
/** Compression of a file with fewer bytes than this saves nothing. */
const WORTHWHILE = 512;

/**
 * Writes .br and .gz beside the assets, so that the server compresses nothing while it answers.
 * @param quality that of Brotli; the best one takes half a minute for five megabytes.
 */
export function compress(quality: number = constants.BROTLI_MAX_QUALITY): Plugin {
  return {
    name: "commonplace:compress",
    apply: "build",
    async writeBundle({ dir = "." }, bundle) {
      await Promise.all(
        Object.keys(bundle)
          .filter((name) => TEXT.test(name) && !name.startsWith(".vite/"))
          .map((name) => pack(path.join(dir, name), quality)),
      );
    },
  };
}

async function pack(file: string, quality: number): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTHWHILE) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
