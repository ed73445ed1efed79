import { existsSync } from "node:fs";
import path from "node:path";

/** The folder of the checkout, for the sources and the build alike. */
export const root = (() => {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, "package.json")) && folder !== path.dirname(folder))
    folder = path.dirname(folder);
  return folder;
})();
