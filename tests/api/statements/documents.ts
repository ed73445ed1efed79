import { Device } from "#tests/kit/push/pushService";
import { PASSWORD } from "#tests/kit/people";
import { EVERYTHING_TAB } from "#tests/kit/gql";
import { addWaitingPost, type Name, type World } from "./world.ts";

/** A request of a member; the order matters where it needs what an earlier one has created. */
interface Act {
  readonly name: string;
  readonly who: Name;
  variables(world: World): Record<string, unknown> | Promise<Record<string, unknown>>;
}

type Variables = (world: World) => Record<string, unknown>;

const none: Variables = () => ({});
const ofAmara: Variables = ({ amara }) => ({ username: amara.username });
const ofGroup: Variables = ({ ids }) => ({ slug: ids["group"] });
const ofPost: Variables = ({ ids }) => ({ id: ids["post"] });
const ofComment: Variables = ({ ids }) => ({ id: ids["comment"] });
const ofTalk: Variables = ({ ids }) => ({ id: ids["conversation"] });

/** The queries, which Amara sends; `first` is added where a document has it. */
export const QUERIES: Readonly<Record<string, Variables>> = {
  AllPosts: ofAmara,
  AnalyticsAudience: () => ({ range: "WEEK" }),
  AnalyticsInDetail: () => ({ range: "MONTH" }),
  AnalyticsInShort: () => ({ range: "WEEK" }),
  AnalyticsOwner: () => ({ username: "jun" }),
  AutoplaySetting: none,
  BlockedNames: none,
  BlockedPeople: none,
  BondRequests: none,
  BookmarkFolders: none,
  BookmarksPage: () => ({ order: "NEWEST" }),
  CategoryPosts: () => ({ name: "Technology" }),
  ChatConversation: ofTalk,
  ChatMessages: ofTalk,
  ChatPeople: () => ({ query: "an" }),
  ComposerDraft: ({ ids }) => ({ id: ids["draft"] }),
  ConnectionCounts: none,
  Connections: () => ({ tab: "FOLLOWING" }),
  ConversationsPage: () => ({ filter: "ALL" }),
  DraftList: none,
  EditPost: ofPost,
  EditProfile: none,
  Explore: none,
  FeaturedGroups: none,
  FeedMemory: none,
  FeedPage: () => EVERYTHING_TAB,
  FeedPreferences: none,
  FirstSteps: none,
  FollowedTags: none,
  FoundGroups: () => ({ query: "o" }),
  FoundPeople: () => ({ query: "an", suggested: false }),
  FreshMedia: ofPost,
  Friends: none,
  DeletedGroups: none,
  Group: ofGroup,
  GroupDeclined: ofGroup,
  HiddenLine: ofPost,
  HiddenPosts: none,
  WaitingPosts: ofGroup,
  GroupInvited: ofGroup,
  InvitablePeople: () => ({ query: "ju" }),
  GroupFacts: ofGroup,
  GroupFigures: none,
  GroupPeople: ofGroup,
  GroupPosts: ofGroup,
  GroupRequests: ofGroup,
  Insight: (world) => ({ id: world.ids["insight"] }),
  InsightHistory: none,
  LinkedComment: ofComment,
  LinkedThread: ofComment,
  ManagedPost: ofPost,
  MemberComments: ofAmara,
  MemberImages: ofAmara,
  MemberPosts: ofAmara,
  MemberSessions: none,
  MemberExport: none,
  MemberSettings: none,
  MentionablePeople: () => ({ query: "ju" }),
  MessagesFromSetting: none,
  MoreReplies: ofComment,
  MutedPeople: none,
  LeadIdeas: none,
  MyGroups: none,
  NewestPosts: () => ({ scope: "EVERYTHING" }),
  NewsOfTheDay: none,
  Reach: none,
  PushDevices: none,
  NotificationsPage: () => ({ filter: "ALL" }),
  OnePost: ofPost,
  OwnReports: none,
  PeopleToKnow: none,
  PersonTies: () => ({ username: "jun" }),
  PostAgain: ofPost,
  PostAuthor: ofPost,
  PostMute: ofPost,
  HiddenNote: ofPost,
  AudienceGroups: none,
  PostComments: ({ ids }) => ({ postId: ids["post"] }),
  PostHistory: ofPost,
  PostLikers: ofPost,
  Profile: () => ({ username: "jun" }),
  ProfileCompletion: none,
  RulesToAccept: none,
  CommunityNotices: none,
  RailLists: none,
  RulesToChoose: none,
  Search: () => ({ kind: "IDEAS", query: "water" }),
  SearchMessages: () => ({ query: "the" }),
  SearchSuggestions: () => ({ query: "wa" }),
  SentRequests: none,
  ShortcutSettings: none,
  SignedInViewer: none,
  SuggestedConnections: none,
  Suggestions: none,
  TagPosts: () => ({ name: "water" }),
  TrendingNow: none,
  UsableTags: () => ({ query: "wa" }),
  ViewerCounters: none,
  WeekInsights: none,
  WhomToFollow: none,
};

const act = (who: Act["who"], name: string, variables: Act["variables"] = none): Act => ({ name, who, variables });
const id =
  (name: string): Variables =>
  (world) => ({ id: world.answered(name) });

const device = new Device("https://push.example.com/send/1");

/** The mutations, in an order in which each has something to do. */
export const MUTATIONS: readonly Act[] = [
  act("ada", "Ping"),
  act("cy", "SendBondRequest", ({ di }) => ({ userId: di.id })),
  act("cy", "WithdrawBondRequest", ({ di }) => ({ userId: di.id })),
  act("ada", "AcceptBondRequest", ({ ids }) => ({ id: ids["bondRequest"] })),
  act("ada", "RejectBondRequest", ({ ids }) => ({ id: ids["otherBondRequest"] })),
  act("ada", "Follow", ({ di }) => ({ userId: di.id })),
  act("ada", "Unfollow", ({ di }) => ({ userId: di.id })),
  act("di", "AcceptRules", () => ({ version: 1 })),
  act("di", "ReportThing", ({ ids }) => ({ input: { kind: "POST", id: ids["post"], rule: "no-spam" } })),
  act("ada", "Mute", ({ di }) => ({ userId: di.id, duration: "WEEK" })),
  act("ada", "Unmute", ({ di }) => ({ userId: di.id })),
  act("ada", "Block", ({ di }) => ({ userId: di.id })),
  act("ada", "Unblock", ({ di }) => ({ userId: di.id })),
  act("ada", "DismissSuggestion", ({ amara }) => ({ userId: amara.id })),

  act("ada", "CreatePost", () => ({ input: { title: "Tools", content: "Lend #tools to @jun", category: "Design" } })),
  act("bo", "SetLiked", ({ answered }) => ({ postId: answered("createPost.id"), liked: true })),
  act("bo", "SetBookmarked", ({ answered }) => ({ postId: answered("createPost.id"), bookmarked: true })),
  act("bo", "CreateBookmarkFolder", () => ({ name: "For later" })),
  act("bo", "UpdateBookmark", ({ answered }) => ({
    input: { postId: answered("createPost.id"), note: "Soon", folderIds: [answered("createBookmarkFolder.id")] },
  })),
  act("bo", "RenameBookmarkFolder", ({ answered }) => ({ id: answered("createBookmarkFolder.id"), name: "Later" })),
  act("bo", "DeleteBookmarkFolder", id("createBookmarkFolder.id")),
  act("bo", "RemoveBookmark", ({ answered }) => ({ postId: answered("createPost.id") })),
  act("bo", "AddComment", ({ answered }) => ({ postId: answered("createPost.id"), content: "Which ones, @ada?" })),
  act("ada", "SetCommentLiked", ({ answered }) => ({ id: answered("addComment.id"), liked: true })),
  act("bo", "UpdateComment", ({ answered }) => ({ id: answered("addComment.id"), content: "Which?" })),
  act("bo", "DeleteComment", id("addComment.id")),
  act("ada", "UpdatePost", ({ answered }) => ({
    id: answered("createPost.id"),
    input: { content: "Lend #tools and #books" },
  })),
  act("ada", "DeletePost", id("createPost.id")),
  act("ada", "SaveDraft", () => ({ input: { kind: "IDEA", title: "A library of things" } })),
  act("ada", "DeleteDraft", id("saveDraft.id")),
  act("ada", "DeleteListedDraft", ({ ids }) => ({ id: ids["otherDraft"] })),
  act("amara", "CreateInsight", () => ({ prompt: "What do members say about water?", clientId: crypto.randomUUID() })),
  act("amara", "DeleteInsight", id("createInsight.id")),
  act("ada", "SetTagFollowed", () => ({ name: "water", followed: true })),
  act("ada", "SetFeedTagFollowed", () => ({ name: "water", followed: false })),
  act("ada", "SetFeedOrder", () => ({ order: "LATEST" })),
  act("ada", "SetFeedPlace", ({ ids }) => ({ scope: "EVERYTHING", postId: ids["post"] })),
  act("cy", "AskForLess", ({ ids }) => ({ postId: ids["post"] })),
  act("cy", "MuteInFeed", () => ({ tag: "water" })),
  act("cy", "RemoveFeedPreference", id("muteInFeed.id")),

  act("ada", "CreateGroup", () => ({
    input: { name: "Repair", description: "We mend things.", category: "Design", visibility: "PRIVATE" },
  })),
  act("bo", "JoinGroup", id("createGroup.id")),
  act("ada", "AnswerJoinRequest", ({ bo, answered }) => ({
    groupId: answered("createGroup.id"),
    userId: bo.id,
    accept: true,
  })),
  act("ada", "SetGroupRole", ({ bo, answered }) => ({
    groupId: answered("createGroup.id"),
    userId: bo.id,
    role: "ADMIN",
  })),
  act("ada", "UpdateGroup", ({ answered }) => ({
    id: answered("createGroup.id"),
    input: { description: "We mend much." },
  })),
  act("ada", "SetGroupLevel", ({ answered }) => ({ groupId: answered("createGroup.id"), level: "HIGHLIGHTS" })),
  act("ada", "DeclineGroupPost", async (world) => {
    const groupId = world.answered("createGroup.id");
    const postId = await addWaitingPost(world, groupId);
    world.store({ waitingPost: { id: postId } });
    return { groupId, postId, reason: "Please say more." };
  }),
  ...["RestoreGroupPost", "ApproveGroupPost"].map((name) =>
    act("ada", name, ({ answered }) => ({ groupId: answered("createGroup.id"), postId: answered("waitingPost.id") })),
  ),
  act("ada", "UpdateGroupPost", async (world) => {
    const groupId = world.answered("createGroup.id");
    const { id: postId } = await world.bo.posts("Mended", { group_id: Number(groupId) });
    world.store({ postInGroup: { id: postId } });
    return { groupId, postId, input: { pinned: true, commentsClosed: true } };
  }),
  act("ada", "RemoveGroupPost", ({ answered }) => ({
    groupId: answered("createGroup.id"),
    postId: answered("postInGroup.id"),
    reason: "It is mended twice.",
  })),
  act("ada", "PutBackGroupPost", ({ answered }) => ({
    groupId: answered("createGroup.id"),
    postId: answered("postInGroup.id"),
  })),
  act("ada", "RemoveGroupComment", async (world) => {
    const groupId = world.answered("createGroup.id");
    const post = world.answered("postInGroup.id");
    const path = `/api/groups/${groupId}/posts/${post}`;
    await world.ada.rest.put(path, { comments_closed: false }, { token: world.ada.token });
    const comment = await world.bo.comments({ id: Number(post) }, "Buy this");
    world.store({ commentInGroup: { id: comment.id } });
    return { groupId, id: comment.id, reason: "No advertising." };
  }),
  act("ada", "PutBackGroupComment", ({ answered }) => ({
    groupId: answered("createGroup.id"),
    id: answered("commentInGroup.id"),
  })),
  act("ada", "InviteToGroup", ({ cy, answered }) => ({ groupId: answered("createGroup.id"), userId: cy.id })),
  act("ada", "WithdrawGroupInvitation", ({ cy, answered }) => ({
    groupId: answered("createGroup.id"),
    userId: cy.id,
  })),
  act("cy", "AnswerGroupInvitation", async ({ ada, cy, answered }) => {
    const groupId = answered("createGroup.id");
    await ada.rest.put(`/api/groups/${groupId}/invitations/${cy.id}`, {}, { token: ada.token });
    return { groupId, accept: true };
  }),
  act("ada", "CreateGroupLink", ({ answered }) => ({ groupId: answered("createGroup.id"), days: 7, uses: 2 })),
  act("di", "JoinGroupByLink", ({ answered }) => ({ code: answered("createGroupLink.code") })),
  act("ada", "RevokeGroupLink", async ({ ada, answered }) => {
    const groupId = answered("createGroup.id");
    const { body } = await ada.get<{ links: { id: number }[] }>(`/api/groups/${groupId}/links`);
    return { groupId, id: String(body.links[0]?.id) };
  }),
  act("ada", "DeleteGroup", ({ answered }) => ({ id: answered("createGroup.id"), name: "Repair" })),
  act("ada", "RestoreGroup", id("createGroup.id")),
  act("ada", "RemoveGroupMember", ({ bo, answered }) => ({ groupId: answered("createGroup.id"), userId: bo.id })),
  act("ada", "LeaveGroup", ({ ids }) => ({ id: ids["joinedGroup"] })),

  act("cy", "StartConversation", ({ bo }) => ({ participantIds: [bo.id] })),
  act("cy", "SendMessage", ({ answered }) => ({
    input: { conversationId: answered("startConversation.id"), text: "Hello", clientId: crypto.randomUUID() },
  })),
  act("ada", "AcceptConversation", ({ ids }) => ({ id: ids["otherRequest"] })),
  act("ada", "MarkConversationRead", ({ ids }) => ({ id: ids["talk"], seq: 2 })),
  act("ada", "SetTyping", ({ ids }) => ({ conversationId: ids["talk"], isTyping: true })),
  act("ada", "EditMessage", ({ ids }) => ({ id: ids["message"], text: "Firstly" })),
  act("bo", "SetReaction", ({ ids }) => ({ messageId: ids["message"], emoji: "👍", on: true })),
  act("ada", "DeleteMessage", ({ ids }) => ({ id: ids["message"] })),
  act("ada", "MuteConversation", ({ ids }) => ({ id: ids["talk"], duration: "HOUR" })),
  act("ada", "UnmuteConversation", ({ ids }) => ({ id: ids["talk"] })),

  act("ada", "RenameConversation", ({ ids }) => ({ id: ids["workshop"], name: "The workshop" })),
  act("ada", "AddParticipants", ({ ids, cy }) => ({ id: ids["workshop"], userIds: [cy.id] })),
  act("ada", "RemoveParticipant", ({ ids, cy }) => ({ id: ids["workshop"], userId: cy.id })),
  act("ada", "RemoveBond", ({ cy }) => ({ userId: cy.id })),
  act("ada", "LeaveConversation", ({ ids }) => ({ id: ids["workshop"] })),
  act("ada", "DeclineConversation", ({ ids }) => ({ id: ids["request"] })),

  act("ada", "MarkNotificationsSeen"),
  act("ada", "MarkNotificationsRead"),
  act("amara", "UpdateReach", () => ({
    input: { matrix: [{ kind: "LIKE", app: false, digest: false }], digest: "DAILY" },
  })),
  act("ada", "AddPushSubscription", () => ({ input: device.toJSON() })),
  act("ada", "RemovePushSubscription", id("addPushSubscription.id")),
  act("ada", "SetPostMuted", ({ ids }) => ({ postId: ids["post"], muted: true })),
  act("ada", "HidePost", ({ ids }) => ({ postId: ids["post"] })),
  act("ada", "ShowPost", ({ ids }) => ({ postId: ids["post"] })),
  act("ada", "UpdateSettings", () => ({ input: { altReminder: true } })),
  act("ada", "SetAutoplay", () => ({ input: { autoplay: "NEVER" } })),
  act("ada", "SetMessagesFrom", () => ({ input: { messagesFrom: "EVERYONE" } })),
  act("amara", "SetNotificationRead", ({ ids }) => ({ id: ids["notification"], read: true })),
  act("ada", "UpdateProfile", () => ({ input: { bio: "I mend things." } })),
  act("ada", "RevokeSession", ({ ids }) => ({ id: ids["session"] })),
  act("ada", "EndOtherSessions"),
  act("ada", "ChangePassword", () => ({ current: PASSWORD, next: "wrong donkey battery" })),
  act("di", "RequestExport", () => ({ password: PASSWORD })),
  act("di", "LeaveAccount", () => ({ password: PASSWORD })),
];

/** Documents of the pages of staff, whom few send. Each of their services has a row among the calls of REST. */
export const OF_STAFF: ReadonlySet<string> = new Set([
  "Applications",
  "AdminFigures",
  "AdminMemberDetail",
  "AdminMembers",
  "ApproveApplication",
  "CaseAgain",
  "CasePane",
  "ClaimCase",
  "CreateInvitation",
  "DecideAppeal",
  "DecideCase",
  "DeclineApplication",
  "DeleteModerationFilter",
  "EndMemberSessions",
  "Invitations",
  "MailMember",
  "ModerationAppeals",
  "ModerationCounts",
  "ModerationQueue",
  "RegistrationSettings",
  "CommunitySettings",
  "UpdateCommunitySettings",
  "Rulebook",
  "PublishRules",
  "ReleaseCase",
  "RevokeInvitation",
  "SaveModerationFilter",
  "SavedModerationFilters",
  "SetMemberRole",
  "StaffLog",
  "StaffRole",
  "SuspendMember",
  "UndoStaffAct",
  "UpdateRegistration",
]);
