import { idNumber } from "#server/rest/answers";
import { idParam } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { mediaAnswer } from "./media.answers.ts";
import { POST_MEDIA } from "./media.model.ts";
import { presentMedia } from "./media.presenter.ts";
import { descriptionBody } from "./media.requests.ts";
import type { MediaService } from "./media.service.ts";

const anUpload = { id: idParam("This file") };

/** Receives files over REST, also from GraphQL clients, because GraphQL carries no files. */
export const mediaRoutes = (media: MediaService): Route[] => [
  call({
    method: "POST",
    path: "/uploads",
    upload: {
      field: "file",
      also: ["poster"],
      about: {
        file: "The image (JPEG, PNG, GIF, WebP or AVIF) or the video (MP4, WebM or MOV).",
        poster: "A picture of the video, which is shown until it plays; ignored for an image.",
      },
      isRequired: true,
      maxBytes: POST_MEDIA.maxBytes,
      tooLarge: POST_MEDIA.tooLarge,
      admit: media.admit,
    },
    creates: true,
    body: descriptionBody,
    doc: {
      name: "uploadFile",
      tag: "Uploads",
      summary: "Upload an image or a video",
      details: "For a post or message that is sent later. Until then only the viewer can see it.",
      example: { alt: "A bicycle in the rain" },
      answer: { media: mediaAnswer },
    },
    async handle({ viewer, upload, uploads, body }) {
      const stored = await media.store(viewer, upload, POST_MEDIA, { ...body, poster: uploads["poster"] ?? null });
      return { status: 201, body: { media: presentMedia(stored, media.urlFor(viewer)) } };
    },
  }),
  call({
    method: "PUT",
    path: "/uploads/:id",
    params: anUpload,
    body: descriptionBody,
    doc: {
      name: "describeUpload",
      tag: "Uploads",
      summary: "Set the description of an upload",
      details:
        "Sets the text that describes the image or video to people who cannot see it. Only for the member who uploaded it; an empty text removes the description.",
      example: { alt: "A bicycle in the rain" },
      answer: { media: mediaAnswer },
    },
    async handle({ viewer, params, body }) {
      const described = await media.describe(viewer, params.id, body);
      return { body: { media: presentMedia(described, media.urlFor(viewer)) } };
    },
  }),
  call({
    method: "DELETE",
    path: "/uploads/:id",
    params: anUpload,
    doc: {
      name: "deleteUpload",
      tag: "Uploads",
      summary: "Delete an upload",
      details:
        "Deletes a file of the viewer that no post, message or profile uses yet. Its address stops working at once.",
      answer: { id: idNumber },
    },
    async handle({ viewer, params: { id } }) {
      await media.discard(viewer, id);
      return { body: { id } };
    },
  }),
];
