import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SIGHTINGS_MAX } from "#server/features/analytics/analytics.rules";
import { SightingBatch, SEND_AFTER, BATCH_MAX } from "./SightingBatch.ts";
import type { Sighting } from "./SightingBatch.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function collecting() {
  const send = vi.fn(async (_sightings: readonly Sighting[], _isLast: boolean) => {});
  return { send, batch: new SightingBatch({ send }) };
}
const post = (id: number): Sighting => ({ kind: "impression", id });
const sentLengths = ({ send }: ReturnType<typeof collecting>) => send.mock.calls.map(([sightings]) => sightings.length);

test("sightings within five seconds are sent in one batch", async () => {
  const seen = collecting();
  seen.batch.add(post(1));
  await vi.advanceTimersByTimeAsync(SEND_AFTER - 1);
  seen.batch.add(post(2));
  expect(seen.send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.send.mock.calls).toEqual([[[post(1), post(2)], false]]);
  await vi.advanceTimersByTimeAsync(10 * SEND_AFTER);
  expect(sentLengths(seen)).toEqual([2]);
});

test("fifty sightings are sent at once", () => {
  const seen = collecting();
  for (let id = 1; id <= 51; id++) seen.batch.add(post(id));
  expect(sentLengths(seen)).toEqual([50]);
  expect(BATCH_MAX).toBe(SIGHTINGS_MAX);
});

test("the same sighting is sent once an hour at most", async () => {
  const seen = collecting();
  seen.batch.add(post(1));
  seen.batch.add(post(1));
  seen.batch.add({ kind: "profile_view", id: 1 });
  await vi.advanceTimersByTimeAsync(SEND_AFTER);
  expect(sentLengths(seen)).toEqual([2]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  seen.batch.add(post(1));
  await vi.advanceTimersByTimeAsync(SEND_AFTER);
  expect(sentLengths(seen)).toEqual([2, 1]);
});

test("a page that is being left sends its remaining sightings", async () => {
  const seen = collecting();
  seen.batch.add(post(1));
  seen.batch.close();
  expect(seen.send.mock.calls).toEqual([[[post(1)], true]]);
  await vi.advanceTimersByTimeAsync(SEND_AFTER);
  expect(sentLengths(seen)).toEqual([1]);
});

test("sightings that could not be sent are sent later, after growing waits", async () => {
  const seen = collecting();
  seen.send.mockRejectedValueOnce(new Error("away")).mockRejectedValueOnce(new Error("away"));
  seen.batch.add(post(1));
  await vi.advanceTimersByTimeAsync(SEND_AFTER);
  seen.batch.add(post(2));
  await vi.advanceTimersByTimeAsync(SEND_AFTER);
  expect(sentLengths(seen)).toEqual([1]);
  await vi.advanceTimersByTimeAsync(SEND_AFTER);
  expect(sentLengths(seen)).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(4 * SEND_AFTER);
  expect(seen.send.mock.lastCall?.[0]).toEqual([post(1), post(2)]);
});
