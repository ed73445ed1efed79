import type { Expectation } from "./cases.ts";

/** Cases that do not run as they are, each with what the product does instead. */
export const exceptions: Readonly<Record<string, string>> = {
  "GQL-13": "the schema is open to everyone unless GRAPHQL_EXPLORER=off; the switch has a test of its own",
  "GQL-15": "the schema is open to everyone unless GRAPHQL_EXPLORER=off; the switch has a test of its own",
  "UPL-42": "forty pictures of 16 megapixels at once and a bound on memory: a matter of the bench",
  "WS-25": "five thousand events to a reader that has stopped, and a bound on memory: a matter of the bench",
  "PROTO-12": "five hundred sockets for more than a minute: a matter of the bench",
};

/** Cases for which the product promises something else: the expectation that replaces theirs, and why. */
export const amended: Readonly<Record<string, { why: string; expect: Expectation }>> = {
  "JWT-24": {
    why: "`viewer` is null for a guest, and whoever comes with a token that is not ours is one",
    expect: { status: [200], json: { "data.me": "@absent_or_null" } },
  },
};
