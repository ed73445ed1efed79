import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { OpenApi } from "#server/rest/description/openapi";
import { readAll } from "#tests/law/source";

/* Three limits that are each defined once. This test changes them, and expects that everything derived from them
   changes too: the schema, the description of REST, the messages and the limits of forms. */
const PAGE = 23;
const BIO = 1_234;
const BANNER = { maxBytes: 7 * 1024 * 1024, side: 1_500 };

vi.mock("#server/features/feed/feed.limits.rules", () => ({ FEED_PAGE_SIZE: PAGE }));
vi.mock("#server/features/people/people.limits.rules", () => ({ BIO_MAX: BIO }));
vi.mock("#server/features/profiles/profiles.pictures.rules", async (original) => ({
  ...(await original<object>()),
  BANNER_SIZE: BANNER,
}));

let schema = "";
let rest: OpenApi["paths"] = {};

beforeAll(async () => {
  const { createSchema, facesOf, printed } = await import("#server/graphql/fields/schema");
  const { FEATURES } = await import("#server/app/features");
  const { idleCore } = await import("#server/app/idleCore");
  const { describeApi } = await import("#server/rest/description/openapi");
  const { resolvers, routes } = FEATURES.build(idleCore());
  schema = printed(createSchema(resolvers, facesOf(resolvers)));
  rest = describeApi(routes, "https://commonplace.example").paths;
});

const messageOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  return "";
};

describe("the page size of the feed, changed in its one definition", () => {
  test("is the default of the schema", () => {
    expect(schema).toMatch(new RegExp(`\\n  feed\\([^)]*first: Int = ${PAGE}\\n`));
  });

  test("is in the description of REST", () => {
    expect(rest["/feed"]?.["get"]).toMatchObject({ description: expect.stringContaining(`${PAGE} posts per page`) });
  });

  test("is what the client requests, which defines no number of its own", () => {
    const asking = [...readAll(process.cwd(), ["client/features"])].filter(
      ([file, text]) => !file.includes(".test.") && /\bfeed\(first: \$first/.test(text),
    );
    expect(asking.length).toBeGreaterThan(1);
    for (const [file, text] of asking) {
      expect(text, file).toContain("FEED_PAGE_SIZE");
      expect(text, file).not.toMatch(/first: \d|PAGE\w* = \d/);
    }
  });
});

describe("the length of a bio, changed in its one definition", () => {
  test("is in the schema", () => {
    expect(schema).toContain("The member's description of themself, at most 1234 characters.");
  });

  test("is in the description of REST", () => {
    const text = JSON.stringify(rest["/profile"]?.["post"]);
    expect(text).toMatch(/"bio":\{[^}]*"maxLength":1234/);
  });

  test("is in the message, and where it applies", async () => {
    const { check } = await import("#server/core/validation");
    const { profileChange } = await import("#server/features/profiles/profiles.rules");
    expect(messageOf(() => check(profileChange, { bio: "x".repeat(BIO + 1) }))).toBe(
      "Bio can have at most 1,234 characters",
    );
    expect(check(profileChange, { bio: "x".repeat(BIO) }).bio).toHaveLength(BIO);
  });

  test("is the limit of the form's counter", () => {
    expect(readFileSync("client/features/profiles/edit/profileFields.ts", "utf8")).toContain("bio: BIO_MAX");
  });
});

describe("the size of a banner, changed in its one definition", () => {
  test("is the limit of the server, and of its message", async () => {
    const { AVATAR_PICTURE, BANNER_PICTURE, LARGEST_PICTURE } =
      await import("#server/features/profiles/profiles.model");
    const more = "Please select an image under 7MB";
    expect(BANNER_PICTURE).toMatchObject({ maxBytes: BANNER.maxBytes, tooLarge: more, image: { tooLarge: more } });
    expect(LARGEST_PICTURE).toBe(BANNER_PICTURE);
    expect(AVATAR_PICTURE.maxBytes).toBeLessThan(BANNER.maxBytes);
  });

  test("is the limit of the form, which defines no number of its own", () => {
    const form = readFileSync("client/features/media/profilePictures.ts", "utf8");
    expect(form).toContain("maxBytes: BANNER_SIZE.maxBytes");
    expect(form).toContain("pictureTooLarge(");
    expect(form).not.toMatch(/\dMB|1024|_000/);
  });
});
