import { afterEach, expect, test, vi } from "vitest";
import { ACT_LIMITS } from "#server/core/limits";
import { ActLimits } from "./actLimits.ts";

afterEach(() => void vi.useRealTimers());

const { actsByAddress, actsByMember, actsByMemberInDay } = ACT_LIMITS;
const guest = { viewer: null, ip: "192.0.2.1" };
const member = (id: number) => ({ viewer: { id, sessionId: 1 }, ip: "192.0.2.1" });

function acts(limits: ActLimits, actor: Parameters<ActLimits["count"]>[0], times: number): void {
  for (let i = 0; i < times; i++) limits.count(actor);
}

test("a member and a guest's network each have their own limit of acts, and start again after five minutes", () => {
  vi.useFakeTimers();
  const refused: string[] = [];
  const limits = new ActLimits((name) => refused.push(name));
  acts(limits, member(7), actsByMember.points);
  expect(() => limits.count(member(7))).toThrow(expect.objectContaining({ code: "RATE_LIMITED", retryAfter: 300 }));
  acts(limits, guest, actsByAddress.points);
  expect(() => limits.count(guest)).toThrow("Please try again in 5 minutes");
  acts(limits, member(8), 1);
  expect(refused).toEqual(["actsByMember", "actsByAddress"]);
  vi.advanceTimersByTime(actsByMember.seconds * 1_000);
  acts(limits, member(7), 1);
  acts(limits, guest, 1);
});

test("a member who acts all day without a pause is stopped until the next", () => {
  vi.useFakeTimers();
  const refused: string[] = [];
  const limits = new ActLimits((name) => refused.push(name));
  for (let done = 0; done < actsByMemberInDay.points; done += 500) {
    acts(limits, member(7), 500);
    vi.advanceTimersByTime(actsByMember.seconds * 1_000);
  }
  expect(() => limits.count(member(7))).toThrow(/Please try again in \d+ hours/);
  expect(refused).toEqual(["actsByMemberInDay"]);
  vi.advanceTimersByTime(actsByMemberInDay.seconds * 1_000);
  acts(limits, member(7), 1);
});
