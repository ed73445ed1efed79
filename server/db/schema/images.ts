/** One size and format of a picture, made behind the answer to its upload. */
export interface StoredRendition {
  key: string;
  width: number;
  /** `image/avif` or `image/webp` */
  type: string;
}

/** A picture in storage, as it stands on the row that shows it. */
export interface StoredImage {
  key: string;
  width: number;
  height: number;
  /** thumbhash, base64 */
  placeholder: string | null;
  /** Smaller sizes and other formats, where they are made already. */
  renditions?: StoredRendition[];
}

/** A picture or video of a post, as it stands on the post's row. */
export interface StoredMedia extends StoredImage {
  id: number;
  type: "image" | "video";
  thumbnailKey: string | null;
  alt: string | null;
  /** Seconds a video lasts, or null. */
  duration?: number | null;
}
