import * as z from "zod";
import { numberedPage } from "#server/core/pages";
import type { Viewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import { done } from "#server/rest/answers";
import { idParam, paged } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { friendAnswer, mutedAnswer } from "#server/features/bonds/bonds.answers";
import { LIST_PAGE_SIZE, MEMBER } from "#server/features/bonds/bonds.model";
import type { PeopleService } from "#server/features/bonds/lists/lists.service";
import { presentFriend, presentMuted } from "#server/features/bonds/bonds.presenter";
import { muteBody } from "#server/features/bonds/bonds.requests";
import type { TiesService } from "./ties.service.ts";

interface Parts {
  ties: TiesService;
  people: PeopleService;
  urlOf: UrlOf;
}

const aMember = { id: idParam(MEMBER) };

/** Serves following, blocking and muting over REST. */
export const tiesRoutes = ({ ties, people, urlOf }: Parts): Route[] => {
  interface Tie {
    method: "POST" | "DELETE";
    what: string;
    summary: string;
    message: string;
    act(viewer: Viewer, id: number): Promise<unknown>;
  }
  const tie = ({ method, what, summary, message, act }: Tie): Route =>
    call({
      method,
      path: `/users/:id/${what}`,
      params: aMember,
      doc: { tag: "Friends", summary, answer: done },
      async handle({ viewer, params }) {
        await act(viewer, params.id);
        return { body: { message } };
      },
    });
  return [
    tie({
      method: "POST",
      what: "follow",
      summary: "Follow a member",
      message: "You follow this member now",
      act: (viewer, id) => ties.follow(viewer, id),
    }),
    tie({
      method: "DELETE",
      what: "follow",
      summary: "Unfollow a member",
      message: "You no longer follow this member",
      act: (viewer, id) => ties.unfollow(viewer, id),
    }),
    tie({
      method: "POST",
      what: "block",
      summary: "Block a member",
      message: "Member blocked",
      act: (viewer, id) => ties.block(viewer, id),
    }),
    tie({
      method: "DELETE",
      what: "block",
      summary: "Unblock a member",
      message: "Member unblocked",
      act: (viewer, id) => ties.unblock(viewer, id),
    }),
    call({
      method: "POST",
      path: "/users/:id/mute",
      params: aMember,
      body: muteBody,
      doc: {
        tag: "Friends",
        summary: "Mute a member",
        example: { duration: "week" },
        answer: done,
      },
      async handle({ viewer, params, body }) {
        await ties.mute(viewer, params.id, body);
        return { body: { message: "Member muted" } };
      },
    }),
    tie({
      method: "DELETE",
      what: "mute",
      summary: "Unmute a member",
      message: "Member unmuted",
      act: (viewer, id) => ties.unmute(viewer, id),
    }),
    call({
      method: "GET",
      path: "/users/blocked",
      query: paged(),
      doc: {
        tag: "Friends",
        summary: "List blocked members",
        answer: { users: z.array(friendAnswer) },
      },
      async handle({ viewer, query }) {
        const page = await people.listOf(viewer, "blocked", null, numberedPage(query.page, LIST_PAGE_SIZE));
        return { body: { users: page.items.map(({ item }) => presentFriend(item, urlOf)) } };
      },
    }),
    call({
      method: "GET",
      path: "/users/muted",
      doc: { tag: "Friends", summary: "List muted members", answer: { users: z.array(mutedAnswer) } },
      async handle({ viewer }) {
        const muted = await ties.muted(viewer);
        return { body: { users: muted.map((one) => presentMuted(one, urlOf)) } };
      },
    }),
  ];
};
