import * as z from "zod";
import { howMany, moment, sentence } from "#server/rest/answers";
import { call, type Route } from "#server/rest/route";
import type { DeletionService } from "./deletion.service.ts";
import { deletionBody } from "#server/features/auth/auth.requests";
import { LEAVING_DAYS } from "#server/features/auth/auth.rules";
import type { Receipt } from "./deletion.receipt.rules.ts";

const receiptAnswer = z
  .object({
    posts: howMany,
    comments: howMany,
    messages: howMany,
    files: howMany,
    bonds: howMany,
    likes: howMany,
    bookmarks: howMany,
  } satisfies Record<keyof Receipt, z.ZodType>)
  .meta({ id: "DeletionReceipt", description: "What is deleted with an account, counted." });

/** Deletes accounts over REST. */
export function deletionRoutes(deletion: DeletionService): Route[] {
  return [
    call({
      method: "DELETE",
      path: "/account",
      body: deletionBody,
      doc: {
        name: "deleteAccount",
        tag: "Me",
        summary: "Delete the account",
        details: `Signs the viewer out everywhere and hides the account from everybody at once. It is deleted after ${LEAVING_DAYS} days; signing in before keeps it.`,
        example: { password: "correct horse battery" },
        answer: { message: sentence, deletes_at: moment, receipt: receiptAnswer },
      },
      async handle({ viewer, body }) {
        const { deletesAt, receipt } = await deletion.leave(viewer, body);
        return { body: { message: "Your account has been deleted", deletes_at: deletesAt, receipt } };
      },
    }),
  ];
}
