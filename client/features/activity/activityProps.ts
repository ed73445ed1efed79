/** The props of each tab of a profile. */
export interface ActivityProps {
  /** The username of the member. */
  username: string;
  name: string;
  /** True for the viewer's own profile: an empty tab shows how to begin. */
  isOwn: boolean;
  /** Opens the composer, with a file picker for a picture. */
  onPost: (what?: "image") => void;
}
