import { emptied, idSent, idsSent, listSent, pointSent } from "#server/rest/readings";
import { request } from "#server/rest/request";
import { savedDraft } from "#server/features/posts/drafts/drafts.rules";
import { latLng, listOrText, MEDIA_IDS, PLACE_NAME } from "./posts.requests.ts";

/** A save of a draft: omitted fields stay as they are, and an empty text empties a field. */
export const draftBody = request(savedDraft, {
  version: {},
  clientId: { from: ["client_id", "clientId"] },
  kind: {},
  title: {},
  content: {},
  category: { read: emptied },
  tags: { read: listSent, doc: listOrText(savedDraft.shape.tags) },
  visibility: { read: emptied },
  location: { read: (place) => pointSent(emptied(place)), doc: latLng },
  placeName: { from: PLACE_NAME, read: emptied },
  groupId: { from: ["group_id", "groupId"], read: (id) => idSent(emptied(id)) },
  mediaIds: { from: MEDIA_IDS, read: idsSent },
});
