import { toIdField } from "#server/core/ids";
import { idNumber } from "#server/rest/answers";
import { both, looseRequest, request } from "#server/rest/request";
import { profileChange, type ProfileDraft } from "./profiles.rules.ts";

const picture = idNumber.nullish().meta({ description: "Id of an uploaded image; null removes the current one." });

/**
 * Reads the chosen picture; undefined means no change. Forms send the id as text, and an empty text for none; the
 * address of the current picture means no change.
 */
function choiceOf(id: unknown, picked: unknown, field: string): number | null | undefined {
  if (id !== undefined && id !== null) return toIdField(id, field);
  return picked === null || picked === "" ? null : undefined;
}

const pictures = looseRequest(
  { avatar_id: picture, banner_id: picture },
  (sent) => ({
    avatarId: choiceOf(sent["avatar_id"], sent["avatar"], "avatarId"),
    bannerId: choiceOf(sent["banner_id"], sent["banner"], "bannerId"),
  }),
  ["avatar", "banner"],
);

/** The changes of a profile, and the chosen pictures. */
export const profileBody = both(
  pictures,
  request(profileChange, {
    name: {},
    username: {},
    headline: {},
    bio: {},
    location: {},
    website: {},
    phone: {},
  } satisfies Record<keyof ProfileDraft, object>),
);
