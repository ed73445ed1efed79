import type { Db } from "#server/db/client";
import type { PreferencesService } from "#server/features/feed/preferences/preferences.service";
import type { InsightsService } from "#server/features/insights/insights.service";
import type { NotificationsService } from "#server/features/notifications/notifications.service";
import { type ReachChoices, toClock } from "#server/features/reach/reach.model";
import type { ChoicesService } from "#server/features/reach/choices/choices.service";
import type { PushService } from "#server/features/push/push.service";
import type { SettingsService } from "#server/features/settings/settings.service";
import type { Pieces } from "#server/platform/archives/zipWriter";
import type { Storage } from "#server/platform/storage/storage";
import { amountOf, findProfile, type ProfileRow } from "./contents.account.queries.ts";
import { bookmarksBatch, hiddenBatch } from "./contents.bookmarks.queries.ts";
import { csvTable } from "./contents.csv.model.ts";
import { BYTES_PER_ROW, filesOf } from "./contents.files.service.ts";
import {
  BOND_HEAD,
  bondLine,
  BOOKMARK_HEAD,
  bookmarkForm,
  bookmarkLine,
  commentForm,
  draftForm,
  FOLLOW_HEAD,
  followLine,
  groupForm,
  hiddenForm,
  invitationForm,
  postForm,
  profileForm,
  moderationForm,
  reportForm,
  staffActForm,
} from "./contents.forms.model.ts";
import { insightsOf } from "./contents.insights.service.ts";
import { invitationsGot, invitationsSent } from "./contents.invitations.queries.ts";
import { jsonArray, jsonObject } from "./contents.json.model.ts";
import { messagesOf } from "./contents.messages.service.ts";
import { Addresses } from "./contents.model.ts";
import { bondsBatch, followedBatch, followersBatch, groupsBatch } from "./contents.people.queries.ts";
import { MemberReading } from "./contents.reading.service.ts";
import { moderationBatch, reportsBatch, staffActsBatch } from "./contents.moderation.queries.ts";
import { commentsBatch, draftsBatch, newestPosts, postsBatch } from "./contents.writing.queries.ts";

/** The posts that the first page shows; all of them are in `posts.json`. */
const PAGE_POSTS = 100;

interface Parts {
  db: Db;
  feedPreferences: Pick<PreferencesService, "ofMember">;
  insights: InsightsService;
  storage: Storage;
  settings: SettingsService;
  reach: ChoicesService;
  notifications: NotificationsService;
  push: Pick<PushService, "list">;
  publicUrl: string;
}

/** A file of an export, whose content is read while it is written. */
export interface Entry {
  name: string;
  /** What it contains, for the list of files; null for one that the list leaves out. */
  title: string | null;
  pieces: Pieces;
  /** Whether the content is compressed already. */
  isCompressed: boolean;
}

interface Request {
  memberId: number;
  createdAt: string;
  signal: AbortSignal;
  onProgress: (part: number) => void;
}

/** Gathers what is a member's, and nothing of others but their names and what the member may see. */
export class ContentsService {
  constructor(private readonly parts: Parts) {}

  /** Returns the files of an export one after the other; each must be read before the next is wanted. */
  async *entriesOf({ memberId, createdAt, signal, onProgress }: Request): AsyncGenerator<Entry> {
    const { db, storage } = this.parts;
    const profile = await findProfile(db, memberId);
    if (!profile) return;
    const { rows, bytes } = await amountOf(db, memberId);
    const all = Math.max(1, rows + bytes / BYTES_PER_ROW);
    let done = 0;
    const onDone = (work: number) => onProgress(Math.min(1, (done += work) / all));
    const reading = new MemberReading({ db, memberId, signal, onDone });
    const listed: { name: string; title: string }[] = [];
    for (const [name, title, pieces] of this.#textsOf(reading, profile)) {
      listed.push({ name, title });
      yield { name, title, pieces, isCompressed: false };
    }
    const pictures = [profile.avatar, profile.banner].flatMap((image) => (image ? [image.key] : []));
    for await (const file of filesOf(reading, storage, pictures)) yield { ...file, title: null, isCompressed: true };
    const page = this.#page(profile, createdAt, listed);
    yield { name: "index.html", title: null, pieces: page, isCompressed: false };
  }

  #textsOf(reading: MemberReading, profile: ProfileRow): [name: string, title: string, pieces: Pieces][] {
    const to = new Addresses(this.parts.publicUrl);
    const follows = async function* () {
      yield* reading.each(followedBatch, followLine(to, "following"));
      yield* reading.each(followersBatch, followLine(to, "follower"));
    };
    const invitations = async function* () {
      yield* reading.each(invitationsGot, invitationForm(to, "received"));
      yield* reading.each(invitationsSent, invitationForm(to, "sent"));
    };
    return [
      ["profile.json", "Your profile, with your email and phone number", jsonObject(() => profileForm(profile))],
      ["settings.json", "Your settings", jsonObject(() => this.#settings(reading.memberId))],
      ["posts.json", "Your posts and ideas", jsonArray(reading.each(postsBatch, postForm(to)))],
      ["comments.json", "Your comments and replies", jsonArray(reading.each(commentsBatch, commentForm(to)))],
      ["drafts.json", "What you have not posted yet", jsonArray(reading.each(draftsBatch, draftForm))],
      ["bookmarks.json", "Your bookmarks", jsonArray(reading.each(bookmarksBatch, bookmarkForm(to)))],
      [
        "bookmarks.csv",
        "Your bookmarks, as a table",
        csvTable(BOOKMARK_HEAD, reading.each(bookmarksBatch, bookmarkLine(to))),
      ],
      ["bonds.csv", "Your friends, as a table", csvTable(BOND_HEAD, reading.each(bondsBatch, bondLine(to)))],
      ["follows.csv", "Whom you follow and who follows you, as a table", csvTable(FOLLOW_HEAD, follows())],
      ["groups.json", "Your groups", jsonArray(reading.each(groupsBatch, groupForm(to)))],
      ["invitations.json", "Invitations into groups, to you and by you", jsonArray(invitations())],
      ["hidden.json", "Posts that you have hidden", jsonArray(reading.each(hiddenBatch, hiddenForm(to)))],
      ["insights.json", "What you asked, with the answers", jsonArray(insightsOf(reading, this.parts.insights, to))],
      ["messages.json", "The messages that you wrote", messagesOf(reading)],
      ["reports.json", "What you reported", jsonArray(reading.each(reportsBatch, reportForm))],
      ["moderation.json", "What moderators decided", jsonArray(reading.each(moderationBatch, moderationForm))],
      ["staff.json", "What you did as staff", jsonArray(reading.each(staffActsBatch, staffActForm))],
    ];
  }

  async #settings(id: number) {
    const { feedPreferences, settings, notifications, push, reach } = this.parts;
    const member = { id, sessionId: 0 };
    const kinds = await notifications.settings(member);
    const devices = await push.list(member);
    return {
      ...(await settings.get(member)),
      feed: await feedPreferences.ofMember(member),
      reach: reachForm(await reach.get(member)),
      pushDevices: devices.map(({ device, createdAt, lastSuccessAt }) => ({ device, createdAt, lastSuccessAt })),
      notifications: Object.fromEntries(kinds.map(({ type, enabled }) => [type, enabled])),
    };
  }

  async *#page(profile: ProfileRow, createdAt: string, files: readonly { name: string; title: string }[]) {
    const { db, publicUrl } = this.parts;
    const posts = await newestPosts(db, profile.id, PAGE_POSTS);
    const { name, username, bio, avatar } = profileForm(profile);
    // A server that makes no export does not load the renderer.
    const { renderPage } = await import("./contents.page.service.tsx");
    const form = postForm(new Addresses(publicUrl));
    yield renderPage({ name, username, bio, avatar, createdAt, posts: posts.map(form), files });
  }
}

/** How and when the member is reached, with the times of a clock. */
const reachForm = ({ mail: _mail, ...choices }: ReachChoices) => ({
  ...choices,
  quietFrom: toClock(choices.quietFrom),
  quietTo: toClock(choices.quietTo),
});
