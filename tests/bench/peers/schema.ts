/** The part of the product's schema that the client's document of the home feed selects. */
export const SDL = `
  type Query { feed(first: Int!, after: String): PostConnection }
  type PostConnection { edges: [PostEdge!]! pageInfo: PageInfo! totalCount: Int! }
  type PostEdge { cursor: String! node: Post! }
  type PageInfo { endCursor: String hasNextPage: Boolean! }
  type Post {
    id: ID! title: String content: String! tags: [String!]! facets: [Facet!]! media: [Media!]! location: GeoPoint
    visibility: String! url: String! liked: Boolean! likesCount: Int! bookmarked: Boolean! bookmarksCount: Int!
    commentsCount: Int! createdAt: String! editedAt: String author: User! group: Group canEdit: Boolean!
  }
  type Facet { start: Int! end: Int! kind: String! value: String! }
  type Media {
    id: ID! type: String! url: String! width: Int! height: Int! placeholder: String alt: String thumbnail: String
    duration: Float sources: [Source!]!
  }
  type Source { type: String! url: String! width: Int! }
  type GeoPoint { lat: Float! lng: Float! }
  type User { id: ID! name: String! username: String! avatar: Image isOnline: Boolean! }
  type Image { url: String! placeholder: String }
  type Group { id: ID! name: String! slug: String! }
`;

/** What the resolvers of a request share. */
export interface PeerContext {
  viewer: string;
}

interface Cursored {
  cursor: string;
}

/** Completes the edges of a page to a connection. */
export const connectionOf = <Edge extends Cursored, Total>(edges: Edge[], hasNextPage: boolean, totalCount: Total) => ({
  edges,
  totalCount,
  pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage },
});
