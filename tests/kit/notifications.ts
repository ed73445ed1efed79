import type { Person } from "./people.ts";

/** A row of the list of notifications. */
interface NotificationRow {
  id: string;
  type: string;
  text: string;
  actorsCount: number;
  url: string;
  excerpt: string | null;
  seen: boolean;
  read: boolean;
  actors: { id: string; name: string }[];
}

const LIST = `query ($first: Int, $after: String, $filter: NotificationFilter) { viewer {
  unreadNotificationsCount counters { notifications bondRequests }
  notifications(first: $first, after: $after, filter: $filter) { totalCount pageInfo { hasNextPage endCursor }
    edges { node { id type text actorsCount url excerpt seen read actors { id name } createdAt } } } } }`;

interface Answer {
  viewer: {
    unreadNotificationsCount: number;
    counters: { notifications: number; bondRequests: number };
    notifications: {
      totalCount: number;
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
      edges: { node: NotificationRow & { createdAt: string } }[];
    };
  };
}

/** Returns the counters and a page of notifications of a member. */
export const readNotifications = async (who: Person, variables: Record<string, unknown> = {}) =>
  (await who.query<Answer>(LIST, variables)).viewer;

/** Returns the first page of notifications of a member. */
export const notificationsOf = async (who: Person) =>
  (await readNotifications(who)).notifications.edges.map(({ node }) => node);

/** Returns the sentences of the first page of notifications of a member. */
export const notificationTexts = async (who: Person) => (await notificationsOf(who)).map(({ text }) => text);

/** Likes a post, or takes the like back. */
export const setLike = (who: Person, post: { id: number }, liked = true) =>
  who.query(`mutation ($id: ID!, $liked: Boolean!) { setLiked(id: $id, liked: $liked) { id } }`, {
    id: String(post.id),
    liked,
  });

/** Likes a comment, or takes the like back. */
export const setCommentLike = (who: Person, comment: { id: number }, liked = true) =>
  who.query(`mutation ($id: ID!, $liked: Boolean!) { setCommentLiked(id: $id, liked: $liked) { id } }`, {
    id: String(comment.id),
    liked,
  });

/** Marks the notifications of a member as seen, as opening the menu does. */
export const markSeen = (who: Person) => who.query(`mutation { markNotificationsSeen { notifications } }`);
