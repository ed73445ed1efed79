import * as z from "zod";
import { toId } from "#server/core/ids";
import { requireViewer } from "#server/core/viewer";
import { done, howMany, sentence } from "#server/rest/answers";
import { call, type Route } from "#server/rest/route";
import { sessionAnswer } from "#server/features/auth/auth.answers";
import { presentSession } from "#server/features/auth/auth.presenter";
import type { SessionsService } from "./sessions.service.ts";

/** Where the viewer is signed in. */
export function sessionsRoutes(sessions: SessionsService): Route[] {
  return [
    call({
      method: "GET",
      path: "/sessions",
      doc: { tag: "Me", summary: "Where the member is signed in", answer: { sessions: z.array(sessionAnswer) } },
      handle: async ({ context }) => ({
        body: { sessions: (await sessions.list(requireViewer(context))).map(presentSession) },
      }),
    }),
    call({
      method: "DELETE",
      path: "/sessions",
      doc: { tag: "Me", summary: "Sign out everywhere else", answer: { ended: howMany, message: sentence } },
      async handle({ context }) {
        const ended = await sessions.endOthers(requireViewer(context));
        return { body: { ended, message: "You are signed out everywhere else" } };
      },
    }),
    call({
      method: "DELETE",
      path: "/sessions/:id",
      doc: { tag: "Me", summary: "End a session", answer: done },
      async handle({ params, context }) {
        await sessions.end(requireViewer(context), toId(params["id"], "This session"));
        return { body: { message: "This session has ended" } };
      },
    }),
  ];
}
