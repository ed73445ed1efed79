import { type LegacyHttp, isJson, list, number } from "./http.ts";
import { type LegacyComment, toComment } from "./shapes.ts";

/** The calls about comments. */
export class LegacyCommentsCalls {
  constructor(private readonly http: LegacyHttp) {}

  async comments(postId: number): Promise<LegacyComment[]> {
    const answer = await this.http.call("GET", `/posts/${postId}/comments`, "Failed to fetch comments");
    return list(answer["comments"]).map(toComment);
  }

  async addComment(postId: number, content: string, parentId: number | null = null): Promise<LegacyComment> {
    const body = { content: content.trim(), parent_id: parentId };
    const answer = await this.http.call("POST", `/posts/${postId}/comments`, "Failed to add comment", body);
    return toComment(isJson(answer["comment"]) ? answer["comment"] : {});
  }

  async updateComment(id: string, content: string): Promise<void> {
    await this.http.call("PUT", `/comments/${id}`, "Failed to update comment", { content });
  }

  async deleteComment(id: string): Promise<void> {
    await this.http.call("DELETE", `/comments/${id}`, "Failed to delete comment");
  }

  async toggleCommentLike(id: string): Promise<{ liked: boolean; likesCount: number }> {
    const answer = await this.http.call("POST", `/comments/${id}/like`, "Failed to toggle comment like status", {});
    return { liked: answer["liked"] === true, likesCount: number(answer["likesCount"]) };
  }
}
