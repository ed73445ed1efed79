import type { Role } from "#server/features/auth/auth.model";

/*
 * Who may do what for the whole community. Services ask for a power, never for a role, so that this table alone says
 * what a role is. A later feature adds its powers here.
 */

const MODERATORS = ["moderator", "admin"] as const;
const ADMINS = ["admin"] as const;

/** The roles that have a power. */
const POWERS = {
  /** Reads what staff did. */
  readLog: MODERATORS,
  /** Answers those who ask to become members. */
  decideRegistrations: MODERATORS,
  /** Makes and revokes invitations. */
  manageInvitations: MODERATORS,
  /** Changes the settings of the community. */
  manageSettings: ADMINS,
  /** Publishes versions of the rules. */
  manageRules: ADMINS,
  /** Decides what members reported, acts on what breaks the rules, and decides appeals. */
  moderate: MODERATORS,
  /** Gives roles to members, and takes them away. */
  manageRoles: ADMINS,
  /** Reads how large the community is and what waits in it. */
  readFigures: ADMINS,
  /** Finds members, with their addresses and sessions. */
  readMembers: ADMINS,
  /** Ends sessions of members. */
  manageSessions: ADMINS,
  /** Has the mails sent again by which members verify an address or choose a new password. */
  mailMembers: ADMINS,
} as const satisfies Record<string, readonly Role[]>;

export type Power = keyof typeof POWERS;

/** Checks whether a role has a power. */
export const hasPower = (role: Role, power: Power): boolean => POWERS[power].some((one) => one === role);
