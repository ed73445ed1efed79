import { InMemoryCache } from "@apollo/client";
import { relayStylePagination } from "@apollo/client/utilities";

/**
 * A list that grows by pages. When its first page is asked for again (on focus, on return), what was already loaded
 * after it stays, as long as the two overlap: nobody loses their place.
 */
function growing(keyArgs: false | string[]): ReturnType<typeof relayStylePagination> {
  const pages = relayStylePagination(keyArgs);
  const append = pages.merge;
  if (typeof append !== "function") return pages;
  return {
    ...pages,
    merge(existing, incoming, options) {
      const isFirstPage = !options.args?.["after"];
      if (!isFirstPage || !existing || !incoming) return append(existing, incoming, options);
      const fresh = append(undefined, incoming, options);
      const last = fresh?.edges.at(-1);
      const at = last ? existing.edges.findIndex((edge) => edge.cursor === last.cursor) : -1;
      const rest = at < 0 ? [] : existing.edges.slice(at + 1);
      if (!fresh || rest.length === 0) return fresh;
      return { ...fresh, edges: [...fresh.edges, ...rest], pageInfo: existing.pageInfo };
    },
  };
}

/** Things are known by type and id; lists by what they are filtered by. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          feed: growing(["filter"]),
          groups: growing(["mine", "query", "category"]),
          search: growing(["query", "kind", "category"]),
          searchMessages: growing(["query", "conversationId"]),
          // A post that a list has brought need not be asked for again to be shown.
          post: {
            // Null is an answer too: that post is gone.
            read: (known, { args, toReference }) =>
              known === undefined ? toReference({ __typename: "Post", id: String(args?.["id"]) }) : known,
          },
        },
      },
      // There is one viewer; their account is part of it.
      Viewer: {
        keyFields: [],
        fields: {
          drafts: growing(false),
          bookmarks: growing(["query", "tags", "folderId", "order"]),
          insights: growing(false),
          notifications: growing(["filter"]),
          conversations: growing(["filter", "query"]),
        },
      },
      // A member keeps a post once, whatever list it is found in.
      BookmarkEdge: { keyFields: ["postId"] },
      Settings: { keyFields: [] },
      Tag: { keyFields: ["name"], fields: { posts: growing(false) } },
      Category: { keyFields: ["name"], fields: { posts: growing(false) } },
      Counters: { keyFields: [] },
      NotificationSetting: { keyFields: ["type"] },
      // A picture is known by its address, so that a place which asks for less of it does not forget the rest.
      Image: { keyFields: ["url"] },
      // Somebody is suggested once, and why is known with them.
      PersonSuggestion: { keyFields: ["user", ["id"]] },
      User: { fields: { comments: growing(false), images: growing(false) } },
      Group: { fields: { posts: growing(false), members: growing(false), requests: growing(false) } },
      // Who is in it is told whole or not at all.
      Conversation: { fields: { participants: { merge: false } } },
      Post: { fields: { comments: growing(false) } },
      Comment: { fields: { replies: growing(false) } },
    },
  });
}
