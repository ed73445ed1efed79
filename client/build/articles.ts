import { lexer } from "marked";
import type { Token, Tokens } from "marked";
import type { Plugin } from "vite";
import type { Article, Block, Inline } from "#client/pages/info/article.ts";

/**
 * Converts a markdown file to a module that exports its `article` as data. So the browser needs neither a parser nor
 * trusted HTML, and a text that uses markup which the pages cannot render fails the build.
 */
export function articles(): Plugin {
  return {
    name: "commonplace:articles",
    transform(code, id) {
      if (!id.endsWith(".md")) return null;
      // The browser parses a JSON text faster than the same expression.
      const json = JSON.stringify(toArticle(code));
      return {
        code: `export const article = JSON.parse(${JSON.stringify(json)});`,
        map: null,
        moduleSideEffects: false,
      };
    },
  };
}

const FILE = /^---\n([^]*?)\n---\n([^]*)$/;

/** Parses an article. @throws Error when the text is no article. */
export function toArticle(markdown: string): Article {
  const [, front, body] = FILE.exec(markdown) ?? [];
  if (front === undefined || body === undefined)
    throw new Error("An article begins with its title between two lines of dashes.");
  const frontMatter = new Map(
    front.split("\n").map((line) => [line.split(":", 1)[0], line.replace(/^[^:]*:\s*/, "").trim()]),
  );
  const field = (name: string): string => {
    const value = frontMatter.get(name);
    if (!value) throw new Error(`The article does not say its ${name}.`);
    return value;
  };
  return {
    title: field("title"),
    summary: field("summary"),
    updated: field("updated"),
    blocks: lexer(body)
      .filter(({ type }) => type !== "space")
      .map(toBlock),
  };
}

function toBlock(token: Token): Block {
  switch (token.type) {
    case "heading":
      if (token["depth"] !== 2) throw new Error("An article has headings of the second level only.");
      return { kind: "heading", id: slugOf(token["text"]), text: token["text"] };
    case "paragraph":
      return { kind: "paragraph", content: inlines(token.tokens) };
    case "list":
      return { kind: "list", items: (token as Tokens.List).items.map((item) => inlines(item.tokens)) };
    case "code":
      return { kind: "code", text: token["text"] };
    case "table": {
      const { header, rows } = token as Tokens.Table;
      const cells = (row: Tokens.TableCell[]) => row.map((cell) => inlines(cell.tokens));
      return { kind: "table", head: cells(header), rows: rows.map(cells) };
    }
    default:
      throw new Error(`An article cannot show this: ${token.raw}`);
  }
}

const inlines = (tokens: Token[] = []): Inline[] => tokens.flatMap(toInline);

function toInline(token: Token): Inline | Inline[] {
  switch (token.type) {
    case "text":
      // The content of a list item is one more text node around its parts.
      return token.tokens ? inlines(token.tokens) : withContact(token["text"].replaceAll("\n", " "));
    case "strong":
      return { kind: "strong", content: inlines(token.tokens) };
    case "em":
      return { kind: "emphasis", content: inlines(token.tokens) };
    case "codespan":
      return { kind: "code", text: token["text"] };
    case "link":
      return { kind: "link", to: token["href"], content: inlines(token.tokens) };
    default:
      throw new Error(`An article cannot show this: ${token.raw}`);
  }
}

/** Replaces {{contact}} in a text by the sentence that names the address which the server knows. */
function withContact(text: string): Inline[] {
  const parts = text.split("{{contact}}").flatMap((part): Inline[] => [{ kind: "contact" }, part]);
  return parts.slice(1).filter((part) => part !== "");
}

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
