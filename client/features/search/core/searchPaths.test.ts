import { expect, test } from "vitest";
import { queryIn } from "./searchPaths.ts";

test.each([
  ["q=solar", "solar"],
  ["query=solar&kind=people", "solar"],
  ["query=wind&q=solar", "solar"],
  ["kind=people", ""],
])("the address %s asks for %o", (address, query) => {
  expect(queryIn(new URLSearchParams(address))).toBe(query);
});
