import type { UrlOf } from "#server/features/media/media.model";
import { presentAuthor } from "#server/features/people/people.presenter";
import type { PreferenceAnswer } from "./preferences.answers.ts";
import type { NamedPreference } from "./preferences.model.ts";

/** Presents something that the viewer asked of their feed in REST. */
export const presentPreference = (preference: NamedPreference, urlOf: UrlOf): PreferenceAnswer => ({
  id: preference.id,
  kind: preference.kind,
  user: preference.person && presentAuthor(preference.person, urlOf),
  tag: preference.tag,
  group: preference.group,
  until: preference.until,
  created_at: preference.createdAt,
});
