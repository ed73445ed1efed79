import { parseXml, XmlElement } from "@rgrove/parse-xml";
import { isKey, type StoredFile } from "./storage.ts";

/** One page of the list of a bucket. */
export interface BucketPage {
  files: StoredFile[];
  /** The token with which the next page is requested; null after the last page. */
  next: string | null;
}

/**
 * Reads a page of the list of a bucket, without files that are not ours.
 * @param prefix the beginning of the names of our files.
 * @throws XmlError for a page that is not well-formed: an empty list would mean that nothing is stored.
 */
export function readBucketPage(xml: string, prefix: string): BucketPage {
  const { root } = parseXml(xml);
  const files = childrenOf(root, "Contents").flatMap((entry) => {
    const key = textOf(entry, "Key")?.slice(prefix.length) ?? "";
    return isKey(key) ? [{ key, storedAt: new Date(textOf(entry, "LastModified") ?? 0) }] : [];
  });
  return { files, next: textOf(root, "NextContinuationToken") };
}

const childrenOf = (element: XmlElement | null, name: string): XmlElement[] =>
  (element?.children ?? []).flatMap((child) => (child instanceof XmlElement && child.name === name ? [child] : []));

const textOf = (element: XmlElement | null, name: string): string | null => childrenOf(element, name)[0]?.text ?? null;
