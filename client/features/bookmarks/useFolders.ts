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

/** A folder in which a member sorts what they keep. */
export interface Folder {
  id: string;
  name: string;
  bookmarksCount: number;
}

/** The member's folders by name. Where they cannot be read the bookmarks do without. */
export function useFolders(): { folders: readonly Folder[]; isLoading: boolean } {
  const { data, loading } = useQuery(BookmarkFolders);
  return { folders: data?.viewer?.bookmarkFolders ?? NONE, isLoading: loading && !data };
}

const NONE: readonly Folder[] = [];

/** What a member does with folders. Each rejects when the server would not have it. */
export function useFolderActions() {
  const client = useApolloClient();
  return useMemo(() => {
    // The list stands in the order of names, which the server knows best.
    const again = { refetchQueries: [BookmarkFolders], awaitRefetchQueries: true };
    return {
      create: async (name: string): Promise<string | null> => {
        const { data } = await client.mutate({ mutation: CreateBookmarkFolder, variables: { name }, ...again });
        return data?.createBookmarkFolder.id ?? null;
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
