/*
 * A client of the product's older contract, written from the specification alone: plain fetch, a base URL, a token in
 * a storage, the older texts where an answer has none. Nothing of the product's own code is imported here; what
 * breaks this client breaks clients that are out there.
 */

/** Where a browser would keep the token. */
export interface Keep {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

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

type Json = Record<string, unknown>;

/** What a failed call is thrown as: the text to show, by the older rule. */
export class LegacyError extends Error {
  readonly status: number;
  readonly logged: string | null;
  constructor(status: number, message: string, logged: string | null) {
    super(message);
    this.status = status;
    this.logged = logged;
  }
}

const LOGGED = (status: number): string | null => {
  if (status === 401) return "Unauthorized access, please login again";
  if (status === 403) return "You do not have permission to access this resource";
  if (status >= 500) return "Server error occurred. Please try again later.";
  return null;
};

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const orNull = (value: unknown): string | null => (typeof value === "string" ? value : null);
const number = (value: unknown): number => (typeof value === "number" ? value : Number.NaN);
const list = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : []);

/** The older rule: the message, else the joined list of errors, else one sentence for all. */
function errorText(body: Json, fallback: string): string {
  if (typeof body["message"] === "string" && body["message"]) return body["message"];
  if (isJson(body["errors"])) return Object.values(body["errors"]).flat().map(String).join(", ");
  return fallback || "An unexpected error occurred";
}

const toUser = (raw: unknown): LegacyUser => {
  const user = isJson(raw) ? raw : {};
  return {
    id: number(user["id"]),
    name: text(user["name"]),
    username: text(user["username"]),
    avatar: orNull(user["avatar"]),
  };
};

function toProfile(raw: unknown): LegacyProfile {
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

function toPost(raw: Json): LegacyPost {
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

function toComment(raw: Json): LegacyComment {
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

/** Only posts that have an id and a text: the older client drops the rest. */
const isPost = (raw: Json) => typeof raw["id"] === "number" && typeof raw["content"] === "string";

const NO_CACHE = { "Cache-Control": "no-cache, no-store, must-revalidate", Pragma: "no-cache", Expires: "0" };
const TOKEN = "auth_token";

/** The older client: one for each browser that has it. */
export class LegacyClient {
  readonly #base: string;
  readonly #keep: Keep;

  constructor(base: string, keep: Keep) {
    this.#base = base.replace(/\/+$/, "");
    this.#keep = keep;
  }

  get isSignedIn(): boolean {
    return this.#keep.getItem(TOKEN) !== null;
  }

  async #call(method: string, path: string, fallback: string, body?: Json | FormData): Promise<Json> {
    const token = this.#keep.getItem(TOKEN);
    const response = await fetch(this.#base + path, {
      method,
      headers: {
        Accept: "application/json",
        ...NO_CACHE,
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(!(body instanceof FormData) && { "Content-Type": "application/json" }),
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (!isJson(answer))
      throw new LegacyError(response.status, "An unexpected error occurred", LOGGED(response.status));
    if (!response.ok || answer["success"] !== true)
      throw new LegacyError(response.status, errorText(answer, fallback), LOGGED(response.status));
    return answer;
  }

  async register(form: { name: string; email: string; username: string; password: string }): Promise<LegacyUser> {
    const answer = await this.#call("POST", "/auth/register", "", { ...form, password_confirmation: form.password });
    this.#keep.setItem(TOKEN, text(answer["token"]));
    return toUser(answer["user"]);
  }

  async login(login: string, password: string): Promise<LegacyUser> {
    const answer = await this.#call("POST", "/auth/login", "Invalid credentials", { login, password });
    this.#keep.setItem(TOKEN, text(answer["token"]));
    return toUser(answer["user"]);
  }

  async logout(): Promise<void> {
    await this.#call("POST", "/auth/logout", "");
    this.#keep.removeItem(TOKEN);
  }

  /** A failed check counts as not available. */
  async isUsernameAvailable(username: string): Promise<boolean> {
    try {
      const answer = await this.#call("GET", `/auth/check-username?username=${encodeURIComponent(username)}`, "");
      return answer["available"] === true;
    } catch {
      return false;
    }
  }

  async forgotPassword(email: string): Promise<string> {
    return text((await this.#call("POST", "/auth/forgot-password", "", { email }))["message"]);
  }

  async resetPassword(token: string, email: string, password: string): Promise<string> {
    const body = { token, email, password, password_confirmation: password };
    return text((await this.#call("POST", "/auth/reset-password", "", body))["message"]);
  }

  async verifyEmail(id: string, hash: string, expires: string, signature: string): Promise<string> {
    const query = new URLSearchParams({ expires, signature });
    return text((await this.#call("GET", `/auth/email/verify/${id}/${hash}?${query.toString()}`, ""))["message"]);
  }

  async resendVerification(email: string): Promise<void> {
    await this.#call("POST", "/auth/email/verify/resend", "", { email });
  }

  async user(): Promise<LegacyUser> {
    return toUser((await this.#call("GET", "/user", ""))["user"]);
  }

  async profile(username: string): Promise<LegacyProfile> {
    const path = `/profile/${encodeURIComponent(username)}`;
    return toProfile((await this.#call("GET", path, "Failed to fetch profile"))["user"]);
  }

  async updateProfile(changes: Json | FormData): Promise<LegacyProfile> {
    return toProfile((await this.#call("POST", "/profile", "Update failed", changes))["user"]);
  }

  async reportActivity(): Promise<void> {
    await this.#call("POST", "/profile/activity", "");
  }

  async feed(page: number): Promise<{ posts: LegacyPost[]; hasMore: boolean; total: number }> {
    const answer = await this.#call("GET", `/feed?page=${page}`, "Failed to fetch feed posts");
    return {
      posts: list(answer["posts"]).filter(isPost).map(toPost),
      hasMore: answer["hasMore"] === true,
      total: number(answer["total"]),
    };
  }

  /** At most three; a failure gives an empty list. */
  async postsOf(username: string): Promise<LegacyPost[]> {
    try {
      const answer = await this.#call("GET", `/feed?username=${encodeURIComponent(username)}`, "");
      return list(answer["posts"]).filter(isPost).map(toPost).slice(0, 3);
    } catch {
      return [];
    }
  }

  /** The one call whose path has a base of its own. */
  async createPost(content: string, media?: File, position?: { lat: number; lng: number }): Promise<LegacyPost> {
    const form = new FormData();
    form.set("content", content.trim());
    form.set("visibility", "public");
    if (position) form.set("location", `${position.lat},${position.lng}`);
    if (media) form.set("media", media);
    const answer = await this.#call("POST", "/api/posts", "Failed to create post", form);
    return toPost(isJson(answer["post"]) ? answer["post"] : {});
  }

  async post(id: number): Promise<LegacyPost> {
    const answer = await this.#call("GET", `/posts/${id}`, "");
    return toPost(isJson(answer["post"]) ? answer["post"] : {});
  }

  async updatePost(id: number, content: string): Promise<LegacyPost> {
    const answer = await this.#call("PUT", `/posts/${id}`, "", { content });
    return toPost(isJson(answer["post"]) ? answer["post"] : {});
  }

  async deletePost(id: number): Promise<void> {
    await this.#call("DELETE", `/posts/${id}`, "");
  }

  async toggleLike(id: number): Promise<{ liked: boolean; likesCount: number }> {
    const answer = await this.#call("POST", `/posts/${id}/like`, "Failed to toggle like status", {});
    return { liked: answer["liked"] === true, likesCount: number(answer["likesCount"]) };
  }

  async toggleBookmark(id: number): Promise<boolean> {
    return (
      (await this.#call("POST", `/posts/${id}/bookmark`, "Failed to toggle bookmark status", {}))["bookmarked"] === true
    );
  }

  async comments(postId: number): Promise<LegacyComment[]> {
    const answer = await this.#call("GET", `/posts/${postId}/comments`, "Failed to fetch comments");
    return list(answer["comments"]).map(toComment);
  }

  async addComment(postId: number, content: string, parentId: number | null = null): Promise<LegacyComment> {
    const body = { content: content.trim(), parent_id: parentId };
    const answer = await this.#call("POST", `/posts/${postId}/comments`, "Failed to add comment", body);
    return toComment(isJson(answer["comment"]) ? answer["comment"] : {});
  }

  async updateComment(id: string, content: string): Promise<void> {
    await this.#call("PUT", `/comments/${id}`, "Failed to update comment", { content });
  }

  async deleteComment(id: string): Promise<void> {
    await this.#call("DELETE", `/comments/${id}`, "Failed to delete comment");
  }

  async toggleCommentLike(id: string): Promise<{ liked: boolean; likesCount: number }> {
    const answer = await this.#call("POST", `/comments/${id}/like`, "Failed to toggle comment like status", {});
    return { liked: answer["liked"] === true, likesCount: number(answer["likesCount"]) };
  }

  async friends(): Promise<LegacyUser[]> {
    return list((await this.#call("GET", "/friends", "Failed to fetch friends"))["friends"]).map(toUser);
  }

  async friendRequests(): Promise<LegacyRequest[]> {
    const answer = await this.#call("GET", "/friends/requests", "Failed to fetch friend requests");
    return list(answer["requests"]).map((raw) => ({
      id: number(raw["id"]),
      user: toUser(raw["user"]),
      mutualFriends: number(raw["mutualFriends"]),
      requestedAt: text(raw["requestedAt"]),
    }));
  }

  async friendRequestsCount(): Promise<number> {
    return number(
      (await this.#call("GET", "/friends/requests/count", "Failed to fetch friend requests count"))["count"],
    );
  }

  async sendFriendRequest(userId: number): Promise<void> {
    await this.#call("POST", "/friends/request", "Failed to send friend request", { user_id: userId });
  }

  async answerRequest(id: number, answer: "accept" | "reject"): Promise<void> {
    await this.#call("POST", `/friends/requests/${id}/${answer}`, "");
  }

  async removeFriend(userId: number): Promise<void> {
    await this.#call("DELETE", `/friends/${userId}`, "");
  }

  async searchPeople(query: string, page = 1, suggested = false): Promise<{ users: Json[]; pagination: Json }> {
    const asked = new URLSearchParams({
      query,
      page: String(page),
      suggested: suggested ? "1" : "0",
      _nocache: String(Date.now()),
    });
    const answer = await this.#call("GET", `/friends/search?${asked.toString()}`, "Search failed");
    return { users: list(answer["users"]), pagination: isJson(answer["pagination"]) ? answer["pagination"] : {} };
  }
}
