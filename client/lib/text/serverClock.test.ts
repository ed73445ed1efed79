import { expect, test } from "vitest";
import { formatAgo } from "./ago.ts";
import { hearClock, serverNow } from "./serverClock.ts";

const HOUR = 3_600_000;
const answerAt = (moment: number) => new Response(null, { headers: { date: new Date(moment).toUTCString() } });

test("an age is right on a device whose clock is a day wrong", () => {
  for (const wrong of [-24 * HOUR, 24 * HOUR, 2 * HOUR]) {
    const right = Date.now() + wrong;
    hearClock(answerAt(right));
    expect(formatAgo(new Date(right - 1_000).toISOString())).toBe("just now");
    expect(formatAgo(new Date(right - 3 * HOUR - 2_000).toISOString())).toBe("3 h ago");
  }
});

test("a clock that is right stays as it is, whatever the way of an answer took", () => {
  hearClock(answerAt(Date.now() - 10_000));
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(1_000);
  hearClock(new Response(null));
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(1_000);
});
