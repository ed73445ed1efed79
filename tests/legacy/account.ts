import { type LegacyHttp, text } from "./http.ts";
import { type LegacyUser, toUser } from "./shapes.ts";

/** The calls for signing up, in and out, and for recovering an account. */
export class LegacyAccountCalls {
  constructor(private readonly http: LegacyHttp) {}

  get isSignedIn(): boolean {
    return this.http.token !== null;
  }

  async register(form: { name: string; email: string; username: string; password: string }): Promise<LegacyUser> {
    const answer = await this.http.call("POST", "/auth/register", "", {
      ...form,
      password_confirmation: form.password,
    });
    this.http.token = text(answer["token"]);
    return toUser(answer["user"]);
  }

  async login(login: string, password: string): Promise<LegacyUser> {
    const answer = await this.http.call("POST", "/auth/login", "Invalid credentials", { login, password });
    this.http.token = text(answer["token"]);
    return toUser(answer["user"]);
  }

  async logout(): Promise<void> {
    await this.http.call("POST", "/auth/logout", "");
    this.http.token = null;
  }

  /** A failed check counts as not available. */
  async isUsernameAvailable(username: string): Promise<boolean> {
    try {
      const answer = await this.http.call("GET", `/auth/check-username?username=${encodeURIComponent(username)}`, "");
      return answer["available"] === true;
    } catch {
      return false;
    }
  }

  async forgotPassword(email: string): Promise<string> {
    return text((await this.http.call("POST", "/auth/forgot-password", "", { email }))["message"]);
  }

  async resetPassword(token: string, email: string, password: string): Promise<string> {
    const body = { token, email, password, password_confirmation: password };
    return text((await this.http.call("POST", "/auth/reset-password", "", body))["message"]);
  }

  async verifyEmail(id: string, hash: string, expires: string, signature: string): Promise<string> {
    const query = new URLSearchParams({ expires, signature });
    return text((await this.http.call("GET", `/auth/email/verify/${id}/${hash}?${query.toString()}`, ""))["message"]);
  }

  async resendVerification(email: string): Promise<void> {
    await this.http.call("POST", "/auth/email/verify/resend", "", { email });
  }

  async user(): Promise<LegacyUser> {
    return toUser((await this.http.call("GET", "/user", ""))["user"]);
  }
}
