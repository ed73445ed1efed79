/** Where a group is. */
export const groupPath = (slug: string): string => `/groups/${encodeURIComponent(slug)}`;
