import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { repeatUntil } from "#tests/kit/eventually";
import { type Message, RawSocket } from "#tests/kit/live";
import { join, type Person } from "#tests/kit/people";

const app = await startApp();

/** An event of 420 kB, so that few fill what the system itself keeps for a connection. */
const ADDED = `subscription { postAdded { id ${Array.from({ length: 13 }, (_, n) => `c${n}: content`).join(" ")} } }`;
const LONG = "字".repeat(9_900);
/** More than a connection, its buffer and the queue of a subscription hold together. */
const POSTS = 160;

/** The id of a new post; 0 for the first event, which is none. */
const idOf = ({ payload }: Message) =>
  Number((payload as { data: { postAdded: { id: string } | null } }).data.postAdded?.id ?? 0);

async function subscribed(who: Person, herald: Person, subscriptions: number): Promise<RawSocket> {
  const socket = new RawSocket(app);
  await socket.greet(who.token);
  for (let n = 0; n < subscriptions; n++)
    socket.send({ id: String(n), type: "subscribe", payload: { query: ADDED, variables: {} } });
  const all = Promise.all(
    Array.from({ length: subscriptions }, (_, n) =>
      socket.message(({ type, id }) => type === "next" && id === String(n)),
    ),
  );
  await repeatUntil(() => herald.posts("Do you hear me?"), all);
  return socket;
}

test.each([1, 12])(
  "a reader that stops reading %i subscriptions is closed, and has no gap before that",
  async (many) => {
    const [ada, bo, cy] = [await join(app, "Ada"), await join(app, "Bo"), await join(app, "Cy")];
    const slow = await subscribed(bo, ada, many);
    const quick = await subscribed(cy, ada, 1);
    slow.pause();
    const written: number[] = [];
    while (written.length < POSTS) {
      const few = Array.from({ length: 10 }, (_, n) => ada.posts(`${LONG} ${written.length + n}`));
      written.push(...(await Promise.all(few)).map(({ id }) => id));
    }
    // Another reader of the same events gets all of them.
    const last = Math.max(...written);
    await quick.message((message) => message.type === "next" && idOf(message) === last);
    slow.resume();
    expect(await slow.closed).toEqual({ code: 1013, status: 101 });

    for (let n = 0; n < many; n++) {
      const events = slow.messages.filter(({ type, id }) => type === "next" && id === String(n)).map(idOf);
      const received = events.filter((id) => written.includes(id));
      const whole = quick.messages
        .filter(({ type }) => type === "next")
        .map(idOf)
        .filter((id) => written.includes(id));
      expect(received.length).toBeLessThan(POSTS);
      expect(received).toEqual(whole.slice(0, received.length));
    }
    quick.close();
  },
  60_000,
);
