import type { ComponentType } from "react";
import {
  COMMUNITY_RULES_PATH,
  COMMUNITY_SETTINGS_PATH,
  MEMBERS_PATH,
  OVERVIEW_PATH,
  REGISTRATION_PATH,
} from "#client/features/admin/core/adminPaths.ts";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";

/** A page of admins: its title, who has it, and its code, which is loaded when somebody who has it opens it. */
export interface AdminScreen {
  title: string;
  /** Whether moderators have it too. */
  isForModerators?: true;
  Part: ComponentType<{ isAdmin: boolean }>;
}

/** The pages of admins by their address. A member's own page lies below that of all members. */
const SCREENS: Readonly<Record<string, AdminScreen>> = {
  [OVERVIEW_PATH]: {
    title: "Overview",
    Part: lazyPart(async () => ({ default: (await import("#client/features/admin/overview/Overview.tsx")).Overview })),
  },
  [MEMBERS_PATH]: {
    title: "Members",
    Part: lazyPart(async () => ({ default: (await import("#client/features/admin/members/Members.tsx")).Members })),
  },
  [REGISTRATION_PATH]: {
    title: "Registration",
    isForModerators: true,
    Part: lazyPart(async () => ({ default: (await import("./RegistrationPage.tsx")).RegistrationPage })),
  },
  [COMMUNITY_SETTINGS_PATH]: {
    title: "Settings of the community",
    Part: lazyPart(async () => ({
      default: (await import("#client/features/community/CommunitySettingsForms.tsx")).CommunitySettingsForms,
    })),
  },
  [COMMUNITY_RULES_PATH]: {
    title: "Community rules",
    Part: lazyPart(async () => ({ default: (await import("./CommunityRulesPage.tsx")).CommunityRulesPage })),
  },
};
const MEMBER: AdminScreen = {
  title: "Member",
  Part: lazyPart(async () => ({ default: (await import("#client/features/admin/members/MemberPage.tsx")).MemberPage })),
};

/** Returns the page of admins at an address; undefined where there is none. */
export const adminScreenAt = (path: string): AdminScreen | undefined =>
  SCREENS[path] ?? (path.startsWith(`${MEMBERS_PATH}/`) ? MEMBER : undefined);
