import { expect, test } from "vitest";
import { deleteLeft } from "#tests/kit/accounts/leaving";
import { startApp } from "#tests/kit/app";
import { join, type Person } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";

const app = await startApp();
const second = await app.another();
const rest = new RestClient(app);

const two = () => Promise.all([join(app, "Ada"), join(app, "Bo")]);
const ask = (who: Person, whom: Person) => who.send("/api/friends/request", { user_id: whom.id });
const requestId = async (who: Person) =>
  (await who.get<{ requests: { id: number }[] }>("/api/friends/requests")).body.requests[0]?.id;

/** Returns the stored relation of two members: rows of the bond, requests, follows, and both counts. */
async function stored(one: Person, other: Person) {
  const pair = [one.id, other.id];
  const [row] = await app.sql`select
    (select count(*)::int from bonds where user_id = any(${pair}) and bond_id = any(${pair})) as bonds,
    (select count(*)::int from bond_requests where from_id = any(${pair}) and to_id = any(${pair}) and status = 'pending') as requests,
    (select count(*)::int from follows where follower_id = any(${pair}) and followee_id = any(${pair})) as follows,
    (select array_agg(bonds_count order by id) from users where id = any(${pair})) as counts`;
  return row;
}
const BONDED = { bonds: 2, requests: 0, follows: 2, counts: [1, 1] };
const STRANGERS = { bonds: 0, requests: 0, follows: 0, counts: [0, 0] };

/** Runs the same act many times at once, alternating between two instances. */
const atOnce = <T>(times: number, act: (at: { url: string }, index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, index) => act(index % 2 ? second : app, index)));
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);

test("ten requests at once are one request", async () => {
  const [ada, bo] = await two();
  const answers = await atOnce(10, (at) => ask(ada.at(at), bo));
  expect(statusesOf(answers)).toEqual([201, ...Array<number>(9).fill(409)]);
  expect(await stored(ada, bo)).toEqual({ ...STRANGERS, requests: 1 });
});

test("simultaneous requests of both become one bond", async () => {
  for (let round = 0; round < 5; round++) {
    const [ada, bo] = await two();
    const answers = await Promise.all([ask(ada, bo), ask(bo.at(second), ada)]);
    expect(statusesOf(answers)).toEqual([201, 201]);
    expect(await stored(ada, bo)).toEqual(BONDED);
  }
});

test("accepting many times at once makes one bond", async () => {
  const [ada, bo] = await two();
  await ask(ada, bo);
  const id = await requestId(bo);
  const answers = await atOnce(8, (at) => bo.at(at).send(`/api/friends/requests/${id}/accept`));
  expect(statusesOf(answers)).toEqual([200, ...Array<number>(7).fill(404)]);
  expect(await stored(ada, bo)).toEqual(BONDED);
});

test("of accept, reject and withdraw at once, one succeeds", async () => {
  for (let round = 0; round < 6; round++) {
    const [ada, bo] = await two();
    await ask(ada, bo);
    const id = await requestId(bo);
    const [accepted, rejected, withdrawn] = await Promise.all([
      bo.send(`/api/friends/requests/${id}/accept`),
      bo.at(second).send(`/api/friends/requests/${id}/reject`),
      new RestClient(second).delete(`/api/friends/requests/${id}`, { token: ada.token }),
    ]);
    expect(statusesOf([accepted, rejected, withdrawn])).toEqual([200, 404, 404]);
    expect(await stored(ada, bo)).toEqual(accepted.status === 200 ? BONDED : STRANGERS);
  }
});

test("removing a bond from both sides at once counts it off once", async () => {
  const [ada, bo] = await two();
  await ask(ada, bo);
  await ask(bo, ada);
  const answers = await atOnce(6, (at, index) => {
    const [who, whom] = index % 3 ? [ada, bo] : [bo, ada];
    return new RestClient(at).delete(`/api/friends/${whom.id}`, { token: who.token });
  });
  expect(statusesOf(answers)).toEqual([200, ...Array<number>(5).fill(404)]);
  expect(await stored(ada, bo)).toEqual(STRANGERS);
});

test("blocking while the other accepts leaves a block and nothing else", async () => {
  for (let round = 0; round < 6; round++) {
    const [ada, bo] = await two();
    await ask(ada, bo);
    const id = await requestId(bo);
    await Promise.all([
      bo.send(`/api/friends/requests/${id}/accept`),
      ada.at(second).send(`/api/users/${bo.id}/block`),
      bo.at(second).send(`/api/users/${ada.id}/follow`),
    ]);
    expect(await stored(ada, bo)).toEqual(STRANGERS);
    expect(await app.sql`select 1 from blocks where blocker_id = ${ada.id} and blocked_id = ${bo.id}`).toHaveLength(1);
  }
});

test("many who bond with each other and leave at once cause no deadlock, and every count is exact", async () => {
  const all = await Promise.all(["Ada", "Bo", "Cy", "Di", "Ed"].map((name) => join(app, name)));
  const pairs = all.flatMap((one, i) => all.slice(i + 1).map((other) => [one, other] as const));
  const answers = await Promise.all(pairs.flatMap(([one, other]) => [ask(one, other), ask(other.at(second), one)]));
  expect(statusesOf(answers)).toEqual(Array<number>(2 * pairs.length).fill(201));
  const [leaver, ...others] = all;
  const left = await Promise.all([
    rest.send("DELETE", "/api/account", { password: "correct horse battery" }, { token: leaver?.token ?? "" }),
    ...others.slice(1).map((other) => rest.delete(`/api/friends/${others[0]?.id}`, { token: other.token })),
  ]);
  expect(statusesOf(left)).toEqual([200, 200, 200, 200]);
  await deleteLeft(app);
  const drift = await app.sql`select id from users
    where bonds_count <> (select count(*) from bonds where user_id = users.id)`;
  expect(drift).toEqual([]);
});
