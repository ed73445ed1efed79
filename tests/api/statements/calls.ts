import { PASSWORD, type Person } from "#tests/kit/people";
import { Device } from "#tests/kit/push/pushService";
import { pictures } from "#tests/kit/pictures";
import { form } from "#tests/kit/rest";
import { addWaitingPost, type Name, type World } from "./world.ts";

/** The values of the `{names}` in the path of a call, and its body. */
type Parts = { body?: unknown } & Record<string, unknown>;

/** A call of REST; the order matters where it needs what an earlier one has created. */
interface Call {
  readonly who: Name;
  /** Method and path as the API's description names them, with a query where the call needs one. */
  readonly call: string;
  parts(world: World): Parts | Promise<Parts>;
}

const call = (who: Name, name: string, parts: Call["parts"] = () => ({})): Call => ({ who, call: name, parts });
const get = (name: string, parts?: Call["parts"]): Call => call("amara", `GET ${name}`, parts);

const device = new Device("https://push.example.com/send/1");
const ofGroup = ({ ids }: World) => ({ id: ids["group"] });
const ofPost = ({ ids }: World) => ({ id: ids["post"] });
const ofComment = ({ ids }: World) => ({ id: ids["comment"] });
const ofTalk = ({ ids }: World) => ({ id: ids["conversation"] });
const ofAmara = ({ amara }: World) => ({ username: amara.username });

/** The calls that read, which Amara sends. */
export const READINGS: readonly Call[] = [
  get("/auth/check-username?username=somebody"),
  get("/user"),
  get("/sessions"),
  get("/settings"),
  get("/exports"),
  get("/reports"),
  get("/moderation-report"),
  call("mia", "GET /moderation/reports"),
  call("mia", "GET /moderation/reports/{id}", ({ ids }) => ({ id: ids["report"] })),
  call("mia", "GET /moderation/filters"),
  call("mia", "GET /moderation/appeals"),
  call("mia", "GET /moderation/log"),
  get("/auth/registration"),
  call("mia", "GET /admin/settings"),
  call("mia", "GET /admin/figures"),
  call("mia", "GET /admin/members"),
  call("mia", "GET /admin/members/{username}", ofAmara),
  call("mia", "GET /admin/rules"),
  get("/community"),
  get("/public-ideas"),
  call("mia", "GET /admin/registrations"),
  call("mia", "GET /invitations"),
  get("/rules"),
  get("/friends"),
  get("/friends/requests"),
  get("/friends/requests/sent"),
  get("/friends/requests/count"),
  get("/friends/search?query=an"),
  get("/friends/suggestions"),
  get("/connections?tab=following"),
  get("/users/blocked"),
  get("/users/muted"),
  get("/profile"),
  get("/profile/{username}", ofAmara),
  get("/profile/{username}/friends", ofAmara),
  get("/profile/{username}/posts", ofAmara),
  get("/profile/{username}/images", ofAmara),
  get("/profile/{username}/comments", ofAmara),
  get("/profile/analytics?range=week"),
  get("/profile/analytics/audience?range=week"),
  get("/groups"),
  get("/groups/stats"),
  get("/groups/{id}", ofGroup),
  get("/groups/{id}/members", ofGroup),
  get("/groups/{id}/requests", ofGroup),
  get("/groups/{id}/posts", ofGroup),
  get("/groups/{id}/declined", ofGroup),
  get("/groups/{id}/waiting-posts", ofGroup),
  get("/groups/{id}/invitations", ofGroup),
  get("/groups/{id}/links", ofGroup),
  get("/groups/deleted"),
  get("/feed?page=1"),
  get("/feed/state"),
  get("/feed/preferences"),
  get("/news"),
  get("/posts/hidden"),
  get("/posts/{id}", ofPost),
  get("/posts/{id}/history", ofPost),
  get("/posts/{id}/comments", ofPost),
  get("/posts/{id}/likers", ofPost),
  get("/comments/{id}", ofComment),
  get("/tags?query=wa"),
  get("/tags/{tag}/posts", () => ({ tag: "water" })),
  get("/drafts"),
  get("/drafts/{id}", ({ ids }) => ({ id: ids["draft"] })),
  get("/bookmarks"),
  get("/bookmarks/folders"),
  get("/conversations"),
  get("/conversations/{id}", ofTalk),
  get("/conversations/{id}/messages", ofTalk),
  get("/messages/search?query=the"),
  get("/messages/count"),
  get("/search?query=water&kind=ideas"),
  get("/search/suggestions?query=wa"),
  get("/tags/followed"),
  get("/explore"),
  get("/insights"),
  get("/insights/week"),
  get("/insights/{id}", ({ ids }) => ({ id: ids["insight"] })),
  get("/notifications"),
  get("/notifications/count"),
  get("/notifications/settings"),
  get("/settings/notifications"),
  get("/push/key"),
  get("/push/subscriptions"),
];

const answered =
  (name: string, body?: unknown): Call["parts"] =>
  (world) => ({ id: world.answered(name), ...(body !== undefined && { body }) });
const di = (body?: unknown) => (world: World) => ({ id: world.di.id, body });
const ofIds =
  (name: string, body?: unknown): Call["parts"] =>
  ({ ids }) => ({ id: ids[name], body });

const registration = ({ username }: Person) => ({
  name: "Eve",
  email: `eve-${username}@example.test`,
  username: `eve-${username}`.slice(0, 30),
  password: PASSWORD,
  password_confirmation: PASSWORD,
});

/** The calls that change something, in an order in which each has something to do. */
export const CHANGES: readonly Call[] = [
  call("ada", "POST /profile/activity"),
  call("ada", "POST /uploads", async () => ({ body: form({ file: await pictures.png() }) })),
  call("ada", "PUT /uploads/{id}", answered("media.id", { alt: "A bicycle in the rain" })),
  call("ada", "DELETE /uploads/{id}", answered("media.id")),
  call("ada", "PUT /settings", () => ({ body: { autoplay: "wifi", show_online: true } })),
  call("ada", "POST /profile", () => ({ body: { bio: "I mend things." } })),
  call("ada", "POST /events", ({ ids }) => ({ body: { events: [{ kind: "impression", id: Number(ids["post"]) }] } })),

  call("ada", "PUT /feed/order", () => ({ body: { order: "latest" } })),
  call("ada", "PUT /feed/place", ({ ids }) => ({ body: { scope: "everything", post_id: Number(ids["post"]) } })),
  call("cy", "POST /feed/preferences", () => ({ body: { tag: "water" } })),
  call("cy", "DELETE /feed/preferences/{id}", answered("preference.id")),

  call("di", "POST /rules/accept", () => ({ body: { version: 1 } })),
  call("di", "POST /reports", ({ ids }) => ({ body: { kind: "post", id: Number(ids["post"]), rule: "no-spam" } })),

  call("cy", "POST /friends/request", (world) => ({ body: { user_id: world.di.id } })),
  call("ada", "POST /friends/requests/{id}/accept", ofIds("bondRequest")),
  call("ada", "POST /friends/requests/{id}/reject", ofIds("otherBondRequest")),
  call("cy", "DELETE /friends/requests/{id}", ofIds("sentRequest")),
  call("ada", "DELETE /friends/suggestions/{id}", ({ amara }) => ({ id: amara.id })),
  call("ada", "POST /users/{id}/follow", di()),
  call("ada", "DELETE /users/{id}/follow", di()),
  call("ada", "POST /users/{id}/mute", di({ duration: "week" })),
  call("ada", "DELETE /users/{id}/mute", di()),
  call("ada", "POST /users/{id}/block", di()),
  call("ada", "DELETE /users/{id}/block", di()),

  call("ada", "POST /posts", () => ({ body: { title: "Tools", content: "Lend #tools to @jun", category: "Design" } })),
  call("bo", "POST /posts/{id}/like", answered("post.id")),
  call("bo", "POST /posts/{id}/bookmark", answered("post.id")),
  call("bo", "POST /bookmarks/folders", () => ({ body: { name: "For later" } })),
  call("bo", "PUT /bookmarks/{post_id}", (world) => ({
    post_id: world.answered("post.id"),
    body: { note: "Soon", folders: [Number(world.answered("folder.id"))] },
  })),
  call("bo", "PUT /bookmarks/folders/{id}", answered("folder.id", { name: "Later" })),
  call("bo", "DELETE /bookmarks/folders/{id}", answered("folder.id")),
  call("bo", "DELETE /bookmarks/{post_id}", (world) => ({ post_id: world.answered("post.id") })),
  call("bo", "POST /posts/{id}/comments", answered("post.id", { content: "Which ones?", parent_id: null })),
  call("ada", "POST /comments/{id}/like", answered("comment.id")),
  call("bo", "PUT /comments/{id}", answered("comment.id", { content: "Which?" })),
  call("bo", "DELETE /comments/{id}", answered("comment.id")),
  call("ada", "PUT /posts/{id}", answered("post.id", { content: "Lend #tools and #books" })),
  call("ada", "DELETE /posts/{id}", answered("post.id")),
  call("ada", "POST /drafts", () => ({ body: { kind: "idea", title: "A library", content: "Lend tools." } })),
  call("ada", "PUT /drafts/{id}", answered("draft.id", { kind: "idea", version: 1, content: "Lend." })),
  call("ada", "POST /drafts/{id}/publish", answered("draft.id")),
  call("ada", "DELETE /drafts/{id}", ofIds("otherDraft")),
  call("ada", "POST /tags/{tag}/follow", () => ({ tag: "water" })),
  call("ada", "DELETE /tags/{tag}/follow", () => ({ tag: "water" })),
  call("amara", "POST /insights", () => ({ body: { prompt: "What do members say about water?" } })),
  call("amara", "DELETE /insights/{id}", answered("insight.id")),

  call("ada", "POST /groups", ({ ada }) => ({
    body: {
      name: `Repair by ${ada.username}`,
      description: "We mend things.",
      category: "Design",
      visibility: "private",
    },
  })),
  call("bo", "POST /groups/{id}/join", answered("group.id")),
  call("ada", "POST /groups/{id}/requests/{user_id}/approve", (world) => ({
    id: world.answered("group.id"),
    user_id: world.bo.id,
  })),
  call("ada", "POST /groups/{id}/requests/{user_id}/reject", async (world) => {
    await world.cy.send(`/api/groups/${world.answered("group.id")}/join`);
    return { id: world.answered("group.id"), user_id: world.cy.id };
  }),
  call("ada", "PUT /groups/{id}", answered("group.id", { description: "We mend much." })),
  call("ada", "PUT /groups/{id}/level", answered("group.id", { level: "highlights" })),
  call("ada", "POST /groups/{id}/posts/{post_id}/decline", async (world) => {
    const id = world.answered("group.id");
    const postId = await addWaitingPost(world, id);
    world.store({ waitingPost: { id: postId } });
    return { id, post_id: postId, body: { reason: "Please say more." } };
  }),
  ...["DELETE /groups/{id}/posts/{post_id}/decline", "POST /groups/{id}/posts/{post_id}/approve"].map((name) =>
    call("ada", name, (world) => ({ id: world.answered("group.id"), post_id: world.answered("waitingPost.id") })),
  ),
  call("ada", "PUT /groups/{id}/posts/{post_id}", async (world) => {
    const id = world.answered("group.id");
    const { id: postId } = await world.bo.posts("Mended", { group_id: Number(id) });
    world.store({ postInGroup: { id: postId } });
    return { id, post_id: postId, body: { pinned: true, comments_closed: true } };
  }),
  call("ada", "POST /groups/{id}/posts/{post_id}/remove", (world) => ({
    id: world.answered("group.id"),
    post_id: world.answered("postInGroup.id"),
    body: { reason: "It is mended twice." },
  })),
  call("ada", "DELETE /groups/{id}/posts/{post_id}/remove", (world) => ({
    id: world.answered("group.id"),
    post_id: world.answered("postInGroup.id"),
  })),
  call("ada", "POST /groups/{id}/comments/{comment_id}/remove", async (world) => {
    await world.ada.rest.put(
      `/api/groups/${world.answered("group.id")}/posts/${world.answered("postInGroup.id")}`,
      { comments_closed: false },
      { token: world.ada.token },
    );
    const { id } = await world.bo.comments({ id: Number(world.answered("postInGroup.id")) }, "Buy this");
    world.store({ commentInGroup: { id } });
    return { id: world.answered("group.id"), comment_id: id, body: { reason: "No advertising.", rule: "no-spam" } };
  }),
  call("ada", "DELETE /groups/{id}/comments/{comment_id}/remove", (world) => ({
    id: world.answered("group.id"),
    comment_id: world.answered("commentInGroup.id"),
  })),
  call("ada", "PUT /groups/{id}/invitations/{user_id}", (world) => ({
    id: world.answered("group.id"),
    user_id: world.di.id,
  })),
  call("ada", "DELETE /groups/{id}/invitations/{user_id}", (world) => ({
    id: world.answered("group.id"),
    user_id: world.di.id,
  })),
  ...(["decline", "accept"] as const).map((verdict) =>
    call("di", `POST /groups/{id}/invitation/${verdict}`, async (world) => {
      const id = world.answered("group.id");
      // A declined invitation may be forgotten by then.
      await world.app.sql`delete from group_invitations where group_id = ${id} and user_id = ${world.di.id}`;
      await world.ada.rest.put(`/api/groups/${id}/invitations/${world.di.id}`, {}, { token: world.ada.token });
      return { id };
    }),
  ),
  call("ada", "POST /groups/{id}/links", answered("group.id", { days: 7, uses: 2 })),
  call("cy", "POST /groups/join", (world) => ({ body: { code: world.answered("code") } })),
  call("ada", "DELETE /groups/{id}/links/{link_id}", (world) => ({
    id: world.answered("group.id"),
    link_id: world.answered("link.id"),
  })),
  call("ada", "DELETE /groups/{id}", (world) => ({
    id: world.answered("group.id"),
    body: { name: `Repair by ${world.ada.username}` },
  })),
  call("ada", "POST /groups/{id}/restore", answered("group.id")),
  call("bo", "DELETE /groups/{id}/membership", answered("group.id")),

  call("cy", "POST /conversations", (world) => ({ body: { participant_ids: [world.bo.id] } })),
  call("cy", "POST /conversations/{id}/messages", (world) => ({
    id: world.answered("conversation.id"),
    body: { text: "Hello", client_id: crypto.randomUUID() },
  })),
  call("ada", "POST /conversations/{id}/accept", ofIds("otherRequest")),
  call("ada", "POST /conversations/{id}/decline", ofIds("request")),
  call("ada", "POST /conversations/{id}/read", ofIds("talk", { seq: 2 })),
  call("ada", "POST /conversations/{id}/mute", ofIds("talk", { length: "eight_hours" })),
  call("ada", "POST /conversations/{id}/typing", ofIds("talk", { typing: true })),
  call("ada", "PUT /messages/{id}", ofIds("message", { text: "Firstly" })),
  call("bo", "POST /messages/{id}/reactions", ofIds("message", { emoji: "👍" })),
  call("ada", "DELETE /messages/{id}", ofIds("message")),
  call("ada", "PUT /conversations/{id}", ofIds("workshop", { name: "The workshop" })),
  call("ada", "POST /conversations/{id}/participants", ({ ids, cy }) => ({
    id: ids["workshop"],
    body: { user_ids: [cy.id] },
  })),
  call("ada", "DELETE /conversations/{id}/participants/{user_id}", ({ ids, cy }) => ({
    id: ids["workshop"],
    user_id: cy.id,
  })),
  call("ada", "DELETE /conversations/{id}/membership", ofIds("workshop")),
  call("ada", "DELETE /friends/{id}", ({ cy }) => ({ id: cy.id })),

  call("ada", "POST /notifications/seen"),
  call("ada", "POST /notifications/read"),
  call("amara", "PATCH /notifications/{id}", ofIds("notification", { read: true })),
  call("ada", "PUT /settings/notifications", () => ({ body: { matrix: { follow: { mail: true } }, digest: "daily" } })),
  call("ada", "POST /push/subscriptions", () => ({ body: device.toJSON() })),
  call("ada", "PUT /push/subscriptions", () => ({ body: { previous: device.endpoint, ...device.toJSON() } })),
  call("ada", "DELETE /push/subscriptions/{id}", answered("subscription.id")),
  call("ada", "POST /auth/unsubscribe?member={member}&list={list}&signature={signature}", ({ secrets }) => ({
    ...secrets.unsubscribe,
  })),
  call("ada", "POST /posts/{id}/mute", ofIds("post")),
  call("ada", "DELETE /posts/{id}/mute", ofIds("post")),
  call("ada", "POST /posts/{id}/hide", ofIds("post")),
  call("ada", "DELETE /posts/{id}/hide", ofIds("post")),
  call("ada", "PUT /notifications/settings", () => ({ body: { like: false } })),

  call("mia", "POST /moderation/reports/{id}/claim", ofIds("report")),
  call("mia", "DELETE /moderation/reports/{id}/claim", ofIds("report")),
  call("mia", "POST /moderation/reports/{id}/outcome", ofIds("report", { outcome: "dismiss" })),
  call("mia", "POST /moderation/log/{id}/undo", answered("act.id")),
  call("mia", "POST /moderation/acts", ({ ids }) => ({
    body: { kind: "post", id: Number(ids["otherReported"]), outcome: "warn", rule: "no-spam", words: "No." },
  })),
  call("mia", "PUT /moderation/filters", () => ({ body: { name: "Spam" } })),
  call("mia", "DELETE /moderation/filters/{id}", answered("filter.id")),
  call("mia", "PUT /admin/settings", () => ({ body: { registration: "open" } })),
  call("mia", "PUT /admin/rules", () => ({ body: { text: "## Rule", material: false, based_on: 1 } })),
  call("mia", "POST /admin/registrations/{id}/approve", ofIds("applicant")),
  call("mia", "POST /admin/registrations/{id}/decline", ofIds("otherApplicant", { words: "Not now." })),
  call("mia", "POST /invitations", () => ({ body: { uses: 1, days: 7 } })),
  call("mia", "DELETE /invitations/{id}", answered("invitation.id")),
  call("mia", "PUT /admin/members/{id}/role", di({ role: "moderator", why: "Help" })),
  call("mia", "POST /admin/members/{id}/mails", di({ mail: "password_reset" })),

  call("ada", "DELETE /sessions/{id}", ofIds("session")),
  call("ada", "DELETE /sessions"),
  // Whoever asks for another link makes the first one useless, at some moment: it is somebody else's.
  call("ada", "POST /auth/forgot-password", ({ cy }) => ({ body: { email: cy.email } })),
  call("ada", "POST /auth/reset-password", ({ bo, secrets: { resetToken } }) => ({
    body: { token: resetToken, email: bo.email, password: PASSWORD, password_confirmation: PASSWORD },
  })),
  call("ada", "POST /auth/register", ({ cy }) => ({ body: registration(cy) })),
  call("ada", "POST /auth/login", ({ cy }) => ({ body: { login: cy.email, password: PASSWORD } })),
  call("ada", "POST /appeals", ({ secrets: { appealToken } }) => ({
    body: { words: "It was not me", token: appealToken },
  })),
  call(
    "mia",
    "POST /moderation/appeals/{id}/outcome",
    answered("appeal.id", { outcome: "refuse", words: "It stays." }),
  ),
  call("ada", "POST /auth/email/verify/resend", ({ cy }) => ({ body: { email: cy.email } })),
  call("ada", "GET /auth/email/verify/{id}/{hash}?expires={expires}&signature={signature}", ({ secrets }) => ({
    ...secrets.verification,
  })),
  call("ada", "POST /account/password", () => ({ body: { current: PASSWORD, next: "wrong donkey battery" } })),
  call("ada", "POST /auth/logout"),
  call("mia", "POST /admin/members/{id}/sessions/end", ({ bo }) => ({ id: bo.id, body: { why: "A lost phone" } })),
  call("di", "POST /exports", () => ({ body: { password: PASSWORD } })),
  call("di", "DELETE /account", () => ({ body: { password: PASSWORD } })),
];
