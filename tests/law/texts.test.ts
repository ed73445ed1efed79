import { expect, test } from "vitest";
import { paragraphsOf, textsOf } from "./texts.ts";

const linesOf = (source: string) =>
  textsOf("client/Card.tsx", source).map(({ at, text }) => `${at.split(":")[1]} ${text}`);

test.each([
  ["const view = <p>Post</p>;", ["1 Post"]],
  ["const view = <p>\n  Hello, {name}!\n</p>;", ["1 Hello,"]],
  ['const view = <Button label="Send" className="Wide button" />;', ["1 Send"]],
  ['const view = <Button label={isSent ? "Sent" : "Send"} />;', ["1 Sent", "1 Send"]],
  ["const text = `${count} people like this.`;", ["1 … people like this."]],
  ['const text =\n  "A long sentence that " +\n  "goes on.";', ["2 A long sentence that goes on."]],
  ['throw new DomainError("NOT_FOUND", "This post could not be found.");', ["1 This post could not be found."]],
  ['@Field(() => String, { description: "The name" })\nclass A {}', ["1 The name"]],
])("the list of texts has those of %s", (source, texts) => {
  expect(linesOf(source)).toEqual(texts);
});

test.each([
  'import { a } from "./Some file.ts";',
  'const path = "/auth/login";',
  'const kind = "posts";',
  "const rows = sql`Select everything from posts.`;",
  "const style = css`Color: red.`;",
  'const type = "image/png";',
])("the list of texts leaves out code: %s", (source) => {
  expect(linesOf(source)).toEqual([]);
});

test("the list of texts has the paragraphs of a page", () => {
  expect(paragraphsOf("client/pages/info/about.md", "# About\n\nWe are here.\n")).toEqual([
    { at: "client/pages/info/about.md:1", text: "# About" },
    { at: "client/pages/info/about.md:3", text: "We are here." },
  ]);
});
