import { expect, test } from "vitest";
import { startApp, type Instance } from "#tests/kit/app";
import { eventually, repeatUntil } from "#tests/kit/eventually";
import { Listener } from "#tests/kit/live";
import { join, type Person } from "#tests/kit/people";

const app = await startApp();
const second = await app.another();

const MEMBERSHIP = "subscription { membershipChanged { id viewerState viewerRole canManage } }";

interface Moved {
  membershipChanged: { id: string; viewerState: string; viewerRole: string | null; canManage: boolean };
}

let founded = 0;

async function createGroup(owner: Person, visibility: string): Promise<string> {
  const { createGroup: made } = await owner.query<{ createGroup: { id: string } }>(
    "mutation ($input: CreateGroupInput!) { createGroup(input: $input) { id } }",
    { input: { name: `Open doors ${++founded}`, description: "Who is let in", category: "Science", visibility } },
  );
  return made.id;
}
const enter = (who: Person, id: string) => who.query("mutation ($id: ID!) { joinGroup(id: $id) { id } }", { id });
const leave = (who: Person, id: string) => who.query("mutation ($id: ID!) { leaveGroup(id: $id) { id } }", { id });
const answer = (who: Person, groupId: string, other: Person, accept: boolean) =>
  who.query(
    "mutation ($groupId: ID!, $userId: ID!, $accept: Boolean!) { answerJoinRequest(id: $groupId, userId: $userId, accept: $accept) { id } }",
    { groupId, userId: String(other.id), accept },
  );

/** Subscribes, and returns once events really arrive: the member joins and leaves a group until the first event is received. */
async function listening(instance: Instance, who: Person): Promise<Listener<Moved>> {
  const id = await createGroup(await join(app, "Herald"), "PUBLIC");
  const listener = new Listener<Moved>(instance, who.token, MEMBERSHIP);
  const once = async () => {
    await enter(who, id);
    await leave(who, id);
  };
  await repeatUntil(once, listener.next(), 200);
  return listener;
}

const now = (tab: Listener<Moved>, id: string, state: string) =>
  eventually(() => {
    const news = tab.events.map((event) => event.membershipChanged).filter((group) => group.id === id);
    return news.at(-1)?.viewerState === state && { role: news.at(-1)?.viewerRole };
  });

test("a membership on an open page changes when it is approved, declined, raised or ended, for its member alone", async () => {
  const [ada, bo, cy] = await Promise.all([join(app, "Ada"), join(app, "Bo"), join(app, "Cy")]);
  const id = await createGroup(ada, "PRIVATE");
  const tabs = await Promise.all([listening(second, bo), listening(app, cy)]);
  const [his, theirs] = tabs;
  await enter(bo, id);
  await now(his, id, "REQUESTED");
  await answer(ada, id, bo, true);
  expect(await now(his, id, "MEMBER")).toEqual({ role: "MEMBER" });
  expect(theirs.events.some(({ membershipChanged }) => membershipChanged.id === id)).toBe(false);
  await ada.query("mutation ($g: ID!, $u: ID!) { setGroupRole(id: $g, userId: $u, role: ADMIN) { id } }", {
    g: id,
    u: String(bo.id),
  });
  await eventually(() => his.events.some(({ membershipChanged: group }) => group.id === id && group.canManage));
  await ada.query("mutation ($g: ID!, $u: ID!) { removeGroupMember(id: $g, userId: $u) { id } }", {
    g: id,
    u: String(bo.id),
  });
  await now(his, id, "NONE");
  await enter(cy, id);
  await now(theirs, id, "REQUESTED");
  await answer(ada, id, cy, false);
  await now(theirs, id, "NONE");
  await Promise.all(tabs.map((tab) => tab.stop()));
});
