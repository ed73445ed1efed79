import * as z from "zod";
import { done, howMany, sentence } from "#server/rest/answers";
import { idParam } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { sessionAnswer } from "#server/features/auth/auth.answers";
import { presentSession } from "#server/features/auth/auth.presenter";
import type { SessionsService } from "./sessions.service.ts";

/** Serves the viewer's sessions over REST. */
export function sessionsRoutes(sessions: SessionsService): Route[] {
  return [
    call({
      method: "GET",
      path: "/sessions",
      doc: {
        name: "listSessions",
        tag: "Me",
        summary: "List the viewer's sessions",
        details:
          "Lists where the viewer is signed in, with the device and the time of its last use. The session of this request is marked.",
        answer: { sessions: z.array(sessionAnswer) },
      },
      handle: async ({ viewer }) => ({
        body: { sessions: (await sessions.list(viewer)).map(presentSession) },
      }),
    }),
    call({
      method: "DELETE",
      path: "/sessions",
      doc: {
        name: "endOtherSessions",
        tag: "Me",
        summary: "End all other sessions",
        details:
          "Signs the viewer out everywhere except here. Tokens of the other sessions become invalid, and their open sockets close at once.",
        answer: { ended: howMany, message: sentence },
      },
      async handle({ viewer }) {
        const ended = await sessions.endOthers(viewer);
        return { body: { ended, message: "You are signed out everywhere else" } };
      },
    }),
    call({
      method: "DELETE",
      path: "/sessions/:id",
      params: { id: idParam("This session") },
      doc: {
        name: "endSession",
        tag: "Me",
        summary: "End a session",
        details: "Signs the viewer out on one device. Its token becomes invalid and its open sockets close at once.",
        answer: done,
      },
      async handle({ viewer, params }) {
        await sessions.end(viewer, params.id);
        return { body: { message: "This session has ended" } };
      },
    }),
  ];
}
