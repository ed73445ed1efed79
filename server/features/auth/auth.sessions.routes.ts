import { toId } from "#server/core/ids";
import { requireViewer } from "#server/core/viewer";
import type { Route } from "#server/rest/route";
import { presentSession } from "./auth.presenter.ts";
import type { SessionsService } from "./auth.sessions.service.ts";

/** Where the viewer is signed in. */
export function sessionsRoutes(sessions: SessionsService): Route[] {
  return [
    {
      method: "GET",
      path: "/sessions",
      handle: async ({ context }) => ({
        body: { sessions: (await sessions.list(requireViewer(context))).map(presentSession) },
      }),
    },
    {
      method: "DELETE",
      path: "/sessions",
      async handle({ context }) {
        const ended = await sessions.endOthers(requireViewer(context));
        return { body: { ended, message: "You are signed out everywhere else" } };
      },
    },
    {
      method: "DELETE",
      path: "/sessions/:id",
      async handle({ params, context }) {
        await sessions.end(requireViewer(context), toId(params["id"], "This session"));
        return { body: { message: "This session has ended" } };
      },
    },
  ];
}
