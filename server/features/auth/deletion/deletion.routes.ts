import { done } from "#server/rest/answers";
import { call, type Route } from "#server/rest/route";
import type { DeletionService } from "./deletion.service.ts";
import { deletionBody } from "#server/features/auth/auth.requests";

/** Deletes accounts over REST. */
export function deletionRoutes(deletion: DeletionService): Route[] {
  return [
    call({
      method: "DELETE",
      path: "/account",
      body: deletionBody,
      doc: {
        tag: "Me",
        summary: "Delete the account permanently",
        example: { password: "correct horse battery" },
        answer: done,
      },
      async handle({ viewer, body }) {
        await deletion.delete(viewer, body);
        return { body: { message: "Your account has been deleted" } };
      },
    }),
  ];
}
