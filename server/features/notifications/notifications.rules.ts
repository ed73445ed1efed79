import * as z from "zod/mini";

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;
const moment = z
  .string("A moment is written like 2024-01-05T10:00:00.000Z")
  .check(
    z.refine(
      (text) => MOMENT.test(text) && !Number.isNaN(Date.parse(text)),
      "A moment is written like 2024-01-05T10:00:00.000Z",
    ),
  );

/** Up to which moment notifications are seen or read; what came after it stays as it is. Without one, all are. */
export const upTo = z.object({ upTo: z.nullish(moment) });

/** Which notifications are listed. */
export const listed = z.object({
  filter: z._default(z.enum(["all", "unread"], "The filter is all or unread"), "all"),
});

/** Whether a notification was read. */
export const readState = z.object({ read: z.boolean("This is either true or false") });

const onOrOff = z.nullish(z.boolean("This is either on or off"));

/** What a member wants to be told of; what is left out stays as it is. */
export const settingsChange = z.object({
  like: onOrOff,
  comment: onOrOff,
  reply: onOrOff,
  mention: onOrOff,
  comment_like: onOrOff,
  bond_request: onOrOff,
  bond_accepted: onOrOff,
  group_request: onOrOff,
  group_approved: onOrOff,
  message_request: onOrOff,
});
