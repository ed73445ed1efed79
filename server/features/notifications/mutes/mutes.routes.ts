import * as z from "zod";
import { sentence } from "#server/rest/answers";
import { idParam } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import type { MutesService } from "./mutes.service.ts";

const params = { id: idParam("This post") };
const answer = { is_muted: z.boolean(), message: sentence };

/** Mutes posts over REST. */
export const mutesRoutes = (mutes: MutesService): Route[] => [
  call({
    method: "POST",
    path: "/posts/:id/mute",
    changesNoPost: true,
    params,
    doc: {
      name: "mutePost",
      tag: "Notifications",
      summary: "Mute the conversation under a post",
      details: "The viewer gets no more notifications about the post. Safe to repeat.",
      answer,
    },
    async handle({ viewer, params: { id } }) {
      await mutes.set(viewer, id, true);
      return { body: { is_muted: true, message: "Conversation muted" } };
    },
  }),
  call({
    method: "DELETE",
    path: "/posts/:id/mute",
    changesNoPost: true,
    params,
    doc: {
      name: "unmutePost",
      tag: "Notifications",
      summary: "Unmute the conversation under a post",
      details: "The viewer gets notifications about the post again. Safe to repeat.",
      answer,
    },
    async handle({ viewer, params: { id } }) {
      await mutes.set(viewer, id, false);
      return { body: { is_muted: false, message: "Conversation unmuted" } };
    },
  }),
];
