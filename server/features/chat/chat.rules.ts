import * as z from "zod/mini";
import { idNumber } from "#server/core/ids.rules";
import { isBlank, isStorable } from "#server/core/text.rules";
import { oneOf, plainText, requiredText } from "#server/core/textField.rules";
import { MESSAGE_MAX, NAME_MAX, PICTURES_MAX, REACTIONS } from "./chat.limits.rules.ts";

const BLANK_MESSAGE = "Write a message";
const MESSAGE = { max: MESSAGE_MAX, label: "Your message" };
const NO_ID = "This id is not valid.";

const clientId = z
  .string("A message needs a client_id")
  .check(z.minLength(1, NO_ID), z.maxLength(64, NO_ID), z.refine(isStorable, NO_ID));

/** A message to be sent: it has a text or pictures, or both. */
export const newMessage = z
  .object({
    text: z._default(plainText(MESSAGE), ""),
    clientId,
    replyToId: z.nullish(idNumber()),
    mediaIds: z._default(
      z.array(idNumber()).check(z.maxLength(PICTURES_MAX, `A message can have at most ${PICTURES_MAX} pictures`)),
      [],
    ),
  })
  .check(
    z.refine(({ text, mediaIds }) => mediaIds.length > 0 || !isBlank(text), {
      path: ["text"],
      message: BLANK_MESSAGE,
    }),
  );
export type NewMessage = z.input<typeof newMessage>;
/** A message that passed the rule. */
export type CheckedMessage = z.output<typeof newMessage>;

/** The changed text of a message. */
export const messageText = z.object({ text: requiredText(BLANK_MESSAGE, MESSAGE) });
export type MessageText = z.input<typeof messageText>;

/** The name of a group conversation. */
export const groupName = z.object({
  name: requiredText("Please enter a name", { max: NAME_MAX, label: "The name" }),
});
export type GroupName = z.input<typeof groupName>;

/** The words that messages are searched for. */
export const messageSearch = z.object({
  query: z.string("Type at least 2 characters").check(
    z.refine(isStorable, "This cannot be searched for"),
    z.trim(),
    z.refine((text) => text.length >= 2 && !isBlank(text), "Type at least 2 characters"),
    z.maxLength(100, "Type at most 100 characters"),
  ),
});
export type MessageSearch = z.input<typeof messageSearch>;

/** Part of the name of a conversation or of one of its members. */
export const listSearch = z.object({
  query: z.pipe(
    z.nullish(plainText({ max: 100, label: "Your search" })),
    z.transform((text: string | null | undefined) => text || null),
  ),
});
export type ListSearch = z.input<typeof listSearch>;

/** A reaction to a message. */
export const reaction = z.object({ emoji: oneOf(REACTIONS, `Choose one of ${REACTIONS.join(" ")}`) });
export type Reaction = z.input<typeof reaction>;
