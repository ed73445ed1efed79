import { invalid } from "#server/core/errors";
import { toId } from "#server/core/ids";
import { check } from "#server/core/validation";
import { requireViewer } from "#server/core/viewer";
import type { RestRequest, Route } from "#server/rest/route";
import { POST_MEDIA } from "./media.model.ts";
import { presentMedia } from "./media.presenter.ts";
import { NOT_A_MEDIUM } from "./media.limits.rules.ts";
import { uploadPurpose } from "./media.rules.ts";
import type { MediaService } from "./media.service.ts";

const idOf = ({ params }: RestRequest) => toId(params["id"], "This file");

/** Where the GraphQL client, too, brings its files: GraphQL itself carries none. */
export const mediaRoutes = (media: MediaService): Route[] => [
  {
    method: "POST",
    path: "/uploads",
    upload: { field: "file", also: ["poster"], maxBytes: POST_MEDIA.maxBytes, tooLarge: POST_MEDIA.tooLarge },
    creates: true,
    async handle({ upload, uploads, body, context }) {
      const viewer = requireViewer(context);
      if (!upload) throw invalid({ file: [NOT_A_MEDIUM] });
      const { private: isPrivate } = check(uploadPurpose, { private: body["private"] });
      const beside = { alt: body["alt"], poster: uploads["poster"] ?? null, isPrivate };
      const stored = await media.store(viewer, upload, POST_MEDIA, beside);
      return { status: 201, body: { media: presentMedia(stored, media.urlFor(viewer)) } };
    },
  },
  {
    method: "PUT",
    path: "/uploads/:id",
    async handle(request) {
      const viewer = requireViewer(request.context);
      const described = await media.describe(viewer, idOf(request), request.body["alt"]);
      return { body: { media: presentMedia(described, media.urlFor(viewer)) } };
    },
  },
  {
    method: "DELETE",
    path: "/uploads/:id",
    async handle(request) {
      const id = idOf(request);
      await media.discard(requireViewer(request.context), id);
      return { body: { id } };
    },
  },
];
