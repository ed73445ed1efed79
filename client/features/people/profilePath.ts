/** Where a member's profile is; usernames in addresses are in lower case. */
export function profilePath(username: string): string {
  return `/profile/${encodeURIComponent(username.toLowerCase())}`;
}

/** Where members write about themselves. */
export const EDIT_PROFILE_PATH = "/profile/edit";
