import { expect, test } from "vitest";
import { eventually } from "#tests/kit/eventually";
import { BoundedDocuments, DEAR_POINTS } from "#server/graphql/cost/boundedDocuments";

const member = (id: number) => ({ viewer: { id, sessionId: id }, ip: "192.0.2.1" });
const DEAR = DEAR_POINTS + 1;

/** Documents that run until they are let go; it knows how many of them run. */
class Stage {
  running = 0;
  most = 0;
  readonly #ends: (() => void)[] = [];

  readonly act = async (): Promise<string> => {
    this.most = Math.max(this.most, ++this.running);
    await new Promise<void>((resolve) => this.#ends.push(resolve));
    this.running--;
    return "answered";
  };

  /** Lets each document end as soon as it runs, until all have. */
  async playTo<T>(all: Promise<T>): Promise<T> {
    let isOver = false;
    const ended = all.finally(() => (isOver = true));
    await eventually(
      () => {
        this.#ends.shift()?.();
        return isOver;
      },
      { interval: 1 },
    );
    return ended;
  }
}

test("of one member's dear documents one runs at a time, and of all members' two", async () => {
  const one = new Stage();
  const documents = new BoundedDocuments();
  const six = Array.from({ length: 6 }, () => documents.run(DEAR, member(1), one.act));
  expect(await one.playTo(Promise.all(six))).toEqual(Array(6).fill("answered"));
  expect(one.most).toBe(1);

  const many = new Stage();
  const sent = Array.from({ length: 12 }, (_, n) => documents.run(DEAR, member(n), many.act));
  await many.playTo(Promise.all(sent));
  expect(many.most).toBe(2);
});

test("documents that are not dear wait for nothing", async () => {
  const stage = new Stage();
  const documents = new BoundedDocuments();
  const sent = Array.from({ length: 20 }, () => documents.run(DEAR_POINTS, member(1), stage.act));
  await stage.playTo(Promise.all(sent));
  expect(stage.most).toBe(20);
});

test("one member's dear documents beyond those that may wait are refused, and nobody else's", async () => {
  const stage = new Stage();
  const documents = new BoundedDocuments();
  const sent = Array.from({ length: 12 }, () => documents.run(DEAR, member(1), stage.act));
  const others = documents.run(DEAR, member(2), stage.act);
  const settled = await stage.playTo(Promise.allSettled(sent));
  expect(settled.filter(({ status }) => status === "rejected")).toMatchObject([
    { reason: { code: "SERVICE_UNAVAILABLE", retryAfter: 1 } },
  ]);
  expect(await stage.playTo(others)).toBe("answered");
});

test("a document whose time ends while it waits does not begin", async () => {
  const stage = new Stage();
  const documents = new BoundedDocuments(30);
  const first = documents.run(DEAR, member(1), stage.act);
  const second = documents.run(DEAR, member(1), stage.act);
  const late = { code: "SERVICE_UNAVAILABLE" };
  await expect(first).rejects.toMatchObject(late);
  await expect(second).rejects.toMatchObject(late);
  expect(stage.most).toBe(1);
});
