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
    name: string;
    summary: string;
    details: string;
    message: string;
    act(viewer: Viewer, id: number): Promise<unknown>;
  }
  const tie = ({ method, what, name, summary, details, message, act }: Tie): Route =>
    call({
      method,
      path: `/users/:id/${what}`,
      params: aMember,
      doc: { name, tag: "Friends", summary, details, answer: done },
      async handle({ viewer, params }) {
        await act(viewer, params.id);
        return { body: { message } };
      },
    });
  return [
    tie({
      method: "POST",
      what: "follow",
      name: "followMember",
      summary: "Follow a member",
      details:
        "The member's posts appear in the viewer's feed of followed people, and the member is notified. Safe to repeat.",
      message: "You follow this member now",
      act: (viewer, id) => ties.follow(viewer, id),
    }),
    tie({
      method: "DELETE",
      what: "follow",
      name: "unfollowMember",
      summary: "Unfollow a member",
      details: "The viewer no longer follows the member, who is not notified. Safe to repeat.",
      message: "You no longer follow this member",
      act: (viewer, id) => ties.unfollow(viewer, id),
    }),
    tie({
      method: "POST",
      what: "block",
      name: "blockMember",
      summary: "Block a member",
      details:
        "The two members no longer see each other, and whatever connects them ends: friendship, requests and following. The member is not notified. Safe to repeat.",
      message: "Member blocked",
      act: (viewer, id) => ties.block(viewer, id),
    }),
    tie({
      method: "DELETE",
      what: "block",
      name: "unblockMember",
      summary: "Unblock a member",
      details: "The two members can see each other again. What the block ended does not return. Safe to repeat.",
      message: "Member unblocked",
      act: (viewer, id) => ties.unblock(viewer, id),
    }),
    call({
      method: "POST",
      path: "/users/:id/mute",
      params: aMember,
      body: muteBody,
      doc: {
        name: "muteMember",
        tag: "Friends",
        summary: "Mute a member",
        details:
          "Posts and acts of the member no longer appear in the viewer's feeds and notifications, for a while or until the viewer unmutes them. The member is not notified.",
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
      name: "unmuteMember",
      summary: "Unmute a member",
      details: "Posts and acts of the member appear again. Safe to repeat.",
      message: "Member unmuted",
      act: (viewer, id) => ties.unmute(viewer, id),
    }),
    call({
      method: "GET",
      path: "/users/blocked",
      query: paged(),
      doc: {
        name: "listBlockedMembers",
        tag: "Friends",
        summary: "List blocked members",
        details: "Lists the members whom the viewer has blocked, the last one first. Nobody else can see this list.",
        answer: { users: z.array(friendAnswer), hasMore: z.boolean() },
      },
      async handle({ viewer, query }) {
        const page = await people.listOf(viewer, "blocked", null, numberedPage(query.page, LIST_PAGE_SIZE));
        const users = page.items.map(({ item }) => presentFriend(item, urlOf));
        return { body: { users, hasMore: page.hasNextPage } };
      },
    }),
    call({
      method: "GET",
      path: "/users/muted",
      query: paged(),
      doc: {
        name: "listMutedMembers",
        tag: "Friends",
        summary: "List muted members",
        details:
          "Lists the members whom the viewer has muted, the last one first, with the end of each mute. Nobody else can see this list.",
        answer: { users: z.array(mutedAnswer), hasMore: z.boolean() },
      },
      async handle({ viewer, query }) {
        const page = await ties.mutedPage(viewer, numberedPage(query.page, LIST_PAGE_SIZE));
        return { body: { users: page.items.map((one) => presentMuted(one, urlOf)), hasMore: page.hasNextPage } };
      },
    }),
  ];
};
