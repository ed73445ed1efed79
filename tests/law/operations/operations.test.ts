import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { variables } from "#server/app/config/config.variables";
import { Metrics } from "#server/platform/observe/metrics";

const page = readFileSync("docs/operations.md", "utf8");
const scripts = (JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> }).scripts;

const codes = [...page.replaceAll(/^```[^]*?^```/gm, "").matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);

test("the operators' page explains every metric, and no metric that does not exist", async () => {
  const metrics = await new Metrics().registry.getMetricsAsJSON();
  const own = [
    ...metrics.map(({ name }) => name).filter((name) => !/^(process|nodejs)_/.test(name)),
    ...watchedMetrics(),
  ];
  const explained = [...page.matchAll(/^\| `([a-z_]+)` +\|/gm)].map(([, name = ""]) => name);
  expect(explained.toSorted()).toEqual(own.toSorted());
});

test("the operators' page names settings, commands and files that exist", () => {
  const settings = new Set(Object.keys(variables(true).shape));
  const named = codes.flatMap((code) => code.match(/\b[A-Z]+_[A-Z_0-9]+\b/g) ?? []);
  const elsewhere = ["NODE_ENV", "POSTGRES_PASSWORD", "POSTGRES_ADMIN_PASSWORD", "APP_MEMORY", "POSTGRES_MEMORY"];
  const known = new Set([...settings, ...elsewhere, "REDIS_MEMORY", "ON_ERROR_STOP"]);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  const commands = [...page.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const files = codes.filter((code) => /^(tests|docker|docs|server)\/[\w./-]+$/.test(code));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

/** The figures that other parts of the server measure whenever somebody reads them. */
function watchedMetrics(): string[] {
  const files = readdirSync("server", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const texts = files.map((file) => readFileSync(`server/${file}`, "utf8"));
  return texts.flatMap((text) => [...text.matchAll(/\bmetrics\.watch\(\s*"(\w+)"/g)].map(([, name = ""]) => name));
}
