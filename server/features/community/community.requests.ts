import { emptied, idSent, notNull } from "#server/rest/readings";
import { request } from "#server/rest/request";
import { settingsChange } from "./community.rules.ts";

/** Changes of the settings. Null, and an empty text where none can be stored, takes a choice back. */
export const settingsBody = request(settingsChange, {
  registration: { read: notNull },
  question: { read: notNull },
  name: { read: emptied },
  contact: { read: emptied },
  logoId: { read: (sent) => emptied(idSent(sent)) },
  accentLight: { read: emptied },
  accentDark: { read: emptied },
  announcement: { read: notNull },
  announcementUntil: { read: emptied },
  auditDays: {},
  sightingsDays: {},
  maintenance: { read: notNull },
  maintenanceMessage: { read: notNull },
  publicIdeas: { read: notNull },
});
