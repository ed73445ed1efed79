import { eq } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { communitySettings } from "#server/db/schema/community";
import type { StoredImage } from "#server/db/schema/images";

/** What an admin has chosen of that which everybody may know; null or empty where the configuration holds. */
export interface PublicRow {
  name: string | null;
  contact: string | null;
  logo: StoredImage | null;
  accentLight: string | null;
  accentDark: string | null;
  announcement: string;
  announcementUntil: string | null;
  maintenance: boolean;
  maintenanceMessage: string;
  publicIdeas: boolean;
}

/** Finds what everybody may know of the community; nothing while no admin has chosen anything. */
export const publicRow = prepared<PublicRow[], Record<string, never>>((db) =>
  db
    .select({
      name: communitySettings.name,
      contact: communitySettings.contact,
      logo: communitySettings.logo,
      accentLight: communitySettings.accentLight,
      accentDark: communitySettings.accentDark,
      announcement: communitySettings.announcement,
      announcementUntil: communitySettings.announcementUntil,
      maintenance: communitySettings.maintenance,
      maintenanceMessage: communitySettings.maintenanceMessage,
      publicIdeas: communitySettings.publicIdeas,
    })
    .from(communitySettings)
    .where(eq(communitySettings.id, 1))
    .prepare("community_public"),
);
