import { expect, test } from "vitest";
import { beyondDeadlines, currentDeadline, withDeadline } from "./deadline.ts";

/** Resolves when it is stopped, and says so. */
const stoppable = () =>
  new Promise<string>((resolve) => {
    currentDeadline()?.begin({ stop: () => resolve("stopped") });
  });

test("what runs at the deadline is stopped, and who waits learns that it took too long", async () => {
  const parts: Promise<string>[] = [];
  const work = withDeadline(20, async () => {
    await Promise.resolve();
    parts.push(stoppable());
    return parts[0];
  });
  await expect(work).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  expect(await Promise.all(parts)).toEqual(["stopped"]);
});

test("what goes on after the deadline knows that it is over", async () => {
  let go = () => {};
  const going = new Promise<void>((resolve) => (go = resolve));
  let isOver: boolean | undefined;
  const ends: Promise<void>[] = [];
  const work = withDeadline(20, () => {
    const end = going.then(() => void (isOver = currentDeadline()?.isOver));
    ends.push(end);
    return end;
  });
  await expect(work).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  go();
  await Promise.all(ends);
  expect(isOver).toBe(true);
});

test("work that ends in time stops nothing, and has no deadline afterwards", async () => {
  const deadline = await withDeadline(1_000, () => Promise.resolve(currentDeadline()));
  expect(deadline?.isOver).toBe(false);
  expect(currentDeadline()).toBeUndefined();
});

test("each piece of work has its own deadline, and what others wait for has none", async () => {
  const seen = await withDeadline(1_000, async () => {
    const outer = currentDeadline();
    const inner = await withDeadline(1_000, () => Promise.resolve(currentDeadline()));
    const shared = await beyondDeadlines(() => Promise.resolve(currentDeadline()));
    return { isOther: inner !== outer, shared, isBack: currentDeadline() === outer };
  });
  expect(seen).toEqual({ isOther: true, shared: undefined, isBack: true });
});
