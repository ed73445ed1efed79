import type { FieldPolicy, InMemoryCache, Reference } from "@apollo/client";
import { relayStylePagination } from "@apollo/client/utilities";
import { MemberCache } from "./watch/memberCache.ts";

/**
 * A list that grows by pages. When its first page is requested again (on focus, on return), the pages that were loaded
 * after it stay, as long as the two overlap, so that nobody loses the position at which they read.
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

const NO_FACES = { __typename: "UserConnection", edges: [] };
const likersPages = growing(["first"]);
/** Who likes a post: the list of them, and apart from it the two on its card. */
const likers: FieldPolicy = {
  ...likersPages,
  // A post that has come by another way than a list, like the viewer's new one, has no faces on its card.
  read: (known, options) =>
    known === undefined && options.args?.["first"] === 2 ? NO_FACES : likersPages.read?.(known, options),
};

/** A post that has come by another way has no reason to be in the feed either. */
const reason: FieldPolicy = { read: (known = null) => known };

/** Returns the greater of two values that only grow: numbers, or moments as texts. */
const later = <T extends number | string>(known: T | undefined, incoming: T): T =>
  known !== undefined && known > incoming ? known : incoming;

/** Entities are identified by type and id, lists by the arguments that filter them. */
export function createCache(): InMemoryCache {
  return new MemberCache({
    typePolicies: {
      Query: {
        fields: {
          feed: growing(["filter", "scope", "order", "fromPost"]),
          groups: growing(["mine", "query", "category"]),
          search: growing(["query", "kind", "category"]),
          searchMessages: growing(["query", "conversationId"]),
          // A post that a list has loaded is shown without another request.
          post: {
            // Null is an answer too: that post no longer exists.
            read: (known, { args, toReference }) =>
              known === undefined ? toReference({ __typename: "Post", id: String(args?.["id"]) }) : known,
          },
        },
      },
      // There is one viewer, and the account is part of it.
      Viewer: {
        keyFields: [],
        fields: {
          drafts: growing(false),
          feedPreferences: growing(false),
          bookmarks: growing(["query", "tags", "folderId", "order"]),
          insights: growing(false),
          notifications: growing(["filter"]),
          conversations: growing(["filter", "query"]),
        },
      },
      // A member saves a post once, whatever list contains it.
      BookmarkEdge: { keyFields: ["postId"] },
      Settings: { keyFields: [] },
      ViewerFeed: { keyFields: [] },
      Tag: { keyFields: ["name"], fields: { posts: growing(false) } },
      Category: { keyFields: ["name"], fields: { posts: growing(false) } },
      Counters: { keyFields: [] },
      Explore: { keyFields: [] },
      // A picture is identified by its URL, so that a component which selects fewer of its fields does not drop the
      // others.
      Image: { keyFields: ["url"] },
      // A person is suggested once; the entity of the suggestion also holds the reason.
      PersonSuggestion: { keyFields: ["user", ["id"]] },
      User: { fields: { comments: growing(false), images: growing(false) } },
      Group: { fields: { posts: growing(false), members: growing(false), requests: growing(false) } },
      // The server sends the participants completely or not at all.
      Conversation: {
        fields: {
          participants: { merge: false },
          // An answer that was under way while a message came does not take it away again.
          lastSeq: { merge: later },
          lastMessageAt: { merge: later },
          lastMessage: {
            merge: (known: Reference | null | undefined, incoming: Reference | null, { readField }) =>
              known && incoming && Number(readField("id", known)) > Number(readField("id", incoming))
                ? known
                : incoming,
          },
        },
      },
      Post: { fields: { comments: growing(false), likers, reason } },
      Comment: { fields: { replies: growing(false) } },
    },
  });
}
