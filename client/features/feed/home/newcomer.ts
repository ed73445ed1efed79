import { ifStored } from "#client/lib/state/ifStored.ts";
import { serverNow } from "#client/lib/text/serverClock.ts";

/** A member is new for this time after joining, in milliseconds. */
const NEW = 14 * 24 * 60 * 60 * 1000;

interface Joined {
  id: string;
  memberSince: string;
}

const keyOf = (id: string) => `first-steps:${id}`;

/** Checks whether a member sees the first steps: for two weeks, unless they are done or dismissed in this browser. */
export function isNewcomer({ id, memberSince }: Joined, now = serverNow()): boolean {
  if (now - Date.parse(memberSince) > NEW) return false;
  try {
    return localStorage.getItem(keyOf(id)) === null;
  } catch {
    return true;
  }
}

/** Hides the steps for this member in this browser. */
export function endFirstSteps(id: string): void {
  try {
    localStorage.setItem(keyOf(id), "over");
  } catch {
    // A browser without storage shows them again.
  }
}

const choiceOf = (id: string) => `first-steps-choice:${id}`;

/** Checks whether the member has chosen in this browser what to follow. */
export const hasChosen = (id: string): boolean => ifStored(() => localStorage.getItem(choiceOf(id))) === "over";

/** Notes that the member has chosen what to follow. */
export const noteChoice = (id: string): void => void ifStored(() => localStorage.setItem(choiceOf(id), "over"));
