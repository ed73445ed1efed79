import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { graphql } from "#client/gql/gql.ts";
import { BookmarkFolders } from "./useFolders.ts";

const UpdateBookmark = graphql(`
  mutation UpdateBookmark($input: UpdateBookmarkInput!) {
    updateBookmark(input: $input) {
      postId
      note
      folders {
        id
        name
      }
    }
  }
`);

const RemoveBookmark = graphql(`
  mutation RemoveBookmark($postId: ID!) {
    removeBookmark(id: $postId)
  }
`);

/** Returns the changes of a bookmark itself. Each rejects when it could not be saved. */
export function useBookmarkChanges() {
  const client = useApolloClient();
  return useMemo(
    () => ({
      update: (postId: string, changes: { note?: string | null; folderIds?: string[] }) =>
        client.mutate({
          mutation: UpdateBookmark,
          variables: { input: { id: postId, ...changes } },
          ...(changes.folderIds && { refetchQueries: [BookmarkFolders] }),
        }),
      /** Deletes the bookmark of a post that no longer exists, so that it cannot be bookmarked again. */
      forget: (postId: string) =>
        client.mutate({
          mutation: RemoveBookmark,
          variables: { postId },
          refetchQueries: [BookmarkFolders],
          update: (cache) => {
            cache.evict({ id: cache.identify({ __typename: "BookmarkEdge", postId }) ?? "" });
            cache.gc();
          },
        }),
    }),
    [client],
  );
}
