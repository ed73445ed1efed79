import { describe, expect, test } from "vitest";
import { withPureComponents } from "./unusedComponents.ts";

describe("parts of packages that nothing uses can be dropped", () => {
  test("a component that only names itself has no side effect left", () => {
    const code = [
      "var Form = React10.forwardRef(",
      "  (props, ref) => null",
      ");",
      'Form.displayName = "Form";',
      "function createCollection2(name) {",
      "  function useItems() {}",
      '  __name(useItems, "useItems");',
      "}",
      '__name(createCollection2, "createCollection");',
    ].join("\n");
    expect(withPureComponents(code).split("\n").filter(Boolean)).toEqual([
      "var Form = /* @__PURE__ */ React10.forwardRef(",
      "  (props, ref) => null",
      ");",
      "function createCollection2(name) {",
      "  function useItems() {}",
      "}",
    ]);
  });

  test("what has an effect stays", () => {
    const code = ['window.title = "Form";', "React.startTransition(() => {});", "const named = __name(() => {});"].join(
      "\n",
    );
    expect(withPureComponents(code)).toBe(code);
  });
});
