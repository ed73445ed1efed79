import { isJson, type Json, list, number, orNull, text } from "./http.ts";

export interface LegacyUser {
  id: number;
  name: string;
  username: string;
  avatar: string | null;
}

export interface LegacyProfile extends LegacyUser {
  email?: string;
  banner: string | null;
  bio: string | null;
  location: string | null;
  website: string | null;
  phone?: string | null;
  friendsCount: number;
  friends: LegacyUser[];
  mutualFriendsCount: number;
  mutualFriends: LegacyUser[];
  isFriend: boolean;
  isRequestSent: boolean;
  lastActiveAt: string | null;
  memberSince: string;
}

export interface LegacyComment {
  id: string;
  content: string;
  postId: number;
  parentId: number | null;
  liked: boolean;
  likesCount: number;
  author: LegacyUser | null;
  replies: LegacyComment[];
  createdAt: string;
}

export interface LegacyPost {
  id: number;
  content: string;
  image: string | null;
  video: string | null;
  liked: boolean;
  likesCount: number;
  bookmarked: boolean;
  commentsCount: number;
  visibility: string;
  createdAt: string;
  user: LegacyUser;
}

export interface LegacyRequest {
  id: number;
  user: LegacyUser;
  mutualFriends: number;
  requestedAt: string;
}

export const toUser = (raw: unknown): LegacyUser => {
  const user = isJson(raw) ? raw : {};
  return {
    id: number(user["id"]),
    name: text(user["name"]),
    username: text(user["username"]),
    avatar: orNull(user["avatar"]),
  };
};

export function toProfile(raw: unknown): LegacyProfile {
  const user = isJson(raw) ? raw : {};
  return {
    ...toUser(user),
    ...("email" in user && { email: text(user["email"]) }),
    ...("phone" in user && { phone: orNull(user["phone"]) }),
    banner: orNull(user["banner"]),
    bio: orNull(user["bio"]),
    location: orNull(user["location"]),
    website: orNull(user["website"]),
    friendsCount: number(user["friendsCount"]),
    friends: list(user["friends"]).map(toUser),
    mutualFriendsCount: number(user["mutualFriendsCount"]),
    mutualFriends: list(user["mutualFriends"]).map(toUser),
    isFriend: user["isFriend"] === true,
    isRequestSent: user["isRequestSent"] === true,
    lastActiveAt: orNull(user["last_active_at"]),
    memberSince: text(user["created_at"]),
  };
}

export function toPost(raw: Json): LegacyPost {
  return {
    id: number(raw["id"]),
    content: text(raw["content"]),
    image: orNull(raw["image"]),
    video: orNull(raw["video"]),
    liked: raw["liked"] === true,
    likesCount: number(raw["likes_count"]),
    bookmarked: raw["bookmarked"] === true,
    commentsCount: number(raw["comments_count"]),
    visibility: text(raw["visibility"]),
    createdAt: text(raw["created_at"]),
    user: toUser(raw["user"]),
  };
}

export function toComment(raw: Json): LegacyComment {
  return {
    id: String(raw["id"]),
    content: text(raw["content"]),
    postId: number(raw["post_id"]),
    parentId: typeof raw["parent_id"] === "number" ? raw["parent_id"] : null,
    liked: raw["liked"] === true,
    likesCount: number(raw["likes_count"]),
    author: isJson(raw["user"]) ? toUser(raw["user"]) : null,
    replies: list(raw["replies"]).map(toComment),
    createdAt: text(raw["created_at"]),
  };
}

/** Checks for a post with an id and a text: the older client drops all others. */
export const isPost = (raw: Json) => typeof raw["id"] === "number" && typeof raw["content"] === "string";
