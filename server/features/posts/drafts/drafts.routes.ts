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
      doc: {
        name: "listDrafts",
        tag: "Drafts",
        summary: "List the viewer's drafts",
        details:
          "Lists the posts that the viewer has begun and not published, the last saved first. Nobody else can see them.",
        answer: draftsPage,
      },
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
        name: "createDraft",
        tag: "Drafts",
        summary: "Create a draft",
        details:
          "Stores the beginning of a post. With the same `client_id` again, the draft that was created first is changed and no other is made.",
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
      doc: {
        name: "getDraft",
        tag: "Drafts",
        summary: "Get a draft",
        details: "Returns a draft of the viewer, with its files and its `version`, which the next save names.",
        answer: { draft: draftAnswer },
      },
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
        name: "saveDraft",
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
      doc: {
        name: "deleteDraft",
        tag: "Drafts",
        summary: "Delete a draft",
        details: "Deletes a draft of the viewer with the files that nothing else uses.",
        answer: done,
      },
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
      doc: {
        name: "publishDraft",
        tag: "Drafts",
        summary: "Publish a draft",
        details: "Makes a post of the draft, by the same rules as a new post, and removes the draft.",
        answer: { post: postAnswer },
      },
      async handle({ viewer, params }) {
        const post = await drafts.publish(viewer, params.id);
        return { status: 201, body: { post: presentPost(post, urlFor(viewer)) } };
      },
    }),
  ];
};
