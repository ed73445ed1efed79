/**
 * How a member earns standing: a verified address, an account of some days, and marks by several members who have it.
 * While few members have it, marks are not needed, because nobody could give the first ones.
 */
export const STANDING = {
  ageDays: 3,
  /** The number of members with standing who have to like, comment, or be bonded. */
  marksBy: 2,
  /** So many members get standing without marks. */
  earlyMembers: 20,
  /** A review each hour looks at whoever wrote within so many days. */
  writersDays: 7,
} as const;

/** What an operator decides about a member: gives standing, takes it, or leaves it to the rule. */
export const OPERATOR_CHOICES = ["on", "off", "auto"] as const;
export type OperatorChoice = (typeof OPERATOR_CHOICES)[number];
