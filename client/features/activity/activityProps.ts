/** What each tab of a profile knows about the member. */
export interface ActivityProps {
  /** Whose it is. */
  username: string;
  name: string;
  /** The member's own activity: empty places show what to do about it. */
  isOwn: boolean;
  /** Opens the composer, for a picture if one is wanted. */
  onPost: (what?: "image") => void;
}
