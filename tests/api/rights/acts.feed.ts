import { type Act, inside, mark } from "./act.ts";

/** What is done to the viewer's own feed, and what is named in it. */
export const FEED_ACTS = {
  listFollowing: {
    gql: () => `{ feed(scope: FOLLOWING, first: 50) { edges { node { content } } } }`,
    rest: () => ["GET", "/feed?scope=following"],
    sees: inside,
    // A page by its number holds ten posts: it has to be among the newest.
    consumes: true,
  },
  listEverything: {
    gql: () => `{ feed(scope: EVERYTHING, first: 50) { edges { node { content } } } }`,
    rest: () => ["GET", "/feed?scope=everything"],
    sees: mark,
    consumes: true,
  },
  setFeedPlace: {
    gql: ({ id }) => `mutation { setFeedPlace(scope: FOLLOWING, postId: "${id}") { order } }`,
    rest: ({ id }) => ["PUT", "/feed/place", { scope: "everything", post_id: id }],
  },
  askForLess: {
    gql: ({ id }) => `mutation { askForLess(postId: "${id}") { id } }`,
    rest: ({ id }) => ["POST", "/feed/preferences", { post_id: id }],
  },
  muteInFeed: {
    gql: ({ id }) => `mutation { muteInFeed(userId: "${id}") { id } }`,
    rest: ({ id }) => ["POST", "/feed/preferences", { user_id: id }],
  },
  muteGroupInFeed: {
    gql: ({ id }) => `mutation { muteInFeed(groupId: "${id}") { id } }`,
    rest: ({ id }) => ["POST", "/feed/preferences", { group_id: id }],
    consumes: true,
  },
  removeFeedPreference: {
    gql: ({ id }) => `mutation { removeFeedPreference(id: "${id}") }`,
    rest: ({ id }) => ["DELETE", `/feed/preferences/${id}`],
    consumes: true,
  },
  readFeedPreferences: {
    gql: () => "{ viewer { feedPreferences { totalCount } } }",
    rest: () => ["GET", "/feed/preferences"],
  },
  readFeedState: { gql: () => "{ viewer { feed { order } } }", rest: () => ["GET", "/feed/state"] },
  setFeedOrder: {
    gql: () => "mutation { setFeedOrder(order: LATEST) { order } }",
    rest: () => ["PUT", "/feed/order", { order: "latest" }],
  },
  watchEverything: { gql: () => "subscription { everythingAdded { id } }" },
  watchFollowing: { gql: () => "subscription { followingAdded { id } }" },
} satisfies Record<string, Act>;
