import { PASSWORD } from "#tests/kit/people";
import type { Community, Kind } from "./community.ts";
import type { Random } from "./random.ts";

const TEXTS = ["Lend #tools to @ada", "A library of things", "Hello", "x", "What do members say about solar?"];

/** Names of fields and arguments, and what a member would write there. */
const BY_NAME: [RegExp, (community: Community, random: Random) => string][] = [
  [
    /email/i,
    (community, random) => random.choose([...community.names.emails, `new-${random.between(1, 1e6)}@example.test`]),
  ],
  [
    /^(login|username)$/i,
    (community, random) => random.choose([...community.names.usernames, `eve-${random.between(1, 1e6)}`]),
  ],
  [/slug/i, (community, random) => random.choose(community.names.slugs)],
  [/password|current|next/i, () => PASSWORD],
  [/tag|^name$/i, (community, random) => random.choose([...community.names.tags, "A name"])],
  [/query/i, (_, random) => random.choose(["tools", "ad", "solar -x", "has:image tools", "from:ada", "to"])],
  [/category/i, (_, random) => random.choose(["Technology", "Design", "Science"])],
  [/location/i, (_, random) => random.choose(["38.72,-9.14", "0,0"])],
  [/emoji/i, (_, random) => random.choose(["👍", "🎉"])],
  [/client_?id/i, (_, random) => `client-${random.between(1, 400)}`],
  [/kind/i, (_, random) => random.choose(["ideas", "people", "tags"])],
  [/tab/i, (_, random) => random.choose(["friends", "following", "followers"])],
  [/up_?to/i, () => "2026-01-05T10:00:00.000Z"],
];

/** Returns a text that fits a field, by its name. */
export function likelyText(name: string, community: Community, random: Random): string {
  const known = BY_NAME.find(([pattern]) => pattern.test(name));
  return known ? known[1](community, random) : random.choose(TEXTS);
}

const KINDS: [RegExp, Kind][] = [
  [/draft/i, "draft"],
  [/folder/i, "folder"],
  [/insight/i, "insight"],
  [/media|avatar|banner|cover|upload/i, "media"],
  [/reply|message/i, "message"],
  [/parent|comment/i, "comment"],
  [/group/i, "group"],
  [/notification/i, "notification"],
  [/request/i, "request"],
  [/session/i, "session"],
  [/conversation|typing/i, "conversation"],
  [/post|bookmark|like|revision/i, "post"],
];

/** Returns which thing an id names, by the name of its field or else of the operation. */
export function kindOf(field: string, operation: string): Kind {
  if (/user|participant/i.test(field)) return "user";
  for (const name of [field, operation]) {
    const known = KINDS.find(([pattern]) => pattern.test(name));
    if (known) return known[1];
  }
  return "user";
}
