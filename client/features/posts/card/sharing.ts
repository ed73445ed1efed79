import { PRODUCT } from "#client/lib/text/tabTitle.ts";
/** The fields of a post that are shared. */
export interface SharedPost {
  url: string;
  title?: string | null | undefined;
  content: string;
}

/** The number of characters of a post in the text that is shared. */
const PREVIEW_LENGTH = 50;

/** Returns the first 50 characters of a post on one line, with an ellipsis where there are more. */
export function previewOf({ content, title }: SharedPost): string {
  const line = (content.trim() || title || `A post on ${PRODUCT}`).replace(/\s+/g, " ");
  const signs = [...line];
  return signs.length > PREVIEW_LENGTH ? `${signs.slice(0, PREVIEW_LENGTH).join("").trimEnd()}…` : line;
}

/** Returns the networks' own addresses for sharing a post. The product itself sends nothing to a network. */
export function shareLinks(post: SharedPost) {
  const url = encodeURIComponent(post.url);
  return {
    linkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    whatsApp: `https://wa.me/?text=${encodeURIComponent(`${previewOf(post)} ${post.url}`)}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  };
}

/** Checks whether the device has a dialog of its own for sharing. */
export function canShareNatively(): boolean {
  return "share" in navigator && typeof navigator.share === "function";
}
