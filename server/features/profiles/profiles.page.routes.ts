import * as z from "zod";
import { friendAnswer } from "#server/features/bonds/bonds.answers";
import { presentFriend } from "#server/features/bonds/bonds.presenter";
import type { UrlOf } from "#server/features/media/media.model";
import { STATUS } from "#server/rest/errors";
import { paged, textParam } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { profileAnswer } from "./profiles.answers.ts";
import { presentProfilePage } from "./profiles.page.presenter.ts";
import type { ProfilePagesService } from "./profiles.page.service.ts";

interface Parts {
  profilePages: ProfilePagesService;
  urlOf: UrlOf;
}

const aMember = { username: textParam() };

/** Serves the page about a member over REST. */
export const profilePagesRoutes = ({ profilePages, urlOf }: Parts): Route[] => [
  call({
    method: "GET",
    path: "/profile",
    doc: {
      name: "getProfileWithoutUsername",
      tag: "Profiles",
      summary: "Get a profile without a username",
      details: `Always ${STATUS.BAD_USER_INPUT}, because the username is missing.`,
      answer: {},
      refuses: ["BAD_USER_INPUT"],
    },
    async handle({ viewer }) {
      await profilePages.page(viewer, "");
      return { body: {} };
    },
  }),
  call({
    method: "GET",
    path: "/profile/:username",
    params: aMember,
    doc: {
      name: "getProfile",
      tag: "Profiles",
      summary: "Get a member's profile",
      details: "The username is case-insensitive.",
      answer: { user: profileAnswer },
    },
    async handle({ viewer, params }) {
      const page = await profilePages.page(viewer, params.username);
      return { body: { user: presentProfilePage(page, urlOf) } };
    },
  }),
  call({
    method: "GET",
    path: "/profile/:username/friends",
    params: aMember,
    doc: {
      name: "listFriendsOfMember",
      tag: "Profiles",
      summary: "List a member's friends",
      details: "Lists the friends of a member, as far as the viewer may see them.",
      answer: { friends: z.array(friendAnswer), hasMore: z.boolean() },
    },
    query: paged(),
    async handle({ viewer, params, query }) {
      const { friends, hasMore } = await profilePages.friendsOf(viewer, params.username, query.page);
      return { body: { friends: friends.map((person) => presentFriend(person, urlOf)), hasMore } };
    },
  }),
];
