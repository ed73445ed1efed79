/* What a page of the browser shows without the library that checks rules. */

export const GROUP_NAME_MIN = 3;
export const GROUP_NAME_MAX = 80;
export const SLUG_MAX = 60;
export const DESCRIPTION_MAX = 500;

export const LAST_OWNER = "You are the group's last owner. Make somebody else an owner before you leave.";

/** The address that a name suggests: its letters and numbers with dashes between; empty where none is left. */
export function slugOf(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, SLUG_MAX)
    .replace(/^-|-$/g, "");
}
