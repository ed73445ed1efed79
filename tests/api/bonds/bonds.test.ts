import { expect, test } from "vitest";
import { leaveForGood } from "#tests/kit/accounts/leaving";
import { startApp } from "#tests/kit/app";
import { Listener } from "#tests/kit/live";
import { join, type Person } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";
import { repeatUntil } from "#tests/kit/eventually";
import { unwantedBefore } from "#tests/kit/quiet";

const app = await startApp();
const rest = new RestClient(app);

interface RestRequest {
  id: number;
  user: { id: number; name: string; username: string; avatar: string | null };
  mutualFriends: number;
  requestedAt: string;
}

const ask = (who: Person, whom: Person) => who.send("/api/friends/request", { user_id: whom.id });
const requestsOf = async (who: Person) =>
  (await who.get<{ requests: RestRequest[] }>("/api/friends/requests")).body.requests;
const friendsOf = async (who: Person) =>
  (await who.get<{ friends: { id: number; name: string }[] }>("/api/friends")).body.friends;
const countOf = async (who: Person) => (await who.get<{ count: number }>("/api/friends/requests/count")).body.count;
const remove = (who: Person, path: string) => rest.delete(path, { token: who.token });

/** Bonds two members by a request and its acceptance. */
async function befriend(one: Person, other: Person): Promise<void> {
  expect((await ask(one, other)).status).toBe(201);
  const request = (await requestsOf(other)).find(({ user }) => user.id === one.id);
  expect((await other.send(`/api/friends/requests/${request?.id}/accept`)).status).toBe(200);
}

const USER = `query User($username: String!) { user(username: $username) {
  bondState bondRequestId bondsCount mutualBondsCount isFollowedByViewer followersCount followingCount
  bonds { totalCount edges { node { name } } } mutualBonds { totalCount edges { node { name } } } } }`;
interface UserAnswer {
  user: {
    bondState: string;
    bondRequestId: string | null;
    bondsCount: number;
    mutualBondsCount: number;
    isFollowedByViewer: boolean;
    followersCount: number;
    followingCount: number;
    bonds: { totalCount: number; edges: { node: { name: string } }[] };
    mutualBonds: { totalCount: number; edges: { node: { name: string } }[] };
  };
}
const see = async (who: Person, whom: Person) => (await who.query<UserAnswer>(USER, { username: whom.username })).user;

test("a request is sent, waits, and becomes a bond of both", async () => {
  const [ada, bo] = await Promise.all([join(app, "Ada"), join(app, "Bo")]);
  const sent = await ask(ada, bo);
  expect(sent.status).toBe(201);
  expect(sent.body).toEqual({ success: true, message: "Friend request sent" });
  expect(await requestsOf(bo)).toEqual([
    {
      id: expect.any(Number),
      user: { id: ada.id, name: "Ada", username: ada.username, avatar: null },
      mutualFriends: 0,
      mutual_friends: 0,
      requestedAt: expect.stringMatching(/Z$/),
      requested_at: expect.stringMatching(/Z$/),
    },
  ]);
  expect(await countOf(bo)).toBe(1);
  expect(await see(ada, bo)).toMatchObject({ bondState: "REQUEST_SENT" });
  expect(await see(bo, ada)).toMatchObject({ bondState: "REQUEST_RECEIVED", bondRequestId: expect.any(String) });

  const [request] = await requestsOf(bo);
  const accepted = await bo.send(`/api/friends/requests/${request?.id}/accept`);
  expect(accepted.status).toBe(200);
  expect(accepted.body).toMatchObject({ success: true, message: "Friend request accepted" });
  expect(await countOf(bo)).toBe(0);
  expect(await friendsOf(ada)).toEqual([
    { id: bo.id, name: "Bo", username: bo.username, avatar: null, bio: null, location: null },
  ]);
  expect((await friendsOf(bo)).map(({ id }) => id)).toEqual([ada.id]);
  for (const [one, other] of [
    [ada, bo],
    [bo, ada],
  ] as const)
    expect(await see(one, other)).toMatchObject({
      bondState: "BONDED",
      bondRequestId: null,
      bondsCount: 1,
      isFollowedByViewer: true,
      followersCount: 1,
      followingCount: 1,
    });
});

test("a request is refused with a reason: to oneself, twice, to a friend, to nobody, invalid, as a guest", async () => {
  const [ada, bo] = await Promise.all([join(app, "Ada"), join(app, "Bo")]);
  await befriend(ada, bo);
  const cy = await join(app, "Cy");
  await ask(ada, cy);
  const answers = await Promise.all([
    ask(ada, ada),
    ask(ada, cy),
    ask(bo, ada),
    ada.send("/api/friends/request", { user_id: 999_999_999 }),
    ada.send("/api/friends/request", { user_id: "me" }),
    ada.send("/api/friends/request", {}),
    rest.post("/api/friends/request", { user_id: ada.id }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([422, 409, 409, 404, 422, 422, 401]);
  expect(answers[0]?.body.errors).toEqual({ user_id: ["You cannot send a friend request to yourself."] });
  expect(answers[1]?.body.message).toBe("You have already sent a friend request to this member.");
  expect(answers[2]?.body.message).toBe("You are already friends.");
  expect(Object.keys(answers[4]?.body.errors ?? {})).toEqual(["user_id"]);
  expect(answers[6]?.body.message).toBe("You must be logged in to send friend requests");
});

test("a request to somebody who has already sent one accepts it", async () => {
  const [ada, bo] = await Promise.all([join(app, "Ada"), join(app, "Bo")]);
  await ask(ada, bo);
  const answer = await ask(bo, ada);
  expect(answer.status).toBe(201);
  expect(answer.body.message).toBe("Friend request accepted");
  expect((await friendsOf(ada)).map(({ id }) => id)).toEqual([bo.id]);
  expect(await requestsOf(bo)).toEqual([]);
});

test("a rejected request disappears for both, and somebody else's is not found", async () => {
  const [ada, bo, cy] = await Promise.all([join(app, "Ada"), join(app, "Bo"), join(app, "Cy")]);
  await ask(ada, bo);
  const [request] = await requestsOf(bo);
  for (const who of [ada, cy]) {
    expect((await who.send(`/api/friends/requests/${request?.id}/accept`)).status).toBe(404);
    expect((await who.send(`/api/friends/requests/${request?.id}/reject`)).status).toBe(404);
  }
  const answer = await bo.send(`/api/friends/requests/${request?.id}/reject`);
  expect(answer.body).toEqual({ success: true, message: "Friend request rejected" });
  expect((await bo.send(`/api/friends/requests/${request?.id}/reject`)).status).toBe(404);
  expect((await bo.send("/api/friends/requests/x/reject")).status).toBe(404);
  expect(await requestsOf(bo)).toEqual([]);
  expect(await see(ada, bo)).toMatchObject({ bondState: "NONE" });
  expect(await see(bo, ada)).toMatchObject({ bondState: "NONE" });
  expect((await ask(bo, ada)).status, "who rejected may ask at once").toBe(201);
});

test("a request can be withdrawn, by its member or by its id", async () => {
  const [ada, bo, cy] = await Promise.all([join(app, "Ada"), join(app, "Bo"), join(app, "Cy")]);
  await ask(ada, bo);
  await ask(ada, cy);
  const { requests } = (await ada.get<{ requests: RestRequest[] }>("/api/friends/requests/sent")).body;
  expect(requests.map(({ user }) => user.name)).toEqual(["Cy", "Bo"]);
  expect((await remove(bo, `/api/friends/requests/${requests[1]?.id}`)).status, "not the asked").toBe(404);
  expect((await remove(ada, `/api/friends/requests/${requests[1]?.id}`)).body.message).toBe("Friend request withdrawn");
  const withdrawn = await ada.query(`mutation Withdraw($id: ID!) { withdrawBondRequest(id: $id) { name bondState } }`, {
    id: cy.id,
  });
  expect(withdrawn).toEqual({ withdrawBondRequest: { name: "Cy", bondState: "NONE" } });
  expect([await countOf(bo), await countOf(cy)]).toEqual([0, 0]);
});

test("a bond ends for both with their counts, and only an existing bond can end", async () => {
  const [ada, bo, cy] = await Promise.all([join(app, "Ada"), join(app, "Bo"), join(app, "Cy")]);
  await befriend(ada, bo);
  expect((await remove(ada, `/api/friends/${cy.id}`)).status).toBe(404);
  expect((await remove(ada, `/api/friends/${bo.id}`)).body).toEqual({ success: true, message: "Friend removed" });
  expect((await remove(bo, `/api/friends/${ada.id}`)).status).toBe(404);
  expect([await friendsOf(ada), await friendsOf(bo)]).toEqual([[], []]);
  expect(await see(ada, bo)).toMatchObject({ bondState: "NONE", bondsCount: 0, isFollowedByViewer: false });
});

test("mutual friends are counted and shown, for a whole page in one statement", async () => {
  const [ada, bo, cy, di] = await Promise.all(["Ada", "Bo", "Cy", "Di"].map((name) => join(app, name)));
  if (!ada || !bo || !cy || !di) throw new Error("unreachable");
  await Promise.all([befriend(ada, bo), befriend(cy, di)]);
  await befriend(bo, cy);
  await befriend(ada, di);
  expect(await see(ada, cy)).toMatchObject({
    bondsCount: 2,
    mutualBondsCount: 2,
    mutualBonds: { totalCount: 2, edges: [{ node: { name: "Bo" } }, { node: { name: "Di" } }] },
  });
  expect(await see(ada, bo)).toMatchObject({ mutualBondsCount: 0, bondState: "BONDED" });
  expect(await see(ada, ada)).toMatchObject({ bondState: "SELF", mutualBondsCount: 0, bondsCount: 2 });

  const before = app.statements.length;
  await ada.query(`{ viewer { bonds { edges { node { name bondState mutualBondsCount bondsCount followersCount
    bonds(first: 3) { edges { node { name } } } mutualBonds { edges { node { name bondState } } } } } } } }`);
  const spent = app.statements.slice(before).filter((statement) => !/sessions|pg_notify/.test(statement));
  expect(spent.length).toBeLessThanOrEqual(9);
});

test("both faces page through bonds and requests, and filter them by name", async () => {
  const ada = await join(app, "Ada");
  const others = await Promise.all(["Bo One", "Bo Two", "Cy 50%_x"].map((name) => join(app, name)));
  for (const other of others) await befriend(ada, other);
  const LIST = `query List($query: String, $after: String) { viewer { bonds(query: $query, first: 2, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { name } } } } }`;
  interface List {
    viewer: {
      bonds: {
        totalCount: number;
        pageInfo: { hasNextPage: boolean; endCursor: string };
        edges: { node: { name: string } }[];
      };
    };
  }
  const read = async (variables: object) => (await ada.query<List>(LIST, { ...variables })).viewer.bonds;
  const names = ({ edges }: List["viewer"]["bonds"]) => edges.map(({ node }) => node.name);
  const first = await read({});
  expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
  const second = await read({ after: first.pageInfo.endCursor });
  expect([...names(first), ...names(second)]).toEqual(["Cy 50%_x", "Bo Two", "Bo One"]);
  expect(second.pageInfo.hasNextPage).toBe(false);
  expect(names(await read({ query: "BO" }))).toEqual(["Bo Two", "Bo One"]);
  expect(names(await read({ query: "0%_" })), "wildcards stand for themselves").toEqual(["Cy 50%_x"]);
  expect((await ada.ask(LIST, { query: "b" })).code).toBe("BAD_USER_INPUT");
});

test("the header's count is live on every socket of the member, and on no other", async () => {
  const [ada, bo, cy] = await Promise.all([join(app, "Ada"), join(app, "Bo"), join(app, "Cy")]);
  // Cy has two requests already, so that a count of Bo's which reached Cy would be recognizable by its value.
  for (const name of ["Dee", "Eve"]) await ask(await join(app, name), cy);
  const second = await app.another();
  type CountersEvent = { countersChanged: { bondRequests: number } };
  const COUNTERS = "subscription { countersChanged { bondRequests } }";
  const listeners = [
    new Listener<CountersEvent>(app, bo.token, COUNTERS),
    new Listener<CountersEvent>(second, bo.token, COUNTERS),
  ];
  const stranger = new Listener<CountersEvent>(app, cy.token, COUNTERS);
  const countersWith = (count: number) =>
    Promise.all(listeners.map((one) => one.next(({ countersChanged }) => countersChanged.bondRequests === count)));
  const tries = async (whom: Person) => {
    await ask(ada, whom);
    await ada.ask(`mutation Withdraw($id: ID!) { withdrawBondRequest(id: $id) { id } }`, { id: whom.id });
  };
  await repeatUntil(() => tries(bo), Promise.all(listeners.map((one) => one.next())));
  await repeatUntil(() => tries(cy), stranger.next());
  await ask(ada, bo);
  await countersWith(1);
  const [request] = await requestsOf(bo);
  await bo.send(`/api/friends/requests/${request?.id}/reject`);
  await countersWith(0);
  const isBos = ({ countersChanged }: CountersEvent) => countersChanged.bondRequests < 2;
  const requestBoth = () => Promise.all([ask(ada, cy), ask(bo, cy)]);
  const isIt = ({ countersChanged }: CountersEvent) => countersChanged.bondRequests === 4;
  expect(await unwantedBefore(stranger, isBos, { act: requestBoth, isIt })).toEqual([]);
  expect(await bo.query(`{ viewer { bondRequestsCount counters { bondRequests } } }`)).toEqual({
    viewer: { bondRequestsCount: 0, counters: { bondRequests: 0 } },
  });
  await Promise.all([...listeners, stranger].map((one) => one.stop()));
});

test("repeating a request under its Idempotency-Key sends it once", async () => {
  const [ada, bo] = await Promise.all([join(app, "Ada"), join(app, "Bo")]);
  const send = () => ada.send("/api/friends/request", { user_id: bo.id }, { "idempotency-key": "once" });
  expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
  expect(await countOf(bo)).toBe(1);
});

test("when a member deletes the account, their friends' counts decrease, and requests are deleted", async () => {
  const [ada, bo, cy] = await Promise.all([join(app, "Ada"), join(app, "Bo"), join(app, "Cy")]);
  await befriend(ada, bo);
  await befriend(bo, cy);
  const di = await join(app, "Di");
  await ask(ada, di);
  await leaveForGood(app, ada);
  expect(await countOf(di)).toBe(0);
  const rows = await app.sql`select id, bonds_count from users where id in (${bo.id}, ${cy.id}) order by id`;
  expect(rows.map(({ bonds_count: count }) => count)).toEqual([1, 1]);
});
