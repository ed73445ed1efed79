import { pictures } from "#tests/kit/pictures";
import { form } from "#tests/kit/rest";
import { Device } from "#tests/kit/push/pushService";
import { type Act, mark, type RestRequest } from "./act.ts";

const viewer = (field: string, rest?: string): Act => ({
  gql: () => `{ viewer { ${field} } }`,
  ...(rest !== undefined && { rest: (): RestRequest => ["GET", rest] }),
});
const query = (text: string, rest?: string): Act => ({
  gql: () => `{ ${text} }`,
  ...(rest !== undefined && { rest: (): RestRequest => ["GET", rest] }),
});
const mutation = (text: string, rest?: RestRequest): Act => ({
  gql: () => `mutation { ${text} }`,
  ...(rest && { rest: () => rest }),
});
/** A device of its own for each call. */
const aDevice = () => new Device(`https://push.example.com/${Math.random()}`).toJSON();
const inputOf = ({ endpoint, keys }: ReturnType<typeof aDevice>) =>
  `endpoint: "${endpoint}", keys: { p256dh: "${keys.p256dh}", auth: "${keys.auth}" }`;
const picture = await pictures.png();

/** What members read and change of their own, and what the community shows to all of them. */
export const OWN_ACTS = {
  readAccount: viewer("email", "/user"),
  readSessions: viewer("sessions { id }", "/sessions"),
  readExport: viewer("export { id }", "/exports"),
  readSettings: viewer("settings { autoplay }", "/settings"),
  readFriendsOfMine: viewer("bonds { totalCount }", "/friends"),
  readBondRequests: viewer("bondRequests { totalCount }", "/friends/requests"),
  readSentRequests: viewer("sentBondRequests { totalCount }", "/friends/requests/sent"),
  countBondRequests: viewer("bondRequestsCount", "/friends/requests/count"),
  searchFriends: query('people(query: "zz") { totalCount }', "/friends/search?query=zz"),
  readConnections: viewer("connections(tab: FOLLOWING) { totalCount }", "/connections?tab=following"),
  readSuggestions: viewer("suggestions { reason }", "/friends/suggestions"),
  readBlocked: viewer("blocked { totalCount }", "/users/blocked"),
  readHiddenPosts: viewer("hiddenPosts { totalCount }", "/posts/hidden"),
  readMuted: viewer("muted { until }", "/users/muted"),
  readDrafts: viewer("drafts { totalCount }", "/drafts"),
  readBookmarks: viewer("bookmarks { totalCount }", "/bookmarks"),
  readFolders: viewer("bookmarkFolders { id }", "/bookmarks/folders"),
  countMessages: viewer("unreadMessagesCount", "/messages/count"),
  readInsights: viewer("insights { totalCount }", "/insights"),
  readAnalytics: viewer("analytics { range }", "/profile/analytics?range=week"),
  readAudience: { rest: () => ["GET", "/profile/analytics/audience?range=week"] },
  readNotifications: viewer("notifications { totalCount }", "/notifications"),
  countNotifications: viewer("unreadNotificationsCount", "/notifications/count"),
  readNotificationSettings: viewer("notificationSettings { type }", "/notifications/settings"),
  readReach: viewer("reach { digest }", "/settings/notifications"),
  readPushKey: viewer("pushKey", "/push/key"),
  readPushSubscriptions: viewer("pushSubscriptions { id }", "/push/subscriptions"),
  readGroupStats: query("groupStats { groups }", "/groups/stats"),
  readDeletedGroups: query("deletedGroups { id }", "/groups/deleted"),
  readFeaturedGroups: query("featuredGroups { id }"),
  readCategory: query('category(name: "Design") { name }'),
  readNews: query("news { __typename }", "/news"),
  readExplore: query("explore { __typename }", "/explore"),
  readFollowedTags: viewer("followedTags { name }", "/tags/followed"),
  readTags: query('tags(query: "to") { name }', "/tags?query=to"),
  readWeekInsights: query("weekInsights { __typename }", "/insights/week"),
  askInsight: mutation('createInsight(prompt: "What of tools?") { id }', [
    "POST",
    "/insights",
    { prompt: "What of books?" },
  ]),
  writePost: mutation('createPost(input: { content: "Hello" }) { id }', ["POST", "/posts", { content: "Hello" }]),
  saveDraft: mutation("saveDraft(input: { kind: IDEA }) { id }", ["POST", "/drafts", { kind: "idea", content: "x" }]),
  createFolder: {
    gql: () => `mutation { createBookmarkFolder(name: "F${Math.random()}") { id } }`,
    rest: () => ["POST", "/bookmarks/folders", { name: `F${Math.random()}` }],
  },
  createGroup: {
    gql: () =>
      `mutation { createGroup(input: { name: "G${Math.random()}", description: "We", category: "Design" }) { id } }`,
    rest: () => ["POST", "/groups", { name: `G${Math.random()}`, description: "We", category: "Design" }],
  },
  upload: { rest: () => ["POST", "/uploads", form({ file: picture })] },
  followTag: mutation('setTagFollowed(name: "tools", followed: true) { name }', ["POST", "/tags/tools/follow"]),
  unfollowTag: mutation('setTagFollowed(name: "tools", followed: false) { name }', ["DELETE", "/tags/tools/follow"]),
  updateProfile: mutation('updateProfile(input: { bio: "I mend." }) { id }', ["POST", "/profile", { bio: "I mend." }]),
  updateReach: mutation("updateReach(input: { digest: WEEKLY }) { digest }", [
    "PUT",
    "/settings/notifications",
    { digest: "weekly" },
  ]),
  addPushSubscription: {
    gql: () => `mutation { addPushSubscription(input: { ${inputOf(aDevice())} }) { id } }`,
    rest: () => ["POST", "/push/subscriptions", aDevice()],
  },
  updateSettings: mutation("updateSettings(input: { altReminder: true }) { altReminder }", [
    "PUT",
    "/settings",
    { alt_reminder: true },
  ]),
  setNotificationSetting: mutation("setNotificationSetting(type: LIKE, enabled: true) { type }", [
    "PUT",
    "/notifications/settings",
    { like: true },
  ]),
  markNotificationsSeen: mutation("markNotificationsSeen { notifications }", ["POST", "/notifications/seen"]),
  markNotificationsRead: mutation("markNotificationsRead", ["POST", "/notifications/read"]),
  ping: mutation("ping", ["POST", "/profile/activity"]),
  recordSightings: mutation("recordSightings(sightings: [])", ["POST", "/events", { events: [] }]),
  watchCounters: { gql: () => "subscription { countersChanged { notifications } }" },
  watchMemberships: { gql: () => "subscription { membershipChanged { id } }" },
  watchMessages: { gql: () => "subscription { messageEvents { kind } }" },
  watchNotifications: { gql: () => "subscription { notificationReceived { id } }" },
  watchPosts: { gql: () => "subscription { postAdded { id } }" },
  watchChanges: { gql: ({ id }) => `subscription { postChanged(ids: ["${id}"]) { id } }` },
  watchGone: { gql: ({ id }) => `subscription { postGone(ids: ["${id}"]) }` },
  watchRelations: { gql: () => "subscription { relationChanged { id } }" },
  /** The one call that nobody can make: a profile has a name. */
  readNoProfile: { rest: () => ["GET", "/profile"] },

  changeUpload: { rest: ({ id }) => ["PUT", `/uploads/${id}`, { alt: "A bicycle" }] },
  deleteUpload: { rest: ({ id }) => ["DELETE", `/uploads/${id}`], consumes: true },
  readDraft: {
    gql: ({ id }) => `{ viewer { draft(id: "${id}") { content } } }`,
    rest: ({ id }) => ["GET", `/drafts/${id}`],
    sees: mark,
  },
  changeDraft: {
    gql: ({ id }) => `mutation { saveDraft(input: { id: "${id}", version: 1, kind: IDEA, content: "x" }) { id } }`,
    rest: ({ id }) => ["PUT", `/drafts/${id}`, { kind: "idea", version: 1, content: "x" }],
    consumes: true,
  },
  publishDraft: {
    gql: ({ id }) => `mutation { publishDraft(id: "${id}") { id } }`,
    rest: ({ id }) => ["POST", `/drafts/${id}/publish`],
    consumes: true,
  },
  deleteDraft: {
    gql: ({ id }) => `mutation { deleteDraft(id: "${id}") }`,
    rest: ({ id }) => ["DELETE", `/drafts/${id}`],
    consumes: true,
  },
  renameFolder: {
    gql: ({ id, mark: text }) => `mutation { renameBookmarkFolder(id: "${id}", name: "A${text}") { id } }`,
    rest: ({ id, mark: text }) => ["PUT", `/bookmarks/folders/${id}`, { name: `B${text}` }],
  },
  deleteFolder: {
    gql: ({ id }) => `mutation { deleteBookmarkFolder(id: "${id}") }`,
    rest: ({ id }) => ["DELETE", `/bookmarks/folders/${id}`],
    consumes: true,
  },
  changeBookmark: {
    gql: ({ id }) => `mutation { updateBookmark(input: { id: "${id}", note: "Soon" }) { postId } }`,
    rest: ({ id }) => ["PUT", `/bookmarks/${id}`, { note: "Soon" }],
  },
  removeBookmark: {
    gql: ({ id }) => `mutation { removeBookmark(id: "${id}") }`,
    rest: ({ id }) => ["DELETE", `/bookmarks/${id}`],
    consumes: true,
  },
  readInsight: {
    gql: ({ id }) => `{ insight(id: "${id}") { prompt } }`,
    rest: ({ id }) => ["GET", `/insights/${id}`],
    sees: mark,
  },
  deleteInsight: {
    gql: ({ id }) => `mutation { deleteInsight(id: "${id}") }`,
    rest: ({ id }) => ["DELETE", `/insights/${id}`],
    consumes: true,
  },
  readNotification: {
    gql: ({ id }) => `mutation { setNotificationRead(id: "${id}", read: true) { id } }`,
    rest: ({ id }) => ["PATCH", `/notifications/${id}`, { read: true }],
  },
  removePushSubscription: {
    gql: ({ id }) => `mutation { removePushSubscription(id: "${id}") }`,
    rest: ({ id }) => ["DELETE", `/push/subscriptions/${id}`],
    consumes: true,
  },
  renewPushSubscription: {
    gql: ({ texts }) =>
      `mutation { renewPushSubscription(input: { previous: "${texts["endpoint"]}", ${inputOf(aDevice())} }) }`,
    rest: ({ texts }) => ["PUT", "/push/subscriptions", { previous: texts["endpoint"], ...aDevice() }],
    consumes: true,
  },
  revokeSession: {
    gql: ({ id }) => `mutation { revokeSession(id: "${id}") }`,
    rest: ({ id }) => ["DELETE", `/sessions/${id}`],
    consumes: true,
  },
} satisfies Record<string, Act>;
