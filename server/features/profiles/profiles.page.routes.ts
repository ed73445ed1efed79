import * as z from "zod";
import { toPageNumber } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import { accountAnswer } from "#server/features/auth/auth.answers";
import { presentAccount } from "#server/features/auth/auth.presenter";
import { friendAnswer } from "#server/features/bonds/bonds.answers";
import { presentFriend } from "#server/features/bonds/bonds.presenter";
import type { UrlOf } from "#server/features/media/media.model";
import { pageNumber } from "#server/rest/answers";
import { call, type Route } from "#server/rest/route";
import { profileAnswer } from "./profiles.answers.ts";
import { presentProfilePage } from "./profiles.page.presenter.ts";
import type { ProfilePagesService } from "./profiles.page.service.ts";

interface Parts {
  profilePages: ProfilePagesService;
  urlOf: UrlOf;
}

/** The page about a member, on the REST face. */
export const profilePagesRoutes = ({ profilePages, urlOf }: Parts): Route[] => [
  call({
    method: "GET",
    path: "/user",
    doc: { tag: "Me", summary: "Who is signed in", answer: { user: accountAnswer } },
    handle: async ({ context }) => ({
      body: { user: presentAccount(await profilePages.account(requireViewer(context)), urlOf) },
    }),
  }),
  call({
    method: "GET",
    path: "/profile",
    doc: {
      tag: "Profiles",
      summary: "Nobody's profile",
      details: "Always 422, since it names nobody.",
      answer: {},
      refuses: ["BAD_USER_INPUT"],
    },
    async handle({ context }) {
      await profilePages.page(requireViewer(context), undefined);
      return { body: {} };
    },
  }),
  call({
    method: "GET",
    path: "/profile/:username",
    doc: {
      tag: "Profiles",
      summary: "A member's profile",
      details: "By the username in any case.",
      answer: { user: profileAnswer },
    },
    async handle({ context, params }) {
      const page = await profilePages.page(requireViewer(context), params["username"]);
      return { body: { user: presentProfilePage(page, urlOf) } };
    },
  }),
  call({
    method: "GET",
    path: "/profile/:username/friends",
    doc: {
      tag: "Profiles",
      summary: "A member's friends",
      query: { page: pageNumber },
      answer: { friends: z.array(friendAnswer), hasMore: z.boolean() },
    },
    async handle({ context, params, query }) {
      const viewer = requireViewer(context);
      const { friends, hasMore } = await profilePages.friendsOf(
        viewer,
        params["username"],
        toPageNumber(query["page"]),
      );
      return { body: { friends: friends.map((person) => presentFriend(person, urlOf)), hasMore } };
    },
  }),
];
