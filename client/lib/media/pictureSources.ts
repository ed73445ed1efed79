import { mediaPath } from "./mediaPath.ts";

/** One size and format of a picture. */
export interface PictureSource {
  url: string;
  width: number;
  type: string;
}

/** Formats from the smallest to the one that every browser supports. */
const ORDER = ["image/avif", "image/webp"];

/** Returns the sources of a `<picture>`: for each format, best first, its sizes as a `srcset`. */
export function srcSets(sources: readonly PictureSource[]): { type: string; srcSet: string }[] {
  const types = [...new Set(sources.map(({ type }) => type))];
  const rank = (type: string) => (ORDER.includes(type) ? ORDER.indexOf(type) : ORDER.length);
  return types
    .filter((type) => type.startsWith("image/"))
    .toSorted((a, b) => rank(a) - rank(b))
    .map((type) => ({
      type,
      srcSet: sources
        .filter((source) => source.type === type)
        .toSorted((a, b) => a.width - b.width)
        .map(({ url, width }) => `${mediaPath(url)} ${width}w`)
        .join(", "),
    }));
}
