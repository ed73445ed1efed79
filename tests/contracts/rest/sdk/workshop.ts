import { spawn } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { packages } from "#tests/contracts/packages";

const PROGRAMS = path.join(import.meta.dirname, "programs");
const MODULES = path.join(import.meta.dirname, "../../packages/node_modules");
const ROOT = path.join(import.meta.dirname, "../../../..");

interface Outcome {
  status: number | null;
  output: string;
}

/** A folder in which the author of a client generates, compiles and runs it. */
export class Workshop {
  private constructor(readonly folder: string) {}

  static async open(): Promise<Workshop> {
    const folder = await mkdtemp(path.join(os.tmpdir(), "commonplace-sdk-"));
    await symlink(MODULES, path.join(folder, "node_modules"));
    await mkdir(path.join(folder, "generated"));
    await copyFile(path.join(PROGRAMS, "settings.ts"), path.join(folder, "settings.ts"));
    await writeFile(path.join(folder, "package.json"), JSON.stringify({ type: "module" }));
    return new Workshop(folder);
  }

  /** Generates types by openapi-typescript, with blobs for files as its documentation has it. */
  async generateTypes(description: object): Promise<void> {
    const { default: openapiTS, astToString } = (await import(urlOf("openapi-typescript"))) as {
      default(input: object, options: object): Promise<unknown>;
      astToString(ast: unknown): string;
    };
    const { factory } = packages.load<{ factory: { createTypeReferenceNode(name: string): unknown } }>("typescript");
    const blob = factory.createTypeReferenceNode("Blob");
    const transform = ({ format }: { format?: string }) => (format === "binary" ? blob : undefined);
    const text = astToString(await openapiTS(description, { transform }));
    await writeFile(path.join(this.folder, "generated/schema.ts"), text);
  }

  /** Generates a client by hey-api. */
  async generateClient(description: object): Promise<void> {
    const { createClient } = (await import(urlOf("@hey-api/openapi-ts/package.json", "./dist/index.mjs"))) as {
      createClient(options: object): Promise<unknown>;
    };
    const output = path.join(this.folder, "generated");
    await createClient({ input: description, output, plugins: ["@hey-api/client-fetch"], logs: { level: "silent" } });
  }

  /** Compiles a program with every check of TypeScript that is strict. */
  async compile(program: string): Promise<Outcome> {
    await copyFile(path.join(PROGRAMS, program), path.join(this.folder, program));
    const config = path.join(this.folder, "tsconfig.json");
    await writeFile(config, JSON.stringify({ compilerOptions: STRICT, files: [program] }));
    return run(process.execPath, [packages.fileOf("typescript/bin/tsc"), "-p", config], this.folder);
  }

  /** Runs a compiled program. */
  run(program: string, ...args: string[]): Promise<Outcome> {
    return run(process.execPath, ["--import", "tsx", path.join(this.folder, program), ...args], ROOT);
  }

  close(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}

/** Returns the address of a package for `import()`; one that only exports modules is found by a file beside another. */
const urlOf = (name: string, beside = "") => new URL(beside, pathToFileURL(packages.fileOf(name))).href;

const STRICT = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  skipLibCheck: false,
  target: "ES2022",
  module: "ESNext",
  moduleResolution: "bundler",
  lib: ["ES2022", "DOM", "DOM.Iterable"],
  types: [],
};

function run(command: string, args: string[], cwd: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (output += data.toString()));
    child.on("error", reject);
    child.on("close", (status) => resolve({ status, output }));
  });
}
