import * as z from "zod/mini";
import { CATEGORIES } from "#server/core/categories.rules";
import { requiredText } from "#server/core/textField.rules";
import { CONTENT_MAX, TAGS_MAX, TITLE_MAX } from "./posts.limits.rules.ts";

/** The number of characters above which a description is called detailed. */
export const DETAILED_FROM = 500;

/** The fields that an idea needs to be published, and the messages for missing ones. */
export const newIdea = z.object({
  title: requiredText("Title is required", { max: TITLE_MAX, label: "The title" }),
  category: z.enum(CATEGORIES, "Category is required"),
  content: requiredText("Description is required", { max: CONTENT_MAX, label: "The description" }),
  tags: z.array(z.string()).check(z.maxLength(TAGS_MAX, `You can add up to ${TAGS_MAX} tags`)),
});
