import * as z from "zod";
import { toId } from "#server/core/ids";
import { requireViewer } from "#server/core/viewer";
import { idNumber } from "#server/rest/answers";
import { call, type RestRequest, type Route } from "#server/rest/route";
import { mediaAnswer } from "./media.answers.ts";
import { POST_MEDIA } from "./media.model.ts";
import { presentMedia } from "./media.presenter.ts";
import { newMedia } from "./media.rules.ts";
import type { MediaService } from "./media.service.ts";

const uploadBody = z.object({
  ...newMedia.shape,
  private: z
    .enum(["0", "1"])
    .optional()
    .meta({ description: "1: for a message; its address is signed, and it can become part of nothing else." }),
});

const idOf = ({ params }: RestRequest) => toId(params["id"], "This file");

/** Where the GraphQL client, too, brings its files: GraphQL itself carries none. */
export const mediaRoutes = (media: MediaService): Route[] => [
  call({
    method: "POST",
    path: "/uploads",
    upload: { field: "file", also: ["poster"], maxBytes: POST_MEDIA.maxBytes, tooLarge: POST_MEDIA.tooLarge },
    creates: true,

    doc: {
      tag: "Uploads",
      summary: "Upload a picture or a video",
      details: "For a post or a message that comes later; until then nobody else sees it.",
      body: uploadBody,
      example: { alt: "A bicycle in the rain" },
      answer: { media: mediaAnswer },
    },
    async handle({ upload, uploads, body, context }) {
      const viewer = requireViewer(context);
      const beside = { alt: body["alt"], poster: uploads["poster"] ?? null, private: body["private"] };
      const stored = await media.store(viewer, upload, POST_MEDIA, beside);
      return { status: 201, body: { media: presentMedia(stored, media.urlFor(viewer)) } };
    },
  }),
  call({
    method: "PUT",
    path: "/uploads/:id",
    doc: {
      tag: "Uploads",
      summary: "Describe an upload",
      body: newMedia,
      example: { alt: "A bicycle in the rain" },
      answer: { media: mediaAnswer },
    },
    async handle(request) {
      const viewer = requireViewer(request.context);
      const described = await media.describe(viewer, idOf(request), request.body["alt"]);
      return { body: { media: presentMedia(described, media.urlFor(viewer)) } };
    },
  }),
  call({
    method: "DELETE",
    path: "/uploads/:id",
    doc: { tag: "Uploads", summary: "Throw an upload away", answer: { id: idNumber } },
    async handle(request) {
      const id = idOf(request);
      await media.discard(requireViewer(request.context), id);
      return { body: { id } };
    },
  }),
];
