import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { sendMessage } from "#tests/kit/chat";
import { eventually } from "#tests/kit/eventually";
import { join, type Person } from "#tests/kit/people";
import { DriftLog, recountAll, useEverything } from "./scene.ts";

const log = new DriftLog();
const app = await startApp({}, log.options);

const ROUNDS = 14;
/** What is added to counts while members go on; nobody else changes a count by so much. */
const PLANTED = 1_000;

test("while members go on, no act is lost or counted twice by a correction, and no right count looks wrong", async () => {
  const { members, keys } = await useEverything(app);
  const { ada, bo, cy } = members;
  const others = await Promise.all(["Di", "Ed", "Flo"].map((name) => join(app, name)));
  const [post, group, conversation] = [{ id: keys.post }, { id: keys.group }, { id: keys.conversation }];

  const acts: ((one: Person, n: number) => Promise<unknown>)[] = [
    (one) => one.send(`/api/posts/${post.id}/like`),
    (one) => one.send(`/api/posts/${post.id}/bookmark`),
    (one) => one.send(`/api/comments/${keys.comment}/like`),
    async (one, n) => {
      const comment = await one.comments(post, `Number ${n}`);
      if (n % 2 === 0) await one.rest.delete(`/api/comments/${comment.id}`, { token: one.token });
    },
    async (one, n) => {
      const own = await one.posts(`Again #${keys.tag}`, { visibility: n % 3 === 0 ? "bonds" : "public" });
      if (n % 2 === 0) await one.rest.delete(`/api/posts/${own.id}`, { token: one.token });
    },
    (one, n) =>
      n % 2 === 0
        ? one.send(`/api/groups/${group.id}/join`)
        : one.rest.delete(`/api/groups/${group.id}/membership`, { token: one.token }),
    async (one, n) => {
      await one.send("/api/friends/request", { user_id: ada.id });
      await ada.send("/api/friends/request", { user_id: one.id });
      if (n % 2 === 0) await one.rest.delete(`/api/friends/${ada.id}`, { token: one.token });
    },
  ];
  const goOn = async (one: Person) => {
    for (let n = 0; n < ROUNDS; n++) await acts[n % acts.length]?.(one, n);
  };
  const chat = async () => {
    for (let n = 0; n < ROUNDS; n++) await sendMessage(n % 2 === 0 ? ada : bo, conversation, `Message ${n}`);
  };

  const state = { isGoing: true };
  const work = Promise.all([chat(), ...[bo, cy, ...others].map(goOn)]).finally(() => (state.isGoing = false));
  let nights = 0;
  const planted = () => [
    app.sql`update posts set likes_count = likes_count + ${PLANTED}, comments_count = comments_count + ${PLANTED},
      bookmarks_count = bookmarks_count + ${PLANTED} where id = ${post.id}`,
    app.sql`update users set public_posts_count = public_posts_count + ${PLANTED}, bonds_count = bonds_count + ${PLANTED}
      where id = ${ada.id}`,
    app.sql`update groups set members_count = members_count + ${PLANTED} where id = ${group.id}`,
    app.sql`insert into tag_deltas (name, delta) values (${keys.tag}, ${PLANTED})`,
    app.sql`insert into total_deltas (name, delta) values ('public_posts', ${PLANTED})`,
  ];
  while (state.isGoing || nights < 2) {
    const faults = await Promise.all(planted());
    expect(faults).toHaveLength(5);
    // Two nights at once: both find the same faults, and only one of them may correct each.
    await Promise.all([recountAll(app), recountAll(app)]);
    nights += 1;
  }
  await work;
  await eventually(async () => (await app.sql`select from notification_events where pending`).length === 0);
  const before = log.drifts.length;
  await recountAll(app);
  expect(log.drifts.slice(before)).toEqual([]);
  expect(log.drifts.filter(({ off }) => Math.abs(off) !== PLANTED)).toEqual([]);
  expect(log.drifts).toHaveLength(8 * nights);
});
