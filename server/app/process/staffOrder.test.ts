import { expect, test } from "vitest";
import { orderOf } from "./staffOrder.ts";

test("an operator gives a role, takes it away, and lists who has one", () => {
  expect(orderOf(["--grant", "ada"])).toEqual({ list: false, username: "ada", role: "admin" });
  expect(orderOf(["--grant", "ada", "--role", "moderator"])).toEqual({
    list: false,
    username: "ada",
    role: "moderator",
  });
  expect(orderOf(["--revoke", "ada"])).toEqual({ list: false, username: "ada", role: "member" });
  expect(orderOf(["--list"])).toEqual({ list: true });
});

test.each([
  [],
  ["--grant"],
  ["--grant", "--list"],
  ["--grant", "ada", "--role"],
  ["--grant", "ada", "--role", "owner"],
  ["--grant", "ada", "--role", "admin", "now"],
  ["--revoke", "ada", "now"],
  ["--list", "all"],
  ["ada"],
])("what the usage does not name is no order: %s %s %s %s %s", (...words) => {
  expect(orderOf(words)).toBeNull();
});
