import type { StoredImage } from "#server/db/schema/images";
import type { RegistrationMode } from "#server/features/auth/registration/registration.rules";

/** The settings of the community, as they hold now. */
export interface CommunitySettings {
  registration: RegistrationMode;
  /** What applicants are asked; empty for nothing. */
  question: string;
  name: string;
  /** A mail address or a page; null when none is published. */
  contact: string | null;
  logo: StoredImage | null;
  /** The colour of links and buttons in each theme; null for that of the product. */
  accentLight: string | null;
  accentDark: string | null;
  /** What everybody reads in a bar, until a moment or until it is changed; empty for nothing. */
  announcement: string;
  announcementUntil: string | null;
  auditDays: number;
  sightingsDays: number;
  /** Whether members can only read, and what they read about it; empty for the usual sentence. */
  maintenance: boolean;
  maintenanceMessage: string;
  /** Whether visitors read a few public ideas on the sign-in page. */
  publicIdeas: boolean;
}

export type SettingName = keyof CommunitySettings;

/** The settings, in the order in which a list of changes names them. */
export const SETTING_NAMES = [
  "registration",
  "question",
  "name",
  "contact",
  "logo",
  "accentLight",
  "accentDark",
  "announcement",
  "announcementUntil",
  "auditDays",
  "sightingsDays",
  "maintenance",
  "maintenanceMessage",
  "publicIdeas",
] as const satisfies readonly SettingName[];

/** What the settings are where no admin has chosen. */
export interface Defaults {
  registration: RegistrationMode;
  name: string;
  contact: string | null;
}

/** What everybody may know of the community, visitors too. */
export interface CommunityView {
  name: string;
  logo: StoredImage | null;
  contact: string | null;
  accentLight: string | null;
  accentDark: string | null;
  /** What everybody should read now. */
  announcement: { text: string; until: string | null } | null;
  /** Why members can only read now; null while they can write. */
  maintenance: string | null;
}
