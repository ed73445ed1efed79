import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const IMPORT = /^import \{([^}]*)\} from "lucide-react";$/m;
const EXPORT = /^export \{ (.*) \} from '\.\/icons\/([\w-]+)\.mjs';$/gm;

/**
 * In builds, replaces the imports of icons with one of each icon's own module. The package exports all icons from one
 * file, which hides from the bundler which screen needs which icon: it would make a file of each set of icons that some
 * screens share, and the home page would request ten of them.
 */
export function icons(root: string): Plugin {
  let files = new Map<string, string>();
  return {
    name: "commonplace:icons",
    apply: "build",
    enforce: "pre",
    buildStart() {
      files = iconFiles(readFileSync(path.join(root, "node_modules/lucide-react/dist/esm/lucide-react.mjs"), "utf8"));
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !IMPORT.test(code)) return null;
      return { code: withOwnModules(code, files), map: null };
    },
  };
}

/** Returns the file of each icon by all of its names. */
export function iconFiles(packageText: string): Map<string, string> {
  return new Map(
    [...packageText.matchAll(EXPORT)].flatMap(([, names = "", file = ""]) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = ""]) => [name, file] as const),
    ),
  );
}

/** Replaces the import of icons in a source. Types stay. @throws Error for an icon that the package does not have. */
export function withOwnModules(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(IMPORT, (_import, names: string) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "")
      .map((name) => {
        if (name.startsWith("type ")) return `import { ${name} } from "lucide-react";`;
        const [icon = "", local = icon] = name.split(" as ");
        const file = files.get(icon);
        if (file === undefined) throw new Error(`lucide-react has no icon ${icon}.`);
        return `import ${local} from "lucide-react/icons/${file}";`;
      })
      .join(" "),
  );
}
