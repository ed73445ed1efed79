import { Fragment } from "react";
import { withoutAddresses } from "#server/core/words/addresses.rules";

/** A text whose addresses are links, the same as in a post. They open in a new tab. */
export function LinkedText({ text }: { text: string }) {
  const parts: { at: number; words: string; href: string | null }[] = [];
  let end = 0;
  for (const link of withoutAddresses(text).links) {
    parts.push({ at: end, words: text.slice(end, link.start), href: null });
    parts.push({ at: link.start, words: text.slice(link.start, link.end), href: link.value });
    end = link.end;
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
