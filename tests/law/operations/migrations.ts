/** A statement of a migration that an older server, or a table full of rows, would suffer from. */
export interface MigrationFault {
  file: string;
  statement: string;
  reason: string;
}

/**
 * The second steps of changes that have two: first both forms exist, and a later release, when no older server runs any
 * more, removes the old one. A row names the file, the beginning of the statement, and the release of the first step.
 */
export const SECOND_STEPS: readonly { file: string; statement: string; firstStep: string }[] = [
  'DROP TRIGGER "posts_feed_made"',
  'DROP TRIGGER "posts_feed_deleted"',
  'DROP TRIGGER "posts_feed_changed"',
  'DROP FUNCTION "count_posts_of_feed"',
  'DROP FUNCTION "count_changed_post_of_feed"',
  'DROP FUNCTION "feed_span"',
  'DROP TABLE "feed_count_deltas"',
  'DROP TABLE "feed_counts"',
  // No release has counted the feed ahead: the first one, 1.0.0, is not out.
].map((statement) => ({ file: "0042_numbered_pages_end.sql", statement, firstStep: "none: before 1.0.0" }));

/** Migrations before these rules; they are part of every database. */
const FIRST_CHECKED = 14;

const BREAKING: readonly [RegExp, string][] = [
  [/\bdrop\s+(table|column|type|view|schema|sequence)\b/i, "an older server still uses it"],
  [/\bdrop\s+(constraint|not\s+null|default|trigger|function)\b/i, "an older server may rely on it"],
  [/\brename\s+(to|column|constraint)\b/i, "an older server knows the old name"],
  [
    /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i,
    "it rewrites the table, and an older server expects the old type",
  ],
  [
    /\balter\s+column\s+\S+\s+set\s+not\s+null\b/i,
    "it reads the whole table under a lock, and an older server may write null",
  ],
  [
    /\badd\s+column\b(?![^;]*\bdefault\b)[^;]*\bnot\s+null\b/i,
    "an older server does not write the column, and rows have no value",
  ],
  [/\btruncate\b/i, "it deletes rows"],
];

/**
 * Checks a migration: it may add, and never take away, because servers of the former version go on while it runs; and
 * what reads a whole table must not hold its lock meanwhile.
 */
export function faultsOfMigration(file: string, text: string): MigrationFault[] {
  if (Number.parseInt(file, 10) < FIRST_CHECKED) return [];
  const statements = text.split("--> statement-breakpoint").map(withoutComments).filter(Boolean);
  const created = new Set(
    statements.flatMap((one) => /\bcreate\s+table\s+(?:if not exists\s+)?"?(\w+)"?/i.exec(one)?.[1] ?? []),
  );
  const isOutside = /^\s*-- outside a transaction\b/i.test(text);
  return statements
    .flatMap((statement) => {
      const reasons = [
        ...BREAKING.flatMap(([pattern, reason]) => (pattern.test(statement) ? [reason] : [])),
        ...(isOutside ? faultsOutside(statement) : faultsInside(statement, created)),
      ];
      return reasons.map((reason) => ({ file, statement, reason }));
    })
    .filter(
      (fault) => !SECOND_STEPS.some((step) => step.file === fault.file && fault.statement.startsWith(step.statement)),
    );
}

const withoutComments = (statement: string) => statement.replace(/^\s*--.*$/gm, "").trim();

function faultsInside(statement: string, created: ReadonlySet<string>): string[] {
  if (/\bconcurrently\b/i.test(statement)) {
    return ["it cannot run in a transaction: give it a migration that begins with `-- outside a transaction`"];
  }
  const [, indexed] =
    /\bcreate\s+(?:unique\s+)?index\b[^;]*?\bon\s+(?:only\s+)?(?:"?public"?\.)?"?(\w+)"?/i.exec(statement) ?? [];
  if (indexed !== undefined && !created.has(indexed))
    return ["members cannot write while the index is built: use concurrently"];
  if (/\bdrop\s+index\b/i.test(statement)) return ["it waits for everybody who uses the table: use concurrently"];
  const [, altered] =
    /\balter\s+table\s+(?:if exists\s+)?(?:only\s+)?(?:"?public"?\.)?"?(\w+)"?/i.exec(statement) ?? [];
  const adds = /\badd\s+constraint\b/i.test(statement);
  if (adds && altered !== undefined && !created.has(altered)) {
    if (/\b(foreign\s+key|check)\b/i.test(statement) && !/\bnot\s+valid\b/i.test(statement))
      return ["it reads the whole table under a lock: add it as not valid, and validate it in a later migration"];
    if (/\b(unique|primary\s+key)\b(?!\s+using\s+index)/i.test(statement))
      return ["it builds an index under a lock: build that concurrently, and add the constraint using it"];
  }
  return [];
}

/** Statements outside of a transaction may be begun again after each interruption. */
function faultsOutside(statement: string): string[] {
  const again =
    /^(create\s+(unique\s+)?index\s+concurrently\s+if\s+not\s+exists|drop\s+index\s+concurrently\s+if\s+exists)\b/i;
  return again.test(statement) ? [] : ["outside a transaction it must be an index, concurrently, `if (not) exists`"];
}
