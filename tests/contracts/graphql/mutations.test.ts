import { readFileSync } from "node:fs";
import { buildSchema, getNamedType, isScalarType } from "graphql";
import { expect, test } from "vitest";

const schema = buildSchema(readFileSync("schema.graphql", "utf8"));
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

/** Mutations that take ids and no `id`, and why. */
const WITHOUT_TARGET: Readonly<Record<string, string>> = {
  addComment: "the comment is created; `postId` says where",
  createGroupLink: "the link is created; `groupId` says for what",
  askForLess: "a preference is created; `postId` says by which post",
  muteInFeed: "a preference is created, of a member, a group or a tag",
  setFeedPlace: "the place is the viewer's; `postId` is its value",
};

test("a mutation takes what it is about as id", () => {
  const others = mutations.filter(({ args }) => {
    const names = args.filter(({ deprecationReason }) => deprecationReason == null).map(({ name }) => name);
    return names.some((name) => name.endsWith("Id") && name !== "clientId") && !names.includes("id");
  });
  expect(others.map(({ name }) => name).toSorted()).toEqual(Object.keys(WITHOUT_TARGET).toSorted());
});

const GONE = "the viewer does not see it any more; a client removes it by its id";
const NUMBER = "a number is all that there is";
const NOBODY = "nobody is signed in afterwards, or was before";
const SILENT = "the answer may not tell more";
const NOTHING = "nothing is stored that could be read";

/** Mutations that answer a scalar, and why there is no object. */
const SCALARS: Readonly<Record<string, string>> = {
  changePassword: "nobody reads a password",
  declineConversation: GONE,
  declineGroupPost: GONE,
  deleteAccount: NOBODY,
  deleteBookmarkFolder: GONE,
  deleteDraft: GONE,
  deleteInsight: GONE,
  deleteModerationFilter: GONE,
  deletePost: GONE,
  dismissSuggestion: GONE,
  endMemberSessions: NUMBER,
  endOtherSessions: NUMBER,
  leaveConversation: GONE,
  logout: NOBODY,
  markNotificationsRead: NUMBER,
  ping: NOTHING,
  recordSightings: NUMBER,
  rejectBondRequest: GONE,
  removeBookmark: GONE,
  removeFeedPreference: GONE,
  putBackGroupComment: "it is there again under the same id, which was sent",
  putBackGroupPost: "it is there again under the same id, which was sent",
  removeGroupComment: GONE,
  removeGroupPost: GONE,
  removePushSubscription: GONE,
  renewPushSubscription: NOBODY,
  requestPasswordReset: SILENT,
  resendVerification: SILENT,
  resetPassword: NOBODY,
  restoreGroupPost: "it waits again, where it is read in a list alone",
  revokeGroupLink: GONE,
  revokeSession: "the session is gone, and its id was sent",
  setTyping: NOTHING,
  verifyEmail: NOBODY,
};

test("a mutation answers the object that it changed, unless nothing is left to read", () => {
  const scalars = mutations.filter(({ type }) => isScalarType(getNamedType(type))).map(({ name }) => name);
  expect(scalars.toSorted()).toEqual(Object.keys(SCALARS).toSorted());
});
