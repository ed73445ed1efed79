import { Signer } from "#server/platform/secrets/signer";
import { createHash } from "node:crypto";
import { Secrets } from "#server/features/auth/passwords/passwords.secrets.service";
import { AppealTokens } from "#server/features/auth/suspensions/suspensions.tokens.service";
import { SECRET } from "#tests/kit/app";
import { sendMessage, talk } from "#tests/kit/chat";
import { eventually } from "#tests/kit/eventually";
import { notificationsOf } from "#tests/kit/notifications";
import { members, PASSWORD, type Person } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { Device } from "#tests/kit/push/pushService";
import { suspend } from "#tests/kit/staff/suspending";
import { freshMark, type Stage, type Thing } from "./stage.ts";
import type { Caller } from "./verdicts.ts";

/* Each function creates a thing of Ada's; `caller` is whom it is created for, where it is created for one alone. */

type Create = (stage: Stage, caller: Caller) => Promise<Thing>;

const thing = (owner: Person, id: number, mark: string, more: Partial<Thing> = {}): Thing => ({
  id,
  mark,
  ids: {},
  texts: {},
  owner,
  ...more,
});

async function sent<T>(who: Person, path: string, body: object): Promise<T> {
  const { status, body: answer, text } = await who.send(path, body);
  if (status !== 200 && status !== 201) throw new Error(`${path} answered ${status}: ${text}`);
  return answer as T;
}

const post =
  (more: object = {}): Create =>
  async ({ owner }) => {
    const mark = freshMark();
    const { id } = await owner.posts(`Lend #tools ${mark} #t${mark}`, { title: mark, ...more });
    return thing(owner, id, mark, { texts: { tag: `t${mark}` } });
  };

const group =
  (visibility: "public" | "private", state: "member" | "requested" | "refused" = "member"): Create =>
  async (stage) => {
    const { owner, app, people, host } = stage;
    const mark = freshMark();
    const { group: created } = await sent<{ group: { id: number; slug: string } }>(owner, "/api/groups", {
      name: `Cellar ${mark}`,
      description: "For members",
      category: "Technology",
      visibility,
    });
    const { admin, member, former } = people;
    await app.sql`insert into group_members (group_id, user_id, role, state) values
      (${created.id}, ${admin.id}, 'admin', 'member'), (${created.id}, ${member.id}, 'member', 'member'),
      (${created.id}, ${former.id}, 'member', 'member'), (${created.id}, ${host.id}, 'member', ${state})`;
    await app.sql`update groups set members_count =
      (select count(*) from group_members where group_id = ${created.id} and state = 'member') where id = ${created.id}`;
    await former.rest.delete(`/api/groups/${created.id}/membership`, { token: former.token });
    const inside = freshMark();
    const { id } = await owner.posts(`Inside ${inside}`, { group_id: created.id });
    return thing(owner, created.id, mark, {
      ids: { group: created.id, post: id, host: host.id },
      texts: { slug: created.slug, inside, host: host.username },
    });
  };

/** A private group into which the host is invited, with a link. */
const groupWithInvitation: Create = async (stage, caller) => {
  const made = await group("private", "requested")(stage, caller);
  const { host, owner, app } = stage;
  await app.sql`insert into group_invitations (group_id, user_id, inviter_id) values (${made.id}, ${host.id}, ${owner.id})`;
  const code = createHash("sha256").update(made.mark).digest("hex").slice(0, 32);
  const uses = 700 + (made.id % 200);
  const [link] = await app.sql<{ id: string }[]>`insert into group_links (group_id, code_hash, expires_at, uses_max)
    values (${made.id}, encode(sha256(${code}::bytea), 'hex'), now() + interval '1 day', ${uses}) returning id`;
  return { ...made, ids: { ...made.ids, link: Number(link?.id) }, texts: { ...made.texts, code, uses: String(uses) } };
};

/** A private group in which a post of the host's waits for approval. */
const groupWithWaiting: Create = async (stage, caller) => {
  const made = await group("private")(stage, caller);
  const waiting = freshMark();
  const [written] = await stage.app.sql<{ id: string }[]>`insert into posts (author_id, content, visibility, group_id)
    values (${stage.host.id}, ${`Waiting ${waiting}`}, 'waiting', ${made.id}) returning id`;
  return { ...made, ids: { ...made.ids, waiting: Number(written?.id) }, texts: { ...made.texts, waiting } };
};

/** A private group with a comment of the host's, and a post and a comment of theirs that its owner has removed. */
const groupWithRemoved: Create = async (stage, caller) => {
  const made = await group("private")(stage, caller);
  const { host, owner } = stage;
  const inside = { id: made.ids["post"] ?? 0 };
  const standing = await host.comments(inside, "Stays");
  const removedComment = await host.comments(inside, "Removed");
  const removedPost = await host.posts("Removed", { group_id: made.id });
  await owner.send(`/api/groups/${made.id}/posts/${removedPost.id}/remove`, {});
  await owner.send(`/api/groups/${made.id}/comments/${removedComment.id}/remove`, {});
  const ids = { comment: standing.id, removedPost: removedPost.id, removedComment: removedComment.id };
  return { ...made, ids: { ...made.ids, ...ids } };
};

const deletedGroup: Create = async (stage, caller) => {
  const made = await group("public")(stage, caller);
  const { rest, token } = stage.owner;
  await rest.send("DELETE", `/api/groups/${made.id}`, { name: `Cellar ${made.mark}` }, { token });
  return made;
};

/** Ada's comment under a post of the host's, who is `former` to nobody here. */
const comment: Create = async ({ owner, host }) => {
  const mark = freshMark();
  const { id: postId } = await host.posts("Discuss");
  const { id } = await owner.comments({ id: postId }, `I think ${mark}`);
  return thing(owner, id, mark, { ids: { post: postId } });
};

const direct: Create = async ({ owner, people }) => {
  const mark = freshMark();
  const conversation = await talk(owner, [people.bond]);
  const { id } = await sendMessage(owner, conversation, `Hello ${mark}`);
  return thing(owner, conversation.id, mark, { ids: { message: id } });
};

const groupConversation: Create = async ({ owner, people }) => {
  const mark = freshMark();
  const { member, former, admin, bond } = people;
  const conversation = await talk(owner, [member, former, admin], `Workshop ${mark}`);
  const { id } = await sendMessage(owner, conversation, `Hello ${mark}`);
  await former.rest.delete(`/api/conversations/${conversation.id}/membership`, { token: former.token });
  return thing(owner, conversation.id, mark, { ids: { message: id, other: admin.id, bond: bond.id } });
};

/** A conversation that a member unknown to all others has asked Ada for. */
const messageRequest: Create = async (stage) => {
  const mark = freshMark();
  const [asking] = await members(stage.app, ["Asking"]);
  if (!asking) throw new Error("nobody was created");
  const conversation = await talk(asking, [stage.owner]);
  await sendMessage(asking, conversation, `May I ask ${mark}?`);
  return thing(stage.owner, conversation.id, mark);
};

/** A request of an unknown member to be Ada's bond. */
const requestToOwner: Create = async ({ owner, app }) => {
  const [asking] = await members(app, ["Asking"]);
  if (!asking) throw new Error("nobody was created");
  const { id } = await requestOf(asking, owner);
  return thing(owner, id, "\0");
};

const requestOfOwner: Create = async ({ owner, app }) => {
  const [invited] = await members(app, ["Invited"]);
  if (!invited) throw new Error("nobody was created");
  const { id } = await requestOf(owner, invited);
  return thing(owner, id, "\0", { ids: { to: invited.id } });
};

async function requestOf(from: Person, to: Person): Promise<{ id: number }> {
  await sent(from, "/api/friends/request", { user_id: to.id });
  const { body } = await from.get<{ requests: { id: number }[] }>("/api/friends/requests/sent");
  const [newest] = body.requests;
  if (!newest) throw new Error("the request is not there");
  return newest;
}

/** An account that nobody else uses, with the secrets of the mails to it. */
const account: Create = async ({ app }) => {
  const [one] = await members(app, ["Account"]);
  if (!one) throw new Error("nobody was created");
  const token = `token-of-${one.username}`;
  await app.sql`insert into password_resets (user_id, token_hash, expires_at)
    values (${one.id}, encode(sha256(${token}), 'hex'), now() + interval '1 hour')`;
  const { searchParams } = new URL(secrets.verificationLink(one), app.url);
  const { username, email } = one;
  const stopping = stops.sign(String(one.id), "digest");
  const texts = { username, email, token, stopping, ...Object.fromEntries(searchParams) };
  return thing(one, one.id, username, { texts });
};

const secrets = new Secrets({ secret: SECRET, previousSecret: null });
const stops = new Signer("commonplace unsubscribe link v1", { secret: SECRET, previousSecret: null });

/** A suspended member, with the token of the sign-in that was refused. */
const suspended: Create = async ({ app }) => {
  const [one] = await members(app, ["Suspended"]);
  if (!one) throw new Error("nobody was created");
  const suspensionId = await suspend(app, one);
  const token = appealTokens.sign({ memberId: one.id, suspensionId });
  return thing(one, one.id, one.username, { texts: { token } });
};

const appealTokens = new AppealTokens({ secret: SECRET, previousSecret: null });

/** A device on which Ada is pushed. */
const pushSubscription: Create = async ({ owner }) => {
  const device = new Device(`https://push.example.com/${freshMark()}`);
  type Added = { subscription: { id: number } };
  const { subscription } = await sent<Added>(owner, "/api/push/subscriptions", device.toJSON());
  return thing(owner, subscription.id, "\0", { texts: { endpoint: device.endpoint } });
};

/** A member to whom the caller is what they are to Ada. */
const person: Create = async (stage, caller) => {
  const one = await stage.another(caller);
  return thing(one, one.id, one.username, { texts: { username: one.username } });
};

export const THINGS = {
  none: async ({ owner }: Stage) => thing(owner, 0, "\0"),
  publicPost: post(),
  bondsPost: post({ visibility: "bonds" }),
  comment,
  publicGroup: group("public"),
  privateGroup: group("private"),
  privateGroupWithRequest: group("private", "requested"),
  privateGroupWithDeclined: group("private", "refused"),
  privateGroupWithInvitation: groupWithInvitation,
  privateGroupWithWaiting: groupWithWaiting,
  privateGroupWithRemoved: groupWithRemoved,
  deletedGroup,
  direct,
  groupConversation,
  messageRequest,
  requestToOwner,
  requestOfOwner,
  account,
  suspended,
  pushSubscription,
  person,
  upload: async ({ owner }: Stage) => {
    const { id } = await owner.uploads(await pictures.png());
    return thing(owner, id, "\0");
  },
  draft: async ({ owner }: Stage) => {
    const mark = freshMark();
    const { draft } = await sent<{ draft: { id: number } }>(owner, "/api/drafts", {
      kind: "idea",
      title: mark,
      content: mark,
    });
    return thing(owner, draft.id, mark);
  },
  folder: async ({ owner }: Stage) => {
    const mark = freshMark();
    const { folder } = await sent<{ folder: { id: number } }>(owner, "/api/bookmarks/folders", { name: mark });
    return thing(owner, folder.id, mark);
  },
  feedPreference: async ({ owner }: Stage) => {
    const mark = freshMark();
    const { preference } = await sent<{ preference: { id: number } }>(owner, "/api/feed/preferences", {
      tag: `t${mark}`,
    });
    return thing(owner, preference.id, mark);
  },
  bookmark: async ({ owner, host }: Stage) => {
    const mark = freshMark();
    const { id } = await host.posts(`To keep ${mark}`);
    await sent(owner, `/api/posts/${id}/bookmark`, {});
    return thing(owner, id, mark);
  },
  insight: async ({ owner }: Stage) => {
    const mark = freshMark();
    const { insight } = await sent<{ insight: { id: number } }>(owner, "/api/insights", { prompt: `What of ${mark}?` });
    return thing(owner, insight.id, mark);
  },
  notification: async ({ owner, host }: Stage) => {
    const { id } = await owner.posts("Like me");
    await host.send(`/api/posts/${id}/like`);
    const newest = await eventually(async () => {
      const [first] = (await notificationsOf(owner)).filter(({ url }) => url.includes(`/${id}`));
      if (!first) throw new Error("the notification is not there");
      return first;
    });
    return thing(owner, Number(newest.id), "\0");
  },
  session: async ({ owner }: Stage) => {
    await owner.rest.post("/api/auth/login", { login: owner.username, password: PASSWORD });
    const { body } = await owner.get<{ sessions: { id: number; current: boolean }[] }>("/api/sessions");
    return thing(owner, body.sessions.find(({ current }) => !current)?.id ?? 0, "\0");
  },
  /** A report, by the host, of a post of Ada's. */
  reported: async ({ owner, host }: Stage) => {
    const mark = freshMark();
    const { id } = await owner.posts(`Buy ${mark}`);
    const body = { kind: "post", id, rule: "share-what-you-may-share" };
    const { report } = await sent<{ report: { id: number } }>(host, "/api/reports", body);
    return thing(owner, report.id, mark, { ids: { post: id } });
  },
  /** A filter of the moderator's. */
  filter: async ({ people: { moderator } }: Stage) => {
    const { body } = await moderator.rest.put<{ filter: { id: number } }>(
      "/api/moderation/filters",
      { name: freshMark() },
      { token: moderator.token },
    );
    return thing(moderator, body.filter.id, "\0");
  },
  /** The appeal of a member whom nobody of the staff has suspended. */
  appeal: async (stage: Stage, caller: Caller) => {
    const mark = freshMark();
    const { owner, texts } = await suspended(stage, caller);
    const { appeal } = await sent<{ appeal: { id: number } }>(owner, "/api/appeals", {
      words: mark,
      token: texts["token"],
    });
    return thing(owner, appeal.id, mark);
  },
  /** A role that an admin has given to a member, who is its owner here. */
  staffAct: async ({ app, people: { communityAdmin } }: Stage) => {
    const mark = freshMark();
    const [one] = await members(app, ["Helper"]);
    if (!one) throw new Error("nobody was created");
    const { status, body, text } = await communityAdmin.rest.put<{ entry: { id: number } }>(
      `/api/admin/members/${one.id}/role`,
      { role: "moderator", why: mark },
      { token: communityAdmin.token },
    );
    if (status !== 200) throw new Error(text);
    return thing(one, body.entry.id, mark);
  },
  /** An invitation that a moderator has made, which moderators can take back. */
  moderatorAct: async ({ app, owner, people: { moderator } }: Stage) => {
    await moderator.send("/api/invitations", { uses: 1, days: 1 });
    const [act] = await app.sql<{ id: string }[]>`select max(id) as id from staff_log where actor_id = ${moderator.id}`;
    return thing(owner, Number(act?.id), "\0");
  },
  application: async ({ app, owner }: Stage) => {
    const mark = freshMark();
    const [row] = await app.sql<{ id: string }[]>`insert into applications (name, username, email, password_hash)
      values (${mark}, ${mark}, ${`${mark}@example.test`}, 'none') returning id`;
    return thing(owner, Number(row?.id), mark);
  },
  invitation: async ({ app, owner }: Stage) => {
    const [row] = await app.sql<{ id: string }[]>`insert into invitations (code_hash, uses, expires_at)
      values (${freshMark()}, 1, now() + interval '1 day') returning id`;
    return thing(owner, Number(row?.id), "\0");
  },
} satisfies Record<string, Create>;

export type ThingName = keyof typeof THINGS;
