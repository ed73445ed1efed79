import { Fragment } from "react";

const ADDRESS = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}']/g;

/** A text whose addresses are links. They open in a new tab. */
export function LinkedText({ text }: { text: string }) {
  const parts: { at: number; words: string; href: string | null }[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    parts.push({ at: end, words: text.slice(end, match.index), href: null });
    parts.push({ at: match.index, words: match[0], href: match[0] });
    end = match.index + match[0].length;
  }
  parts.push({ at: end, words: text.slice(end), href: null });
  return parts.map(({ at, words, href }) =>
    href === null ? (
      <Fragment key={`t${at}`}>{words}</Fragment>
    ) : (
      <a key={`a${at}`} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {words}
      </a>
    ),
  );
}
