import * as z from "zod";
import { emptied, idSent, idsSent, leftOut, listSent, notNull, pointSent } from "#server/rest/readings";
import { looseRequest, request } from "#server/rest/request";
import { newPost, postChanges } from "./posts.rules.ts";

/** A location as clients send it. */
export const latLng = z
  .string()
  .nullish()
  .meta({ description: "The location as `lat,lng`.", examples: ["38.72,-9.14"] });

/** A list that forms send as one text with commas. */
export const listOrText = (list: z.core.$ZodType) =>
  z
    .union([list, z.string()])
    .optional()
    .meta({ description: "A list, or a text separated by commas.", examples: [["tools", "sharing"]] });

/** The names of the files of a post; older clients use the second one. */
export const MEDIA_IDS = ["media_ids", "mediaIds"];

export const PLACE_NAME = ["place_name", "placeName"];

/** A post to be shared. Forms send every field, and a post with a picture needs no text. */
export const newPostBody = request(newPost, {
  content: { read: (content) => content ?? "", doc: z.optional(newPost.shape.content) },
  title: { read: leftOut },
  category: { read: leftOut },
  tags: { read: (tags) => listSent(leftOut(tags)), doc: listOrText(newPost.shape.tags) },
  visibility: { read: leftOut },
  location: { read: (place) => pointSent(leftOut(place)), doc: latLng },
  placeName: { from: PLACE_NAME, read: leftOut },
  mediaIds: { from: MEDIA_IDS, read: (ids) => idsSent(notNull(ids)) },
  clientId: { read: notNull },
  draftId: { read: (id) => idSent(leftOut(id)) },
  groupId: { read: (id) => idSent(leftOut(id)) },
});

/** The changes of a post; omitted fields stay as they are, and a form empties a list with an empty text. */
export const postChangesBody = request(postChanges, {
  content: { read: notNull },
  title: { read: emptied },
  category: { read: emptied },
  tags: { read: (tags) => listSent(notNull(tags)), doc: listOrText(postChanges.shape.tags) },
  visibility: { read: leftOut },
  location: { read: (place) => pointSent(emptied(place)), doc: latLng },
  placeName: { from: PLACE_NAME, read: emptied },
  mediaIds: { from: MEDIA_IDS, read: (ids) => idsSent(notNull(ids)) },
});

/** The prefix with which tags begin; anything but text finds none. */
export const prefixQuery = looseRequest(
  {
    query: z
      .string()
      .optional()
      .meta({ examples: ["to"] }),
  },
  ({ query }) => ({ letters: typeof query === "string" ? query : "" }),
);
