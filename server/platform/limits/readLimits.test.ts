import { afterEach, expect, test, vi } from "vitest";
import { READ_LIMITS, READ_SECONDS } from "#server/core/limits";
import { ReadLimits } from "./readLimits.ts";

afterEach(() => {
  vi.useRealTimers();
  headers.clear();
});

const guest = (ip: string) => ({ viewer: null, ip });
const headers = new Map<string, string>();
const answer = { setHeader: (name: string, value: string) => headers.set(name, value) };
const member = (id: number, sessionId = id * 10) => ({ viewer: { id, sessionId }, ip: "192.0.2.1" });

function full(limits: ReadLimits, asker: Parameters<ReadLimits["count"]>[0], times: number): void {
  for (let i = 0; i < times; i++) limits.count(asker, answer);
}

test("a guest's network and a member each have their own limit, and start again after five minutes", () => {
  vi.useFakeTimers();
  const refused: string[] = [];
  const limits = new ReadLimits((name) => refused.push(name));
  full(limits, guest("192.0.2.1"), READ_LIMITS.readsByAddress);
  expect(() => limits.count(guest("192.0.2.1"), answer)).toThrow("Please try again in 5 minutes");
  full(limits, guest("192.0.2.2"), 1);
  full(limits, member(7), READ_LIMITS.readsBySession);
  expect(() => limits.count(member(7), answer)).toThrow(
    expect.objectContaining({ code: "RATE_LIMITED", retryAfter: 300 }),
  );
  full(limits, member(8), 1);
  expect(refused).toEqual(["readsByAddress", "readsBySession"]);
  vi.advanceTimersByTime(READ_SECONDS * 1_000);
  full(limits, guest("192.0.2.1"), 1);
  full(limits, member(7), 1);
});

test("the cost of documents is limited apart from their number", () => {
  vi.useFakeTimers();
  const refused: string[] = [];
  const limits = new ReadLimits((name) => refused.push(name));
  limits.charge(member(7), READ_LIMITS.pointsBySession - 1);
  expect(() => limits.charge(member(7), 2)).toThrow(expect.objectContaining({ code: "RATE_LIMITED", retryAfter: 300 }));
  limits.charge(member(7), 1);
  limits.count(member(7), answer);
  limits.charge(guest("192.0.2.1"), READ_LIMITS.pointsByAddress);
  expect(() => limits.charge(guest("192.0.2.1"), 1)).toThrow("Too many");
  expect(refused).toEqual(["pointsBySession", "pointsByAddress"]);
  vi.advanceTimersByTime(READ_SECONDS * 1_000);
  limits.charge(member(7), 2);
});

test("a program that uses up its session leaves the browser of its member all requests, up to what a member has", () => {
  vi.useFakeTimers();
  const refused: string[] = [];
  const limits = new ReadLimits((name) => refused.push(name));
  full(limits, member(7, 1), READ_LIMITS.readsBySession);
  expect(() => limits.count(member(7, 1), answer)).toThrow("Too many");
  full(limits, member(7, 2), READ_LIMITS.readsBySession);
  full(limits, member(7, 3), READ_LIMITS.readsBySession);
  full(limits, member(7, 4), READ_LIMITS.readsBySession - 1);
  full(limits, member(7, 5), 1);
  expect(headers.get("X-RateLimit-Remaining")).toBe("0");
  expect(() => limits.count(member(7, 5), answer)).toThrow("Too many");
  expect(refused).toEqual(["readsBySession", "readsByMember"]);
});

test("neighbours in one IPv6 network count as one", () => {
  const limits = new ReadLimits(() => {});
  full(limits, guest("2001:db8:1:2::1"), READ_LIMITS.readsByAddress);
  expect(() => limits.count(guest("2001:db8:1:2::ffff"), answer)).toThrow("Too many");
});

test("a member learns what is left, also of a request too many; a guest does not learn what the network has left", () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const limits = new ReadLimits(() => {});
  limits.count(guest("192.0.2.1"), answer);
  expect([...headers]).toEqual([]);
  limits.count(member(7), answer);
  vi.advanceTimersByTime(100_000);
  limits.count(member(7), answer);
  expect(Object.fromEntries(headers)).toEqual({
    "RateLimit-Policy": `"member";q=1500;w=300`,
    RateLimit: `"member";r=1498;t=200`,
    "X-RateLimit-Limit": "1500",
    "X-RateLimit-Remaining": "1498",
    "X-RateLimit-Reset": "1300",
  });
  full(limits, member(7), 1_498);
  expect(() => limits.count(member(7), answer)).toThrow("Too many");
  expect(headers.get("RateLimit")).toBe(`"member";r=0;t=200`);
});
