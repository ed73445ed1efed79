import type { UrlFor } from "#server/features/media/media.model";
import { done } from "#server/rest/answers";
import { idParam, paged } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { preferenceAnswer, preferencesPage } from "./preferences.answers.ts";
import { THIS } from "./preferences.model.ts";
import { presentPreference } from "./preferences.presenter.ts";
import { preferenceBody } from "./preferences.requests.ts";
import type { PreferencesService } from "./preferences.service.ts";

/** Serves what the viewer asked of their feed over REST. */
export const preferencesRoutes = (preferences: PreferencesService, urlFor: UrlFor): Route[] => [
  call({
    method: "GET",
    path: "/feed/preferences",
    query: paged(),
    doc: {
      name: "listFeedPreferences",
      tag: "Me",
      summary: "List what the viewer asked of their feed",
      details:
        "Lists the posts of which the viewer wants fewer, and what the viewer muted in the feed, the newest first.",
      answer: preferencesPage,
    },
    async handle({ viewer, query }) {
      const page = await preferences.numberedPage(viewer, query.page);
      const urlOf = urlFor(viewer);
      return {
        body: {
          preferences: page.items.map((one) => presentPreference(one, urlOf)),
          hasMore: page.hasNextPage,
          total: await page.total(),
        },
      };
    },
  }),
  call({
    method: "POST",
    path: "/feed/preferences",
    changesNoPost: true,
    body: preferenceBody,
    doc: {
      name: "createFeedPreference",
      tag: "Me",
      summary: "Ask something of the feed",
      details:
        "Names one thing: a post for less like it, or a member, a tag or a group to mute for a week. Safe to repeat.",
      example: { tag: "energy" },
      answer: { preference: preferenceAnswer },
      refuses: ["NOT_FOUND"],
    },
    async handle({ viewer, body }) {
      const preference = await preferences.ask(viewer, body);
      const [named] = await preferences.named(viewer, [preference]);
      return { body: { preference: presentPreference(named ?? { ...preference, person: null }, urlFor(viewer)) } };
    },
  }),
  call({
    method: "DELETE",
    path: "/feed/preferences/:id",
    changesNoPost: true,
    params: { id: idParam(THIS) },
    doc: {
      name: "deleteFeedPreference",
      tag: "Me",
      summary: "Remove what was asked of the feed",
      details: "What the viewer asked for no longer applies. The feed contains such posts again.",
      answer: done,
    },
    async handle({ viewer, params }) {
      await preferences.remove(viewer, params.id);
      return { body: { message: "Preference removed" } };
    },
  }),
];
