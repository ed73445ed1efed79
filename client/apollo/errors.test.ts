import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { describe, expect, test, vi } from "vitest";
import { fieldErrorsOf, textOf } from "./errorText.ts";
import { codeOf, messageOf } from "./errors.ts";

describe("the text of an error", () => {
  test("is the server's message", () => {
    expect(textOf({ message: "Invalid credentials", errors: { login: ["No"] } })).toBe("Invalid credentials");
  });

  test("else the joined field messages", () => {
    const errors = { name: ["Name is required"], email: ["Email is required", "Really"] };
    expect(textOf({ message: " ", errors })).toBe("Name is required, Email is required, Really");
  });

  test("else the general sentence", () => {
    expect(textOf({})).toBe("An unexpected error occurred");
    expect(textOf({ message: 7, errors: "broken" })).toBe("An unexpected error occurred");
  });

  test("is that the device is offline, while it is", () => {
    const offline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(messageOf(new TypeError("fetch failed"), "Failed to load posts")).toMatch(/^You're offline\./);
    offline.mockReturnValue(true);
    expect(messageOf(new TypeError("fetch failed"), "Failed to load posts")).toBe("Failed to load posts");
    offline.mockRestore();
  });

  test("is the same for GraphQL", () => {
    const error = new CombinedGraphQLErrors({
      errors: [
        { message: "", extensions: { code: "BAD_USER_INPUT", fields: { content: ["Please write a comment"] } } },
      ],
    });
    expect(messageOf(error)).toBe("Please write a comment");
    expect(codeOf(error)).toBe("BAD_USER_INPUT");
    expect(messageOf(new TypeError("fetch failed"))).toBe("An unexpected error occurred");
  });
});

test("only lists of strings count as field messages", () => {
  expect(fieldErrorsOf({ name: ["a", 1], email: "b", age: [2] })).toEqual({ name: ["a"], email: ["b"] });
  expect(fieldErrorsOf(null)).toEqual({});
});
