/** What a link to a thing shows where it is shared. Members wrote the words: whoever renders them escapes them. */
export interface OpenGraph {
  type: "article" | "profile";
  title: string;
  /** As long as it is; only its beginning is shown. */
  description: string;
  /** The thing's one address, absolute. */
  url: string;
  /** `large` for what was made to be looked at; a face beside the words is small. */
  image: { url: string; alt: string | null; large: boolean } | null;
}
