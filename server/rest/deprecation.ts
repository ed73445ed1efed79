/** A call that clients should leave. */
export interface Deprecation {
  /** The day on which it was deprecated, and the first one on which it may be gone: `2026-03-01`. */
  readonly since: string;
  readonly sunset: string;
  /** What to use instead: `listComments`. */
  readonly use: string;
}

const DAY_MS = 24 * 60 * 60 * 1_000;
/** For how long a deprecated call works at least. */
const DEPRECATED_DAYS = 180;

/**
 * Returns the headers that announce the end of a call (RFC 9745, RFC 8594).
 * @throws Error if the call ends earlier than promised.
 */
export function deprecationHeaders(deprecated: Deprecation | undefined): Record<string, string> {
  if (!deprecated) return {};
  const [since, sunset] = [Date.parse(deprecated.since), Date.parse(deprecated.sunset)];
  if (!(sunset - since >= DEPRECATED_DAYS * DAY_MS)) {
    throw new Error(
      `A deprecated call works for ${DEPRECATED_DAYS} days, not from ${deprecated.since} to ${deprecated.sunset}.`,
    );
  }
  return { Deprecation: `@${since / 1_000}`, Sunset: new Date(sunset).toUTCString() };
}

/** Describes a call that is deprecated. */
export function describeDeprecation(details: string, deprecated: Deprecation | undefined) {
  if (!deprecated) return { description: details };
  deprecationHeaders(deprecated);
  const { since, sunset, use } = deprecated;
  const description = `${details}\n\nDeprecated since ${since}: use \`${use}\` instead. It may be removed after ${sunset}.`;
  return { deprecated: true, description };
}
