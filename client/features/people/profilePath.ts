/** Returns the address of a member's profile; usernames in addresses are in lower case. */
export function profilePath(username: string): string {
  return `/profile/${encodeURIComponent(username.toLowerCase())}`;
}

/** The address of the form of one's own profile. */
export const EDIT_PROFILE_PATH = "/profile/edit";
