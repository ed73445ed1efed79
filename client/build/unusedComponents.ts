import type { Plugin } from "vite";

/** Statements that only give a component or function the name that developer tools show. */
const NAME = /^[ \t]*(?:[\w$]+\.displayName = "[^"]*"|__name\([\w$]+, "[^"]*"\));$/gm;
const COMPONENT = /^((?:export )?(?:var|let|const) [\w$]+ = )(React\w*\.(?:forwardRef|createContext|memo)\()/gm;

/**
 * Lets the bundler drop the parts of packages that nothing of ours uses, such as the router's `Form`. A call counts as a
 * side effect until it is marked as pure, and so does a statement that only names what it made.
 */
export function unusedComponents(): Plugin {
  return {
    name: "commonplace:unused-components",
    apply: "build",
    transform: {
      filter: { id: /[\\/]node_modules[\\/](?:react-router|@radix-ui)[\\/]/ },
      handler: (code) => ({ code: withPureComponents(code), map: null }),
    },
  };
}

/**
 * Packages that only export: the bundler drops them where nothing uses their exports. Emotion imports them for
 * `withTheme`, which nothing of ours calls.
 */
export const WITHOUT_SIDE_EFFECTS = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/;

/** Marks components that are made at the top level of a module as pure, and drops the statements that only name them. */
export const withPureComponents = (code: string): string =>
  code.replace(NAME, "").replace(COMPONENT, "$1/* @__PURE__ */ $2");
