import { ACCOUNT_ACTS } from "./acts.account.ts";
import { ADMIN_ACTS } from "./acts.admin.ts";
import { CHAT_ACTS } from "./acts.chat.ts";
import { FEED_ACTS } from "./acts.feed.ts";
import { GROUP_ACTS } from "./acts.groups.ts";
import { MODERATION_ACTS } from "./acts.moderation.ts";
import { OWN_ACTS } from "./acts.own.ts";
import { PEOPLE_ACTS } from "./acts.people.ts";
import { POST_ACTS } from "./acts.posts.ts";
import { REGISTRATION_ACTS } from "./acts.registration.ts";
import { RULE_ACTS } from "./acts.rules.ts";
import { STAFF_ACTS } from "./acts.staff.ts";
import type { ThingName } from "./things.ts";
import {
  ANYBODY,
  AUTHORS_FOR_BONDS,
  AUTHORS_IN_IT,
  AUTHORS_OF_VISIBLE,
  BY_ADMINS,
  BY_STAFF,
  FOR_BONDS,
  IN_IT,
  MANAGERS,
  OWN,
  OWNERS,
  type Rights,
  SIGNED_IN,
  TOWARDS,
  VISIBLE,
} from "./verdicts.ts";

export const ACTS = {
  ...POST_ACTS,
  ...GROUP_ACTS,
  ...CHAT_ACTS,
  ...PEOPLE_ACTS,
  ...OWN_ACTS,
  ...FEED_ACTS,
  ...ACCOUNT_ACTS,
  ...RULE_ACTS,
  ...STAFF_ACTS,
  ...REGISTRATION_ACTS,
  ...MODERATION_ACTS,
  ...ADMIN_ACTS,
};
type ActName = keyof typeof ACTS;

/** Who may do some acts to a class of things. */
export interface Row {
  readonly thing: ThingName;
  readonly rights: Rights;
  readonly acts: readonly ActName[];
}

const row = (thing: ThingName, rights: Rights, ...acts: ActName[]): Row => ({ thing, rights, acts });

/** Who may do what. An act that changes here changes a right: say in the commit why. */
export const TABLE: readonly Row[] = [
  row("publicPost", VISIBLE, "readPost", "readHistory", "readComments", "likePost", "bookmarkPost", "addComment"),
  row("publicPost", VISIBLE, "readLikers", "mutePost", "unmutePost", "showPost"),
  row("publicPost", VISIBLE, "listFeed", "listPostsOfMember", "listPostsOfTag", "searchPosts", "watchComments"),
  row("publicPost", VISIBLE, "watchNewComments"),
  row("publicPost", AUTHORS_OF_VISIBLE, "updatePost", "deletePost"),
  row("bondsPost", FOR_BONDS, "readPost", "readHistory", "readComments", "likePost", "bookmarkPost", "addComment"),
  row("bondsPost", FOR_BONDS, "readLikers", "mutePost", "unmutePost", "showPost"),
  row("bondsPost", FOR_BONDS, "listFeed", "listPostsOfMember", "listPostsOfTag", "searchPosts", "watchComments"),
  row("bondsPost", FOR_BONDS, "watchNewComments"),
  row("bondsPost", AUTHORS_FOR_BONDS, "updatePost", "deletePost"),
  row("comment", VISIBLE, "readComment", "listCommentsOfMember", "likeComment"),
  row("comment", AUTHORS_OF_VISIBLE, "updateComment", "deleteComment"),

  row("publicGroup", SIGNED_IN, "readGroup", "listGroups", "listGroupMembers", "joinGroup"),
  row("publicGroup", VISIBLE, "readPostInside", "listGroupPosts", "commentInside"),
  row("publicGroup", { ...MANAGERS, stranger: "forbidden", member: "allowed" }, "postInGroup"),
  row("privateGroup", SIGNED_IN, "readGroup", "listGroups", "joinGroup"),
  row("privateGroup", IN_IT, "readPostInside", "listGroupPosts", "commentInside", "listGroupMembers"),
  row("privateGroup", { ...IN_IT, stranger: "forbidden", former: "forbidden" }, "postInGroup"),
  row("privateGroup", AUTHORS_IN_IT, "updatePostInside", "deletePostInside"),
  row("privateGroup", { ...IN_IT, member: "forbidden" }, "changeGroupPost", "removeGroupPost"),
  row("privateGroup", { ...IN_IT, stranger: "forbidden", former: "forbidden" }, "setGroupLevel"),
  row("privateGroupWithWaiting", { ...MANAGERS, stranger: "hidden" }, "listWaitingPosts"),
  // Its author alone reads it elsewhere than in this list.
  row("privateGroupWithWaiting", { guest: "unauthenticated", stranger: "hidden" }, "readWaitingPost"),
  row("privateGroupWithWaiting", MANAGERS, "approveGroupPost", "declineGroupPost"),
  row("privateGroupWithWaiting", { ...MANAGERS, admin: "refused", owner: "refused" }, "restoreGroupPost"),
  row("privateGroupWithRemoved", { ...IN_IT, member: "forbidden" }, "removeGroupComment"),
  row("privateGroupWithRemoved", MANAGERS, "putBackGroupPost", "putBackGroupComment"),
  row("privateGroup", MANAGERS, "updateGroup", "removeGroupMember"),
  row("privateGroup", OWNERS, "setGroupRole"),
  row("privateGroup", { ...SIGNED_IN, owner: "refused" }, "leaveGroup"),
  row("privateGroupWithRequest", MANAGERS, "approveRequest", "rejectRequest"),
  row("privateGroupWithRequest", { ...MANAGERS, stranger: "hidden" }, "listGroupRequests"),
  row("privateGroupWithRequest", MANAGERS, "inviteToGroup"),
  row("privateGroupWithDeclined", { ...MANAGERS, stranger: "hidden" }, "listDeclined"),
  row("privateGroupWithDeclined", MANAGERS, "approveDeclined"),
  row("privateGroupWithInvitation", { ...MANAGERS, stranger: "hidden" }, "listInvited", "listGroupLinks"),
  row("privateGroupWithInvitation", MANAGERS, "withdrawInvitation", "createGroupLink", "revokeGroupLink"),
  row("privateGroupWithInvitation", SIGNED_IN, "joinByLink"),
  // Who is invited here is the host alone.
  row("privateGroupWithInvitation", { guest: "unauthenticated", stranger: "hidden" }, "acceptInvitation"),
  row("privateGroupWithInvitation", { guest: "unauthenticated", stranger: "hidden" }, "declineInvitation"),
  row("privateGroup", OWNERS, "deleteGroup"),
  row("deletedGroup", OWN, "restoreGroup"),
  row("deletedGroup", { guest: "unauthenticated", stranger: "hidden" }, "readGroup", "listGroups", "readPostInside"),
  row("deletedGroup", { guest: "unauthenticated", stranger: "hidden" }, "joinGroup", "updateGroup"),

  row("direct", FOR_BONDS, "readConversation", "listMessages", "listConversations", "searchMessages"),
  row(
    "direct",
    FOR_BONDS,
    "sendMessage",
    "markRead",
    "muteConversation",
    "unmuteConversation",
    "setTyping",
    "watchTyping",
    "reactToMessage",
  ),
  row("direct", AUTHORS_FOR_BONDS, "editMessage", "deleteMessage"),
  row("groupConversation", IN_IT, "readConversation", "listMessages", "listConversations", "searchMessages"),
  row(
    "groupConversation",
    IN_IT,
    "sendMessage",
    "markRead",
    "muteConversation",
    "unmuteConversation",
    "setTyping",
    "watchTyping",
    "reactToMessage",
  ),
  row("groupConversation", AUTHORS_IN_IT, "editMessage", "deleteMessage", "renameConversation"),
  row("groupConversation", AUTHORS_IN_IT, "addParticipants"),
  // Who is to be removed here is the admin, who can only leave.
  row("groupConversation", { ...AUTHORS_IN_IT, admin: "refused" }, "removeParticipant"),
  row("groupConversation", IN_IT, "leaveConversation"),
  row("messageRequest", OWN, "acceptConversation", "declineConversation"),

  row("person", VISIBLE, "readProfile", "readFriends", "readImages"),
  // Nobody is among the people whom they look for.
  row("person", { ...VISIBLE, owner: "hidden" }, "findPeople", "suggestPeople"),
  row("person", TOWARDS, "follow", "mute", "startConversation", "dismissSuggestion"),
  // Safe to repeat, so that they do not ask whether there was anything to undo.
  row("person", VISIBLE, "unfollow", "unmute"),
  // Who was blocked may block too, and the answer does not differ; who blocks can undo it.
  row("person", { ...SIGNED_IN, owner: "refused" }, "block"),
  row("person", { ...VISIBLE, blocker: "allowed" }, "unblock"),
  row("person", { ...TOWARDS, bond: "refused" }, "sendBondRequest"),
  row("person", { ...FOR_BONDS, owner: "hidden" }, "removeBond"),
  row(
    "person",
    { guest: "unauthenticated", stranger: "forbidden", bond: "allowed", owner: "refused" },
    "startGroupConversation",
  ),
  row("direct", { ...FOR_BONDS, owner: "hidden" }, "readConversationWith"),
  row("requestToOwner", OWN, "acceptBondRequest", "rejectBondRequest"),
  row("requestOfOwner", OWN, "withdrawBondRequest"),

  row("none", SIGNED_IN, "readAccount", "readSessions", "readSettings", "readFriendsOfMine", "readBondRequests"),
  row("none", SIGNED_IN, "readSentRequests", "countBondRequests", "searchFriends", "readConnections"),
  row(
    "none",
    SIGNED_IN,
    "readSuggestions",
    "readBlocked",
    "readMuted",
    "readHiddenPosts",
    "readDrafts",
    "readBookmarks",
    "readFolders",
  ),
  row("none", SIGNED_IN, "countMessages", "readInsights", "readAnalytics", "readAudience", "readNotifications"),
  row("none", SIGNED_IN, "countNotifications", "readNotificationSettings", "readReach", "readGroupStats"),
  row("none", SIGNED_IN, "readPushKey", "readPushSubscriptions", "addPushSubscription"),
  row("pushSubscription", OWN, "removePushSubscription"),
  row("pushSubscription", ANYBODY, "renewPushSubscription"),
  row("none", SIGNED_IN, "readFeaturedGroups", "readDeletedGroups"),
  row(
    "none",
    SIGNED_IN,
    "readCategory",
    "readNews",
    "readExplore",
    "readTags",
    "readFollowedTags",
    "readWeekInsights",
    "askInsight",
  ),
  row("none", SIGNED_IN, "writePost", "saveDraft", "createFolder", "createGroup", "upload", "followTag", "unfollowTag"),
  row(
    "none",
    SIGNED_IN,
    "updateProfile",
    "updateSettings",
    "updateReach",
    "setNotificationSetting",
    "markNotificationsSeen",
  ),
  row("none", SIGNED_IN, "markNotificationsRead", "ping", "recordSightings"),
  row("none", SIGNED_IN, "watchCounters", "watchMemberships", "watchMessages", "watchNotifications", "watchPosts"),
  row("publicPost", SIGNED_IN, "watchChanges", "watchGone"),
  row("none", SIGNED_IN, "watchRelations"),
  row("none", { guest: "unauthenticated", stranger: "refused" }, "readNoProfile"),
  row("upload", OWN, "changeUpload", "deleteUpload"),
  row("draft", OWN, "readDraft", "changeDraft", "publishDraft", "deleteDraft"),
  row("folder", OWN, "renameFolder", "deleteFolder"),
  row("bookmark", OWN, "changeBookmark"),
  row("bookmark", SIGNED_IN, "removeBookmark"),
  row("insight", OWN, "readInsight", "deleteInsight"),
  row("notification", OWN, "readNotification"),
  row("session", OWN, "revokeSession"),

  row("publicPost", VISIBLE, "listEverything", "setFeedPlace"),
  row("bondsPost", FOR_BONDS, "listEverything", "setFeedPlace"),
  row("publicPost", TOWARDS, "askForLess", "hidePost"),
  row("bondsPost", { ...FOR_BONDS, owner: "refused" }, "askForLess", "hidePost"),
  row("person", TOWARDS, "muteInFeed"),
  row("privateGroup", IN_IT, "listFollowing"),
  row("privateGroup", SIGNED_IN, "muteGroupInFeed"),
  row("feedPreference", OWN, "removeFeedPreference"),
  row("none", SIGNED_IN, "readFeedPreferences", "readFeedState", "setFeedOrder", "watchEverything", "watchFollowing"),

  row("none", ANYBODY, "readRules"),
  row("none", SIGNED_IN, "acceptRules", "readReports"),
  row("publicPost", TOWARDS, "reportPost"),
  row("bondsPost", { ...FOR_BONDS, owner: "refused" }, "reportPost"),
  row("comment", TOWARDS, "reportComment"),
  row("direct", { ...FOR_BONDS, owner: "refused" }, "reportMessage"),
  row("groupConversation", { ...IN_IT, owner: "refused" }, "reportMessage"),
  row("person", TOWARDS, "reportMember"),
  row("publicGroup", { ...SIGNED_IN, owner: "refused" }, "reportGroup"),
  row("privateGroup", { ...SIGNED_IN, owner: "refused" }, "reportGroup"),
  row("privateGroup", { ...IN_IT, owner: "refused" }, "reportPostInside"),

  row("account", ANYBODY, "register", "login", "checkUsername", "requestPasswordReset", "resendVerification"),
  row("suspended", ANYBODY, "appeal"),
  row("account", ANYBODY, "resetPassword", "verifyEmail", "unsubscribe"),
  row("none", SIGNED_IN, "readExport", "requestExport"),
  row("none", SIGNED_IN, "logout", "changePassword", "endOtherSessions", "deleteAccount", "leaveAccount"),

  row("staffAct", BY_STAFF, "readLog"),
  row("staffAct", BY_ADMINS, "undoStaffAct"),
  row("moderatorAct", BY_STAFF, "undoStaffAct"),
  row("person", BY_ADMINS, "setMemberRole", "listMembers", "readMember", "endMemberSessions", "mailMember"),
  row("none", BY_ADMINS, "readFigures"),
  row("none", ANYBODY, "readRegistration"),
  row("none", BY_ADMINS, "readCommunitySettings", "changeCommunitySettings", "readRulebook"),
  row("none", ANYBODY, "readCommunity", "readPublicIdeas"),
  row("none", SIGNED_IN, "watchCommunity"),
  row("none", { ...BY_ADMINS, communityAdmin: "refused" }, "publishRules"),
  row("none", BY_STAFF, "listApplications", "listInvitations", "createInvitation"),
  row("application", BY_STAFF, "approveApplication", "declineApplication"),
  row("invitation", BY_STAFF, "revokeInvitation"),

  row("reported", BY_STAFF, "readQueue", "readCase", "claimCase", "releaseCase", "decideReports", "moderate"),
  row("none", BY_STAFF, "countCases", "readFilters", "saveFilter"),
  // A socket is for members: a guest has none.
  row("none", { ...BY_STAFF, guest: "unauthenticated" }, "watchQueue"),
  row("filter", { ...BY_STAFF, communityAdmin: "hidden" }, "deleteFilter"),
  row("appeal", BY_STAFF, "readAppeals", "decideAppeal"),
  row("none", ANYBODY, "readModerationReport"),
];
