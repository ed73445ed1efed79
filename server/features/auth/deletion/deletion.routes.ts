import { requireViewer } from "#server/core/viewer";
import { done } from "#server/rest/answers";
import { call, type Route } from "#server/rest/route";
import type { DeletionService } from "./deletion.service.ts";
import { accountDeletion } from "#server/features/auth/auth.rules";

/** Leaving for good. */
export function deletionRoutes(deletion: DeletionService): Route[] {
  return [
    call({
      method: "DELETE",
      path: "/account",
      doc: {
        tag: "Me",
        summary: "Delete the account for good",
        body: accountDeletion,
        example: { password: "correct horse battery" },
        answer: done,
      },
      async handle({ body, context }) {
        await deletion.delete(requireViewer(context), body);
        return { body: { message: "Your account has been deleted" } };
      },
    }),
  ];
}
