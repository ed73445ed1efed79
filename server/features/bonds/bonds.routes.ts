import * as z from "zod";
import { numberedPage } from "#server/core/pages";
import type { Viewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import { done, howMany, sentence } from "#server/rest/answers";
import { idParam, paged } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { friendAnswer, requestAnswer } from "./bonds.answers.ts";
import {
  FRIEND,
  FRIEND_REMOVED,
  LIST_PAGE_SIZE,
  LOGIN_TO_REQUEST,
  REQUEST,
  REQUEST_ACCEPTED,
  REQUEST_REJECTED,
  REQUEST_WITHDRAWN,
} from "./bonds.model.ts";
import type { PeopleService } from "#server/features/bonds/lists/lists.service";
import { presentFriend, presentRequest } from "./bonds.presenter.ts";
import { askBody, friendsQuery } from "./bonds.requests.ts";
import type { BondsService } from "./bonds.service.ts";

interface Parts {
  bonds: BondsService;
  people: PeopleService;
  urlOf: UrlOf;
}

const aRequest = { id: idParam(REQUEST) };

/** The person of a request whom its viewer sees: the other one of the two. */
const FAR = { received: "from", sent: "to" } as const;

/** Serves bonds over REST, where they are called friends. */
export const bondsRoutes = ({ bonds, people, urlOf }: Parts): Route[] => {
  const requests = async (viewer: Viewer, side: "received" | "sent", page: number) => {
    const { requests: waiting, hasMore } = await bonds.numbered(viewer, side, page);
    const far = FAR[side];
    const mutual = await people.counts.mutual(
      viewer,
      waiting.map((request) => request[far].id),
    );
    const presented = waiting.map((request, at) => presentRequest(request, mutual[at] ?? 0, urlOf, far));
    return { body: { requests: presented, hasMore } };
  };
  return [
    call({
      method: "GET",
      path: "/friends",
      query: friendsQuery,
      doc: {
        name: "listFriends",
        tag: "Friends",
        summary: "List the viewer's friends",
        details:
          "Lists those whose friendship both members have confirmed, the newest friendship first. `query` finds friends by a part of their name or username.",
        answer: { friends: z.array(friendAnswer), hasMore: z.boolean() },
      },
      async handle({ viewer, query }) {
        const page = await people.listOf(viewer, "bonds", query.query, numberedPage(query.page, LIST_PAGE_SIZE));
        const friends = page.items.map(({ item }) => presentFriend(item, urlOf));
        return { body: { friends, hasMore: page.hasNextPage } };
      },
    }),
    call({
      method: "GET",
      path: "/friends/requests",
      query: paged(),
      doc: {
        name: "listFriendRequests",
        tag: "Friends",
        summary: "List received friend requests",
        details: "Lists the requests that wait for the viewer's answer, the newest first.",
        answer: { requests: z.array(requestAnswer), hasMore: z.boolean() },
      },
      handle: ({ viewer, query }) => requests(viewer, "received", query.page),
    }),
    call({
      method: "GET",
      path: "/friends/requests/sent",
      query: paged(),
      doc: {
        name: "listSentFriendRequests",
        tag: "Friends",
        summary: "List sent friend requests",
        details: "Lists the requests of the viewer that nobody has answered yet, the newest first.",
        answer: { requests: z.array(requestAnswer), hasMore: z.boolean() },
      },
      handle: ({ viewer, query }) => requests(viewer, "sent", query.page),
    }),
    call({
      method: "GET",
      path: "/friends/requests/count",
      doc: {
        name: "countFriendRequests",
        tag: "Friends",
        summary: "Count received friend requests",
        details: "Counts the requests that wait for the viewer's answer.",
        answer: { count: howMany },
      },
      async handle({ viewer }) {
        return { body: { count: (await bonds.counters(viewer)).bondRequests } };
      },
    }),
    call({
      method: "POST",
      path: "/friends/request",
      creates: true,
      guestsHear: LOGIN_TO_REQUEST,
      body: askBody,
      doc: {
        name: "sendFriendRequest",
        tag: "Friends",
        summary: "Send a friend request",
        details: "If the other member has already sent a request to the viewer, this accepts it.",
        example: { user_id: 7 },
        answer: done,
        refuses: ["NOT_FOUND", "CONFLICT"],
      },
      async handle({ viewer, body }) {
        const { message } = await bonds.ask(viewer, body.userId);
        return { status: 201, body: { message } };
      },
    }),
    call({
      method: "POST",
      path: "/friends/requests/:id/accept",
      params: aRequest,
      doc: {
        name: "acceptFriendRequest",
        tag: "Friends",
        summary: "Accept a friend request",
        details:
          "Makes the two members friends, and notifies the one who asked. Only the member who received the request can accept it.",
        answer: { message: sentence, friend: friendAnswer },
      },
      async handle({ viewer, params }) {
        const friend = await bonds.accept(viewer, params.id);
        return { body: { message: REQUEST_ACCEPTED, friend: presentFriend(friend, urlOf) } };
      },
    }),
    call({
      method: "POST",
      path: "/friends/requests/:id/reject",
      params: aRequest,
      doc: {
        name: "rejectFriendRequest",
        tag: "Friends",
        summary: "Reject a friend request",
        details: "Removes a received request. The member who sent it is not notified.",
        answer: done,
      },
      async handle({ viewer, params }) {
        await bonds.reject(viewer, params.id);
        return { body: { message: REQUEST_REJECTED } };
      },
    }),
    call({
      method: "DELETE",
      path: "/friends/requests/:id",
      params: aRequest,
      doc: {
        name: "withdrawFriendRequest",
        tag: "Friends",
        summary: "Withdraw a friend request",
        details: "Takes back a request of the viewer that is not answered yet.",
        answer: done,
      },
      async handle({ viewer, params }) {
        await bonds.withdrawRequest(viewer, params.id);
        return { body: { message: REQUEST_WITHDRAWN } };
      },
    }),
    call({
      method: "DELETE",
      path: "/friends/:id",
      params: { id: idParam(FRIEND) },
      doc: {
        name: "removeFriend",
        tag: "Friends",
        summary: "Remove a friend",
        details: "The id is the friend's user id.",
        answer: done,
      },
      async handle({ viewer, params }) {
        await bonds.remove(viewer, params.id);
        return { body: { message: FRIEND_REMOVED } };
      },
    }),
  ];
};
