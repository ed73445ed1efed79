import * as z from "zod/mini";
import { CATEGORIES, CATEGORY_UNKNOWN } from "#server/core/categories.rules";
import { idNumber } from "#server/core/ids.rules";
import { oneOf, plainText, requiredText } from "#server/core/textField.rules";
import {
  ANSWER_MAX,
  DECLINE_REASON_MAX,
  DESCRIPTION_MAX,
  GROUP_NAME_MAX,
  GROUP_NAME_MIN,
  QUESTION_MAX,
  QUESTIONS_MAX,
  REQUEST_MESSAGE_MAX,
  SLUG_MAX,
  slugOf,
} from "./groups.limits.rules.ts";

const NAME_REQUIRED = "Please enter a name";
const NAME_TOO_SHORT = `The name needs at least ${GROUP_NAME_MIN} characters`;
const DESCRIPTION_REQUIRED = "Please say what the group is about";
const SLUG_INVALID = "The address can contain lowercase letters, numbers and single dashes between them";
export const SLUG_TAKEN = "This address is already taken";
const VISIBILITY_UNKNOWN = "A group is public or private";

export const TYPE_THE_NAME = "Type the name of the group to confirm";
export const NO_QUESTIONS_HERE = "Only private groups ask questions";

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Words that the product uses in the same part of an address already. */
const RESERVED = new Set(["new", "stats", "mine", "featured", "categories", "deleted", "join"]);

/** Returns the address of a group; it is derived from the name if the founder chose none. */
export const addressOf = (chosen: string | null | undefined, name: string): string => chosen ?? slugOf(name);

const name = requiredText(NAME_REQUIRED, { max: GROUP_NAME_MAX, label: "The name" }).check(
  z.refine((text) => [...text].length >= GROUP_NAME_MIN, NAME_TOO_SHORT),
);
const slug = z.string(SLUG_INVALID).check(
  z.trim(),
  z.toLowerCase(),
  z.refine((text) => text.length >= 3 && text.length <= SLUG_MAX && SLUG.test(text), SLUG_INVALID),
  z.refine((text) => !RESERVED.has(text), SLUG_TAKEN),
);
const about = {
  name,
  description: requiredText(DESCRIPTION_REQUIRED, { max: DESCRIPTION_MAX, label: "The description" }),
  category: oneOf(CATEGORIES, CATEGORY_UNKNOWN),
};
const coverId = z.nullish(idNumber("This file is not available any more. Please upload it again."));

/** A group as its founder describes it. Its visibility cannot be changed later. */
export const newGroup = z.object({
  ...about,
  slug,
  visibility: z._default(z.enum(["public", "private"], VISIBILITY_UNKNOWN), "public"),
  coverId,
});
/** A group as its founder sends it, and as it is stored. */
export type GroupDraft = z.input<typeof newGroup>;

/** The changes by its owners and admins; omitted fields stay as they are. */
export const groupChanges = z.object({
  name: z.optional(about.name),
  description: z.optional(about.description),
  category: z.optional(about.category),
  coverId,
  /** What people are asked who want to join; only for private groups. */
  questions: z.optional(
    z
      .array(requiredText("Please write the question", { max: QUESTION_MAX, label: "A question" }))
      .check(z.maxLength(QUESTIONS_MAX, `A group can have at most ${QUESTIONS_MAX} questions`)),
  ),
  /** Whether first posts of members wait until an owner or admin approves them. */
  approvesFirstPosts: z.optional(z.boolean("First posts wait for approval or not: true or false")),
});
/** Changes as they are sent, and as they are stored. */
export type GroupChangesDraft = z.input<typeof groupChanges>;

/** What a member may write with a request to join a private group. */
export const joinRequest = z.object({
  message: z.nullish(plainText({ max: REQUEST_MESSAGE_MAX, label: "The message" })),
  /** The answers to the questions of the group, in their order. */
  answers: z.nullish(
    z
      .array(plainText({ max: ANSWER_MAX, label: "An answer" }))
      .check(z.maxLength(QUESTIONS_MAX, `There are at most ${QUESTIONS_MAX} questions`)),
  ),
});
export type JoinRequestDraft = z.input<typeof joinRequest>;

/** Why a request is declined; who sent it reads it. */
export const requestDecline = z.object({
  reason: z.nullish(plainText({ max: DECLINE_REASON_MAX, label: "The reason" })),
});
export type RequestDecline = z.input<typeof requestDecline>;

/** The name of a group, typed to confirm that it is to be deleted. */
export const groupDeletion = z.object({
  name: requiredText(TYPE_THE_NAME, { max: GROUP_NAME_MAX, label: "The name" }),
});
export type GroupDeletion = z.input<typeof groupDeletion>;

/** The conditions of a list of groups. */
export const groupSearch = z.object({
  query: z.nullish(plainText({ max: 100, label: "The search" })),
  category: z.nullish(oneOf(CATEGORIES, CATEGORY_UNKNOWN)),
});
export type GroupSearch = z.input<typeof groupSearch>;
