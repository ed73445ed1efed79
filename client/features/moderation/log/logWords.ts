import type { StaffSubjectKind } from "#client/gql/graphql.ts";
import { formatMoment } from "#client/lib/text/dates.ts";
import type { StaffAction } from "#server/features/staff/staff.acts.rules";

interface ActWords {
  /** What it says of whom did it: "Ada hid the post “…”". */
  deed: string;
  /** Its name in a list to choose from. */
  label: string;
}

/** The acts of staff in words. One that is missing here does not compile. */
const ACTIONS: Readonly<Record<StaffAction, ActWords>> = {
  "moderation.dismiss": { deed: "found no breach in", label: "No breach" },
  "moderation.hide": { deed: "hid", label: "Hide" },
  "moderation.remove": { deed: "removed", label: "Remove" },
  "moderation.warn": { deed: "warned about", label: "Warn" },
  "moderation.limit": { deed: "limited because of", label: "Limit" },
  "moderation.suspend": { deed: "suspended because of", label: "Suspend" },
  "group.remove": { deed: "removed from their group", label: "Remove from a group" },
  "appeal.grant": { deed: "granted the appeal of", label: "Appeal granted" },
  "appeal.refuse": { deed: "refused the appeal of", label: "Appeal refused" },
  "role.set": { deed: "changed the role of", label: "Role" },
  "sessions.end": { deed: "ended sessions of", label: "Sessions ended" },
  "verification.send": { deed: "sent the verification email to", label: "Verification email" },
  "password_reset.send": { deed: "sent a password reset email to", label: "Password reset email" },
  "application.approve": { deed: "approved the application of", label: "Application approved" },
  "application.decline": { deed: "declined", label: "Application declined" },
  "invitation.create": { deed: "made", label: "Invitation made" },
  "invitation.revoke": { deed: "revoked", label: "Invitation revoked" },
  "settings.change": { deed: "changed the settings of", label: "Settings" },
  "rules.publish": { deed: "published rules of", label: "Rules" },
};

const wordsOf = (action: string): ActWords | undefined =>
  Object.entries(ACTIONS).find(([known]) => known === action)?.[1];

/** The same acts in a list to choose from. */
export const ACTION_NAMES: readonly { value: string; label: string }[] = Object.entries(ACTIONS).map(
  ([value, { label }]) => ({ value, label }),
);

/** The kinds of things in words. */
const SUBJECT: Readonly<Record<StaffSubjectKind, string>> = {
  POST: "post",
  COMMENT: "comment",
  MESSAGE: "message",
  MEMBER: "member",
  GROUP: "group",
  COMMUNITY: "community",
  APPLICATION: "application",
  INVITATION: "invitation",
};

/** Returns what was done, e.g. "hid", also for an act that has no words here yet. */
export function deedOf(action: string, isUndo: boolean): string {
  const deed = wordsOf(action)?.deed;
  if (isUndo) return deed ? `undid: ${deed}` : `undid ${plain(action)} of`;
  return deed ?? `did ${plain(action)} to`;
}

/** A thing in the log; in a filter it has only its kind and id. */
interface NamedThing {
  kind: StaffSubjectKind;
  id: string;
  name?: string | null;
  handle?: string | null;
  deleted?: boolean;
}

/** Returns how a thing is called in the log: "Bo Dahl (@bo)", "the post “A library…”", or "post 7, deleted". */
export function subjectName({ kind, id, name, handle, deleted = false }: NamedThing): string {
  if (kind === "COMMUNITY") return "the community";
  if (name && (kind === "MEMBER" || kind === "APPLICATION")) return handle ? `${name} (@${handle})` : name;
  if (name) return `the ${SUBJECT[kind]} “${name}”`;
  return `${SUBJECT[kind]} ${id}${deleted ? ", deleted" : ""}`;
}

/** Something that an act has changed. */
export interface Change {
  name: string;
  before: string | null;
  after: string | null;
}

/** Facts that the sentence about the act contains already. */
const SAID = new Set(["outcome", "member id"]);

/** Returns what an act has changed, in words; what stayed the same is left out. */
export function changesOf(before: string | null | undefined, after: string | null | undefined): Change[] {
  const [old, now] = [factsIn(before), factsIn(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])];
  return names
    .filter((name) => !SAID.has(name))
    .map((name) => ({ name, before: old.get(name) ?? null, after: now.get(name) ?? null }))
    .filter((change) => change.before !== change.after);
}

/** The longest fact that is written out. */
const LONGEST = 200;

/** Reads the facts of an act by name; one that contains others is as many facts. */
function factsIn(json: string | null | undefined): Map<string, string> {
  const facts = new Map<string, string>();
  const add = (value: unknown, name: string): void => {
    if (value === null || value === undefined) return;
    if (typeof value === "object") {
      for (const [key, part] of Object.entries(value)) add(part, Array.isArray(value) ? name : plain(key));
      return;
    }
    const fact = wordOf(value);
    const known = facts.get(name);
    facts.set(name, (known ? `${known}, ${fact}` : fact).slice(0, LONGEST));
  };
  try {
    add(json ? JSON.parse(json) : null, "value");
  } catch {
    // What is no JSON is one fact.
    add(json, "value");
  }
  return facts;
}

const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;

function wordOf(value: unknown): string {
  if (value === true) return "yes";
  if (value === false) return "no";
  const text = String(value);
  return MOMENT.test(text) ? formatMoment(text.replace(" ", "T")) : text;
}

/** Returns "member id" for "memberId", "rule.version" or "rule_version". */
const plain = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[._]/g, " ")
    .toLowerCase();
