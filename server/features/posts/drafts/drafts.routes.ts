import { GUESTS_CANNOT_POST } from "#server/features/posts/posts.limits.rules";
import type { UrlFor } from "#server/features/media/media.model";
import { done } from "#server/rest/answers";
import { idParam, paged } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { postAnswer } from "#server/features/posts/posts.answers";
import { draftAnswer, draftFacts, draftsPage } from "./drafts.answers.ts";
import { presentDraft, refusing } from "./drafts.presenter.ts";
import { draftBody } from "#server/features/posts/posts.drafts.requests";
import type { DraftsService } from "./drafts.service.ts";
import { presentPost } from "#server/features/posts/posts.presenter";

const aDraft = { id: idParam("This draft") };

/** Serves drafts over REST. */
export const draftsRoutes = (drafts: DraftsService, urlFor: UrlFor): Route[] => {
  const save = async (...[viewer, input]: Parameters<DraftsService["save"]>) => {
    const draft = await drafts.save(viewer, input).catch(refusing(urlFor(viewer)));
    return { draft: presentDraft(draft, urlFor(viewer)) };
  };
  return [
    call({
      method: "GET",
      path: "/drafts",
      query: paged(),
      doc: { tag: "Drafts", summary: "List the viewer's drafts", answer: draftsPage },
      async handle({ viewer, query }) {
        const page = await drafts.numberedPage(viewer, query.page);
        return { body: { ...page, drafts: page.drafts.map((draft) => presentDraft(draft, urlFor(viewer))) } };
      },
    }),
    call({
      method: "POST",
      path: "/drafts",
      creates: true,
      body: draftBody,
      doc: {
        tag: "Drafts",
        summary: "Create a draft",
        example: { kind: "idea", title: "A library of things" },
        answer: { draft: draftAnswer },
        facts: draftFacts,
      },
      handle: async ({ viewer, body }) => ({ status: 201, body: await save(viewer, body) }),
    }),
    call({
      method: "GET",
      path: "/drafts/:id",
      params: aDraft,
      doc: { tag: "Drafts", summary: "Get a draft", answer: { draft: draftAnswer } },
      async handle({ viewer, params }) {
        const draft = await drafts.get(viewer, params.id);
        return { body: { draft: presentDraft(draft, urlFor(viewer)) } };
      },
    }),
    call({
      method: "PUT",
      path: "/drafts/:id",
      params: aDraft,
      body: draftBody,
      doc: {
        tag: "Drafts",
        summary: "Save a draft",
        details:
          "`version` is the version that the change is based on. If there is a newer one, the answer is 409 with the current draft.",
        example: { kind: "idea", version: 1, content: "Lend tools, not only" },
        answer: { draft: draftAnswer },
        refuses: ["CONFLICT"],
        facts: draftFacts,
      },
      handle: async ({ viewer, params, body }) => ({ body: await save(viewer, { ...body, id: params.id }) }),
    }),
    call({
      method: "DELETE",
      path: "/drafts/:id",
      params: aDraft,
      doc: { tag: "Drafts", summary: "Delete a draft", answer: done },
      async handle({ viewer, params }) {
        await drafts.remove(viewer, params.id);
        return { body: { message: "Draft deleted" } };
      },
    }),
    call({
      method: "POST",
      path: "/drafts/:id/publish",
      params: aDraft,
      creates: true,
      guestsHear: GUESTS_CANNOT_POST,
      doc: { tag: "Drafts", summary: "Publish a draft", answer: { post: postAnswer } },
      async handle({ viewer, params }) {
        const post = await drafts.publish(viewer, params.id);
        return { status: 201, body: { post: presentPost(post, urlFor(viewer)) } };
      },
    }),
  ];
};
