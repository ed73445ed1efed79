import { toId } from "#server/core/ids";
import { toPageNumber } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import type { RestRequest, Route } from "#server/rest/route";
import { LIST_PAGE_SIZE, MEMBER } from "./bonds.model.ts";
import type { PeopleService } from "./bonds.people.service.ts";
import { presentFriend, presentMuted } from "./bonds.presenter.ts";
import type { TiesService } from "./bonds.ties.service.ts";

interface Parts {
  ties: TiesService;
  people: PeopleService;
  urlOf: UrlOf;
}

/** Following, blocking and muting on the REST face. */
export const tiesRoutes = ({ ties, people, urlOf }: Parts): Route[] => {
  type Act = (request: RestRequest, viewer: ReturnType<typeof requireViewer>, id: number) => Promise<unknown>;
  const route = (method: "POST" | "DELETE", what: string, message: string, act: Act): Route => ({
    method,
    path: `/users/:id/${what}`,
    async handle(request) {
      await act(request, requireViewer(request.context), toId(request.params["id"], MEMBER));
      return { body: { message } };
    },
  });
  return [
    route("POST", "follow", "You follow this member now", (_, viewer, id) => ties.follow(viewer, id)),
    route("DELETE", "follow", "You no longer follow this member", (_, viewer, id) => ties.unfollow(viewer, id)),
    route("POST", "block", "Member blocked", (_, viewer, id) => ties.block(viewer, id)),
    route("DELETE", "block", "Member unblocked", (_, viewer, id) => ties.unblock(viewer, id)),
    route("POST", "mute", "Member muted", ({ body }, viewer, id) =>
      ties.mute(viewer, id, { duration: body["duration"] }),
    ),
    route("DELETE", "mute", "Member unmuted", (_, viewer, id) => ties.unmute(viewer, id)),
    {
      method: "GET",
      path: "/users/blocked",
      async handle({ context, query }) {
        const offset = (toPageNumber(query["page"]) - 1) * LIST_PAGE_SIZE;
        const place = { first: LIST_PAGE_SIZE, after: null, offset };
        const page = await people.around(requireViewer(context), "blocked", null, place);
        return { body: { users: page.items.map(({ item }) => presentFriend(item, urlOf)) } };
      },
    },
    {
      method: "GET",
      path: "/users/muted",
      async handle({ context }) {
        const muted = await ties.muted(requireViewer(context));
        return { body: { users: muted.map((one) => presentMuted(one, urlOf)) } };
      },
    },
  ];
};
