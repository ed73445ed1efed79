import { toIdField } from "#server/core/ids";
import { idNumber } from "#server/rest/answers";
import { both, looseRequest, request } from "#server/rest/request";
import { profileChange } from "./profiles.rules.ts";

const picture = idNumber.nullish().meta({ description: "An uploaded picture; null for none." });

/**
 * Which picture is chosen; undefined when nothing is said. Forms send an id as text, and nothing for none; an address of
 * the picture that is worn already says nothing.
 */
function choiceOf(id: unknown, picked: unknown, field: string): number | null | undefined {
  if (id !== undefined && id !== null) return toIdField(id, field);
  return picked === null || picked === "" ? null : undefined;
}

const pictures = looseRequest({ avatar_id: picture, banner_id: picture }, (sent) => ({
  avatarId: choiceOf(sent["avatar_id"], sent["avatar"], "avatarId"),
  bannerId: choiceOf(sent["banner_id"], sent["banner"], "bannerId"),
}));

/** What a member changes of their profile, and which pictures they choose. */
export const profileBody = both(
  pictures,
  request(profileChange, { name: {}, username: {}, bio: {}, location: {}, website: {}, phone: {} }),
);
