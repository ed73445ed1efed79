import * as z from "zod";
import { toId, toIdField } from "#server/core/ids";
import { toPageNumber } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import { done, howMany, idNumber, pageNumber, sentence } from "#server/rest/answers";
import { call, type RestRequest, type Route } from "#server/rest/route";
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
import { searchQuery } from "./bonds.rules.ts";
import type { BondsService } from "./bonds.service.ts";

const askBody = z.object({ user_id: idNumber });

interface Parts {
  bonds: BondsService;
  people: PeopleService;
  urlOf: UrlOf;
}

const requestId = ({ params }: RestRequest) => toId(params["id"], REQUEST);

/** Whom a request shows: the other one of the two. */
const FAR = { received: "from", sent: "to" } as const;

/** Bonds on the REST face, where they are called friends. */
export const bondsRoutes = ({ bonds, people, urlOf }: Parts): Route[] => {
  const requests = async ({ context, query }: RestRequest, side: "received" | "sent") => {
    const viewer = requireViewer(context);
    const waiting = await bonds.numbered(viewer, side, toPageNumber(query["page"]));
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
      doc: {
        tag: "Friends",
        summary: "The member's friends",
        query: { page: pageNumber, query: searchQuery.shape.query },
        answer: { friends: z.array(friendAnswer) },
      },
      async handle({ context, query }) {
        const viewer = requireViewer(context);
        const offset = (toPageNumber(query["page"]) - 1) * LIST_PAGE_SIZE;
        const place = { first: LIST_PAGE_SIZE, after: null, offset };
        const page = await people.around(viewer, "bonds", query["query"], place);
        return { body: { friends: page.items.map(({ item }) => presentFriend(item, urlOf)) } };
      },
    }),
    call({
      method: "GET",
      path: "/friends/requests",
      doc: {
        tag: "Friends",
        summary: "Friend requests that wait for the member",
        query: { page: pageNumber },
        answer: { requests: z.array(requestAnswer) },
      },
      handle: (request) => requests(request, "received"),
    }),
    call({
      method: "GET",
      path: "/friends/requests/sent",
      doc: {
        tag: "Friends",
        summary: "Friend requests that the member has sent",
        query: { page: pageNumber },
        answer: { requests: z.array(requestAnswer) },
      },
      handle: (request) => requests(request, "sent"),
    }),
    call({
      method: "GET",
      path: "/friends/requests/count",
      doc: { tag: "Friends", summary: "How many friend requests wait", answer: { count: howMany } },
      async handle({ context }) {
        return { body: { count: (await bonds.counters(requireViewer(context))).bondRequests } };
      },
    }),
    call({
      method: "POST",
      path: "/friends/request",
      creates: true,

      doc: {
        tag: "Friends",
        summary: "Ask somebody to be friends",
        details: "Whoever asks somebody who has already asked them accepts.",
        body: askBody,
        example: { user_id: 7 },
        answer: done,
        refuses: ["NOT_FOUND", "CONFLICT"],
      },
      async handle({ body, context }) {
        const viewer = requireViewer(context, LOGIN_TO_REQUEST);
        const { message } = await bonds.ask(viewer, toIdField(body["user_id"], "userId"));
        return { status: 201, body: { message } };
      },
    }),
    call({
      method: "POST",
      path: "/friends/requests/:id/accept",
      doc: { tag: "Friends", summary: "Accept a friend request", answer: { message: sentence, friend: friendAnswer } },
      async handle(request) {
        const friend = await bonds.accept(requireViewer(request.context), requestId(request));
        return { body: { message: REQUEST_ACCEPTED, friend: presentFriend(friend, urlOf) } };
      },
    }),
    call({
      method: "POST",
      path: "/friends/requests/:id/reject",
      doc: { tag: "Friends", summary: "Reject a friend request", answer: done },
      async handle(request) {
        await bonds.reject(requireViewer(request.context), requestId(request));
        return { body: { message: REQUEST_REJECTED } };
      },
    }),
    call({
      method: "DELETE",
      path: "/friends/requests/:id",
      doc: { tag: "Friends", summary: "Withdraw a friend request", answer: done },
      async handle(request) {
        await bonds.withdrawRequest(requireViewer(request.context), requestId(request));
        return { body: { message: REQUEST_WITHDRAWN } };
      },
    }),
    call({
      method: "DELETE",
      path: "/friends/:id",
      doc: { tag: "Friends", summary: "Be friends no more", details: "By the friend's user id.", answer: done },
      async handle({ context, params }) {
        await bonds.remove(requireViewer(context), toId(params["id"], FRIEND));
        return { body: { message: FRIEND_REMOVED } };
      },
    }),
  ];
};
