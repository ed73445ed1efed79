/**
 * The preview of a link where somebody shares it. Members wrote its texts, so whoever renders them must escape them.
 */
export interface OpenGraph {
  type: "article" | "profile";
  title: string;
  /** Who wrote it; null for a profile. */
  author: string | null;
  /** The full description, of which previews show the beginning. */
  description: string;
  /** The absolute address of the thing. */
  url: string;
  image: OpenGraphImage;
}

/** The picture of a preview. Several services that show previews decode JPEG and PNG only, and need the size. */
export interface OpenGraphImage {
  url: string;
  /** The media type. */
  type: string;
  /** Width and height in pixels; null if they are not known. */
  size: { width: number; height: number } | null;
  alt: string | null;
  /** `large` for a picture of a post; small for one beside the text. */
  large: boolean;
}

/** Returns the icon of the product, for previews of things without a picture. */
export const productIcon = (publicUrl: string): OpenGraphImage => ({
  url: `${publicUrl}/icon-512.png`,
  type: "image/png",
  size: { width: 512, height: 512 },
  alt: "Commonplace",
  large: false,
});
