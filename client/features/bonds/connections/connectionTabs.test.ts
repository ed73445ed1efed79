import { expect, test } from "vitest";
import { connectionTabOf } from "./connectionTabs.ts";

test("the address names the tab, and without one it is Following", () => {
  expect(connectionTabOf("mutual")).toBe("mutual");
  expect(connectionTabOf(null)).toBe("following");
  expect(connectionTabOf("nonsense")).toBe("following");
});
