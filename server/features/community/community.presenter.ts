import type { UrlOf } from "#server/features/media/media.model";
import type { CommunityAnswer, SettingsAnswer } from "./community.answers.ts";
import type { CommunitySettings, CommunityView } from "./community.model.ts";

/** Presents in REST what everybody may know of the community. */
export function presentCommunity(community: CommunityView, urlOf: UrlOf): CommunityAnswer {
  return {
    name: community.name,
    logo: community.logo && urlOf(community.logo.key),
    contact: community.contact,
    accent_light: community.accentLight,
    accent_dark: community.accentDark,
    announcement: community.announcement,
    maintenance: community.maintenance,
  };
}

/** Presents the settings of the community in REST. */
export function presentSettings(settings: CommunitySettings, urlOf: UrlOf): SettingsAnswer {
  return {
    registration: settings.registration,
    question: settings.question,
    name: settings.name,
    contact: settings.contact,
    logo: settings.logo && urlOf(settings.logo.key),
    accent_light: settings.accentLight,
    accent_dark: settings.accentDark,
    announcement: settings.announcement,
    announcement_until: settings.announcementUntil,
    audit_days: settings.auditDays,
    sightings_days: settings.sightingsDays,
    maintenance: settings.maintenance,
    maintenance_message: settings.maintenanceMessage,
    public_ideas: settings.publicIdeas,
  };
}
