import type { UrlOf } from "#server/features/media/media.model";
import type { Admit } from "#server/features/staff/staff.model";
import { guestCall, type Route, staffCall } from "#server/rest/route";
import { communityAnswer, settingsAnswer } from "./community.answers.ts";
import { presentCommunity, presentSettings } from "./community.presenter.ts";
import { settingsBody } from "./community.requests.ts";
import type { CommunityService } from "./community.public.service.ts";
import type { CommunitySettingsService } from "./community.service.ts";

interface Parts {
  admit: Admit;
  community: CommunityService;
  settings: CommunitySettingsService;
  urlOf: UrlOf;
}

/** Serves what everybody may know of the community, and its settings, over REST. */
export const communityRoutes = ({ admit, community, settings, urlOf }: Parts): Route[] => [
  guestCall({
    method: "GET",
    path: "/community",
    doc: {
      name: "getCommunity",
      tag: "Community",
      summary: "Get the name, the colours and the announcement of the community",
      details:
        "Returns what a client needs to look like the community, before anybody has signed in. Guests may read it.",
      answer: { community: communityAnswer },
    },
    handle: async () => ({ body: { community: presentCommunity(await community.get(), urlOf) } }),
  }),
  staffCall(admit, {
    method: "GET",
    path: "/admin/settings",
    doc: {
      name: "getCommunitySettings",
      tag: "Staff",
      summary: "Get the settings of the community",
      details:
        "How one becomes a member, the look of the community, its announcement, and for how long records stay. For admins.",
      answer: { settings: settingsAnswer },
    },
    handle: async ({ viewer }) => ({ body: { settings: presentSettings(await settings.get(viewer), urlOf) } }),
  }),
  staffCall(admit, {
    method: "PUT",
    path: "/admin/settings",
    body: settingsBody,
    doc: {
      name: "updateCommunitySettings",
      tag: "Staff",
      summary: "Change settings of the community",
      details:
        "Omitted settings stay unchanged, and null takes a choice back. A colour is refused where its contrast with the surfaces of its theme is under 4.5 to 1. While `maintenance` is on, what members change is refused with 503. For admins.",
      example: { registration: "approval", question: "What do you make?", name: "Potters", accent_light: "#08649d" },
      answer: { settings: settingsAnswer },
    },
    handle: async ({ viewer, body }) => ({
      body: { settings: presentSettings(await settings.change(viewer, body), urlOf) },
    }),
  }),
];
