import { parseId, toId, toIdField } from "#server/core/ids";
import { toPageNumber } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import type { RestRequest, Route } from "#server/rest/route";
import {
  FRIEND,
  FRIEND_REMOVED,
  LIST_PAGE_SIZE,
  REQUEST,
  REQUEST_ACCEPTED,
  REQUEST_REJECTED,
  REQUEST_WITHDRAWN,
} from "./bonds.model.ts";
import type { PeopleService } from "./bonds.people.service.ts";
import { presentFriend, presentProfilePage, presentRequest } from "./bonds.presenter.ts";
import type { ProfilePagesService } from "./bonds.profile.service.ts";
import type { BondsService } from "./bonds.service.ts";

interface Parts {
  bonds: BondsService;
  people: PeopleService;
  profilePages: ProfilePagesService;
  urlOf: UrlOf;
}

const requestId = ({ params }: RestRequest) => toId(params["id"], REQUEST);

/** Bonds on the REST face, where they are called friends. */
export const bondsRoutes = ({ bonds, people, profilePages, urlOf }: Parts): Route[] => {
  const requests = async ({ context, query }: RestRequest, side: "received" | "sent") => {
    const viewer = requireViewer(context);
    const waiting = await bonds.numbered(viewer, side, toPageNumber(query["page"]));
    const far = side === "received" ? "from" : "to";
    const mutual = await people.counts.mutual(
      viewer,
      waiting.map((request) => request[far].id),
    );
    return { body: { requests: waiting.map((request, at) => presentRequest(request, mutual[at] ?? 0, urlOf, far)) } };
  };
  return [
    {
      method: "GET",
      path: "/profile/:username",
      async handle({ context, params }) {
        const page = await profilePages.page(requireViewer(context), params["username"]);
        return { body: { user: presentProfilePage(page, urlOf) } };
      },
    },
    {
      method: "GET",
      path: "/profile/:username/friends",
      async handle({ context, params, query }) {
        const viewer = requireViewer(context);
        const { friends, hasMore } = await profilePages.friendsOf(
          viewer,
          params["username"],
          toPageNumber(query["page"]),
        );
        return { body: { friends: friends.map((person) => presentFriend(person, urlOf)), hasMore } };
      },
    },
    {
      method: "GET",
      path: "/friends",
      async handle({ context, query }) {
        const viewer = requireViewer(context);
        const offset = (toPageNumber(query["page"]) - 1) * LIST_PAGE_SIZE;
        const place = { first: LIST_PAGE_SIZE, after: null, offset };
        const page = await people.around(viewer, "bonds", query["query"], place);
        return { body: { friends: page.items.map(({ item }) => presentFriend(item, urlOf)) } };
      },
    },
    { method: "GET", path: "/friends/requests", handle: (request) => requests(request, "received") },
    { method: "GET", path: "/friends/requests/sent", handle: (request) => requests(request, "sent") },
    {
      method: "GET",
      path: "/friends/requests/count",
      async handle({ context }) {
        return { body: { count: (await bonds.counters(requireViewer(context))).bondRequests } };
      },
    },
    {
      method: "POST",
      path: "/friends/request",
      creates: true,
      async handle({ body, context }) {
        const userId = context.viewer ? toIdField(body["user_id"], "userId") : (parseId(body["user_id"]) ?? 0);
        const { message } = await bonds.ask(context.viewer, userId);
        return { status: 201, body: { message } };
      },
    },
    {
      method: "POST",
      path: "/friends/requests/:id/accept",
      async handle(request) {
        const friend = await bonds.accept(requireViewer(request.context), requestId(request));
        return { body: { message: REQUEST_ACCEPTED, friend: presentFriend(friend, urlOf) } };
      },
    },
    {
      method: "POST",
      path: "/friends/requests/:id/reject",
      async handle(request) {
        await bonds.reject(requireViewer(request.context), requestId(request));
        return { body: { message: REQUEST_REJECTED } };
      },
    },
    {
      method: "DELETE",
      path: "/friends/requests/:id",
      async handle(request) {
        await bonds.withdrawRequest(requireViewer(request.context), requestId(request));
        return { body: { message: REQUEST_WITHDRAWN } };
      },
    },
    {
      method: "DELETE",
      path: "/friends/:id",
      async handle({ context, params }) {
        await bonds.remove(requireViewer(context), toId(params["id"], FRIEND));
        return { body: { message: FRIEND_REMOVED } };
      },
    },
  ];
};
