/** A time that a question names. */
export interface TimeSpan {
  /** The first moment, in milliseconds; null without a beginning. */
  from: number | null;
  /** The first moment after it; null without an end. */
  until: number | null;
  /** The time in words, as it stands in a sentence: "since March". */
  words: string;
  /** The part of the question that names it. */
  start: number;
  end: number;
}

const DAY = 86_400_000;
const MONTHS = "january february march april may june july august september october november december".split(" ");
const WEEKDAYS = "sunday monday tuesday wednesday thursday friday saturday".split(" ");
const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const MONTH = `(?:${MONTHS.map((name) => `${name}|${name.slice(0, 3)}\\.?`).join("|")}|sept\\.?)`;
const YEAR = "(?:19|20)\\d\\d";
const UNIT = "(hour|day|week|month|quarter|year)s?";

interface Bounds {
  from: number | null;
  until: number | null;
}

const utc = (year: number, month: number, day = 1) => Date.UTC(year, month, day);
const dayOf = (moment: number) => Math.floor(moment / DAY) * DAY;

/** A day, a month or a year, as `2026-03-05`, `March 2026` or `2026`; a month without a year is the latest that began. */
const POINT = `\\d{4}-\\d\\d-\\d\\d|(?:\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?)?${MONTH}(?:\\s+\\d{1,2}(?:st|nd|rd|th)?(?!\\d))?(?:,?\\s+${YEAR})?|${YEAR}`;

function pointOf(text: string, now: number): Bounds | null {
  const lower = text.toLowerCase();
  const iso = /(\d{4})-(\d\d)-(\d\d)/u.exec(lower);
  if (iso) return ofDay(utc(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3])));
  const month = MONTHS.findIndex((name) => new RegExp(`\\b${name.slice(0, 3)}`, "u").test(lower));
  const year = new RegExp(`\\b${YEAR}\\b`, "u").exec(lower)?.[0];
  if (month < 0) return year === undefined ? null : ofYear(Number(year));
  const today = new Date(now);
  const day = /\b(\d{1,2})(?:st|nd|rd|th)?\b(?!\d)/u.exec(lower.replace(year ?? "", ""))?.[1];
  let inYear = year === undefined ? today.getUTCFullYear() : Number(year);
  if (year === undefined && utc(inYear, month, day === undefined ? 1 : Number(day)) > now) inYear--;
  if (day !== undefined) return ofDay(utc(inYear, month, Number(day)));
  return { from: utc(inYear, month), until: utc(inYear, month + 1) };
}

const ofDay = (from: number): Bounds => ({ from, until: from + DAY });
const ofYear = (year: number): Bounds => ({ from: utc(year, 0), until: utc(year + 1, 0) });

/** The time before now that so many units take. */
function ago(count: number, unit: string, now: number): number {
  const date = new Date(now);
  if (unit === "hour") return now - count * (DAY / 24);
  if (unit === "day") return now - count * DAY;
  if (unit === "week") return now - count * 7 * DAY;
  const months = count * (unit === "month" ? 1 : unit === "quarter" ? 3 : 12);
  return utc(date.getUTCFullYear(), date.getUTCMonth() - months, date.getUTCDate());
}

/**
 * The unit before the current one. Whoever says "last month" may mean the one of the calendar or the days until now, so
 * both are in it; "last year" is the one of the calendar.
 */
function lastUnit(unit: string, now: number): Bounds {
  const date = new Date(now);
  const year = date.getUTCFullYear();
  if (unit === "year") return ofYear(year - 1);
  if (unit === "month") return { from: utc(year, date.getUTCMonth() - 1), until: null };
  if (unit === "quarter") return { from: utc(year, date.getUTCMonth() - 3), until: null };
  if (unit === "week") return { from: dayOf(now) - (((date.getUTCDay() + 6) % 7) + 7) * DAY, until: null };
  return { from: ago(1, unit, now), until: null };
}

function thisUnit(unit: string, now: number): Bounds {
  const year = new Date(now).getUTCFullYear();
  return { from: unit === "year" ? utc(year, 0) : ago(1, unit, now), until: null };
}

function lastWeekday(name: string, now: number): Bounds {
  const back = (new Date(now).getUTCDay() - WEEKDAYS.indexOf(name) + 7) % 7 || 7;
  return ofDay(dayOf(now) - back * DAY);
}

const countOf = (word: string | undefined) =>
  word === undefined || /^(a|an|the)?$/u.test(word) ? 1 : NUMBERS.includes(word) ? NUMBERS.indexOf(word) : Number(word);

/** The ways to name a time, the longer first, and what each means. */
const WAYS: [RegExp, (match: RegExpExecArray, now: number) => Bounds | null][] = [
  [
    new RegExp(`\\b(?:between|from)\\s+(${POINT})\\s+(?:and|to|until|till)\\s+(${POINT})(?![\\w-])`, "iu"),
    ([, first = "", last = ""], now) => {
      const [from, until] = [pointOf(first, now), pointOf(last, now)];
      return from && until ? { from: from.from, until: until.until } : null;
    },
  ],
  [
    new RegExp(
      `\\b(?:in|over|during|within|for)?\\s*(?:the\\s+)?(?:last|past|previous)\\s+(\\d{1,3}|${NUMBERS.slice(1).join("|")})\\s+${UNIT}\\b`,
      "iu",
    ),
    ([, count, unit = ""], now) => ({ from: ago(countOf(count?.toLowerCase()), unit.toLowerCase(), now), until: null }),
  ],
  [
    new RegExp(
      `\\b(?:(?:in|over|during|within)\\s+the\\s+last|(?:in\\s+|over\\s+)?the\\s+past|past)\\s+${UNIT}\\b`,
      "iu",
    ),
    ([, unit = ""], now) => ({ from: ago(1, unit.toLowerCase(), now), until: null }),
  ],
  [
    new RegExp(`\\blast\\s+(week|month|quarter|year)\\b`, "iu"),
    ([, unit = ""], now) => lastUnit(unit.toLowerCase(), now),
  ],
  [
    new RegExp(`\\bthis\\s+(week|month|quarter|year)\\b`, "iu"),
    ([, unit = ""], now) => thisUnit(unit.toLowerCase(), now),
  ],
  [
    new RegExp(`\\b(?:last|on)\\s+(${WEEKDAYS.join("|")})\\b`, "iu"),
    ([, name = ""], now) => lastWeekday(name.toLowerCase(), now),
  ],
  [/\byesterday\b/iu, (_match, now) => ofDay(dayOf(now) - DAY)],
  // "How is it taught today?" asks for no day.
  [
    /(?<=\b(?:writ|wrote|post|sa[iy]|shar|new|discuss|talk|happen).*)\btoday\b/iu,
    (_match, now) => ({ from: now - DAY, until: null }),
  ],
  [
    new RegExp(`\\bsince\\s+(${POINT})(?![\\w-])`, "iu"),
    ([, point = ""], now) => ({ from: pointOf(point, now)?.from ?? null, until: null }),
  ],
  [
    new RegExp(`\\bsince\\s+last\\s+(week|month|year)\\b`, "iu"),
    ([, unit = ""], now) => ({ from: lastUnit(unit.toLowerCase(), now).from, until: null }),
  ],
  [
    new RegExp(`\\bafter\\s+(${POINT})(?![\\w-])`, "iu"),
    ([, point = ""], now) => ({ from: pointOf(point, now)?.until ?? null, until: null }),
  ],
  [
    new RegExp(`\\b(?:before|until)\\s+(${POINT})(?![\\w-])`, "iu"),
    ([, point = ""], now) => ({ from: null, until: pointOf(point, now)?.from ?? null }),
  ],
  [
    new RegExp(`\\b(?:in|on|of|during)\\s+(?:early\\s+|late\\s+)?(${POINT})(?![\\w-])`, "iu"),
    ([, point = ""], now) => pointOf(point, now),
  ],
];

/** Finds the time that a question names; null if it names none. */
export function timeSpanOf(prompt: string, now: number): TimeSpan | null {
  for (const [pattern, boundsOf] of WAYS) {
    const match = pattern.exec(prompt);
    const bounds = match && boundsOf(match, now);
    if (!match || !bounds || (bounds.from === null && bounds.until === null)) continue;
    const words = match[0].trim();
    return { ...bounds, words, start: match.index, end: match.index + match[0].length };
  }
  return null;
}

/** Whether a moment lies in a time. */
export function isWithin(moment: string, span: Pick<TimeSpan, "from" | "until"> | null): boolean {
  const at = Date.parse(moment);
  return span === null || ((span.from === null || at >= span.from) && (span.until === null || at < span.until));
}

/** The days at which a time begins and ends, as a search takes them. */
export const daysOf = (span: TimeSpan | null): { after: string | null; before: string | null } => ({
  after: span?.from == null ? null : new Date(span.from).toISOString().slice(0, 10),
  before: span?.until == null ? null : new Date(span.until).toISOString().slice(0, 10),
});
