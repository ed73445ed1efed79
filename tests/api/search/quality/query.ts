/**
 * A query of a member, and the idea that it should find: by its title, or by the beginning of its text where it has no
 * title.
 */
export interface SearchQuery {
  query: string;
  means: string;
}

export const queryFor = (query: string, means: string): SearchQuery => ({ query, means });

/** Ideas of members who write in another language, and queries in it. Several ideas of each share words. */
export interface LanguageSet {
  language: string;
  posts: readonly { title: string; content: string }[];
  queries: readonly SearchQuery[];
}
