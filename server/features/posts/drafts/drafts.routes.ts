import * as z from "zod";
import { toId } from "#server/core/ids";
import { toPageNumber } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import { done, pageNumber } from "#server/rest/answers";
import { call, type RestRequest, type Route } from "#server/rest/route";
import { latLng, listOrText, postAnswer } from "#server/features/posts/posts.answers";
import { draftAnswer, draftFacts, draftsPage } from "./drafts.answers.ts";
import { savedDraftOf } from "./drafts.model.ts";
import { presentDraft, refusing } from "./drafts.presenter.ts";
import { savedDraft } from "./drafts.rules.ts";
import type { DraftsService } from "./drafts.service.ts";
import { presentPost } from "#server/features/posts/posts.presenter";

const { id: _, ...savedFields } = savedDraft.shape;
const draftBody = z.object({
  ...savedFields,
  tags: listOrText(savedDraft.shape.tags),
  location: latLng,
});

const idOf = ({ params }: RestRequest) => toId(params["id"], "This draft");

/** Drafts on the REST face. */
export const draftsRoutes = (drafts: DraftsService, urlOf: UrlOf): Route[] => {
  const save = async ({ context, body }: RestRequest, id?: number) => {
    const viewer = requireViewer(context);
    const draft = await drafts.save(viewer, { ...savedDraftOf(body), id }).catch(refusing(urlOf));
    return { draft: presentDraft(draft, urlOf) };
  };
  return [
    call({
      method: "GET",
      path: "/drafts",
      doc: { tag: "Drafts", summary: "The member's drafts", query: { page: pageNumber }, answer: draftsPage },
      async handle({ context, query }) {
        const page = await drafts.numberedPage(requireViewer(context), toPageNumber(query["page"]));
        return { body: { ...page, drafts: page.drafts.map((draft) => presentDraft(draft, urlOf)) } };
      },
    }),
    call({
      method: "POST",
      path: "/drafts",
      creates: true,

      doc: {
        tag: "Drafts",
        summary: "Begin a draft",
        body: draftBody,
        example: { kind: "idea", title: "A library of things" },
        answer: { draft: draftAnswer },
        facts: draftFacts,
      },
      handle: async (request) => ({ status: 201, body: await save(request) }),
    }),
    call({
      method: "GET",
      path: "/drafts/:id",
      doc: { tag: "Drafts", summary: "A draft", answer: { draft: draftAnswer } },
      async handle(request) {
        const draft = await drafts.get(requireViewer(request.context), idOf(request));
        return { body: { draft: presentDraft(draft, urlOf) } };
      },
    }),
    call({
      method: "PUT",
      path: "/drafts/:id",
      doc: {
        tag: "Drafts",
        summary: "Save a draft",
        details:
          "`version` is the one that this changes; when there is a newer one, 409 tells what the draft says by now.",
        body: draftBody,
        example: { kind: "idea", version: 1, content: "Lend tools, not only" },
        answer: { draft: draftAnswer },
        refuses: ["CONFLICT"],
        facts: draftFacts,
      },
      handle: async (request) => ({ body: await save(request, idOf(request)) }),
    }),
    call({
      method: "DELETE",
      path: "/drafts/:id",
      doc: { tag: "Drafts", summary: "Delete a draft", answer: done },
      async handle(request) {
        await drafts.remove(requireViewer(request.context), idOf(request));
        return { body: { message: "Draft deleted" } };
      },
    }),
    call({
      method: "POST",
      path: "/drafts/:id/publish",
      creates: true,

      doc: { tag: "Drafts", summary: "Publish a draft", answer: { post: postAnswer } },
      async handle(request) {
        const post = await drafts.publish(requireViewer(request.context), idOf(request));
        return { status: 201, body: { post: presentPost(post, urlOf) } };
      },
    }),
  ];
};
