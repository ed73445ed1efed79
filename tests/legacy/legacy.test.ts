import { describe, expect, test } from "vitest";
import { LegacyClient } from "./client.ts";
import { type Keep, LegacyError } from "./http.ts";
import { startApp } from "#tests/kit/app";
import { folderMailbox } from "#tests/kit/mailbox";
import { pictures } from "#tests/kit/pictures";

const app = await startApp();
const mailbox = await folderMailbox(app);

function keep(): Keep {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

const PASSWORD = "an older battery";
const failure = async (call: Promise<unknown>): Promise<LegacyError> => {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof LegacyError) return error;
  throw new Error("the call did not fail");
};

// Section 7 writes most paths bare and one as /api/posts: both must work, whichever a client took for its base.
describe.each([
  ["the bare origin", ""],
  ["/api", "/api"],
  ["/api/", "/api/"],
])("a legacy client whose base is %s", (_, base) => {
  const tag = base.replaceAll("/", "x") || "root";
  const browser = () => new LegacyClient(app.url + base, keep());
  const form = (name: string) => ({
    name: `${name} Old`,
    email: `${name}-${tag}@example.test`.toLowerCase(),
    username: `${name}-${tag}`,
    password: PASSWORD,
  });
  const [ada, bo] = [browser(), browser()];

  test("registers, reads its account, signs out and in", async () => {
    expect(await ada.account.isUsernameAvailable(form("Ada").username)).toBe(true);
    expect((await ada.account.register(form("Ada"))).username).toBe(form("Ada").username);
    expect(await ada.account.isUsernameAvailable(form("Ada").username.toUpperCase())).toBe(false);
    expect(await ada.account.isUsernameAvailable("x")).toBe(false);
    await bo.account.register(form("Bo"));
    expect(await ada.account.user()).toMatchObject({ name: "Ada Old", avatar: null });

    const taken = await failure(browser().account.register(form("Ada")));
    expect(taken.status).toBe(422);
    const wrong = await failure(ada.account.login(form("Ada").email, "not the password"));
    expect([wrong.status, wrong.message]).toEqual([401, "Invalid credentials"]);

    await ada.account.logout();
    expect(ada.account.isSignedIn).toBe(false);
    const guest = await failure(ada.account.user());
    expect([guest.status, guest.logged]).toEqual([401, "Unauthorized access, please login again"]);
    await ada.account.login(form("Ada").username.toUpperCase(), PASSWORD);
  });

  test("verifies its address and resets its password by mail", async () => {
    const mail = await mailbox.to(form("Ada").email, ({ links }) =>
      links.some((link) => link.includes("verify-email")),
    );
    const link = new URL(mail.links.find((one) => one.includes("verify-email")) ?? "");
    const part = (name: string) => link.searchParams.get(name) ?? "";
    expect(await ada.account.verifyEmail(part("id"), part("hash"), part("expires"), part("signature"))).not.toBe("");
    const forged = await failure(ada.account.verifyEmail(part("id"), part("hash"), part("expires"), "forged"));
    expect([forged.status, forged.logged]).toEqual([403, "You do not have permission to access this resource"]);
    await ada.account.resendVerification(form("Ada").email);

    expect(await bo.account.forgotPassword(form("Bo").email)).toBe(
      await bo.account.forgotPassword("nobody@example.test"),
    );
    const reset = await mailbox.to(form("Bo").email, ({ links }) =>
      links.some((one) => one.includes("reset-password")),
    );
    const resetLink = new URL(reset.links.find((one) => one.includes("reset-password")) ?? "");
    const token = resetLink.pathname.split("/").at(-1) ?? "";
    await bo.account.resetPassword(token, form("Bo").email, "a newer battery");
    expect((await failure(bo.account.user())).status).toBe(401);
    await bo.account.login(form("Bo").email, "a newer battery");
  });

  test("posts, with a picture and a location, and finds it in the feed", async () => {
    const words = `  Written by an older program ${tag}  `;
    const made = await ada.posts.createPost(words, await pictures.png(40, 30), { lat: 51.5, lng: -0.1 });
    expect(made).toMatchObject({ content: words.trim(), visibility: "public", liked: false, likesCount: 0 });
    expect(made.image).toMatch(/^http.*\/media\//);
    expect((await fetch(made.image ?? "")).status).toBe(200);
    const { posts, total } = await bo.posts.feed(1);
    expect(posts.map(({ id }) => id)).toContain(made.id);
    expect(total).toBeGreaterThan(0);
    expect(await bo.posts.feed(1_000)).toMatchObject({ posts: [], hasMore: false });
    expect((await bo.posts.postsOf(form("Ada").username)).map(({ id }) => id)).toContain(made.id);
    expect((await ada.posts.updatePost(made.id, "Changed by an older program")).content).toBe(
      "Changed by an older program",
    );
    expect((await failure(bo.posts.updatePost(made.id, "Not mine"))).status).toBe(403);
    expect((await failure(ada.posts.createPost("   "))).status).toBe(422);
  });

  test("likes, bookmarks and comments", async () => {
    const [post] = await bo.posts.postsOf(form("Ada").username);
    const id = post?.id ?? 0;
    expect(await bo.posts.toggleLike(id)).toEqual({ liked: true, likesCount: 1 });
    expect(await bo.posts.toggleLike(id)).toEqual({ liked: false, likesCount: 0 });
    expect(await bo.posts.toggleBookmark(id)).toBe(true);
    const comment = await bo.comments.addComment(id, " A thought ");
    expect(comment).toMatchObject({ content: "A thought", parentId: null, author: { name: "Bo Old" } });
    await ada.comments.addComment(id, "An answer", Number(comment.id));
    expect(await ada.comments.toggleCommentLike(comment.id)).toEqual({ liked: true, likesCount: 1 });
    await bo.comments.updateComment(comment.id, "A second thought");
    const [thread] = await ada.comments.comments(id);
    expect(thread).toMatchObject({ content: "A second thought", likesCount: 1, replies: [{ content: "An answer" }] });
    expect(await bo.posts.post(id)).toMatchObject({ bookmarked: true, commentsCount: 2 });
    await bo.comments.deleteComment(comment.id);
    expect(await ada.comments.comments(id)).toMatchObject([{ content: "", replies: [{ content: "An answer" }] }]);
  });

  test("makes friends, and ends the friendship", async () => {
    const cy = browser();
    await cy.account.register(form("Cy"));
    const self = await bo.account.user();
    expect((await ada.people.searchPeople(form("Bo").username)).users).toMatchObject([
      { isFriend: false, isRequestSent: false },
    ]);
    expect((await failure(ada.people.searchPeople("b"))).status).toBe(422);
    await ada.people.sendFriendRequest(self.id);
    expect((await failure(ada.people.sendFriendRequest(self.id))).status).toBe(409);
    expect(await ada.profile.profile(form("Bo").username)).toMatchObject({ isRequestSent: true, isFriend: false });
    expect(await bo.people.friendRequestsCount()).toBe(1);
    const [request] = await bo.people.friendRequests();
    expect(request).toMatchObject({ user: { username: form("Ada").username }, mutualFriends: 0 });
    await bo.people.answerRequest(request?.id ?? 0, "accept");
    expect(await ada.people.friends()).toMatchObject([{ username: form("Bo").username }]);
    const seen = await ada.profile.profile(form("Bo").username.toUpperCase());
    expect(seen).toMatchObject({ isFriend: true, friendsCount: 1 });
    expect(seen.email).toBeUndefined();

    await cy.people.sendFriendRequest(self.id);
    const [second] = await bo.people.friendRequests();
    expect((await failure(ada.people.answerRequest(second?.id ?? 0, "accept"))).status).toBe(404);
    await bo.people.answerRequest(second?.id ?? 0, "reject");
    expect(await bo.people.friendRequestsCount()).toBe(0);
    const { users, pagination } = await cy.people.searchPeople("", 1, true);
    expect(users.length).toBeGreaterThan(0);
    expect(Object.keys(pagination).toSorted()).toEqual([
      "current_page",
      "from",
      "last_page",
      "per_page",
      "to",
      "total",
    ]);

    await ada.people.removeFriend(self.id);
    expect(await bo.people.friends()).toEqual([]);
  });

  test("changes its profile", async () => {
    expect(
      await ada.profile.updateProfile({ bio: "Older, not wiser", website: "https://ada.example.test" }),
    ).toMatchObject({
      bio: "Older, not wiser",
      email: form("Ada").email,
    });
    const files = new FormData();
    files.set("avatar", await pictures.png(64, 64));
    files.set("location", "London");
    expect(await ada.profile.updateProfile(files)).toMatchObject({
      location: "London",
      bio: "Older, not wiser",
      avatar: expect.stringContaining("/media/"),
    });
    const wrong = await failure(ada.profile.updateProfile({ website: "nowhere" }));
    expect([wrong.status, wrong.message]).toEqual([
      422,
      "Website must be a valid URL starting with http:// or https://",
    ]);
    await ada.profile.reportActivity();
    expect((await bo.profile.profile(form("Ada").username)).lastActiveAt).not.toBeNull();
  });

  test("deletes what it posted", async () => {
    const [post] = await ada.posts.postsOf(form("Ada").username);
    await ada.posts.deletePost(post?.id ?? 0);
    expect((await failure(ada.posts.post(post?.id ?? 0))).status).toBe(404);
    expect(await ada.posts.postsOf(form("Ada").username)).toEqual([]);
  });
});
