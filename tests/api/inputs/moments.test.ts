import { Buffer } from "node:buffer";
import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { cursorLists } from "#tests/kit/lists";
import { join } from "#tests/kit/people";

const app = await startApp();
const ada = await join(app, "Ada");
const post = await ada.posts("A post with a #solar tag");
const { body: made } = await ada.send<{ group: { slug: string } }>("/api/groups", {
  name: "Repair club",
  description: "We mend",
  category: "Design",
});

/** Moments that no calendar has, or that PostgreSQL cannot hold. */
const IMPOSSIBLE = [
  "2026-02-30T00:00:00.000Z",
  "0000-01-01T00:00:00.000Z",
  "9999-12-31T23:59:59-23:59",
  "2026-13-01T00:00:00.000Z",
  "2026-01-01T24:00:00.000Z",
];

/** How a document reaches a thing of each type. */
const WAYS: Record<string, (inner: string) => string> = {
  Query: (inner) => inner,
  Viewer: (inner) => `viewer { ${inner} }`,
  User: (inner) => `user(username: "${ada.username}") { ${inner} }`,
  Post: (inner) => `post(id: "${post.id}") { ${inner} }`,
  Group: (inner) => `group(slug: "${made.group?.slug}") { ${inner} }`,
};

const packed = (...parts: unknown[]) => Buffer.from(parts.join("|")).toString("base64url");

describe("a cursor that we did not make", () => {
  const lists = cursorLists(...Object.keys(WAYS));

  test("is tried on many lists", () => {
    expect(lists.length).toBeGreaterThan(20);
  });

  test.each(lists.map((list) => [`${list.type}.${list.field}`, list] as const))("is bad input: %s", async (_, list) => {
    const cursors = [
      ...IMPOSSIBLE.flatMap((moment) => [packed(moment, 1), packed("exact", moment, 1, 1)]),
      "x",
      "",
      packed("2026-01-01T00:00:00.000Z", "9".repeat(17)),
      packed("2026-01-01T00:00:00.000Z", -1),
    ];
    for (const cursor of cursors) {
      const { code, text } = await ada.ask(`{ ${WAYS[list.type]?.(list.after(cursor, "edges { cursor }"))} }`);
      expect(code, `${cursor}: ${text}`).toBe("BAD_USER_INPUT");
    }
  });
});

describe("a moment that does not exist", () => {
  test.each(IMPOSSIBLE)("is bad input for notifications on both faces: %s", async (upTo) => {
    for (const path of ["/api/notifications/seen", "/api/notifications/read"]) {
      const { status, body } = await ada.send(path, { up_to: upTo });
      expect([status, body.errors]).toEqual([422, { up_to: ["A time must look like 2024-01-05T10:00:00.000Z"] }]);
    }
    for (const field of ["markNotificationsSeen", "markNotificationsRead"]) {
      for (const [document, variables] of [
        [`mutation { ${field}(upTo: "${upTo}") }`, {}],
        [`mutation ($upTo: DateTime) { ${field}(upTo: $upTo) }`, { upTo }],
      ] as const) {
        const { code, text } = await ada.ask(document, variables);
        expect(["BAD_USER_INPUT", "GRAPHQL_VALIDATION_FAILED"], text).toContain(code);
      }
    }
  });

  test.each(["before:0000-01-01", "after:0000", "before:2026-02-30", "after:9999-99"])(
    "is words to a search on both faces: %s",
    async (operator) => {
      const { status, text } = await ada.get(`/api/search?query=${encodeURIComponent(`${operator} solar`)}`);
      expect(status, text).toBe(200);
      const { errors } = await ada.ask(`{ search(query: "${operator} solar") { totalCount } }`);
      expect(errors).toEqual([]);
    },
  );

  test("of a year that PostgreSQL has is let in, with any offset", async () => {
    for (const up_to of ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z", "2026-01-01T00:00:00+14:00"]) {
      expect((await ada.send("/api/notifications/seen", { up_to })).status).toBe(200);
    }
  });
});
