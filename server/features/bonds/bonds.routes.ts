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
    const waiting = await bonds.numbered(viewer, side, page);
    const far = FAR[side];
    const mutual = await people.counts.mutual(
      viewer,
      waiting.map((request) => request[far].id),
    );
    return { body: { requests: waiting.map((request, at) => presentRequest(request, mutual[at] ?? 0, urlOf, far)) } };
  };
  return [
    call({
      method: "GET",
      path: "/friends",
      query: friendsQuery,
      doc: {
        tag: "Friends",
        summary: "List the viewer's friends",
        answer: { friends: z.array(friendAnswer) },
      },
      async handle({ viewer, query }) {
        const page = await people.listOf(viewer, "bonds", query.query, numberedPage(query.page, LIST_PAGE_SIZE));
        return { body: { friends: page.items.map(({ item }) => presentFriend(item, urlOf)) } };
      },
    }),
    call({
      method: "GET",
      path: "/friends/requests",
      query: paged(),
      doc: {
        tag: "Friends",
        summary: "List received friend requests",
        answer: { requests: z.array(requestAnswer) },
      },
      handle: ({ viewer, query }) => requests(viewer, "received", query.page),
    }),
    call({
      method: "GET",
      path: "/friends/requests/sent",
      query: paged(),
      doc: {
        tag: "Friends",
        summary: "List sent friend requests",
        answer: { requests: z.array(requestAnswer) },
      },
      handle: ({ viewer, query }) => requests(viewer, "sent", query.page),
    }),
    call({
      method: "GET",
      path: "/friends/requests/count",
      doc: { tag: "Friends", summary: "Count received friend requests", answer: { count: howMany } },
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
      doc: { tag: "Friends", summary: "Accept a friend request", answer: { message: sentence, friend: friendAnswer } },
      async handle({ viewer, params }) {
        const friend = await bonds.accept(viewer, params.id);
        return { body: { message: REQUEST_ACCEPTED, friend: presentFriend(friend, urlOf) } };
      },
    }),
    call({
      method: "POST",
      path: "/friends/requests/:id/reject",
      params: aRequest,
      doc: { tag: "Friends", summary: "Reject a friend request", answer: done },
      async handle({ viewer, params }) {
        await bonds.reject(viewer, params.id);
        return { body: { message: REQUEST_REJECTED } };
      },
    }),
    call({
      method: "DELETE",
      path: "/friends/requests/:id",
      params: aRequest,
      doc: { tag: "Friends", summary: "Withdraw a friend request", answer: done },
      async handle({ viewer, params }) {
        await bonds.withdrawRequest(viewer, params.id);
        return { body: { message: REQUEST_WITHDRAWN } };
      },
    }),
    call({
      method: "DELETE",
      path: "/friends/:id",
      params: { id: idParam(FRIEND) },
      doc: { tag: "Friends", summary: "Remove a friend", details: "The id is the friend's user id.", answer: done },
      async handle({ viewer, params }) {
        await bonds.remove(viewer, params.id);
        return { body: { message: FRIEND_REMOVED } };
      },
    }),
  ];
};
