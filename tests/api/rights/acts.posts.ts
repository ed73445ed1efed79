import { type Act, inside, mark } from "./act.ts";
import type { Thing } from "./stage.ts";

const username = ({ owner }: Thing) => owner.username;

/** What is done to posts and comments. */
export const POST_ACTS = {
  readPost: {
    gql: ({ id }) => `{ post(id: "${id}") { content } }`,
    rest: ({ id }) => ["GET", `/posts/${id}`],
    sees: mark,
  },
  readHistory: {
    gql: ({ id }) => `{ post(id: "${id}") { revisions { content } } }`,
    rest: ({ id }) => ["GET", `/posts/${id}/history`],
  },
  readComments: {
    gql: ({ id }) => `{ post(id: "${id}") { comments { totalCount } } }`,
    rest: ({ id }) => ["GET", `/posts/${id}/comments`],
  },
  readLikers: {
    gql: ({ id }) => `{ post(id: "${id}") { likers { totalCount } } }`,
    rest: ({ id }) => ["GET", `/posts/${id}/likers`],
  },
  likePost: {
    gql: ({ id }) => `mutation { setLiked(id: "${id}", liked: true) { id } }`,
    rest: ({ id }) => ["POST", `/posts/${id}/like`],
  },
  bookmarkPost: {
    gql: ({ id }) => `mutation { setBookmarked(id: "${id}", bookmarked: true) { id } }`,
    rest: ({ id }) => ["POST", `/posts/${id}/bookmark`],
  },
  mutePost: {
    gql: ({ id }) => `mutation { setPostMuted(id: "${id}", muted: true) { id } }`,
    rest: ({ id }) => ["POST", `/posts/${id}/mute`],
  },
  unmutePost: { rest: ({ id }) => ["DELETE", `/posts/${id}/mute`] },
  hidePost: {
    gql: ({ id }) => `mutation { hidePost(id: "${id}") { id } }`,
    rest: ({ id }) => ["POST", `/posts/${id}/hide`],
  },
  showPost: {
    gql: ({ id }) => `mutation { showPost(id: "${id}") { id } }`,
    rest: ({ id }) => ["DELETE", `/posts/${id}/hide`],
  },
  addComment: {
    gql: ({ id }) => `mutation { addComment(postId: "${id}", content: "Well said") { id } }`,
    rest: ({ id }) => ["POST", `/posts/${id}/comments`, { content: "Well said" }],
  },
  updatePost: {
    gql: ({ id, mark: text }) =>
      `mutation { updatePost(id: "${id}", input: { content: "Again ${text} #t${text}" }) { id } }`,
    rest: ({ id, mark: text }) => ["PUT", `/posts/${id}`, { content: `Once more ${text} #t${text}` }],
  },
  deletePost: {
    gql: ({ id }) => `mutation { deletePost(id: "${id}") }`,
    rest: ({ id }) => ["DELETE", `/posts/${id}`],
    consumes: true,
  },
  // The lists in which a post can be.
  listFeed: {
    gql: () => `{ feed(first: 50) { edges { node { content } } } }`,
    rest: () => ["GET", "/feed?limit=50"],
    sees: mark,
  },
  listPostsOfMember: {
    gql: (thing) => `{ user(username: "${username(thing)}") { posts(first: 50) { edges { node { content } } } } }`,
    rest: (thing) => ["GET", `/profile/${username(thing)}/posts?limit=50`],
    sees: mark,
  },
  listPostsOfTag: {
    gql: ({ texts }) => `{ tag(name: "${texts["tag"]}") { posts { edges { node { content } } } } }`,
    rest: ({ texts }) => ["GET", `/tags/${texts["tag"]}/posts`],
    sees: ({ mark: text }) => `${text} #t`,
  },
  searchPosts: {
    gql: ({ mark: text }) => `{ search(query: "${text}") { edges { node { post { content } } } } }`,
    rest: ({ mark: text }) => ["GET", `/search?query=${text}&kind=ideas`],
    sees: ({ mark: text }) => `Lend #tools ${text}`,
  },
  watchComments: { gql: ({ id }) => `subscription { commentEvents(postId: "${id}") { kind } }` },
  watchNewComments: { gql: ({ id }) => `subscription { commentAdded(postId: "${id}") { id } }` },
  readComment: {
    gql: ({ id }) => `{ comment(id: "${id}") { content } }`,
    rest: ({ id }) => ["GET", `/comments/${id}`],
    sees: mark,
  },
  listCommentsOfMember: {
    gql: (thing) => `{ user(username: "${username(thing)}") { comments(first: 50) { edges { node { content } } } } }`,
    rest: (thing) => ["GET", `/profile/${username(thing)}/comments?limit=50`],
    sees: mark,
  },
  likeComment: {
    gql: ({ id }) => `mutation { setCommentLiked(id: "${id}", liked: true) { id } }`,
    rest: ({ id }) => ["POST", `/comments/${id}/like`],
  },
  updateComment: {
    gql: ({ id, mark: text }) => `mutation { updateComment(id: "${id}", content: "Again ${text}") { id } }`,
    rest: ({ id, mark: text }) => ["PUT", `/comments/${id}`, { content: `Once more ${text}` }],
  },
  deleteComment: {
    gql: ({ id }) => `mutation { deleteComment(id: "${id}") { id } }`,
    rest: ({ id }) => ["DELETE", `/comments/${id}`],
    consumes: true,
  },
  readPostInside: {
    gql: ({ ids }) => `{ post(id: "${ids["post"]}") { content } }`,
    rest: ({ ids }) => ["GET", `/posts/${ids["post"]}`],
    sees: inside,
  },
  commentInside: {
    gql: ({ ids }) => `mutation { addComment(postId: "${ids["post"]}", content: "Well said") { id } }`,
    rest: ({ ids }) => ["POST", `/posts/${ids["post"]}/comments`, { content: "Well said" }],
  },
  updatePostInside: {
    gql: ({ ids, texts }) =>
      `mutation { updatePost(id: "${ids["post"]}", input: { content: "Again ${texts["inside"]}" }) { id } }`,
    rest: ({ ids, texts }) => ["PUT", `/posts/${ids["post"]}`, { content: `Once more ${texts["inside"]}` }],
  },
  deletePostInside: {
    gql: ({ ids }) => `mutation { deletePost(id: "${ids["post"]}") }`,
    rest: ({ ids }) => ["DELETE", `/posts/${ids["post"]}`],
    consumes: true,
  },
} satisfies Record<string, Act>;
