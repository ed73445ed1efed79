import { invalid } from "#server/core/errors";
import { requireViewer } from "#server/core/viewer";
import type { Route } from "#server/rest/route";
import { POST_PICTURE } from "./media.model.ts";
import { presentMedia } from "./media.presenter.ts";
import { NOT_AN_IMAGE } from "./media.rules.ts";
import type { MediaService } from "./media.service.ts";

/** Where the GraphQL client, too, brings its files: GraphQL itself carries none. */
export function mediaRoutes(media: MediaService): Route[] {
  return [
    {
      method: "POST",
      path: "/uploads",
      upload: { field: "file", ...POST_PICTURE },
      creates: true,
      async handle({ upload, body, context }) {
        const viewer = requireViewer(context);
        if (!upload) throw invalid({ file: [NOT_AN_IMAGE] });
        const stored = await media.store(viewer, upload, POST_PICTURE, body["alt"]);
        return { status: 201, body: { media: presentMedia(stored, media.urlOf) } };
      },
    },
  ];
}
