import type { Person } from "./people.ts";
import type { RestPost } from "./rest.ts";

/* The documents and calls of tests about bookmarks, by either face. */

const EDGE = `cursor postId note savedAt node { id content bookmarked bookmarksCount } folders { id name bookmarksCount }`;
export const LIST = `query Bookmarks($first: Int! = 10, $after: String, $query: String, $tags: [String!], $folderId: ID, $order: SortOrder! = NEWEST) {
  viewer { bookmarks(first: $first, after: $after, query: $query, tags: $tags, folderId: $folderId, order: $order) {
    totalCount tags { name count } pageInfo { hasNextPage endCursor } edges { ${EDGE} }
  } }
}`;
export const UPDATE = `mutation Update($input: UpdateBookmarkInput!) { updateBookmark(input: $input) { ${EDGE} } }`;
export const REMOVE = `mutation Remove($id: ID!) { removeBookmark(id: $id) }`;
export const KEEP = `mutation Keep($id: ID!, $on: Boolean!) { setBookmarked(id: $id, bookmarked: $on) { bookmarksCount } }`;
const FOLDERS = `query { viewer { bookmarkFolders { id name bookmarksCount } } }`;
export const CREATE = `mutation Create($name: String!) { createBookmarkFolder(name: $name) { id name bookmarksCount } }`;
export const RENAME = `mutation Rename($id: ID!, $name: String!) { renameBookmarkFolder(id: $id, name: $name) { id name } }`;
export const DELETE = `mutation Delete($id: ID!) { deleteBookmarkFolder(id: $id) }`;

export interface Folder {
  id: string;
  name: string;
  bookmarksCount: number;
}
interface Edge {
  cursor: string;
  postId: string;
  note: string | null;
  savedAt: string;
  node: { id: string; content: string; bookmarked: boolean; bookmarksCount: number } | null;
  folders: Folder[];
}
export interface Bookmarks {
  totalCount: number;
  tags: { name: string; count: number }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: Edge[];
}
export interface RestBookmark extends RestPost {
  post_id: number;
  available: boolean;
  note: string | null;
  folders: { id: number; name: string }[];
  saved_at: string;
}
export interface RestBookmarks {
  posts: RestBookmark[];
  hasMore: boolean;
  total: number;
  tags: { name: string; count: number }[];
}

export const list = async (who: Person, variables: object = {}) =>
  (await who.query<{ viewer: { bookmarks: Bookmarks } }>(LIST, { ...variables })).viewer.bookmarks;
export const bookmarksOf = async (who: Person, variables: object = {}) =>
  (await list(who, variables)).edges.map(({ postId }) => Number(postId));
export const rest = async (who: Person, query = "") => (await who.get<RestBookmarks>(`/api/bookmarks${query}`)).body;
export const update = async (who: Person, input: object) =>
  (await who.query<{ updateBookmark: Edge }>(UPDATE, { input })).updateBookmark;
export const folder = async (who: Person, name: string) =>
  (await who.query<{ createBookmarkFolder: Folder }>(CREATE, { name })).createBookmarkFolder;
export const folders = async (who: Person) =>
  (await who.query<{ viewer: { bookmarkFolders: Folder[] } }>(FOLDERS)).viewer.bookmarkFolders;
export const keep = (who: Person, id: number) => who.query(KEEP, { id: String(id), on: true });

/** Creates posts of Ada's that Bo bookmarks, one after the other. */
export async function bookmarked(
  ada: Person,
  bo: Person,
  posts: [content: string, more?: object][],
): Promise<number[]> {
  const ids: number[] = [];
  for (const [content, more] of posts) {
    const { id } = await ada.posts(content, { ...more });
    await keep(bo, id);
    ids.push(id);
  }
  return ids;
}
