import { afterEach, expect, test, vi } from "vitest";
import { READ_LIMITS, READ_SECONDS } from "#server/core/limits";
import { ReadLimits } from "./readLimits.ts";

afterEach(() => void vi.useRealTimers());

const guest = (ip: string) => ({ viewer: null, ip });
const member = (id: number) => ({ viewer: { id, sessionId: 1 }, ip: "192.0.2.1" });

function full(limits: ReadLimits, asker: Parameters<ReadLimits["count"]>[0], times: number): void {
  for (let i = 0; i < times; i++) limits.count(asker);
}

test("a guest's network and a member each have their own limit, and start again after five minutes", () => {
  vi.useFakeTimers();
  const refused: string[] = [];
  const limits = new ReadLimits((name) => refused.push(name));
  full(limits, guest("192.0.2.1"), READ_LIMITS.readsByAddress);
  expect(() => limits.count(guest("192.0.2.1"))).toThrow("Please try again in 5 minutes");
  full(limits, guest("192.0.2.2"), 1);
  full(limits, member(7), READ_LIMITS.readsByMember);
  expect(() => limits.count(member(7))).toThrow(expect.objectContaining({ code: "RATE_LIMITED", retryAfter: 300 }));
  full(limits, member(8), 1);
  expect(refused).toEqual(["readsByAddress", "readsByMember"]);
  vi.advanceTimersByTime(READ_SECONDS * 1_000);
  full(limits, guest("192.0.2.1"), 1);
  full(limits, member(7), 1);
});

test("the cost of documents is limited apart from their number", () => {
  vi.useFakeTimers();
  const refused: string[] = [];
  const limits = new ReadLimits((name) => refused.push(name));
  limits.charge(member(7), READ_LIMITS.pointsByMember - 1);
  expect(() => limits.charge(member(7), 2)).toThrow(expect.objectContaining({ code: "RATE_LIMITED", retryAfter: 300 }));
  limits.charge(member(7), 1);
  limits.count(member(7));
  limits.charge(guest("192.0.2.1"), READ_LIMITS.pointsByAddress);
  expect(() => limits.charge(guest("192.0.2.1"), 1)).toThrow("Too many");
  expect(refused).toEqual(["pointsByMember", "pointsByAddress"]);
  vi.advanceTimersByTime(READ_SECONDS * 1_000);
  limits.charge(member(7), 2);
});

test("neighbours in one IPv6 network count as one", () => {
  const limits = new ReadLimits(() => {});
  full(limits, guest("2001:db8:1:2::1"), READ_LIMITS.readsByAddress);
  expect(() => limits.count(guest("2001:db8:1:2::ffff"))).toThrow("Too many");
});
