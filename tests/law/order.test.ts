import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { orderIn } from "./order.ts";
import { FEATURE_ORDER } from "./locations.ts";

test("the order of features is read from the list that builds them", () => {
  const list = `import { aModule } from "a";\nexport const FEATURES = inOrder(bModule)\n  .with(cModule)\n  .with(aModule);`;
  expect(orderIn(list)).toEqual(["b", "c", "a"]);
});

test("every feature of the server is built", () => {
  expect(new Set(FEATURE_ORDER)).toEqual(new Set(readdirSync("server/features")));
});

test("a list that cannot be read is refused, since no file would be checked by it", () => {
  expect(() => orderIn("export const features = [];")).toThrow("cannot be read");
});
