import { type LegacyHttp, type Json, isJson, list, number, text } from "./http.ts";
import { type LegacyRequest, type LegacyUser, toUser } from "./shapes.ts";

/** The calls about friends and the search for people. */
export class LegacyPeopleCalls {
  constructor(private readonly http: LegacyHttp) {}

  async friends(): Promise<LegacyUser[]> {
    return list((await this.http.call("GET", "/friends", "Failed to fetch friends"))["friends"]).map(toUser);
  }

  async friendRequests(): Promise<LegacyRequest[]> {
    const answer = await this.http.call("GET", "/friends/requests", "Failed to fetch friend requests");
    return list(answer["requests"]).map((raw) => ({
      id: number(raw["id"]),
      user: toUser(raw["user"]),
      mutualFriends: number(raw["mutualFriends"]),
      requestedAt: text(raw["requestedAt"]),
    }));
  }

  async friendRequestsCount(): Promise<number> {
    return number(
      (await this.http.call("GET", "/friends/requests/count", "Failed to fetch friend requests count"))["count"],
    );
  }

  async sendFriendRequest(userId: number): Promise<void> {
    await this.http.call("POST", "/friends/request", "Failed to send friend request", { user_id: userId });
  }

  async answerRequest(id: number, answer: "accept" | "reject"): Promise<void> {
    await this.http.call("POST", `/friends/requests/${id}/${answer}`, "");
  }

  async removeFriend(userId: number): Promise<void> {
    await this.http.call("DELETE", `/friends/${userId}`, "");
  }

  async searchPeople(query: string, page = 1, suggested = false): Promise<{ users: Json[]; pagination: Json }> {
    const params = new URLSearchParams({
      query,
      page: String(page),
      suggested: suggested ? "1" : "0",
      _nocache: String(Date.now()),
    });
    const answer = await this.http.call("GET", `/friends/search?${params.toString()}`, "Search failed");
    return { users: list(answer["users"]), pagination: isJson(answer["pagination"]) ? answer["pagination"] : {} };
  }
}
