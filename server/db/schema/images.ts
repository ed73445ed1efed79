/** One size and format of a picture, which a job makes after its upload. */
export interface StoredRendition {
  key: string;
  width: number;
  /** The media type: `image/avif` or `image/webp`, or `image/jpeg` for previews of links. */
  type: string;
}

/** A picture in storage, as the row that uses it contains it. */
export interface StoredImage {
  key: string;
  width: number;
  height: number;
  /** The thumbhash of the picture, in base64. */
  placeholder: string | null;
  /** Smaller sizes and other formats, as far as they are made already. */
  renditions?: StoredRendition[];
}

/** A picture or video of a post, as the post's row contains it. */
export interface StoredMedia extends StoredImage {
  id: number;
  type: "image" | "video";
  thumbnailKey: string | null;
  alt: string | null;
  /** The duration of a video in seconds; null for a picture. */
  duration?: number | null;
}
