/** How one becomes a member: at once, when somebody of the staff approves, by an invitation, or not at all. */
export const REGISTRATION_MODES = ["open", "approval", "invite", "closed"] as const;
export type RegistrationMode = (typeof REGISTRATION_MODES)[number];

export const QUESTION_MAX = 300;
export const ANSWER_MAX = 1_000;
export const CODE_MAX = 100;

export const CLOSED = "Registration is closed.";
export const INVITATION_NEEDED = "Registration is by invitation only.";
export const INVITATION_INVALID = "This invitation is not valid, has expired or has been used up.";
export const ANSWER_NEEDED = "Please answer the question";
export const WAITS = "Your account is waiting for approval. We will email you when it is decided.";
export const APPLIED = "Thank you. Your account is waiting for approval: we will email you when it is decided.";
