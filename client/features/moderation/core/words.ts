import type { ModerationOutcome, ReportKind, ReportState, ModerationThingState } from "#client/gql/graphql.ts";

interface OutcomeWords {
  /** The button, and the title of its dialog. */
  act: string;
  /** The button during the request. */
  acting: string;
  /** What was done. */
  done: string;
  /** The single key. */
  key: string;
  /** What the outcome does, for whom decides. */
  effect: string;
}

/** The outcomes of a case, in the order of their buttons. */
export const OUTCOMES: Readonly<Record<ModerationOutcome, OutcomeWords>> = {
  DISMISS: {
    act: "No breach",
    acting: "Closing…",
    done: "No breach",
    key: "a",
    effect: "The reports are closed and everything stays as it is. The reporters are notified.",
  },
  HIDE: {
    act: "Hide",
    acting: "Hiding…",
    done: "Hidden",
    key: "h",
    effect: "Only its author sees it from now on, with the rule and your words.",
  },
  REMOVE: {
    act: "Remove",
    acting: "Removing…",
    done: "Removed",
    key: "r",
    effect: "Nobody sees it any more. Its author gets the rule and your words.",
  },
  WARN: {
    act: "Warn",
    acting: "Warning…",
    done: "Warned",
    key: "w",
    effect: "The member gets the rule and your words. Nothing is taken off.",
  },
  LIMIT: {
    act: "Limit",
    acting: "Limiting…",
    done: "Limited",
    key: "l",
    effect: "The member loses their standing: what they write reaches fewer people.",
  },
  SUSPEND: {
    act: "Suspend",
    acting: "Suspending…",
    done: "Suspended",
    key: "s",
    effect: "The member is signed out, and nobody sees what they wrote until it ends. They can appeal once.",
  },
};

/** All outcomes, in the order of their buttons. */
export const OUTCOME_NAMES: readonly ModerationOutcome[] = ["DISMISS", "HIDE", "REMOVE", "WARN", "LIMIT", "SUSPEND"];

/** The kinds of reported things. */
export const KIND: Readonly<Record<ReportKind, { one: string; many: string }>> = {
  POST: { one: "Post", many: "Posts" },
  COMMENT: { one: "Comment", many: "Comments" },
  MESSAGE: { one: "Message", many: "Messages" },
  MEMBER: { one: "Member", many: "Members" },
  GROUP: { one: "Group", many: "Groups" },
};

/** The states of a case. */
export const STATE: Readonly<Record<ReportState, string>> = {
  OPEN: "Open",
  UPHELD: "Upheld",
  DISMISSED: "No breach",
};

/** What has become of the thing; nothing is said of one that stands as usual. */
export const THING_STATE: Readonly<Record<ModerationThingState, string | null>> = {
  AVAILABLE: null,
  HIDDEN: "Hidden: only its author sees it.",
  REMOVED: "Removed: nobody sees it.",
  DELETED: "Deleted by its author.",
};

/** Returns "1 report" or "3 reports"; the server counts up to `most`. */
export function counted(count: number, one: string, many = `${one}s`, most = 1_000): string {
  return `${count.toLocaleString("en-US")}${count >= most ? "+" : ""} ${count === 1 ? one : many}`;
}

/** Returns how often a reporter was right, or that nothing of theirs was decided yet. */
export function recordOf({ decided, upheld }: { decided: number; upheld: number }): string {
  return decided === 0 ? "no report decided yet" : `right in ${upheld} of ${decided}`;
}

/** The lengths of a suspension, in days; the last has no end. */
export const LENGTHS = [
  { value: "1", label: "1 day" },
  { value: "3", label: "3 days" },
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
  { value: "", label: "For good" },
];
