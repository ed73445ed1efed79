import { expect, test } from "vitest";
import { documentModule } from "./documents.ts";

const definition = (value: string) => ({ kind: "FragmentDefinition", name: { value } });

test("a document imports the definitions of its fragments, and has only its own", () => {
  const code = documentModule({
    kind: "Document",
    definitions: [definition("Card_post"), definition("Person_user")],
    __meta__: { hash: "abc" },
  });
  expect(code).toContain('import { definition as fragment_0 } from "virtual:document/Person_user";');
  expect(code).toContain("definitions: [definition, fragment_0]");
  expect(code).toContain('__meta__: {"hash":"abc"}');
  expect(code.match(/FragmentDefinition/g)).toHaveLength(1);
});
