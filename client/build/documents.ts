import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";

const CALL = /\bgraphql\(\s*(?:\/\*[^*]*\*\/\s*)?`([^`]*)`,?\s*\)/g;
const IMPORT = /^import \{ graphql \} from "#client\/gql\/gql\.ts";?$/m;
const NAME = /\b(query|mutation|subscription|fragment)\s+(\w+)/;
const GENERATED = /^export const (\w+) = (\{.*\}) as unknown as DocumentNode</gm;
const PREFIX = "virtual:document/";

/**
 * In builds, replaces each `graphql(…)` call with an import of exactly that document, one module each. So a screen's
 * chunk contains its own documents, and the map of all documents, which `graphql` reads in development, is left out.
 */
export function documents(gql: string): Plugin {
  let known: Promise<Map<string, Generated>> | undefined;
  return {
    name: "commonplace:documents",
    apply: "build",
    enforce: "pre",
    buildStart() {
      known = generated(path.join(gql, "graphql.ts"));
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.startsWith(gql) || !IMPORT.test(code)) return null;
      const imports: string[] = [];
      const replaced = code.replace(IMPORT, "").replace(CALL, (_call, text: string) => {
        const name = NAME.exec(text)?.[2];
        if (name === undefined) this.error(`A document in ${id} has no name.`);
        const local = `document_${imports.length}`;
        imports.push(`import ${local} from "${PREFIX}${name}";`);
        return local;
      });
      // Imports are hoisted, so they may come at the end, where they move no line of the source.
      return { code: `${replaced}\n${imports.join("\n")}\n`, map: null };
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const document = (await known)?.get(name);
      if (document === undefined) this.error(`codegen has made no document called ${name}; run it again.`);
      return { code: documentModule(document), moduleSideEffects: false };
    },
  };
}

/** A document as codegen writes it: its own definition comes first, then those of the fragments that it needs. */
interface Generated {
  definitions: [Definition, ...Definition[]];
  [more: string]: unknown;
}

interface Definition {
  name: { value: string };
}

/**
 * Returns the module of a document. It imports the definitions of its fragments from their modules: the query of a
 * page and the cards on it have the same ones, and each was in two files that the home page loads first.
 */
export function documentModule({ definitions: [own, ...fragments], ...more }: Generated): string {
  const imports = fragments.map(
    ({ name }, index) => `import { definition as fragment_${index} } from "${PREFIX}${name.value}";\n`,
  );
  const all = ["definition", ...fragments.map((_, index) => `fragment_${index}`)].join(", ");
  const rest = Object.entries(more).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  // The browser parses a JSON text faster than the same expression, and its quoted form is smaller.
  return `${imports.join("")}export const definition = JSON.parse(${JSON.stringify(JSON.stringify(own))});
export default { ${rest.join(", ")}, definitions: [${all}] };
`;
}

/** Reads each generated document by the name of its operation or fragment. */
async function generated(file: string): Promise<Map<string, Generated>> {
  const source = await readFile(file, "utf8");
  return new Map(
    [...source.matchAll(GENERATED)].map(([, , json = ""]) => {
      const document = JSON.parse(json) as Generated;
      return [document.definitions[0].name.value, document];
    }),
  );
}
