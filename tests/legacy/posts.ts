import { type LegacyHttp, isJson, list, number } from "./http.ts";
import { type LegacyPost, isPost, toPost } from "./shapes.ts";

/** The calls about the feed and posts. */
export class LegacyPostsCalls {
  constructor(private readonly http: LegacyHttp) {}

  async feed(page: number): Promise<{ posts: LegacyPost[]; hasMore: boolean; total: number }> {
    const answer = await this.http.call("GET", `/feed?page=${page}`, "Failed to fetch feed posts");
    return {
      posts: list(answer["posts"]).filter(isPost).map(toPost),
      hasMore: answer["hasMore"] === true,
      total: number(answer["total"]),
    };
  }

  /** Returns three posts at most; an empty list on failure. */
  async postsOf(username: string): Promise<LegacyPost[]> {
    try {
      const answer = await this.http.call("GET", `/feed?username=${encodeURIComponent(username)}`, "");
      return list(answer["posts"]).filter(isPost).map(toPost).slice(0, 3);
    } catch {
      return [];
    }
  }

  /** Creates a post; this is the one call whose path has a base of its own. */
  async createPost(content: string, media?: File, position?: { lat: number; lng: number }): Promise<LegacyPost> {
    const form = new FormData();
    form.set("content", content.trim());
    form.set("visibility", "public");
    if (position) form.set("location", `${position.lat},${position.lng}`);
    if (media) form.set("media", media);
    const answer = await this.http.call("POST", "/api/posts", "Failed to create post", form);
    return toPost(isJson(answer["post"]) ? answer["post"] : {});
  }

  async post(id: number): Promise<LegacyPost> {
    const answer = await this.http.call("GET", `/posts/${id}`, "");
    return toPost(isJson(answer["post"]) ? answer["post"] : {});
  }

  async updatePost(id: number, content: string): Promise<LegacyPost> {
    const answer = await this.http.call("PUT", `/posts/${id}`, "", { content });
    return toPost(isJson(answer["post"]) ? answer["post"] : {});
  }

  async deletePost(id: number): Promise<void> {
    await this.http.call("DELETE", `/posts/${id}`, "");
  }

  async toggleLike(id: number): Promise<{ liked: boolean; likesCount: number }> {
    const answer = await this.http.call("POST", `/posts/${id}/like`, "Failed to toggle like status", {});
    return { liked: answer["liked"] === true, likesCount: number(answer["likesCount"]) };
  }

  async toggleBookmark(id: number): Promise<boolean> {
    return (
      (await this.http.call("POST", `/posts/${id}/bookmark`, "Failed to toggle bookmark status", {}))["bookmarked"] ===
      true
    );
  }
}
