import { requireViewer } from "#server/core/viewer";
import type { Route } from "#server/rest/route";
import type { DeletionService } from "./auth.deletion.service.ts";

/** Leaving for good. */
export function deletionRoutes(deletion: DeletionService): Route[] {
  return [
    {
      method: "DELETE",
      path: "/account",
      async handle({ body, context }) {
        await deletion.delete(requireViewer(context), body);
        return { body: { message: "Your account has been deleted" } };
      },
    },
  ];
}
