/** Returns the address of a group. */
export const groupPath = (slug: string): string => `/groups/${encodeURIComponent(slug)}`;
