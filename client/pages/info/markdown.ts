import type { Block, Inline } from "./article.ts";

/*
 * The Markdown that a community writes, as the blocks of our own texts: paragraphs, lists, bold, emphasis, code and
 * links. Everything else, HTML too, is shown as it was written.
 */

const ITEM = /^\s{0,3}(?:[-*+]|\d{1,3}[.)])\s+(.*)$/;
const HEADING = /^#{1,6}\s+(.*?)\s*#*$/;

/** Converts Markdown to blocks. A heading becomes a line in bold: the page has headings of its own. */
export function toBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  let items: string[] = [];
  const end = () => {
    if (paragraph.length > 0) blocks.push({ kind: "paragraph", content: toInlines(paragraph.join(" ")) });
    if (items.length > 0) blocks.push({ kind: "list", items: items.map(toInlines) });
    [paragraph, items] = [[], []];
  };
  for (const line of markdown.split(/\r?\n/)) {
    const heading = HEADING.exec(line)?.[1];
    const item = ITEM.exec(line)?.[1];
    if (line.trim() === "") end();
    else if (heading !== undefined) {
      end();
      blocks.push({ kind: "paragraph", content: [{ kind: "strong", content: [heading] }] });
    } else if (item !== undefined) {
      if (paragraph.length > 0) end();
      items.push(item);
    } else if (items.length > 0) items[items.length - 1] += ` ${line.trim()}`;
    else paragraph.push(line.trim());
  }
  end();
  return blocks;
}

/** Bold, emphasis, code or a link, each within five hundred characters. */
const MARK =
  /\*\*(?<strong>[^*]{1,500})\*\*|\*(?<emphasis>[^*\s](?:[^*]{0,500}[^*\s])?)\*|`(?<code>[^`]{1,500})`|\[(?<words>[^\][]{1,500})\]\((?<to>[^()\s]{1,500})\)/g;

function toInlines(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(MARK)) {
    const part = toPart(match.groups ?? {});
    if (!part) continue;
    if (match.index > from) parts.push(text.slice(from, match.index));
    parts.push(part);
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

function toPart({ strong, emphasis, code, words, to }: Record<string, string | undefined>): Inline | null {
  if (strong !== undefined) return { kind: "strong", content: toInlines(strong) };
  if (emphasis !== undefined) return { kind: "emphasis", content: toInlines(emphasis) };
  if (code !== undefined) return { kind: "code", text: code };
  if (words === undefined || to === undefined || !isSafe(to)) return null;
  return { kind: "link", to, content: [words] };
}

/** A link leads to a page of this site, to another site or to a mail, and never runs a script. */
const isSafe = (to: string): boolean => /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i.test(to);
