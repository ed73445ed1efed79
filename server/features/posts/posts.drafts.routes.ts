import { toId } from "#server/core/ids";
import { toPageNumber } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import type { RestRequest, Route } from "#server/rest/route";
import { savedDraftOf } from "./posts.drafts.model.ts";
import { presentDraft, presentRefusal } from "./posts.drafts.presenter.ts";
import type { DraftsService } from "./posts.drafts.service.ts";
import { presentPost } from "./posts.presenter.ts";

const idOf = ({ params }: RestRequest) => toId(params["id"], "This draft");

/** Drafts on the REST face. */
export const draftsRoutes = (drafts: DraftsService, urlOf: UrlOf): Route[] => {
  const save = async ({ context, body }: RestRequest, id?: number) => {
    try {
      const draft = await drafts.save(requireViewer(context), { ...savedDraftOf(body), id });
      return { draft: presentDraft(draft, urlOf) };
    } catch (error) {
      throw presentRefusal(error, urlOf);
    }
  };
  return [
    {
      method: "GET",
      path: "/drafts",
      async handle({ context, query }) {
        const page = await drafts.numberedPage(requireViewer(context), toPageNumber(query["page"]));
        return { body: { ...page, drafts: page.drafts.map((draft) => presentDraft(draft, urlOf)) } };
      },
    },
    {
      method: "POST",
      path: "/drafts",
      creates: true,
      handle: async (request) => ({ status: 201, body: await save(request) }),
    },
    {
      method: "GET",
      path: "/drafts/:id",
      async handle(request) {
        const draft = await drafts.get(requireViewer(request.context), idOf(request));
        return { body: { draft: presentDraft(draft, urlOf) } };
      },
    },
    {
      method: "PUT",
      path: "/drafts/:id",
      handle: async (request) => ({ body: await save(request, idOf(request)) }),
    },
    {
      method: "DELETE",
      path: "/drafts/:id",
      async handle(request) {
        await drafts.remove(requireViewer(request.context), idOf(request));
        return { body: { message: "Draft deleted" } };
      },
    },
    {
      method: "POST",
      path: "/drafts/:id/publish",
      creates: true,
      async handle(request) {
        const post = await drafts.publish(requireViewer(request.context), idOf(request));
        return { status: 201, body: { post: presentPost(post, urlOf) } };
      },
    },
  ];
};
