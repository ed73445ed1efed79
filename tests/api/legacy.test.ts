import { describe, expect, test } from "vitest";
import { LegacyClient, LegacyError, type Keep } from "#tests/kit/legacyClient";
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

// Section 7 writes most paths bare and one as /api/posts: whichever of these a client took for its base, all must work.
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

  test("registers, looks at itself, signs out and in", async () => {
    expect(await ada.isUsernameAvailable(form("Ada").username)).toBe(true);
    expect((await ada.register(form("Ada"))).username).toBe(form("Ada").username);
    expect(await ada.isUsernameAvailable(form("Ada").username.toUpperCase())).toBe(false);
    expect(await ada.isUsernameAvailable("x")).toBe(false);
    await bo.register(form("Bo"));
    expect(await ada.user()).toMatchObject({ name: "Ada Old", avatar: null });

    const taken = await failure(browser().register(form("Ada")));
    expect(taken.status).toBe(422);
    const wrong = await failure(ada.login(form("Ada").email, "not the password"));
    expect([wrong.status, wrong.message]).toEqual([401, "Invalid credentials"]);

    await ada.logout();
    expect(ada.isSignedIn).toBe(false);
    const guest = await failure(ada.user());
    expect([guest.status, guest.logged]).toEqual([401, "Unauthorized access, please login again"]);
    await ada.login(form("Ada").username.toUpperCase(), PASSWORD);
  });

  test("verifies its address and resets its password by mail", async () => {
    const mail = await mailbox.to(form("Ada").email, ({ links }) =>
      links.some((link) => link.includes("verify-email")),
    );
    const link = new URL(mail.links.find((one) => one.includes("verify-email")) ?? "");
    const part = (name: string) => link.searchParams.get(name) ?? "";
    expect(await ada.verifyEmail(part("id"), part("hash"), part("expires"), part("signature"))).not.toBe("");
    const forged = await failure(ada.verifyEmail(part("id"), part("hash"), part("expires"), "forged"));
    expect([forged.status, forged.logged]).toEqual([403, "You do not have permission to access this resource"]);
    await ada.resendVerification(form("Ada").email);

    expect(await bo.forgotPassword(form("Bo").email)).toBe(await bo.forgotPassword("nobody@example.test"));
    const reset = await mailbox.to(form("Bo").email, ({ links }) =>
      links.some((one) => one.includes("reset-password")),
    );
    const way = new URL(reset.links.find((one) => one.includes("reset-password")) ?? "");
    const token = way.pathname.split("/").at(-1) ?? "";
    await bo.resetPassword(token, form("Bo").email, "a newer battery");
    expect((await failure(bo.user())).status).toBe(401);
    await bo.login(form("Bo").email, "a newer battery");
  });

  test("posts, with a picture and a place, and finds it in the feed", async () => {
    const words = `  Written by an older program ${tag}  `;
    const made = await ada.createPost(words, await pictures.png(40, 30), { lat: 51.5, lng: -0.1 });
    expect(made).toMatchObject({ content: words.trim(), visibility: "public", liked: false, likesCount: 0 });
    expect(made.image).toMatch(/^http.*\/media\//);
    expect((await fetch(made.image ?? "")).status).toBe(200);
    const { posts, total } = await bo.feed(1);
    expect(posts.map(({ id }) => id)).toContain(made.id);
    expect(total).toBeGreaterThan(0);
    expect(await bo.feed(1_000)).toMatchObject({ posts: [], hasMore: false });
    expect((await bo.postsOf(form("Ada").username)).map(({ id }) => id)).toContain(made.id);
    expect((await ada.updatePost(made.id, "Changed by an older program")).content).toBe("Changed by an older program");
    expect((await failure(bo.updatePost(made.id, "Not mine"))).status).toBe(403);
    expect((await failure(ada.createPost("   "))).status).toBe(422);
  });

  test("likes, bookmarks and comments", async () => {
    const [post] = await bo.postsOf(form("Ada").username);
    const id = post?.id ?? 0;
    expect(await bo.toggleLike(id)).toEqual({ liked: true, likesCount: 1 });
    expect(await bo.toggleLike(id)).toEqual({ liked: false, likesCount: 0 });
    expect(await bo.toggleBookmark(id)).toBe(true);
    const comment = await bo.addComment(id, " A thought ");
    expect(comment).toMatchObject({ content: "A thought", parentId: null, author: { name: "Bo Old" } });
    await ada.addComment(id, "An answer", Number(comment.id));
    expect(await ada.toggleCommentLike(comment.id)).toEqual({ liked: true, likesCount: 1 });
    await bo.updateComment(comment.id, "A second thought");
    const [thread] = await ada.comments(id);
    expect(thread).toMatchObject({ content: "A second thought", likesCount: 1, replies: [{ content: "An answer" }] });
    expect(await bo.post(id)).toMatchObject({ bookmarked: true, commentsCount: 2 });
    await bo.deleteComment(comment.id);
    expect(await ada.comments(id)).toMatchObject([{ content: "", replies: [{ content: "An answer" }] }]);
  });

  test("makes friends, and parts with them", async () => {
    const cy = browser();
    await cy.register(form("Cy"));
    const self = await bo.user();
    expect((await ada.searchPeople(form("Bo").username)).users).toMatchObject([
      { isFriend: false, isRequestSent: false },
    ]);
    expect((await failure(ada.searchPeople("b"))).status).toBe(422);
    await ada.sendFriendRequest(self.id);
    expect((await failure(ada.sendFriendRequest(self.id))).status).toBe(409);
    expect(await ada.profile(form("Bo").username)).toMatchObject({ isRequestSent: true, isFriend: false });
    expect(await bo.friendRequestsCount()).toBe(1);
    const [request] = await bo.friendRequests();
    expect(request).toMatchObject({ user: { username: form("Ada").username }, mutualFriends: 0 });
    await bo.answerRequest(request?.id ?? 0, "accept");
    expect(await ada.friends()).toMatchObject([{ username: form("Bo").username }]);
    const seen = await ada.profile(form("Bo").username.toUpperCase());
    expect(seen).toMatchObject({ isFriend: true, friendsCount: 1 });
    expect(seen.email).toBeUndefined();

    await cy.sendFriendRequest(self.id);
    const [second] = await bo.friendRequests();
    expect((await failure(ada.answerRequest(second?.id ?? 0, "accept"))).status).toBe(404);
    await bo.answerRequest(second?.id ?? 0, "reject");
    expect(await bo.friendRequestsCount()).toBe(0);
    const { users, pagination } = await cy.searchPeople("", 1, true);
    expect(users.length).toBeGreaterThan(0);
    expect(Object.keys(pagination).toSorted()).toEqual([
      "current_page",
      "from",
      "last_page",
      "per_page",
      "to",
      "total",
    ]);

    await ada.removeFriend(self.id);
    expect(await bo.friends()).toEqual([]);
  });

  test("changes its profile", async () => {
    expect(await ada.updateProfile({ bio: "Older, not wiser", website: "https://ada.example.test" })).toMatchObject({
      bio: "Older, not wiser",
      email: form("Ada").email,
    });
    const files = new FormData();
    files.set("avatar", await pictures.png(64, 64));
    files.set("location", "London");
    expect(await ada.updateProfile(files)).toMatchObject({
      location: "London",
      bio: "Older, not wiser",
      avatar: expect.stringContaining("/media/"),
    });
    const wrong = await failure(ada.updateProfile({ website: "nowhere" }));
    expect([wrong.status, wrong.message]).toEqual([
      422,
      "Website must be a valid URL starting with http:// or https://",
    ]);
    await ada.reportActivity();
    expect((await bo.profile(form("Ada").username)).lastActiveAt).not.toBeNull();
  });

  test("deletes what it posted", async () => {
    const [post] = await ada.postsOf(form("Ada").username);
    await ada.deletePost(post?.id ?? 0);
    expect((await failure(ada.post(post?.id ?? 0))).status).toBe(404);
    expect(await ada.postsOf(form("Ada").username)).toEqual([]);
  });
});
