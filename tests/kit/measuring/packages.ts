import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** Packages with a package.json of their own, so that nobody installs them who does not measure. */
export class Packages {
  private readonly find: NodeJS.Require;

  constructor(private readonly folder: string) {
    this.find = createRequire(path.join(folder, "package.json"));
  }

  /**
   * Installs them if their lock file is not the one of the last installation.
   * @param what their names in the message to whoever waits.
   * @throws Error if they cannot be installed.
   */
  install(what: string): void {
    const mark = path.join(this.folder, "node_modules/.installed-from");
    const lock = readFileSync(path.join(this.folder, "package-lock.json"), "utf8");
    if (existsSync(mark) && readFileSync(mark, "utf8") === lock) return;
    process.stdout.write(`Installing ${what}\n`);
    // PostGraphile wants a newer Node, and runs on ours with `tests/bench/peers/promises.ts`.
    const options = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--engine-strict=false"];
    const { status } = spawnSync("npm", options, { cwd: this.folder, stdio: "inherit" });
    if (status !== 0) throw new Error(`Not installed: ${what}.`);
    writeFileSync(mark, lock);
  }

  /** Loads one of them. The caller says what it uses of it, because its types are not installed either. */
  load<Exports>(name: string): Exports {
    return this.find(name) as Exports;
  }

  /** Returns the file of one that is an ECMAScript module, for `import()`. */
  fileOf(name: string): string {
    return this.find.resolve(name);
  }
}
