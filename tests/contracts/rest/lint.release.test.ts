import { expect, test } from "vitest";
import { packages } from "#tests/contracts/packages";
import { describedApi } from "./describedApi.ts";

interface Finding {
  code: string | number;
  path: (string | number)[];
  message: string;
  severity: number;
}
interface Linter {
  setRuleset(ruleset: object): void;
  run(document: object): Promise<Finding[]>;
}

const { Spectral } = packages.load<{ Spectral: new () => Linter }>("@stoplight/spectral-core");
const { oas } = packages.load<{ oas: object }>("@stoplight/spectral-rulesets");

const WARN = 1;

/** Returns what the linter says about a description: errors and warnings. */
async function findingsIn(description: object): Promise<string[]> {
  const linter = new Spectral();
  linter.setRuleset({ extends: [[oas, "recommended"]], rules: { "tag-description": "warn" } });
  const findings = await linter.run(description);
  return findings
    .filter(({ severity }) => severity <= WARN)
    .map(({ code, path, message }) => `${code} ${path.join("/")}: ${message}`);
}

test("Spectral finds nothing in the description", async () => {
  expect(await findingsIn(describedApi())).toEqual([]);
});

test("Spectral would find a call without a description, a tag without one, and an example that does not match", async () => {
  const api = describedApi();
  const login = api.paths["/auth/login"]?.["post"] as { description?: string; requestBody: { content: object } };
  delete login.description;
  Object.assign(login.requestBody.content, { "application/json": { schema: { type: "integer" }, example: "no" } });
  const [tag] = api.tags;
  if (tag) tag.description = "";
  const codes = (await findingsIn(api)).map((one) => one.split(" ")[0]);
  expect(codes).toEqual(
    expect.arrayContaining(["operation-description", "tag-description", "oas3-valid-media-example"]),
  );
});
