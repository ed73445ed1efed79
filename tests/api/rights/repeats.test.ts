import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { schema } from "#tests/kit/lists";
import type { Act } from "./act.ts";
import { overGraphql } from "./cells.ts";
import { createStage } from "./stage.ts";
import { ACTS, TABLE } from "./table.ts";
import { THINGS } from "./things.ts";
import { CALLERS, MEMBERS, verdictFor } from "./verdicts.ts";

const app = await startApp();
const stage = await createStage(app);

/** A success from memory would say of somebody what is not so any more. */
const TAKEN_BACK = "a decision can be taken back, and somebody else may have decided since";

/** Mutations whose second answer is no success, and why. */
const ONCE: Readonly<Record<string, string>> = {
  report: "the answer says when the viewer has reported it, and that this report counts",
  appeal: "its token is used up; the first appeal is the one that is decided",
  resetPassword: "its token is used up",
  renewPushSubscription: "the former address of the device is its credential, and is gone",
  approveGroupPost: TAKEN_BACK,
  declineGroupPost: TAKEN_BACK,
  answerJoinRequest: TAKEN_BACK,
  approveApplication: TAKEN_BACK,
  declineApplication: TAKEN_BACK,
  undoStaffAct: "an act is undone once, and somebody else may have done that",
  decideReports: "a decision is made once, and somebody else may have made it",
  decideAppeal: "a decision is made once, and somebody else may have made it",
  setMemberRole: "null says that the member has this role already",
};

const rows = TABLE.flatMap(({ acts, thing, rights }) => {
  const caller = (["owner", ...CALLERS, ...MEMBERS] as const).find((one) => verdictFor(rights, one) === "allowed");
  return acts.flatMap((name) => {
    const act: Act = ACTS[name];
    const isMutation = act.gql?.toString().includes("mutation {");
    // Whoever ends their session by an act cannot do it again.
    if (caller === undefined || !isMutation || act.endsCaller) return [];
    return [[`${name}: ${thing}`, { act, thing, caller }] as const];
  });
});

const tried = new Set<string>();

test.each(rows)("is answered a second time: %s", async (_, { act, thing, caller }) => {
  const subject = await THINGS[thing](stage, caller);
  const first = await overGraphql(stage, act, subject, caller);
  const again = await overGraphql(stage, act, subject, caller);
  const name = first.operation.replace("Mutation.", "");
  const isOnce = name in ONCE;
  tried.add(name);
  expect([first.verdict, again.verdict === "allowed", again.verdict === "allowed" ? "" : again.text]).toEqual([
    "allowed",
    !isOnce,
    isOnce ? again.text : "",
  ]);
});

test("an invitation into a private group is accepted a second time", async () => {
  const { owner, stranger } = stage.people;
  const create = `mutation { createGroup(input: { name: "Menders", category: "Technology", description: "We mend what others throw away.", visibility: PRIVATE }) { id } }`;
  const { createGroup: group } = await owner.query<{ createGroup: { id: string } }>(create);
  await owner.query(`mutation { inviteToGroup(id: "${group.id}", userId: "${stranger.id}") { id } }`);
  const accept = `mutation { answerGroupInvitation(id: "${group.id}", accept: true) { id viewerState } }`;
  const first = await stranger.query(accept);
  expect(await stranger.query(accept)).toEqual(first);
});

test("every mutation was repeated, but for those that end the session or that nobody here can do", () => {
  const ending = ["changePassword", "deleteAccount", "endOtherSessions", "leaveAccount", "logout"];
  // The rules have a version, and the post was not declined.
  const undone = ["answerGroupInvitation", "publishRules", "restoreGroupPost"];
  const all = Object.keys(schema.getMutationType()?.getFields() ?? {});
  expect(all.filter((name) => !tried.has(name) && ![...ending, ...undone].includes(name))).toEqual([]);
});
