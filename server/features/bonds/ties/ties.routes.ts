import * as z from "zod";
import { toId } from "#server/core/ids";
import { toPageNumber } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import { done, pageNumber } from "#server/rest/answers";
import { call, type Doc, type RestRequest, type Route } from "#server/rest/route";
import { friendAnswer, mutedAnswer } from "#server/features/bonds/bonds.answers";
import { LIST_PAGE_SIZE, MEMBER } from "#server/features/bonds/bonds.model";
import type { PeopleService } from "#server/features/bonds/lists/lists.service";
import { presentFriend, presentMuted } from "#server/features/bonds/bonds.presenter";
import { muteChoice } from "#server/features/bonds/bonds.rules";
import type { TiesService } from "./ties.service.ts";

interface Parts {
  ties: TiesService;
  people: PeopleService;
  urlOf: UrlOf;
}

/** Following, blocking and muting on the REST face. */
export const tiesRoutes = ({ ties, people, urlOf }: Parts): Route[] => {
  interface Tie {
    method: "POST" | "DELETE";
    what: string;
    doc: Pick<Doc, "summary" | "body" | "example">;
    message: string;
    act(request: RestRequest, viewer: ReturnType<typeof requireViewer>, id: number): Promise<unknown>;
  }
  const tie = ({ method, what, doc, message, act }: Tie): Route =>
    call({
      method,
      path: `/users/:id/${what}`,
      doc: { tag: "Friends", ...doc, answer: done },
      async handle(request) {
        await act(request, requireViewer(request.context), toId(request.params["id"], MEMBER));
        return { body: { message } };
      },
    });
  return [
    tie({
      method: "POST",
      what: "follow",
      doc: { summary: "Follow a member" },
      message: "You follow this member now",
      act: (_, viewer, id) => ties.follow(viewer, id),
    }),
    tie({
      method: "DELETE",
      what: "follow",
      doc: { summary: "Follow a member no longer" },
      message: "You no longer follow this member",
      act: (_, viewer, id) => ties.unfollow(viewer, id),
    }),
    tie({
      method: "POST",
      what: "block",
      doc: { summary: "Block a member" },
      message: "Member blocked",
      act: (_, viewer, id) => ties.block(viewer, id),
    }),
    tie({
      method: "DELETE",
      what: "block",
      doc: { summary: "Block a member no longer" },
      message: "Member unblocked",
      act: (_, viewer, id) => ties.unblock(viewer, id),
    }),
    tie({
      method: "POST",
      what: "mute",
      doc: { summary: "Do not hear a member for a while", body: muteChoice, example: { duration: "week" } },
      message: "Member muted",
      act: ({ body }, viewer, id) => ties.mute(viewer, id, { duration: body["duration"] }),
    }),
    tie({
      method: "DELETE",
      what: "mute",
      doc: { summary: "Hear a member again" },
      message: "Member unmuted",
      act: (_, viewer, id) => ties.unmute(viewer, id),
    }),
    call({
      method: "GET",
      path: "/users/blocked",
      doc: {
        tag: "Friends",
        summary: "Whom the member has blocked",
        query: { page: pageNumber },
        answer: { users: z.array(friendAnswer) },
      },
      async handle({ context, query }) {
        const offset = (toPageNumber(query["page"]) - 1) * LIST_PAGE_SIZE;
        const place = { first: LIST_PAGE_SIZE, after: null, offset };
        const page = await people.around(requireViewer(context), "blocked", null, place);
        return { body: { users: page.items.map(({ item }) => presentFriend(item, urlOf)) } };
      },
    }),
    call({
      method: "GET",
      path: "/users/muted",
      doc: { tag: "Friends", summary: "Whom the member has muted", answer: { users: z.array(mutedAnswer) } },
      async handle({ context }) {
        const muted = await ties.muted(requireViewer(context));
        return { body: { users: muted.map((one) => presentMuted(one, urlOf)) } };
      },
    }),
  ];
};
