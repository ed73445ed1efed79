import type { GraphQLSchema } from "graphql";

/** Who may ask a root field. */
export type Audience = "everyone" | "members" | "moderators" | "admins";

/** The root fields of each type, by their audience. Admins may ask whatever moderators may. */
export type Audiences = Readonly<Record<string, Partial<Record<Audience, readonly string[]>>>>;

/** The last line of a field's description. */
const LINES: Readonly<Record<Audience, string>> = {
  everyone: "For everyone.",
  members: "For members.",
  moderators: "For moderators.",
  admins: "For admins.",
};

/**
 * The audience of every root field, which the services and their powers decide; the table of rights compares. A new field
 * needs an entry.
 */
export const AUDIENCES: Audiences = {
  Query: {
    everyone: ["community", "moderationReport", "publicIdeas", "registration", "rules", "usernameAvailable"],
    members: [
      "category",
      "comment",
      "conversation",
      "conversationWith",
      "deletedGroups",
      "explore",
      "featuredGroups",
      "feed",
      "group",
      "groupStats",
      "groups",
      "insight",
      "news",
      "people",
      "post",
      "search",
      "searchMessages",
      "searchSuggestions",
      "tag",
      "tags",
      "user",
      "viewer",
      "weekInsights",
    ],
    moderators: [
      "applications",
      "invitations",
      "moderationAppeals",
      "moderationCase",
      "moderationCounts",
      "moderationFilters",
      "moderationLog",
      "moderationQueue",
    ],
    admins: ["adminFigures", "adminMember", "adminMembers", "communitySettings", "rulebook"],
  },
  Mutation: {
    everyone: [
      "appeal",
      "login",
      "register",
      "renewPushSubscription",
      "requestPasswordReset",
      "resendVerification",
      "resetPassword",
      "unsubscribe",
      "verifyEmail",
    ],
    members: [
      "acceptBondRequest",
      "acceptConversation",
      "acceptRules",
      "addComment",
      "addParticipants",
      "addPushSubscription",
      "answerGroupInvitation",
      "answerJoinRequest",
      "approveGroupPost",
      "askForLess",
      "block",
      "changePassword",
      "createBookmarkFolder",
      "createGroup",
      "createGroupLink",
      "createInsight",
      "createPost",
      "declineConversation",
      "declineGroupPost",
      "deleteAccount",
      "deleteBookmarkFolder",
      "deleteComment",
      "deleteDraft",
      "deleteGroup",
      "deleteInsight",
      "deleteMessage",
      "deletePost",
      "dismissSuggestion",
      "editMessage",
      "endOtherSessions",
      "follow",
      "hidePost",
      "inviteToGroup",
      "joinGroup",
      "joinGroupByLink",
      "leaveAccount",
      "leaveConversation",
      "leaveGroup",
      "logout",
      "markConversationRead",
      "markNotificationsRead",
      "markNotificationsSeen",
      "mute",
      "muteConversation",
      "muteInFeed",
      "ping",
      "publishDraft",
      "putBackGroupComment",
      "putBackGroupPost",
      "recordSightings",
      "rejectBondRequest",
      "removeBond",
      "removeBookmark",
      "removeFeedPreference",
      "removeGroupComment",
      "removeGroupMember",
      "removeGroupPost",
      "removeParticipant",
      "removePushSubscription",
      "renameBookmarkFolder",
      "renameConversation",
      "report",
      "requestExport",
      "restoreGroup",
      "restoreGroupPost",
      "revokeGroupLink",
      "revokeSession",
      "saveDraft",
      "sendBondRequest",
      "sendMessage",
      "setBookmarked",
      "setCommentLiked",
      "setFeedOrder",
      "setFeedPlace",
      "setGroupLevel",
      "setGroupRole",
      "setLiked",
      "setNotificationRead",
      "setNotificationSetting",
      "setPostMuted",
      "setReaction",
      "setTagFollowed",
      "setTyping",
      "showPost",
      "startConversation",
      "unblock",
      "unfollow",
      "unmute",
      "unmuteConversation",
      "updateBookmark",
      "updateComment",
      "updateGroup",
      "updateGroupPost",
      "updatePost",
      "updateProfile",
      "updateReach",
      "updateSettings",
      "withdrawBondRequest",
      "withdrawGroupInvitation",
    ],
    moderators: [
      "approveApplication",
      "claimReport",
      "createInvitation",
      "decideAppeal",
      "decideReports",
      "declineApplication",
      "deleteModerationFilter",
      "moderate",
      "releaseReport",
      "revokeInvitation",
      "saveModerationFilter",
      "undoStaffAct",
    ],
    admins: ["endMemberSessions", "mailMember", "publishRules", "setMemberRole", "updateCommunitySettings"],
  },
  Subscription: {
    members: [
      "commentAdded",
      "commentEvents",
      "communityChanged",
      "countersChanged",
      "everythingAdded",
      "followingAdded",
      "membershipChanged",
      "messageEvents",
      "notificationReceived",
      "postAdded",
      "postChanged",
      "postGone",
      "relationChanged",
      "typing",
    ],
    moderators: ["moderationQueueChanged"],
  },
};

/**
 * Lets the description of each root field end with its audience.
 * @throws Error for a field that has not exactly one audience, and for an entry without a field.
 */
export function describeAudiences(schema: GraphQLSchema, audiences: Audiences): void {
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    if (!root) continue;
    const lines = linesOf(audiences[root.name] ?? {});
    for (const field of Object.values(root.getFields())) {
      const [line, ...others] = lines.filter(({ name }) => name === field.name).map(({ text }) => text);
      if (line === undefined || others.length > 0) {
        throw new Error(`${root.name}.${field.name} needs exactly one audience in graphql/fields/audiences.ts.`);
      }
      field.description = `${field.description ?? ""}\n${line}`.trim();
    }
    const without = lines.find(({ name }) => !root.getFields()[name]);
    if (without) throw new Error(`${root.name}.${without.name} has an audience, and is no field.`);
  }
}

const linesOf = (audiences: Partial<Record<Audience, readonly string[]>>): { name: string; text: string }[] =>
  AUDIENCE_NAMES.flatMap((audience) => (audiences[audience] ?? []).map((name) => ({ name, text: LINES[audience] })));

const AUDIENCE_NAMES: readonly Audience[] = ["everyone", "members", "moderators", "admins"];
