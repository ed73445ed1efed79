/**
 * The preview of a link where somebody shares it. Members wrote its texts, so whoever renders them must escape them.
 */
export interface OpenGraph {
  type: "article" | "profile";
  title: string;
  /** The full description, of which previews show the beginning. */
  description: string;
  /** The absolute address of the thing. */
  url: string;
  /** The picture: `large` for a picture of a post, small for a member's picture beside the text. */
  image: { url: string; alt: string | null; large: boolean } | null;
}
