import { afterEach, expect, test } from "vitest";
import { busyAnswer } from "#server/app/http/busyAnswer";
import type { OurRequest, OurResponse } from "#server/app/http/exchange";
import { GracefulServer } from "#server/app/http/httpServer";
import { currentDeadline } from "#server/core/deadlines/deadline";
import { Admission, type AdmissionLimits } from "./admission.ts";
import { RequestKinds } from "./requestKinds.ts";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

/** Starts a server whose handler does nothing: the test answers in its place. The token of a member is their id. */
async function start(limits: Partial<AdmissionLimits>) {
  const served: { req: OurRequest; res: OurResponse; stopped: boolean; isOver: () => boolean | undefined }[] = [];
  const sheds: string[] = [];
  const admission = new Admission({
    serve(req, res) {
      const deadline = currentDeadline();
      const one = { req, res, stopped: false, isOver: () => deadline?.isOver };
      deadline?.begin({ stop: () => (one.stopped = true) });
      served.push(one);
    },
    answerBusy: busyAnswer({}),
    kinds: new RequestKinds({ isScreen: () => false, isReadable: () => true, mutations: new Set() }),
    memberOf: ({ headers }) => (headers.authorization === undefined ? null : Number(headers.authorization)),
    addressOf: () => "127.0.0.1",
    onShed: (reason) => sheds.push(reason),
    limits,
  });
  const server = new GracefulServer((req, res) => admission.handle(req, res));
  const port = await server.listen(0, "127.0.0.1");
  ends.push(
    () => server.close(0),
    () => admission.stop(),
  );
  const ask = (init: RequestInit & { member?: number } = {}) =>
    fetch(`http://127.0.0.1:${port}/api/feed`, {
      ...init,
      headers: { ...init.headers, ...(init.member !== undefined && { authorization: String(init.member) }) },
    });
  return { admission, served, sheds, ask };
}

test("a place goes from one request to the next, and comes back", async () => {
  const { admission, served, ask } = await start({ running: 1, waiting: 4 });
  const answers = [1, 2, 3].map((member) => ask({ member }));
  for (let count = 1; count <= answers.length; count++) {
    await expect.poll(() => served.length).toBe(count);
    expect(admission.running).toBe(1);
    served.at(-1)?.res.end("done");
  }
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect([admission.running, admission.waiting]).toEqual([0, 0]);
});

test("work whose client has left keeps its place until it is done", async () => {
  const { admission, served, ask } = await start({});
  const leaving = new AbortController();
  const answer = ask({ member: 1, signal: leaving.signal }).catch(() => "left");
  await expect.poll(() => served.length).toBe(1);
  leaving.abort();
  expect(await answer).toBe("left");
  await expect.poll(() => served[0]?.res.destroyed).toBe(true);
  expect(admission.running).toBe(1);
  served[0]?.res.end("nobody reads this");
  expect(admission.running).toBe(0);
});

test("work whose client has left is stopped at its deadline too", async () => {
  const { admission, served, ask } = await start({ requestMs: 1_000 });
  const leaving = new AbortController();
  const answer = ask({ member: 1, signal: leaving.signal }).catch(() => "left");
  await expect.poll(() => served.length).toBe(1);
  leaving.abort();
  expect(await answer).toBe("left");
  await expect.poll(() => served[0]?.stopped, { timeout: 10_000 }).toBe(true);
  expect([served[0]?.isOver(), admission.running]).toEqual([true, 0]);
});

test("whoever finds the queue full is refused, with and without a body, and holds nothing", async () => {
  const { admission, served, sheds, ask } = await start({ running: 2, waiting: 0 });
  const first = ask({ member: 1 });
  await expect.poll(() => served.length).toBe(1);
  const refused = await Promise.all([ask({ member: 1 }), ask({ member: 1, method: "POST", body: "x".repeat(50_000) })]);
  expect(refused.map(({ status, headers }) => [status, headers.get("retry-after")])).toEqual(
    Array.from({ length: 2 }, () => [503, "1"]),
  );
  expect([sheds, served.length, admission.running]).toEqual([["queue", "queue"], 1, 1]);
  served[0]?.res.end();
  expect((await first).status).toBe(200);
});

test("whoever is refused waits a moment, in which others are served, and is forgotten if they leave", async () => {
  const { admission, served, sheds, ask } = await start({ running: 2, waiting: 0, refusalMs: 60_000 });
  const first = ask({ member: 1 });
  await expect.poll(() => served.length).toBe(1);
  const leaving = new AbortController();
  const refused = ask({ member: 1, signal: leaving.signal }).catch(() => "left");
  for (let count = 2; count <= 4; count++) {
    const other = ask({ member: 2 });
    await expect.poll(() => served.length).toBe(count);
    served[count - 1]?.res.end();
    expect((await other).status).toBe(200);
  }
  expect(sheds).toEqual([]);
  leaving.abort();
  expect(await refused).toBe("left");
  served[0]?.res.end();
  expect((await first).status).toBe(200);
  expect([sheds, admission.running]).toEqual([[], 0]);
});

test("a request is answered at its deadline, and late work has no effect", async () => {
  const { admission, served, sheds, ask } = await start({ requestMs: 100 });
  const answer = await ask({ member: 1 });
  expect([answer.status, answer.headers.get("retry-after"), sheds]).toEqual([503, "1", ["deadline"]]);
  expect(admission.running).toBe(0);
  const [{ res, stopped, isOver } = {}] = served;
  expect([stopped, isOver?.()]).toEqual([true, true]);
  res?.writeHead(200, { "X-Late": "1" }).end("late");
  // Its handler has finished: what it has left behind for others goes on.
  expect(isOver?.()).toBe(false);
  res?.setHeader("X-Late", "1").destroy();
  expect(await answer.json()).toMatchObject({ success: false });
});

test("a handler is called when the body is there, and reads it as usual", async () => {
  const { served, ask } = await start({ bodyMs: 2_000 });
  const text = "x".repeat(100_000);
  const answer = ask({ method: "POST", body: text });
  await expect.poll(() => served.length).toBe(1);
  const [{ req, res } = {}] = served;
  expect(req?.complete).toBe(true);
  const parts = (await req?.toArray()) ?? [];
  res?.end(String(Buffer.concat(parts).length));
  expect(await (await answer).text()).toBe("100000");
});

test("guests of one address wait while members are served", async () => {
  const { served, ask } = await start({ running: 8, waiting: 8, waitMs: 60_000 });
  const guests = Array.from({ length: 5 }, () => ask());
  await expect.poll(() => served.length).toBe(3);
  const member = ask({ member: 1 });
  await expect.poll(() => served.length).toBe(4);
  served[3]?.res.end();
  expect((await member).status).toBe(200);
  for (let count = 0; count < guests.length; count++) {
    await expect.poll(() => served.filter(({ res }) => !res.writableEnded).length).toBeGreaterThan(0);
    served.find(({ res }) => !res.writableEnded)?.res.end();
  }
  // The queue of eight takes two guests, whose turn comes.
  expect((await Promise.all(guests)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});
