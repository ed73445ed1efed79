import { type LegacyHttp, type Json } from "./http.ts";
import { type LegacyProfile, toProfile } from "./shapes.ts";

/** The calls about profiles. */
export class LegacyProfileCalls {
  constructor(private readonly http: LegacyHttp) {}

  async profile(username: string): Promise<LegacyProfile> {
    const path = `/profile/${encodeURIComponent(username)}`;
    return toProfile((await this.http.call("GET", path, "Failed to fetch profile"))["user"]);
  }

  async updateProfile(changes: Json | FormData): Promise<LegacyProfile> {
    return toProfile((await this.http.call("POST", "/profile", "Update failed", changes))["user"]);
  }

  async reportActivity(): Promise<void> {
    await this.http.call("POST", "/profile/activity", "");
  }
}
