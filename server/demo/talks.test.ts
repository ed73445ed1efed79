import { expect, test } from "vitest";
import { REACTIONS } from "#server/features/chat/chat.limits.rules";
import { newMessage } from "#server/features/chat/chat.rules";
import { planCommunity } from "./community.ts";
import { members } from "#server/demo/content/members";
import { talks } from "#server/demo/content/talks";

const names = members.map(({ username }) => username);
const { bonds, blocks } = planCommunity(Date.parse("2026-06-01T12:00:00Z")).relations;
const are = (pairs: readonly (readonly [string, string])[], one: string, other: string) =>
  pairs.some((pair) => pair.includes(one) && pair.includes(other));

test("the conversations of the demo community contain what its members could have written", () => {
  for (const { name, members: present, invited, lines } of talks) {
    for (const member of present) expect(names, member).toContain(member);
    for (const [i, { by, text, answers, reactions = [] }] of lines.entries()) {
      expect(present).toContain(by);
      expect(newMessage.safeParse({ text, clientId: "1" }).success, text).toBe(true);
      expect(answers ?? 0).toBeLessThanOrEqual(i);
      expect((lines[i - 1]?.minutesAgo ?? Infinity) > (lines[i]?.minutesAgo ?? 0), text).toBe(true);
      for (const [emoji, who] of reactions) {
        expect(REACTIONS).toContain(emoji);
        expect(present).toContain(who);
      }
    }
    const [one = "", other = ""] = present;
    if (name === undefined) expect(are(bonds, one, other), `${one} ${other}`).toBe(invited === undefined);
    if (invited !== undefined) expect(lines).toHaveLength(1);
    expect(are(blocks, one, other)).toBe(false);
  }
});

test("both guides have unread messages, a group, and a request to answer", () => {
  for (const guide of names.slice(0, 2)) {
    const own = talks.filter(({ members: present }) => present.includes(guide));
    expect(own.some(({ unread, invited }) => !invited && (unread?.[guide] ?? 0) > 0)).toBe(true);
    expect(own.some(({ name }) => name !== undefined)).toBe(true);
    expect(own.some(({ invited }) => invited === guide)).toBe(true);
  }
});
