/** For so long after joining somebody is new, in milliseconds. */
const NEW = 14 * 24 * 60 * 60 * 1000;

interface Joined {
  id: string;
  memberSince: string;
}

const keyOf = (id: string) => `first-steps:${id}`;

/** Whether a member is led through the first steps: for two weeks, unless they are done or put away in this browser. */
export function isNewcomer({ id, memberSince }: Joined, now = Date.now()): boolean {
  if (now - Date.parse(memberSince) > NEW) return false;
  try {
    return localStorage.getItem(keyOf(id)) === null;
  } catch {
    return true;
  }
}

/** Not shown again to this member in this browser. */
export function endFirstSteps(id: string): void {
  try {
    localStorage.setItem(keyOf(id), "over");
  } catch {
    // A browser that keeps nothing shows them again.
  }
}
