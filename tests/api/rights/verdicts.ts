/**
 * Who asks, seen from Ada, the owner of every thing: Bo is her bond, Cy a stranger, Di is blocked by her, Eve has blocked
 * her; a moderator and an admin of the community are strangers to her. Things of groups and conversations have members
 * too: `admin` and `member` are in the group, and `former` has left it.
 */
export const STAFF = ["moderator", "communityAdmin"] as const;
export const CALLERS = ["guest", "stranger", "bond", "blocked", "blocker", "owner", ...STAFF] as const;
export const MEMBERS = ["admin", "member", "former"] as const;
export type Caller = (typeof CALLERS)[number] | (typeof MEMBERS)[number];

/**
 * What a caller is answered. `hidden` is 404 for a thing by its id, null for a query of GraphQL, and a list without the
 * thing; `refused` is an answer that has nothing to do with who asks (422 or 409).
 */
export type Verdict = "allowed" | "unauthenticated" | "forbidden" | "hidden" | "refused";

/** What every caller is answered; who is not named is a stranger. */
export type Rights = { readonly guest: Verdict; readonly stranger: Verdict } & { readonly [Name in Caller]?: Verdict };

export const verdictFor = (rights: Rights, caller: Caller): Verdict => rights[caller] ?? rights.stranger;

const guest = "unauthenticated";

/** Whoever is signed in, or nobody. */
export const ANYBODY: Rights = { guest: "allowed", stranger: "allowed" };
export const SIGNED_IN: Rights = { guest, stranger: "allowed" };

/** What is the owner's alone, and what a block hides from others who may see it. */
export const OWN: Rights = { guest, stranger: "hidden", owner: "allowed" };
export const VISIBLE: Rights = { guest, stranger: "allowed", blocked: "hidden", blocker: "hidden" };
export const FOR_BONDS: Rights = { guest, stranger: "hidden", bond: "allowed", owner: "allowed" };

/** A change by the author alone: others learn that they may not, if they see the thing. */
export const AUTHORS_OF_VISIBLE: Rights = {
  guest,
  stranger: "forbidden",
  blocked: "hidden",
  blocker: "hidden",
  owner: "allowed",
};
export const AUTHORS_FOR_BONDS: Rights = { guest, stranger: "hidden", bond: "forbidden", owner: "allowed" };

/** Members of a private group or a conversation, and those of them who manage it. */
export const IN_IT: Rights = {
  guest,
  stranger: "hidden",
  admin: "allowed",
  member: "allowed",
  owner: "allowed",
  former: "hidden",
};
export const AUTHORS_IN_IT: Rights = { ...IN_IT, admin: "forbidden", member: "forbidden" };
export const MANAGERS: Rights = { guest, stranger: "forbidden", admin: "allowed", owner: "allowed" };
export const OWNERS: Rights = { guest, stranger: "forbidden", owner: "allowed" };

/** What another member does to the owner; nobody does it to themself. */
export const TOWARDS: Rights = { ...VISIBLE, owner: "refused" };

/** What moderators and admins of the community do; for everybody else there is no such thing. */
export const BY_STAFF: Rights = {
  guest: "hidden",
  stranger: "hidden",
  moderator: "allowed",
  communityAdmin: "allowed",
};
export const BY_ADMINS: Rights = { ...BY_STAFF, moderator: "hidden" };
