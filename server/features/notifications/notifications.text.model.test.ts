import { describe, expect, test } from "vitest";
import { entityOf, keyOf, type News } from "./notifications.model.ts";
import { excerptOf, pathOf, sentenceOf } from "./notifications.text.model.ts";

const notification = { type: "like", actorsCount: 1, commentId: null, group: null, report: null } as const;
const sentence = (more: object, names: string[]) => {
  const { who, what } = sentenceOf({ ...notification, ...more }, names);
  return `${who} ${what}`;
};

describe("a notification", () => {
  test("names who did it: by name, by two names, or by one and how many others", () => {
    expect(sentence({}, ["Ada"])).toBe("Ada liked your idea");
    expect(sentence({ actorsCount: 2 }, ["Ada", "Bo"])).toBe("Ada and Bo liked your idea");
    expect(sentence({ actorsCount: 2 }, ["Ada"])).toBe("Ada and 1 other liked your idea");
    expect(sentence({ actorsCount: 5 }, ["Ada", "Bo", "Cy"])).toBe("Ada and 4 others liked your idea");
    expect(sentence({ actorsCount: 1_201 }, ["Ada", "Bo"])).toBe("Ada and 1,200 others liked your idea");
    expect(sentence({}, [])).toBe("Somebody liked your idea");
  });

  test("says what they did, in words of its kind", () => {
    const group = { name: "Slow Cities", slug: "slow-cities" };
    expect(sentence({ type: "mention" }, ["Ada"])).toBe("Ada mentioned you in an idea");
    expect(sentence({ type: "mention", commentId: 7 }, ["Ada"])).toBe("Ada mentioned you in a comment");
    expect(sentence({ type: "group_request", group }, ["Ada"])).toBe("Ada asked to join Slow Cities");
    expect(sentence({ type: "group_approved", group }, ["Ada"])).toBe("Ada approved your request to join Slow Cities");
    expect(sentence({ type: "message_request" }, ["Ada"])).toBe("Ada wants to send you a message");
    const report = { state: "upheld", kind: "message", name: "Bo" } as const;
    expect(sentence({ type: "report_decided", report }, [])).toBe("Your report about a message from Bo was upheld");
    const other = { state: "dismissed", kind: "comment", name: null } as const;
    expect(sentence({ type: "report_decided", report: other }, [])).toBe("Your report about a comment was dismissed");
  });

  test("leads to its subject", () => {
    const nowhere = { postId: null, commentId: null, group: null, conversationId: null, actorsCount: 1 };
    expect(pathOf({ ...nowhere, type: "like", postId: 7 }, "Ada")).toBe("/post/7");
    expect(pathOf({ ...nowhere, type: "reply", postId: 7, commentId: 9 }, "Ada")).toBe("/post/7?comment=9");
    expect(pathOf({ ...nowhere, type: "bond_request" }, "Ada")).toBe("/bonds");
    expect(pathOf({ ...nowhere, type: "bond_accepted" }, "Ada")).toBe("/profile/ada");
    expect(pathOf({ ...nowhere, type: "follow" }, "Ada")).toBe("/profile/ada");
    expect(pathOf({ ...nowhere, type: "follow", actorsCount: 3 }, "Ada")).toBe("/friends?tab=followers");
    const group = { name: "Slow Cities", slug: "slow-cities" };
    expect(pathOf({ ...nowhere, type: "group_approved", group }, "Ada")).toBe("/groups/slow-cities");
    expect(pathOf({ ...nowhere, type: "message_request", conversationId: 7 }, "Ada")).toBe("/chat?c=7");
    expect(pathOf({ ...nowhere, type: "report_decided" }, null)).toBe("/settings#your-reports");
  });

  test("no name turns the words after it", () => {
    const like = { type: "like", actorsCount: 2, commentId: null, group: null, report: null } as const;
    expect(sentenceOf(like, ["Eve\u202E", "Bo\u2067"]).who).toBe("Eve\u202E\u202C and Bo\u2067\u2069");
    const group = { name: "Cities\u202E", slug: "cities" };
    expect(sentenceOf({ ...like, type: "group_post", group }, ["Eve"]).what).toBe("posted in Cities\u202E\u202C");
    expect(excerptOf("Hello \u202Ethere")).toBe("Hello \u202Ethere\u202C");
  });

  test("shows a beginning of its subject, on one line", () => {
    expect(excerptOf(null)).toBeNull();
    expect(excerptOf("  \n ")).toBeNull();
    expect(excerptOf("A city\n\nof  bridges")).toBe("A city of bridges");
    expect(excerptOf("bridge ".repeat(40))).toBe(`${"bridge ".repeat(20).trim()}…`);
    expect(excerptOf("🌉".repeat(100))).toMatch(/^🌉{70}…$/u);
  });
});

describe("acts are grouped", () => {
  const news = (more: Partial<News>): News => ({ type: "like", userId: 1, actorId: 2, ...more });

  test("by kind and thing", () => {
    expect(keyOf(news({ postId: 12 }))).toBe("like:12");
    expect(keyOf(news({ type: "reply", postId: 12, commentId: 5, entityId: 9 }))).toBe("reply:5");
    expect(keyOf(news({ type: "mention", postId: 12 }))).toBe("mention:post:12");
    expect(keyOf(news({ type: "mention", postId: 12, entityId: 9 }))).toBe("mention:comment:9");
    expect(keyOf(news({ type: "bond_request" }))).toBe("bond_request:2");
    expect(keyOf(news({ type: "group_request", groupId: 3 }))).toBe("group_request:3");
  });

  test("an act is identified by what it made, or by the thing it was done to", () => {
    expect(entityOf(news({ postId: 12 }))).toBe(12);
    expect(entityOf(news({ type: "comment", postId: 12, entityId: 9 }))).toBe(9);
    expect(entityOf(news({ type: "comment_like", postId: 12, commentId: 5 }))).toBe(5);
    expect(entityOf(news({ type: "bond_accepted" }))).toBe(2);
  });
});
