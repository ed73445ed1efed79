// `npm run sbom`: writes what the product consists of, each package with its version, licence and checksum, as
// CycloneDX. It reads the installation and needs no network.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { ensureInstalled, npmCommand } from "./install.mjs";
import { at, root } from "./root.mjs";

const FILE = at("dist", "sbom.cdx.json");

await ensureInstalled();
const { program, args, options } = npmCommand(["sbom", "--sbom-format=cyclonedx", "--omit=dev", "--offline"]);
const { status, stdout, stderr } = spawnSync(program, args, {
  ...options,
  cwd: root,
  encoding: "utf8",
  maxBuffer: 2 ** 28,
});
if (status !== 0) {
  console.error(`The list could not be made. It needs npm 10 or newer.\n${stderr}`);
  process.exit(1);
}
const { components } = JSON.parse(stdout);
fs.mkdirSync(at("dist"), { recursive: true });
fs.writeFileSync(FILE, stdout);
console.log(`${components.length} packages are listed in ${FILE}`);
