import { useApolloClient, useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { graphql } from "#client/gql/gql.ts";

export const BookmarkFolders = graphql(`
  query BookmarkFolders {
    viewer {
      bookmarkFolders {
        id
        name
        bookmarksCount
      }
    }
  }
`);

const CreateBookmarkFolder = graphql(`
  mutation CreateBookmarkFolder($name: String!) {
    createBookmarkFolder(name: $name) {
      id
      name
      bookmarksCount
    }
  }
`);

const RenameBookmarkFolder = graphql(`
  mutation RenameBookmarkFolder($id: ID!, $name: String!) {
    renameBookmarkFolder(id: $id, name: $name) {
      id
      name
    }
  }
`);

const DeleteBookmarkFolder = graphql(`
  mutation DeleteBookmarkFolder($id: ID!) {
    deleteBookmarkFolder(id: $id)
  }
`);

/** A folder with which a member sorts bookmarks. */
export interface Folder {
  id: string;
  name: string;
  bookmarksCount: number;
}

/** Loads the member's folders by name. When they cannot be loaded, the bookmarks are shown without them. */
export function useFolders(): { folders: readonly Folder[]; isLoading: boolean } {
  const { data, loading } = useQuery(BookmarkFolders);
  return { folders: data?.viewer?.bookmarkFolders ?? NONE, isLoading: loading && !data };
}

const NONE: readonly Folder[] = [];

/** Returns the actions on folders. Each rejects when the server refuses it. */
export function useFolderActions() {
  const client = useApolloClient();
  return useMemo(() => {
    // The list is ordered by name, and the server defines that order.
    const again = { refetchQueries: [BookmarkFolders], awaitRefetchQueries: true };
    return {
      create: async (name: string): Promise<string | null> => {
        const { data } = await client.mutate({ mutation: CreateBookmarkFolder, variables: { name }, ...again });
        return data?.createBookmarkFolder?.id ?? null;
      },
      rename: (id: string, name: string) =>
        client.mutate({ mutation: RenameBookmarkFolder, variables: { id, name }, ...again }),
      remove: (id: string) =>
        client.mutate({
          mutation: DeleteBookmarkFolder,
          variables: { id },
          update: (cache) => {
            cache.evict({ id: cache.identify({ __typename: "BookmarkFolder", id }) ?? "" });
            cache.gc();
          },
          ...again,
        }),
    };
  }, [client]);
}
